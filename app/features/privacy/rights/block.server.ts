import { outboxEvents } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordOwnAct } from "#app/features/audit/acts.server.ts";
import { releaseOffers } from "#app/features/coaching/waiting-list/release.server.ts";
import { runWithPermission, targetAccount } from "#app/features/users/run-with-permission.server.ts";
import { jobEvents } from "#app/jobs/queue.server.ts";
import { requeueRunningOf } from "#app/jobs/requeue.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { appendEvent, findRequest } from "./request-rows.server.ts";

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
  await releaseOffers(trx, { userId, status: "waiting" }, clock);
  await recordActivity(trx, { userId: actorId, action: "person_blocked", details: { targetUserId: userId } }, clock);
}

/** Lifts the own block; what waited goes on. @throws AppError conflict not_blocked */
export async function unblockOwn(db: Db, userId: number, clock: Clock = systemClock): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lift(trx, { userId, actorId: userId }, clock);
    await recordOwnAct(trx, userId, "person_unblocked");
  });
  resume();
}

/**
 * The office lifts the block of the person of this request.
 * @throws AppError forbidden, not_found, conflict not_blocked
 */
export async function unblockForRequest(db: Db, requestId: number, actorId: number, clock = systemClock) {
  await runWithPermission(db, { actorId, permission: "rights" }, async (trx, by) => {
    const request = await findRequest(trx, requestId);
    if (!request?.user_id) throw new AppError("not_found", "Esa solicitud no existe. Actualiza la lista.");
    await targetAccount(trx, request.user_id, by);
    await lift(trx, { userId: request.user_id, actorId }, clock);
  });
  resume();
}

async function lift(trx: Db, { userId, actorId }: Act, clock: Clock): Promise<void> {
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
  await recordActivity(trx, { userId: actorId, action: "person_unblocked", details: { targetUserId: userId } }, clock);
}

function resume(): void {
  jobEvents.emit("queued");
  outboxEvents.emit("queued");
}

/** After the commit of a block: the workers look at once whether a job of theirs was taken back. */
export function tellWorkers(): void {
  jobEvents.emit("requeued");
}
