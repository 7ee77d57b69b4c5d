import { InvalidCredentialsError, NoSuchObjectError, ResultCodeError } from "ldapts";
import { type DirectorySettings, inspectDirectory } from "../ldap/directory.server.ts";
import { connectionProblem } from "./connection-problem.ts";
import { doubtful, fine, type TrialStep, wrong } from "./trial.ts";

/** Asks the directory for what a sign-in needs of it, as far as the account that searches may see it. */
export async function tryLdap(settings: DirectorySettings): Promise<TrialStep[]> {
  const { host } = new URL(settings.LDAP_URL ?? "");
  const steps: TrialStep[] = [];
  try {
    await inspectDirectory(settings, (seen) => {
      if (seen.what === "connected") steps.push(connected(settings, host));
      else if (seen.what === "bound") steps.push(fine("Acepta la cuenta que busca."));
      else steps.push(...peopleSteps(seen, settings));
    });
  } catch (error) {
    steps.push(problemOf(error, settings, host));
  }
  return steps;
}

function connected({ LDAP_URL, LDAP_CA }: DirectorySettings, host: string): TrialStep {
  const isEncrypted = LDAP_URL?.startsWith("ldaps:") || LDAP_CA !== undefined;
  return fine(isEncrypted ? `${host} responde, y su certificado vale.` : `${host} responde.`);
}

type People = { entries: number; withIdentifier: number };

function peopleSteps({ entries, withIdentifier }: People, settings: DirectorySettings): TrialStep[] {
  const { LDAP_BASE = "", LDAP_USER_FILTER = "", LDAP_RUT_ATTRIBUTE = "" } = settings;
  if (entries === 0) {
    const found = `En ${LDAP_BASE} nadie calza con ${LDAP_USER_FILTER}, o la cuenta que busca no puede verlo.`;
    return [wrong(found, "Revisa LDAP_BASE, LDAP_USER_FILTER y los permisos de esa cuenta.")];
  }
  const there = fine(`En ${LDAP_BASE} hay personas que calzan con ${LDAP_USER_FILTER}.`);
  if (withIdentifier > 0) return [there, fine(`El RUT está en «${LDAP_RUT_ATTRIBUTE}».`)];
  return [
    there,
    doubtful(
      `La cuenta que busca no ve «${LDAP_RUT_ATTRIBUTE}» en ninguna de las primeras entradas.`,
      "Basta con que cada persona vea ese atributo en su propia entrada; si no, revisa LDAP_RUT_ATTRIBUTE.",
    ),
  ];
}

function problemOf(error: unknown, settings: DirectorySettings, host: string): TrialStep {
  if (error instanceof InvalidCredentialsError)
    return wrong("No acepta la cuenta que busca.", "Revisa LDAP_SEARCH_DN y LDAP_SEARCH_PASSWORD.");
  if (error instanceof NoSuchObjectError)
    return wrong(
      `No existe ${settings.LDAP_BASE ?? "esa rama"}, o la cuenta que busca no puede verla.`,
      "Revisa LDAP_BASE y los permisos de esa cuenta.",
    );
  const problem = connectionProblem(error, host, "LDAP_CA");
  if (problem) return problem;
  const code = error instanceof ResultCodeError ? ` (LDAP ${error.code})` : "";
  return wrong(
    `${host} no respondió como se esperaba${code}.`,
    "Con ldap:// debe ofrecer StartTLS; si no, usa ldaps://. Revisa también que la cuenta pueda buscar.",
  );
}
