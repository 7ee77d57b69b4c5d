import type { Mail } from "#app/email/mail.ts";
import { mailFooter } from "#app/email/mail-content.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import type { OfficeSettings } from "#app/platform/institution.server.ts";
import type { CodePurpose, NewCode } from "./codes.server.ts";

export type CodeMailSettings = MailSettings & Pick<Settings, "PUBLIC_URL" | "INSTITUTION_NAME" | "SUPPORT_CONTACT">;

const WORDS: Record<CodePurpose, { subject: string; heading: string; intro: string }> = {
  entry: {
    subject: "Tu código para entrar",
    heading: "Entra con este código",
    intro: "Alguien pidió entrar con tu cuenta a la plataforma. Si fuiste tú, escribe este código donde lo pediste:",
  },
  confirm: {
    subject: "Tu código para confirmar que eres tú",
    heading: "Confirma que eres tú",
    intro: "Pediste un cambio en tu cuenta de la plataforma. Si fuiste tú, escribe este código donde lo pediste:",
  },
};

/** The code is not in the subject, which lists of mails show. */
export function entryCodeMail(
  to: Mail["to"],
  { code, expiresAt, purpose }: Pick<NewCode, "code" | "expiresAt"> & { purpose: CodePurpose },
  settings: OfficeSettings<CodeMailSettings>,
): Mail {
  const { subject, heading, intro } = WORDS[purpose];
  return writtenMail(to, {
    subject,
    preheader: "Sirve una vez, en el navegador donde lo pediste.",
    heading,
    greeting: `Hola, ${to.name.trim().split(/\s+/)[0]}:`,
    intro,
    highlight: `${code.slice(0, 3)} ${code.slice(3)}`,
    facts: [],
    notes: [
      `Sirve una vez, hasta el ${formatDateTime(expiresAt)}, hora de Chile, en el navegador donde lo pediste.`,
      "Si no fuiste tú, no hagas nada y no se lo des a nadie: nadie de la universidad te lo pedirá.",
    ],
    action: undefined,
    footer: mailFooter(settings),
  });
}
