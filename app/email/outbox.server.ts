import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { sql } from "kysely";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { MailStatus } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { isDeliverable } from "./deliverable.ts";
import { type Mail, mailSchema } from "./mail.ts";
import { isPlaceholderAddress } from "./placeholder-address.server.ts";
import { type MailSettings, senderOf } from "./sender.server.ts";

/** "queued" wakes the mailer of this process; other processes poll the database every few seconds. */
export const outboxEvents = new EventEmitter<{ queued: [] }>();

export type OutgoingMail = {
  /** Identifies the event that the message is about; the same key never creates a second message. */
  dedupKey: string;
  /** Groups the messages about one thing, e.g. "booking:12". */
  topic: string;
  mail: Mail;
  /** Time (ISO-8601 UTC) after which the message is not sent any more; absent or null: it never expires. */
  expiresAt?: string | null;
  /** Time (ISO-8601 UTC) before which the message is not sent; absent: at once. */
  notBefore?: string;
  /** The text holds a secret, such as a code: it is deleted once the message has left, or is obsolete. */
  isSecret?: boolean;
};

/**
 * Queues a message. Call it inside the transaction of the change that it reports, and notifyOutbox() after the commit.
 * @returns false when a message with this dedupKey exists already, and for an address that cannot exist or that was
 *   made up from somebody's identifier: then nothing is written.
 * @throws ZodError when an address is none or a one-line text holds line breaks.
 */
export async function enqueueMail(
  trx: Db,
  { dedupKey, topic, mail, expiresAt = null, notBefore, isSecret = false }: OutgoingMail,
  { settings, clock = systemClock }: { settings: MailSettings; clock?: Clock },
): Promise<boolean> {
  const checked = mailSchema.parse(mail);
  if (!isDeliverable(checked.to.address)) return false;
  if (await isPlaceholderAddress(trx, checked.to.address, settings.EMAIL_DOMAIN)) return false;
  const now = isoNow(clock);
  const host = senderOf(settings).address.split("@").at(-1) || settings.EMAIL_DOMAIN;
  const result = await trx
    .insertInto("outbox")
    .values({
      dedup_key: dedupKey,
      topic,
      message_id: `<${randomUUID()}@${host}>`,
      recipient: checked.to.address,
      mail: JSON.stringify(checked),
      status: "queued",
      next_attempt_at: notBefore ?? now,
      expires_at: expiresAt,
      is_secret: isSecret ? 1 : 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("dedup_key").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Drops the queued messages of a topic because they are outdated. The caller then queues a message with the whole
 * current state. A message that is being sent right now may still arrive; if it fails, it is not tried again.
 * @param keyPrefix leaves the messages alone whose dedupKey does not begin so
 * @returns dedupKeys of the messages that will certainly never arrive.
 */
export async function dropQueued(
  trx: Db,
  topic: string,
  clock: Clock = systemClock,
  keyPrefix = "",
): Promise<string[]> {
  const now = isoNow(clock);
  const isMeant = sql<boolean>`substr(dedup_key, 1, ${keyPrefix.length}) = ${keyPrefix}`;
  const dropped = await trx
    .updateTable("outbox")
    .set({ status: "expired", expires_at: now, last_error: "Reemplazado por un aviso más nuevo" })
    .where("topic", "=", topic)
    .where(isMeant)
    .where("status", "=", "queued")
    .returning("dedup_key")
    .execute();
  await trx
    .updateTable("outbox")
    .set({ expires_at: now })
    .where("topic", "=", topic)
    .where(isMeant)
    .where("status", "=", "sending")
    .execute();
  return dropped.map((row) => row.dedup_key);
}

/** Wakes the mailer; call after the commit. */
export function notifyOutbox(): void {
  outboxEvents.emit("queued");
}

export type OutboxState = {
  /** When false, mails stay queued and are written to DATA_DIR/outbox. */
  smtpConfigured: boolean;
  /** Without failed ones that the office dismissed. */
  counts: Record<MailStatus, number>;
  /** When the oldest unsent message was queued; ISO-8601 UTC. */
  oldestWaiting: string | null;
  /** Spanish cause of the latest error among queued and failed messages; contains no addresses or texts. */
  lastError: string | null;
  /** Spanish cause that all failed messages share; null when there are none, or when their causes differ. */
  failureCause: string | null;
};

/** State of the mail delivery, for the admin panel. */
export async function outboxState(db: Db, settings: Pick<MailSettings, "SMTP_URL">): Promise<OutboxState> {
  const counts: OutboxState["counts"] = { queued: 0, sending: 0, sent: 0, expired: 0, failed: 0 };
  const rows = await db
    .selectFrom("outbox")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .where("dismissed_at", "is", null)
    .groupBy("status")
    .execute();
  for (const row of rows) counts[row.status] = row.count;
  const oldest = await db
    .selectFrom("outbox")
    .select(sql<string | null>`min(created_at)`.as("created_at"))
    .where("status", "in", ["queued", "sending"])
    .executeTakeFirstOrThrow();
  const trouble = await db
    .selectFrom("outbox")
    .select("last_error")
    .where("status", "in", ["queued", "sending", "failed"])
    .where("last_error", "is not", null)
    .where("dismissed_at", "is", null)
    .orderBy("next_attempt_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const causes = await db
    .selectFrom("outbox")
    .select("last_error")
    .distinct()
    .where("status", "=", "failed")
    .where("dismissed_at", "is", null)
    .limit(2)
    .execute();
  return {
    smtpConfigured: settings.SMTP_URL !== undefined,
    counts,
    oldestWaiting: oldest.created_at,
    lastError: trouble?.last_error ?? null,
    failureCause: causes.length === 1 ? (causes[0]?.last_error ?? null) : null,
  };
}
