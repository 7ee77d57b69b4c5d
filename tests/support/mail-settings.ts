import { expect } from "vitest";
import type { Mail } from "#app/email/mail.ts";
import { enqueueMail, notifyOutbox, type OutgoingMail } from "#app/email/outbox.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import type { MailStatus, OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";

/** A clock that is moved by hand. */
export class HandClock {
  #now: number;
  constructor(iso = "2026-11-20T12:00:00.000Z") {
    this.#now = Date.parse(iso);
  }
  now(): Date {
    return new Date(this.#now);
  }
  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

export function mailSettings(dataDir: string, given: Partial<MailSettings> = {}): MailSettings {
  return {
    DATA_DIR: dataDir,
    INSTITUTION_NAME: "Universidad del Sur",
    EMAIL_DOMAIN: "sur.example",
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    SUPPORT_CONTACT: "mailto:ayuda@sur.example",
    ...given,
  };
}

export function mailTo(address: string, given: Partial<Mail> = {}): Mail {
  return { to: { name: "Ñusta", address }, subject: "Hola", text: "Texto", html: "<p>Texto</p>", ...given };
}

/** Writes and commits a message to `<name>@sur.example`, and wakes the mailers. */
export async function queue(
  db: Db,
  settings: MailSettings,
  clock: HandClock,
  name: string,
  given: Partial<OutgoingMail> = {},
): Promise<void> {
  const message = { dedupKey: name, topic: name, mail: mailTo(`${name}@sur.example`), ...given };
  await db.transaction().execute((trx) => enqueueMail(trx, message, { settings, clock }));
  notifyOutbox();
}

export function outboxRows(db: Db): Promise<OutboxRow[]> {
  return db.selectFrom("outbox").selectAll().orderBy("id").execute();
}

export async function statuses(db: Db): Promise<MailStatus[]> {
  return (await outboxRows(db)).map((row) => row.status);
}

/** Waits until the messages are in these states. */
export async function untilStatuses(db: Db, expected: MailStatus[]): Promise<void> {
  await expect.poll(() => statuses(db), { timeout: 20_000, interval: 20 }).toEqual(expected);
}
