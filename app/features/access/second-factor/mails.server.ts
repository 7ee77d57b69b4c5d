import { randomUUID } from "node:crypto";
import { mailFooter } from "#app/email/mail-content.ts";
import { enqueueMail } from "#app/email/outbox.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";

export type FactorContext = {
  settings: MailSettings & Pick<Settings, "PUBLIC_URL" | "INSTITUTION_NAME" | "SUPPORT_CONTACT">;
  clock?: Clock;
};

const EVENTS = {
  totp_added: ["Tu cuenta pide ahora un código", "Se agregó una aplicación de códigos a tu cuenta."],
  totp_removed: ["Tu cuenta ya no pide un código", "Se quitó la aplicación de códigos de tu cuenta."],
  codes_renewed: ["Tus códigos de recuperación cambiaron", "Los códigos de recuperación anteriores ya no sirven."],
  recovery_used: ["Se usó un código de recuperación", "Alguien usó un código de recuperación de tu cuenta."],
  passkey_added: ["Tu cuenta tiene una llave de acceso nueva", "Se agregó una llave de acceso a tu cuenta."],
  passkey_removed: ["Se quitó una llave de acceso", "Se quitó una llave de acceso de tu cuenta."],
  reset: [
    "Se quitó el segundo factor de tu cuenta",
    "La oficina quitó los códigos y las llaves de acceso de tu cuenta.",
  ],
} as const satisfies Record<string, readonly [string, string]>;

/** The mails of this kind to one person. */
const factorTopic = (userId: number) => `second-factor:${userId}`;

/**
 * Tells the owner of an account by mail what changed, unless the address was made up by the program. Call it in the
 * transaction of the change, and notifyOutbox() after the commit.
 */
export async function tellOwner(
  trx: Db,
  person: Pick<User, "id" | "name" | "email" | "email_source">,
  event: keyof typeof EVENTS,
  { settings, clock = systemClock }: FactorContext,
): Promise<void> {
  if (person.email_source === "generated") return;
  const own = await officeSettings(trx, settings);
  const [subject, highlight] = EVENTS[event];
  const mail = writtenMail(
    { name: person.name, address: person.email },
    {
      subject,
      preheader: highlight,
      heading: subject,
      greeting: `Hola, ${person.name.trim().split(/\s+/)[0]}:`,
      intro: `Esto pasó el ${formatDateTime(clock.now().toISOString())}, hora de Chile:`,
      highlight,
      facts: [],
      notes: ["Si no fuiste tú, cambia tu contraseña y avisa de inmediato: puede que alguien la conozca."],
      action: settings.PUBLIC_URL ? { label: "Ir a Mi cuenta", href: `${settings.PUBLIC_URL}/account` } : undefined,
      footer: mailFooter(own),
    },
  );
  const topic = factorTopic(person.id);
  await enqueueMail(trx, { dedupKey: `${topic}:${randomUUID()}`, topic, mail }, { settings, clock });
}
