import addressparser from "nodemailer/lib/addressparser";
import type { Settings } from "#app/platform/env.server.ts";

/** The settings that the mail code uses. */
export type MailSettings = Pick<
  Settings,
  "SMTP_URL" | "MAIL_FROM" | "EMAIL_DOMAIN" | "INSTITUTION_NAME" | "DATA_DIR" | "SUPPORT_CONTACT"
>;

export type Sender = { name: string; address: string };

/**
 * The sender of all mails: MAIL_FROM ("Carreras <carreras@universidad.cl>" or a bare address), otherwise a no-reply
 * address.
 */
export function senderOf(settings: Pick<MailSettings, "MAIL_FROM" | "EMAIL_DOMAIN" | "INSTITUTION_NAME">): Sender {
  const given = addressparser(settings.MAIL_FROM, { flatten: true })[0];
  const name = `${settings.INSTITUTION_NAME} Desarrollo Profesional`;
  if (!given?.address) return { name, address: `no-reply@${settings.EMAIL_DOMAIN}` };
  return { name: given.name || name, address: given.address };
}

/** Where answers go: the address of SUPPORT_CONTACT; undefined where that is a web page. */
export function replyAddress({ SUPPORT_CONTACT }: Pick<MailSettings, "SUPPORT_CONTACT">): string | undefined {
  const address = /^mailto:([^?]+)/i.exec(SUPPORT_CONTACT)?.[1];
  return address === undefined ? undefined : addressparser(address, { flatten: true })[0]?.address || undefined;
}
