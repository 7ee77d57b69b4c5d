import type { Mail } from "#app/email/mail.ts";
import { mailFooter } from "#app/email/mail-content.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import type { OfficeSettings } from "#app/platform/institution.server.ts";

type MailSettings = OfficeSettings<Pick<Settings, "PUBLIC_URL" | "INSTITUTION_NAME" | "SUPPORT_CONTACT">>;

/** The code for a new address. It is not in the subject, which lists of mails show. */
export function codeMail(
  to: Mail["to"],
  { code, expiresAt, isFromOffice }: { code: string; expiresAt: string; isFromOffice: boolean },
  settings: MailSettings,
): Mail {
  return writtenMail(to, {
    subject: "Tu código para confirmar este correo",
    preheader: "Escríbelo en Mi cuenta.",
    heading: "Confirma tu correo",
    greeting: greeting(to.name),
    intro: isFromOffice
      ? "La oficina de Desarrollo Profesional anotó este correo para tu cuenta. Entra a la plataforma y escribe este " +
        "código en Mi cuenta:"
      : "Pediste usar este correo en tu cuenta de la plataforma. Escribe este código en Mi cuenta:",
    highlight: `${code.slice(0, 3)} ${code.slice(3)}`,
    facts: [],
    notes: [
      `El código sirve hasta el ${formatDateTime(expiresAt)}, hora de Chile.`,
      "Si no sabes de qué se trata, no hagas nada: sin el código no se envía nada más a este correo.",
    ],
    action: settings.PUBLIC_URL ? { label: "Ir a Mi cuenta", href: `${settings.PUBLIC_URL}/account` } : undefined,
    footer: mailFooter(settings),
  });
}

/** Tells the address that an account had before. The new one is not named: this mailbox may be somebody else's now. */
export function changedMail(to: Mail["to"], settings: MailSettings): Mail {
  return writtenMail(to, {
    subject: "El correo de tu cuenta cambió",
    preheader: "Los avisos llegan ahora a otro correo.",
    heading: "El correo de tu cuenta cambió",
    greeting: greeting(to.name),
    intro: "Los avisos de tu cuenta llegan ahora a otro correo, que se confirmó con un código.",
    highlight: "Este correo ya no recibe avisos de la plataforma.",
    facts: [],
    notes: ["Si no fuiste tú, avisa de inmediato: puede que alguien conozca tu contraseña."],
    action: undefined,
    footer: mailFooter(settings),
  });
}

function greeting(name: string): string {
  return `Hola, ${name.trim().split(/\s+/)[0]}:`;
}
