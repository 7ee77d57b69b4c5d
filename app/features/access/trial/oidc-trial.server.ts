import { genericGrantRequest, ResponseBodyError, WWWAuthenticateChallengeError } from "openid-client";
import type { Settings } from "#app/platform/env.server.ts";
import { askProvider, type OidcClient } from "../oidc/configuration.server.ts";
import { callbackUrl, type OidcProvider } from "../oidc/providers.server.ts";
import { connectionProblem } from "./connection-problem.ts";
import { doubtful, fine, type TrialStep, wrong } from "./trial.ts";

/** Where each provider's settings have other names. */
const ISSUERS: Readonly<Record<string, string>> = {
  campus: "Compara OIDC_ISSUER, letra por letra, con el «issuer» de su /.well-known/openid-configuration.",
  microsoft: "Compara OIDC_MICROSOFT_TENANT con el identificador del directorio.",
  google: "Revisa que la salida de este servidor no pase por un filtro que responde en su lugar.",
};
const CREDENTIALS: Readonly<Record<string, string>> = {
  campus: "OIDC_CLIENT_ID y OIDC_CLIENT_SECRET",
  google: "OIDC_GOOGLE_CLIENT_ID y OIDC_GOOGLE_CLIENT_SECRET",
  microsoft: "OIDC_MICROSOFT_CLIENT_ID y OIDC_MICROSOFT_CLIENT_SECRET",
};

/** Asks a provider anew for what a sign-in needs of it. Nobody is signed in. */
export async function tryOidc(provider: OidcProvider, settings: Pick<Settings, "PUBLIC_URL">): Promise<TrialStep[]> {
  const { host } = new URL(provider.issuer);
  let client: OidcClient;
  try {
    client = await askProvider(provider);
  } catch (error) {
    return [problemOf(error, host) ?? wrongDescription(host, provider)];
  }
  return [
    fine(`${host} dio su descripción.`),
    await keysStep(client, host),
    await secretStep(client, provider, settings),
    identifierStep(provider),
  ];
}

const problemOf = (error: unknown, host: string) => connectionProblem(error, host, "NODE_EXTRA_CA_CERTS");

const wrongDescription = (host: string, { id }: OidcProvider): TrialStep =>
  wrong(`${host} contestó, y no con la descripción de ese proveedor.`, ISSUERS[id] ?? "");

async function keysStep({ keys }: OidcClient, host: string): Promise<TrialStep> {
  try {
    await keys.reload();
    if ((keys.jwks()?.keys.length ?? 0) > 0) return fine("Entregó las claves con que firma.");
  } catch (error) {
    const problem = problemOf(error, host);
    if (problem) return problem;
  }
  return wrong("No entregó las claves con que firma.", "Abre el «jwks_uri» de su descripción desde este servidor.");
}

/**
 * With a code that nobody was given: a provider that knows the client refuses the code, one that does not refuses the
 * client. Some look at the code first, so that only the refusal of the client is certain.
 */
async function secretStep(
  { configuration }: OidcClient,
  provider: OidcProvider,
  settings: Pick<Settings, "PUBLIC_URL">,
): Promise<TrialStep> {
  const back = callbackUrl(provider, settings).href;
  const names = CREDENTIALS[provider.id] ?? "";
  const parameters = { code: "prueba", redirect_uri: back, code_verifier: "p".repeat(43) };
  const refusal = await genericGrantRequest(configuration, "authorization_code", parameters).then(
    () => "none",
    (error: unknown) => {
      if (error instanceof WWWAuthenticateChallengeError) return "invalid_client";
      return error instanceof ResponseBodyError ? error.error : "unknown";
    },
  );
  if (refusal === "invalid_grant")
    return fine(`No rechazó la clave del cliente. Dirección de vuelta para registrar: ${back}`);
  if (refusal === "invalid_client" || refusal === "unauthorized_client")
    return wrong("No acepta el cliente con su clave.", `Copia otra vez ${names} desde el proveedor.`);
  if (refusal === "redirect_uri_mismatch")
    return wrong("No conoce la dirección de vuelta.", `Registra ${back} en el proveedor.`);
  return doubtful("No se pudo saber si acepta la clave del cliente.", `Entra una vez; si falla, revisa ${names}.`);
}

function identifierStep({ id, identifierClaim }: OidcProvider): TrialStep {
  if (id === "google") return fine("Google no envía el RUT: reconocerá solo a quien confirmó aquí ese mismo correo.");
  if (identifierClaim !== undefined)
    return fine(`Reconocerá a cada persona por el RUT, si llega en «${identifierClaim}»; eso se ve al entrar.`);
  if (id === "microsoft")
    return wrong("Sin OIDC_RUT_CLAIM no reconoce a nadie.", "Pon en OIDC_RUT_CLAIM el dato que tiene el RUT.");
  return doubtful(
    "Sin OIDC_RUT_CLAIM solo reconoce a quien confirmó aquí su correo.",
    "OIDC_RUT_CLAIM=rut, con el nombre que usa la universidad.",
  );
}
