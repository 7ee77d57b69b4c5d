import { outboxEvents } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { jobEvents } from "#app/jobs/queue.server.ts";
import { requeueRunningOf } from "#app/jobs/requeue.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { appendEvent } from "./request-rows.server.ts";

/** The temporary block: while it stands, nothing processes the person's data. */

type Act = { userId: number; actorId: number };

/**
 * Call it in a transaction. Jobs of the person that run are taken back to the queue, where they wait; a slot that is
 * held for the person goes to others, and the person waits on.
 */
export async function blockPerson(trx: Db, { userId, actorId }: Act, clock: Clock): Promise<void> {
  await trx
    .updateTable("users")
    .set({ blocked_at: isoNow(clock) })
    .where("id", "=", userId)
    .execute();
  await requeueRunningOf(trx, userId);
  await trx
    .updateTable("waiting_list")
    .set({ status: "waiting", offered_starts_at: null, offered_until: null, updated_at: isoNow(clock) })
    .where("user_id", "=", userId)
    .where("status", "=", "offered")
    .execute();
  await recordActivity(trx, { userId: actorId, action: "person_blocked", details: { targetUserId: userId } }, clock);
}

/**
 * Lifts a block, by the person or by the office; what waited goes on.
 * @throws AppError conflict not_blocked
 */
export async function unblockPerson(db: Db, { userId, actorId }: Act, clock: Clock = systemClock): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const lifted = await trx
      .updateTable("users")
      .set({ blocked_at: null })
      .where("id", "=", userId)
      .where("blocked_at", "is not", null)
      .executeTakeFirst();
    if (lifted.numUpdatedRows === 0n) {
      throw new AppError("conflict", "El tratamiento no está bloqueado. Actualiza la página.", {
        reason: "not_blocked",
      });
    }
    const request = await trx
      .selectFrom("rights_requests")
      .select("id")
      .where("user_id", "=", userId)
      .where("kind", "=", "block")
      .where("state", "=", "accepted")
      .orderBy("id", "desc")
      .executeTakeFirst();
    const actor = userId === actorId ? "person" : "office";
    if (request) await appendEvent(trx, request.id, { kind: "unblocked", actor, actorId }, clock);
    const details = { targetUserId: userId };
    await recordActivity(trx, { userId: actorId, action: "person_unblocked", details }, clock);
  });
  jobEvents.emit("queued");
  outboxEvents.emit("queued");
}
