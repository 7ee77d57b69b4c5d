import { InvalidCredentialsError, NoSuchObjectError, ResultCodeError } from "ldapts";
import { claimedIdentifiers } from "../identity.ts";
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
      else steps.push(...entriesSteps(seen.identifiers, settings));
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

function entriesSteps(identifiers: readonly (string | undefined)[], settings: DirectorySettings): TrialStep[] {
  const { LDAP_BASE = "", LDAP_USER_FILTER = "", LDAP_RUT_ATTRIBUTE = "" } = settings;
  if (identifiers.length === 0) {
    const found = `En ${LDAP_BASE} nada calza con ${LDAP_USER_FILTER}, o la cuenta que busca no puede verlo.`;
    return [wrong(found, "Revisa LDAP_BASE, LDAP_USER_FILTER y los permisos de esa cuenta.")];
  }
  const there = fine(`En ${LDAP_BASE} hay entradas que calzan con ${LDAP_USER_FILTER}.`);
  return [there, identifierStep(identifiers, LDAP_RUT_ATTRIBUTE)];
}

function identifierStep(identifiers: readonly (string | undefined)[], attribute: string): TrialStep {
  const seen = identifiers.filter((each) => each !== undefined);
  const ruts = seen.filter((each) => claimedIdentifiers(each).rut !== null).length;
  const first = identifiers.length === 1 ? "la primera entrada" : `las primeras ${identifiers.length} entradas`;
  if (ruts > 0) return fine(`«${attribute}» trae un RUT válido en ${ruts} de ${first}.`);
  if (seen.length > 0) {
    return doubtful(
      `«${attribute}» no trae un RUT con su dígito verificador en ${first}.`,
      "Debe llegar como 12345678-5. Revisa LDAP_RUT_ATTRIBUTE, o corrígelo en el directorio.",
    );
  }
  return doubtful(
    `La cuenta que busca no ve «${attribute}» en ${first}.`,
    "Basta con que cada persona vea ese atributo en su propia entrada; si no, revisa LDAP_RUT_ATTRIBUTE.",
  );
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
  // The library's own words for a deadline that is over; it gives no code.
  if (error instanceof Error && /timeout/i.test(error.message))
    return wrong(`${host} no contestó a tiempo.`, "Revisa la ruta y el cortafuegos entre este servidor y ese.");
  const code = error instanceof ResultCodeError ? ` (LDAP ${error.code})` : "";
  return wrong(
    `${host} no respondió como se esperaba${code}.`,
    "Con ldap:// debe ofrecer StartTLS; si no, usa ldaps://. Revisa también que la cuenta pueda buscar.",
  );
}
