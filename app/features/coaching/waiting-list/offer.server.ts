import { sql } from "kysely";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { CoachRow, WaitingRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { BookingContext } from "../bookings.server.ts";
import { offersOf } from "../coaches.server.ts";
import { endOf } from "../occupied-slots.server.ts";
import { santiagoDate } from "../slots.ts";
import { enqueueWaitingMail } from "./mail.server.ts";

/** Offers freed slots to the people who wait, in order, one at a time. */

/** A slot that begins sooner is not offered any more: nobody would read the mail in time. */
const SHORTEST_NOTICE_MS = 15 * MINUTE_MS;

/**
 * Offers every free slot of the coach to the first person who waits for it. Call it inside the transaction that freed a
 * slot, so that nobody else can take the slot in between, and notifyOutbox() after the commit.
 * @returns how many slots were offered
 */
export async function offerFreeSlots(trx: Db, coach: CoachRow, context: BookingContext): Promise<number> {
  const { settings, clock = systemClock } = context;
  if (settings.WAITING_OFFER_MINUTES === 0) return 0;
  const now = clock.now();
  let waiting = await waitingFor(trx, coach.id);
  if (waiting.length === 0) return 0;
  let count = 0;
  for (const startsAt of await freeSlots(trx, coach, now)) {
    const day = santiagoDate(new Date(startsAt));
    for (const entry of waiting) {
      if (entry.date !== null && entry.date !== day) continue;
      if (!(await canTake(trx, entry.user_id, startsAt, settings.MAX_LIVE_BOOKINGS, now))) continue;
      await offer(trx, { entry, coach, startsAt }, context);
      waiting = waiting.filter((one) => one.id !== entry.id);
      count += 1;
      break;
    }
    if (waiting.length === 0) break;
  }
  return count;
}

/**
 * Ends offers that were not taken in time and waits that lead nowhere, and offers what is free. Call it about every
 * minute.
 * @returns how many slots were offered
 */
export async function advanceWaitingList(db: Db, context: BookingContext): Promise<number> {
  const now = (context.clock ?? systemClock).now();
  const offered = await db.transaction().execute(async (trx) => {
    await endLateOffers(trx, now);
    await endHopeless(trx, now, context);
    const coaches = await trx
      .selectFrom("coaches")
      .selectAll()
      .where("is_active", "=", 1)
      .where("id", "in", trx.selectFrom("waiting_list").select("coach_id").where("status", "=", "waiting"))
      .execute();
    let count = 0;
    for (const coach of coaches) count += await offerFreeSlots(trx, coach, context);
    return count;
  });
  if (offered > 0) notifyOutbox();
  return offered;
}

function waitingFor(trx: Db, coachId: number): Promise<Pick<WaitingRow, "id" | "user_id" | "date">[]> {
  return trx
    .selectFrom("waiting_list as entry")
    .innerJoin("users as user", "user.id", "entry.user_id")
    .select(["entry.id", "entry.user_id", "entry.date"])
    .where("entry.coach_id", "=", coachId)
    .where("entry.status", "=", "waiting")
    .where("user.is_active", "=", 1)
    .orderBy("entry.created_at")
    .orderBy("entry.id")
    .execute();
}

/** Starts of the coach's slots that are neither taken nor held, in order. */
async function freeSlots(trx: Db, coach: CoachRow, now: Date): Promise<string[]> {
  if (coach.is_active === 0) return [];
  const { dates } = await offersOf(trx, coach, now);
  const soonest = now.getTime() + SHORTEST_NOTICE_MS;
  const taken = await trx
    .selectFrom("coach_sessions")
    .select(["starts_at", "ends_at"])
    .where("coach_id", "=", coach.id)
    .where("status", "!=", "cancelled")
    .where("ends_at", ">", now.toISOString())
    .execute();
  const held = await trx
    .selectFrom("waiting_list")
    .select("offered_starts_at")
    .where("coach_id", "=", coach.id)
    .where("status", "=", "offered")
    .execute();
  const heldStarts = new Set(held.map((row) => row.offered_starts_at));
  return dates
    .flatMap((day) => day.slots.map((slot) => slot.startsAt))
    .filter((startsAt) => Date.parse(startsAt) >= soonest && !heldStarts.has(startsAt))
    .filter((startsAt) => !taken.some((one) => one.starts_at < endOf(startsAt) && one.ends_at > startsAt));
}

/** Whether the person could book the slot: no session at that time, and fewer to come than one may have. */
async function canTake(trx: Db, userId: number, startsAt: string, most: number, now: Date): Promise<boolean> {
  const { live, overlapping } = await trx
    .selectFrom("coach_sessions")
    .select((row) => [
      row.fn.countAll<number>().as("live"),
      sql<number>`coalesce(sum(starts_at < ${endOf(startsAt)} and ends_at > ${startsAt}), 0)`.as("overlapping"),
    ])
    .where("user_id", "=", userId)
    .where("status", "=", "scheduled")
    .where("starts_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  return overlapping === 0 && live < most;
}

async function offer(
  trx: Db,
  { entry, coach, startsAt }: { entry: Pick<WaitingRow, "id">; coach: CoachRow; startsAt: string },
  context: BookingContext,
): Promise<void> {
  const now = (context.clock ?? systemClock).now();
  const last = now.getTime() + context.settings.WAITING_OFFER_MINUTES * MINUTE_MS;
  const until = new Date(Math.min(last, Date.parse(startsAt))).toISOString();
  const offered = await trx
    .updateTable("waiting_list")
    .set({ status: "offered", offered_starts_at: startsAt, offered_until: until, updated_at: now.toISOString() })
    .where("id", "=", entry.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueWaitingMail(trx, { kind: "offer", entry: offered, coach }, context);
}

async function endLateOffers(trx: Db, now: Date): Promise<void> {
  await trx
    .updateTable("waiting_list")
    .set({ status: "missed", updated_at: now.toISOString() })
    .where("status", "=", "offered")
    .where("offered_until", "<=", now.toISOString())
    .execute();
}

/** Waits for a day that is past or a coach who takes no bookings: each person is told. */
async function endHopeless(trx: Db, now: Date, context: BookingContext): Promise<void> {
  const today = santiagoDate(now);
  const rows = await trx
    .selectFrom("waiting_list as entry")
    .innerJoin("coaches as coach", "coach.id", "entry.coach_id")
    .selectAll("entry")
    .where("entry.status", "=", "waiting")
    .where((row) => row.or([row("entry.date", "<", today), row("coach.is_active", "=", 0)]))
    .execute();
  for (const entry of rows) {
    const ended = { status: "over" as const, updated_at: now.toISOString() };
    await trx.updateTable("waiting_list").set(ended).where("id", "=", entry.id).execute();
    const coach = await trx
      .selectFrom("coaches")
      .selectAll()
      .where("id", "=", entry.coach_id)
      .executeTakeFirstOrThrow();
    await enqueueWaitingMail(trx, { kind: "over", entry, coach }, context);
  }
}
