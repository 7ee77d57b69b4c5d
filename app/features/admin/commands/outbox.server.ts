import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";

/** What the office does about mails that could not be sent. */

type Which = { actorId: number; mailId: number };

/**
 * Queues a failed mail again, from its first attempt on.
 * @throws AppError forbidden, not_found, conflict (not_failed, outdated)
 */
export async function retryMail(db: Db, { actorId, mailId }: Which, clock: Clock = systemClock): Promise<void> {
  await runWithPermission(db, { actorId, permission: "outbox" }, async (trx) => {
    const mail = await failedMail(trx, mailId);
    const now = isoNow(clock);
    if (mail.expires_at !== null && mail.expires_at <= now) {
      throw new AppError("conflict", "Ese correo ya no sirve: lo que avisa pasó. Puedes descartarlo.", {
        reason: "outdated",
      });
    }
    await requeue(trx, [mailId], now);
    await recordActivity(trx, { userId: actorId, action: "mail_retried", details: { mails: 1 } }, clock);
  });
  notifyOutbox();
}

/**
 * Queues all failed mails again that are not outdated or dismissed.
 * @returns how many
 * @throws AppError forbidden
 */
export async function retryFailedMails(db: Db, actorId: number, clock: Clock = systemClock): Promise<number> {
  const count = await runWithPermission(db, { actorId, permission: "outbox" }, async (trx) => {
    const now = isoNow(clock);
    const failed = await trx
      .selectFrom("outbox")
      .select("id")
      .where("status", "=", "failed")
      .where("dismissed_at", "is", null)
      .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", now)]))
      .execute();
    if (failed.length === 0) return 0;
    const ids = failed.map((mail) => mail.id);
    await requeue(trx, ids, now);
    await recordActivity(trx, { userId: actorId, action: "mail_retried", details: { mails: ids.length } }, clock);
    return ids.length;
  });
  notifyOutbox();
  return count;
}

/**
 * Marks a failed mail as seen: it is not counted any more and stays in the list. Dismissing it again changes nothing.
 * @throws AppError forbidden, not_found, conflict (not_failed)
 */
export async function dismissMail(db: Db, { actorId, mailId }: Which, clock: Clock = systemClock): Promise<void> {
  await runWithPermission(db, { actorId, permission: "outbox" }, async (trx) => {
    const mail = await failedMail(trx, mailId);
    if (mail.dismissed_at !== null) return;
    await trx
      .updateTable("outbox")
      .set({ dismissed_at: isoNow(clock) })
      .where("id", "=", mailId)
      .execute();
    await recordActivity(trx, { userId: actorId, action: "mail_dismissed", details: { mailId } }, clock);
  });
}

async function failedMail(trx: Db, id: number): Promise<OutboxRow> {
  const mail = await trx.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  if (!mail) throw new AppError("not_found", "Ese correo ya no está. Actualiza la lista.", { title: "No encontrado" });
  if (mail.status === "failed") return mail;
  throw new AppError("conflict", "Ese correo ya no está entre los que no salieron. Actualiza la lista.", {
    reason: "not_failed",
  });
}

/** In pieces, because SQLite limits the number of parameters. */
async function requeue(trx: Db, ids: readonly number[], now: string): Promise<void> {
  for (let first = 0; first < ids.length; first += 500) {
    await trx
      .updateTable("outbox")
      .set({ status: "queued", attempts: 0, next_attempt_at: now, dismissed_at: null })
      .where("id", "in", ids.slice(first, first + 500))
      .execute();
  }
}
