import type { Settings } from "#app/platform/env.server.ts";
import { listAnd, pluralize } from "#app/platform/format.ts";
import { hasSaml, readSamlFiles } from "#app/platform/saml-settings.server.ts";

/** What the running settings say, in words. Nothing is claimed that they do not say. */

/** Months that the EU AI Act asks of the logs of high-risk systems, as days. */
const SIX_MONTHS_DAYS = 183;

export function recipients(settings: Settings): string[] {
  const smtp = settings.SMTP_URL ? hostOf(settings.SMTP_URL) : null;
  const model = usesRemote(settings) && settings.AI_BASE_URL ? hostOf(settings.AI_BASE_URL) : null;
  return [
    smtp ? `Servidor de correo ${smtp}: los avisos, con nombre y correo.` : "Servidor de correo: ninguno configurado.",
    model
      ? `Servidor del modelo de lenguaje ${model}: texto de CV y respuestas, para analizarlos.`
      : "Servidor del modelo de lenguaje: ninguno; lo que se analiza no sale de esta máquina.",
    settings.VOICE === "browser"
      ? "Reconocimiento de voz del navegador: el audio puede ir al fabricante del navegador de cada persona."
      : "Reconocimiento de voz: en el dispositivo o en esta máquina; el audio no sale.",
    ...signInServers(settings),
    "Coach de cada cita: nombre, correo, teléfono y mensaje de la cita.",
    "Calendario propio de cada coach que lo suscribe, también si lo lleva otra empresa: hora de la cita y nombre.",
  ];
}

/** Whom people are sent to, or asked about, when they sign in. */
function signInServers(settings: Settings): string[] {
  const { OIDC_ISSUER, OIDC_GOOGLE_CLIENT_ID, OIDC_MICROSOFT_CLIENT_ID, LDAP_URL } = settings;
  const providers = [
    ...(hasSaml(settings) ? [hostOf(readSamlFiles(settings).identityProvider.entryPoint)] : []),
    ...(OIDC_ISSUER ? [hostOf(OIDC_ISSUER)] : []),
    ...(OIDC_GOOGLE_CLIENT_ID ? ["Google"] : []),
    ...(OIDC_MICROSOFT_CLIENT_ID ? ["Microsoft"] : []),
  ];
  return [
    ...(providers.length > 0
      ? [`Ingreso con ${listAnd(providers)}: quién entra y cuándo, lo sabe quien identifica.`]
      : []),
    ...(LDAP_URL
      ? [`Directorio ${hostOf(LDAP_URL)}: usuario y contraseña de quien entra por él, sin guardarlos.`]
      : []),
  ];
}

const usesRemote = ({ AI_ENGINE }: Settings) => AI_ENGINE === "remote" || AI_ENGINE === "auto";

/** Without user, password and path, which may be secrets. */
function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "(dirección que no se puede leer)";
  }
}

export function securityMeasures(settings: Settings): string[] {
  const kept = pluralize(settings.BACKUP_KEEP_DAYS, "día", "días");
  return [
    settings.TLS_CERT
      ? "Cifrado en tránsito: la plataforma sirve TLS por sí misma."
      : settings.https
        ? "Cifrado en tránsito: la dirección pública es https; el TLS lo pone un proxy de la institución."
        : "Cifrado en tránsito: NO. La plataforma se sirve por http.",
    settings.BACKUP_AT === "off"
      ? "Respaldos automáticos: NO, están apagados."
      : `Respaldos: cada día a las ${settings.BACKUP_AT}; se guardan ${kept}.`,
    secondFactor(settings),
    settings.LOGIN_RUT === "off"
      ? "Contraseñas: solo para el ingreso de emergencia; el ingreso con RUT está apagado."
      : "Contraseñas: guardadas con Argon2id; los intentos de adivinarlas se frenan.",
    "Acceso: cada estudiante ve lo propio; quien administra, lo que su rol permite; lo que hace queda en un rastro.",
    "Cifrado del disco: la plataforma no lo puede saber; lo responde informática.",
  ];
}

function secondFactor({ SECOND_FACTOR }: Settings): string {
  return SECOND_FACTOR === "staff"
    ? "Segundo factor: obligatorio para quienes administran; voluntario para las demás personas."
    : "Segundo factor: cada persona puede agregarlo; nadie está obligado.";
}

export function engineWords({ AI_ENGINE, AI_MODEL, AI_BASE_URL }: Settings): string {
  const model = AI_MODEL ? `, modelo ${AI_MODEL}` : "";
  switch (AI_ENGINE) {
    case "rules":
      return "Solo reglas: ningún modelo de lenguaje participa.";
    case "remote":
      return `Reglas, y un modelo en ${hostOf(AI_BASE_URL ?? "")}${model}.`;
    case "llama":
      return `Reglas, y un modelo en esta máquina${model}.`;
    case "auto":
      return [
        `Reglas, y el modelo que haya (${AI_BASE_URL ? hostOf(AI_BASE_URL) : "en esta máquina"})${model};`,
        "sin modelo, solo reglas.",
      ].join(" ");
  }
}

export type LogPeriod = { log: string; days: number; complies: boolean };

/** Periods of what tells afterwards what the system did, against six months; 0 days: never deleted. */
export function logPeriods(settings: Settings): LogPeriod[] {
  const period = (log: string, days: number) => ({ log, days, complies: days === 0 || days >= SIX_MONTHS_DAYS });
  return [
    period("Registro de lo que hace cada persona y la oficina", settings.RETENTION_DAYS_ACTIVITIES),
    period("Resultados de CV con motor, versión de la pauta y evidencia", settings.RETENTION_DAYS_CV_TEXT),
    period("Entrevistas con cada evaluación y quién la hizo", settings.RETENTION_DAYS_ANSWERS),
    period("Solicitudes de derechos y revisiones por una persona", settings.RETENTION_DAYS_RIGHTS),
  ];
}

export const daysWords = (days: number) => (days === 0 ? "sin plazo" : pluralize(days, "día", "días"));
