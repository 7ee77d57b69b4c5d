import { type TrialStep, wrong } from "./trial.ts";

/** Why a server could not be reached, from the error codes of Node and of TLS; null for another kind of error. */
export function connectionProblem(error: unknown, host: string, trust: string): TrialStep | null {
  const codes = codesOf(error);
  for (const code of codes) {
    const [, found, remedy] = PROBLEMS.find(([pattern]) => pattern.test(code)) ?? [];
    if (found && remedy) return wrong(`${found.replace("{host}", host)} (${code}).`, remedy.replace("{trust}", trust));
  }
  const other = codes.find((code) => UNNAMED.test(code));
  return other === undefined
    ? null
    : wrong(
        `No se pudo hablar con ${host} (${other}).`,
        "Revisa la dirección, y la salida de este servidor hacia allá.",
      );
}

const PROBLEMS: readonly (readonly [RegExp, found: string, remedy: string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, "No se encontró {host}", "Revisa el nombre, y el DNS de este servidor."],
  [
    /^ECONNREFUSED$/,
    "{host} no atiende en ese puerto",
    "Revisa la dirección y el puerto, y que el servicio esté arriba.",
  ],
  [
    /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|UND_ERR_HEADERS_TIMEOUT|EHOSTUNREACH|ENETUNREACH|OAUTH_TIMEOUT|TimeoutError)$/,
    "{host} no contestó a tiempo",
    "Revisa la ruta y el cortafuegos entre este servidor y ese.",
  ],
  [
    /^(CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/,
    "El certificado de {host} no está vigente",
    "Pide uno vigente, y revisa el reloj de este servidor.",
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    "El certificado de {host} es de otro nombre",
    "Usa el nombre que está en el certificado, o pide uno con este nombre.",
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER/,
    "Este servidor no conoce a quien firmó el certificado de {host}",
    "Entrega esa autoridad con {trust}.",
  ],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|EPROTO|ERR_SSL_\w+)$/,
    "{host} cortó la conexión",
    "Revisa que sea la dirección correcta, con o sin cifrado como ese servidor espera.",
  ],
];

/** Any other code of the system, of TLS or of the client for http: nothing was answered. */
const UNNAMED = /^(?:E[A-Z]{2,}|UND_ERR_\w+|ERR_(?:SSL|TLS|SOCKET)_\w+)$/;

/** The codes of an error and of what caused it. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let at = error;
  // A cause may be an error that has itself as cause.
  for (let depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if ("code" in at && typeof at.code === "string") codes.push(at.code);
    else if (at.name === "TimeoutError") codes.push(at.name);
    if (at instanceof AggregateError) codes.push(...at.errors.flatMap(codesOf));
    at = at.cause;
  }
  return codes;
}
