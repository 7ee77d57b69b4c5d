import { failureOf } from "#app/email/failure.ts";
import { senderOf } from "#app/email/sender.server.ts";
import { smtpTransport } from "#app/email/transport.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Check } from "./check.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

/** Checks the mail server: connection, encryption and sign-in. Nothing is sent. */

const CONNECT_MS = 5000;
const SEE = "Mira la tabla «Cuando algo no llega» de docs/operacion.md.";

export const mail: Check = {
  subject: "Correo",
  run: async ({ settings }, signal) => {
    const { SMTP_URL } = settings;
    if (!SMTP_URL)
      return [
        warn(
          "Servidor",
          "Sin SMTP_URL los avisos de citas no salen: esperan en DATA_DIR/outbox.",
          "SMTP_URL=smtp://usuario:clave@correo.tu-universidad.cl:587",
        ),
      ];
    return [await connection(SMTP_URL, signal), ...encryption(SMTP_URL), ...sender(settings)];
  },
};

async function connection(url: string, signal: AbortSignal): Promise<Finding> {
  const transport = smtpTransport(url, CONNECT_MS);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(Object.assign(new Error("late"), { code: "ETIMEDOUT" })), {
      once: true,
    });
  });
  try {
    await Promise.race([transport.verify(), late]);
    return ok(
      "Servidor",
      hasAccount(url) ? "Responde y acepta el usuario y la clave." : "Responde, sin usuario ni clave.",
    );
  } catch (error) {
    return fail("Servidor", `${failureOf(error).cause}.`, SEE);
  } finally {
    transport.close();
  }
}

const parsed = (url: string) => (URL.canParse(url) ? new URL(url) : null);
const hasAccount = (url: string) => parsed(url)?.username !== "";

function encryption(url: string): Finding[] {
  const { protocol, hostname, searchParams } = parsed(url) ?? new URL("smtp://unknown");
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  const findings: Finding[] = [];
  if (protocol === "smtp:" && hasAccount(url) && !isLocal && searchParams.get("requireTLS") !== "true") {
    findings.push(
      warn(
        "Cifrado",
        "Si el servidor no ofrece STARTTLS, la clave viaja sin cifrar.",
        "Agrega ?requireTLS=true al final de SMTP_URL.",
      ),
    );
  }
  if (searchParams.get("tls.rejectUnauthorized") === "false") {
    findings.push(
      warn(
        "Cifrado",
        "Se acepta cualquier certificado del servidor de correo.",
        "Entrega la autoridad del campus con NODE_EXTRA_CA_CERTS y quita tls.rejectUnauthorized.",
      ),
    );
  }
  return findings;
}

function sender(settings: Settings): Finding[] {
  const { address } = senderOf(settings);
  if (!address.endsWith(".example")) return [ok("Remitente", address)];
  return [
    warn(
      "Remitente",
      `${address} es de muestra: los servidores lo rechazan.`,
      "MAIL_FROM=Desarrollo Profesional <carreras@tu-universidad.cl>",
    ),
  ];
}
