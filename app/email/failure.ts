/** Interprets a failed attempt to send: whether it concerns this message or the whole mail server. */

export type Failure = {
  /**
   * refused: the server will never accept this message · later: it does not accept this message now · server: it
   * accepts no message now · unclear: the connection broke, because of the server or because of this message.
   */
  kind: "refused" | "later" | "server" | "unclear";
  /** Short Spanish cause for the admin: only codes, never the server's text, which contains addresses. */
  cause: string;
};

export const UNREADABLE = "No se pudo preparar el mensaje";

/** The fields of nodemailer's errors that are used. */
type SmtpError = {
  code?: unknown;
  /** The operating system's code when nodemailer has replaced it with its own. */
  originalCode?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
};

/** Replies such as "authentication required" and "closing down", which concern all messages, not one recipient. */
const SERVER_WIDE_REPLIES = new Set([421, 454, 530, 534, 535, 538]);

const SERVER_CAUSES: Record<string, string> = {
  EAUTH: "El servidor de correo no aceptó el usuario o la clave",
  ENOAUTH: "El servidor de correo pide usuario y clave",
  EDNS: "No se encontró el servidor de correo: revisa su nombre en SMTP_URL",
  ETLS: "Falló la conexión segura con el servidor de correo",
  EPROTOCOL: "El servidor de correo respondió algo que no se entiende",
  ECONFIG: "SMTP_URL no se entiende",
};

const BROKEN_CAUSES: Record<string, string> = {
  ETIMEDOUT: "El servidor de correo no respondió a tiempo",
  EABORT: "El servidor de correo no respondió a tiempo",
  ECONNECTION: "Se cortó la conexión con el servidor de correo",
  ESOCKET: "No se pudo conectar con el servidor de correo",
};

/** Interprets the error of an attempt. */
export function failureOf(error: unknown): Failure {
  const smtpError = (error ?? {}) as SmtpError;
  const { code, command, responseCode } = smtpError;
  const reply = typeof responseCode === "number" ? responseCode : undefined;
  const status = replyCode(smtpError);
  const serverCause = tlsCause(smtpError) ?? (typeof code === "string" ? SERVER_CAUSES[code] : undefined);
  if (serverCause) return { kind: "server", cause: `${serverCause}${status}` };
  if (reply !== undefined && SERVER_WIDE_REPLIES.has(reply)) {
    return { kind: "server", cause: `El servidor de correo no está recibiendo mensajes${status}` };
  }
  if (command === "MAIL FROM" && reply !== undefined) {
    return { kind: "server", cause: `El servidor de correo rechazó al remitente${status}: revisa MAIL_FROM` };
  }
  const brokenCause = typeof code === "string" ? BROKEN_CAUSES[code] : undefined;
  if (brokenCause) return { kind: "unclear", cause: brokenCause };
  if (reply === undefined) return { kind: "refused", cause: UNREADABLE };
  const who = command === "RCPT TO" ? "al destinatario" : "el mensaje";
  // 5.7.x is policy (relaying, sender checks): an administrator may fix it, and no mail may be lost until then.
  if (reply < 500 || /\(\d+ 5\.7\./.test(status)) {
    return { kind: "later", cause: `El servidor de correo por ahora no acepta ${who}${status}` };
  }
  return { kind: "refused", cause: `El servidor de correo rechazó ${who}${status}` };
}

function tlsCause({ originalCode }: SmtpError): string | undefined {
  if (typeof originalCode !== "string") return undefined;
  if (/CERT|LEAF_SIGNATURE/.test(originalCode)) return "El certificado del servidor de correo no es de confianza";
  return originalCode.startsWith("ERR_SSL") ? SERVER_CAUSES.ETLS : undefined;
}

/** " (550 5.1.1)" */
function replyCode({ responseCode, response }: SmtpError): string {
  if (typeof responseCode !== "number") return "";
  const enhanced = typeof response === "string" ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  return ` (${[responseCode, enhanced].filter(Boolean).join(" ")})`;
}
