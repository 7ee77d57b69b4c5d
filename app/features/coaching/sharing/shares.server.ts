import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { ownBooking } from "../bookings.server.ts";
import { type Depth, HAS_DEPTH, type Share, type ShareItem, shareEnd } from "./share-rules.ts";
import { shareableOf } from "./shareable.server.ts";

/** What a student shows the coach of one appointment: chosen, changed and taken back by the student alone. */

type Chosen = ShareItem & { depth: Depth };

/**
 * Shows these too; what is shown already gets the depth that is asked for.
 * @throws AppError not_found (the appointment, or something that is not the student's own); conflict `blocked`, `over`
 */
export async function share(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: number },
  chosen: readonly Chosen[],
  clock: Clock = systemClock,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    const { booking } = await ownBooking(trx, userId, sessionId);
    const now = isoNow(clock);
    if (booking.status === "cancelled" || shareEnd(booking.ends_at) <= now)
      throw new AppError("conflict", "Esta cita ya terminó: no hay a quién mostrárselo.", { reason: "over" });
    const own = await shareableOf(trx, userId);
    for (const { kind, itemId, depth } of chosen) {
      if (!own.some((one) => one.kind === kind && one.itemId === itemId)) throw unknownItem();
      const values = { depth: HAS_DEPTH.has(kind) ? depth : ("full" as const) };
      const { numUpdatedRows } = await trx
        .updateTable("session_shares")
        .set(values)
        .where("session_id", "=", sessionId)
        .where("kind", "=", kind)
        .where("item_id", "=", itemId)
        .where("ended_at", "is", null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) continue;
      await trx
        .insertInto("session_shares")
        .values({ session_id: sessionId, user_id: userId, kind, item_id: itemId, created_at: now, ...values })
        .execute();
    }
  });
}

/**
 * Takes something back: the coach's next request does not find it. Taking it back twice is no error.
 * @throws AppError not_found for what is not the student's own
 */
export async function takeBack(db: Db, userId: number, shareId: number, clock: Clock = systemClock): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("session_shares")
    .set((eb) => ({ ended_at: eb.fn.coalesce("ended_at", eb.val(isoNow(clock))) }))
    .where("id", "=", shareId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw unknownItem();
}

/** All that was ever shown for an appointment, newest first, with how often its coach looked. */
export async function sharesOf(db: Db, userId: number, sessionId: number): Promise<Share[]> {
  const rows = await db
    .selectFrom("session_shares as share")
    .leftJoin("share_looks as look", "look.share_id", "share.id")
    .select((eb) => [
      "share.id",
      "kind",
      "item_id as itemId",
      "depth",
      "created_at as sharedAt",
      "ended_at as endedAt",
      eb.fn.count<number>("look.id").as("looks"),
      eb.fn.max("looked_at").as("lastLook"),
    ])
    .where("session_id", "=", sessionId)
    .where("user_id", "=", userId)
    .groupBy("share.id")
    .orderBy("share.id", "desc")
    .execute();
  const own = await shareableOf(db, userId);
  return rows.map((row) => {
    const item = own.find(({ kind, itemId }) => kind === row.kind && itemId === row.itemId);
    return { ...row, title: item?.title ?? "Algo que ya no está", detail: item?.detail ?? "" };
  });
}

function unknownItem(): AppError {
  return new AppError("not_found", "No encontramos lo que quieres mostrar. Recarga la página y elige otra vez.");
}
