import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { doesNotObject } from "#app/features/users/objections.server.ts";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { CoachRow, WaitingRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { BookingContext } from "../bookings.server.ts";
import { isBookable, offersOf } from "../coaches.server.ts";
import { closedByNoShows } from "../no-shows.server.ts";
import { overlaps } from "../occupied-slots.server.ts";
import { santiagoDate } from "../slots.ts";
import { enqueueWaitingMail } from "./mail.server.ts";

/** Offers freed slots to the people who wait, in order, one at a time. */

/** A slot that begins sooner is not offered any more: nobody would read the mail in time. */
const SHORTEST_NOTICE_MS = 15 * MINUTE_MS;
/** Rows that one transaction changes, each with its mail: between two of them others get their answers. */
const BATCH = 20;

/**
 * Offers free slots of the coach, each to the first person who waits for it and could book it; at most 20, the others
 * follow with advanceWaitingList(). Call it inside the transaction that freed a slot, so that nobody else can take the
 * slot in between, and notifyOutbox() after the commit.
 * @returns how many slots were offered
 */
export async function offerFreeSlots(trx: Db, coach: CoachRow, context: BookingContext): Promise<number> {
  const { settings, clock = systemClock } = context;
  if (settings.WAITING_OFFER_MINUTES === 0) return 0;
  const now = clock.now();
  const waiting = await waitingFor(trx, coach.id, settings, now);
  if (waiting.length === 0) return 0;
  const sessions = await sessionsOfWaiting(trx, coach.id, now);
  let count = 0;
  for (const startsAt of await freeSlots(trx, coach, now)) {
    const day = santiagoDate(new Date(startsAt));
    const index = waiting.findIndex(
      ({ date, user_id }) =>
        (date === null || date === day) &&
        canTake(sessions.get(user_id), { startsAt, minutes: coach.session_minutes }, settings.MAX_LIVE_BOOKINGS),
    );
    const [entry] = index < 0 ? [] : waiting.splice(index, 1);
    if (!entry) continue;
    await offer(trx, { entry, coach, startsAt }, context);
    count += 1;
    if (count === BATCH || waiting.length === 0) break;
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
  await repeatWhileFull(db, (trx) => endHopeless(trx, now, context));
  const coaches = await db
    .selectFrom("coaches")
    .selectAll()
    .where("id", "in", db.selectFrom("waiting_list").select("coach_id").where("status", "in", ["waiting", "offered"]))
    .execute();
  let offered = 0;
  for (const coach of coaches) {
    await repeatWhileFull(db, async (trx) => {
      const ended = await endLateOffers(trx, coach.id, now);
      const count = await offerFreeSlots(trx, coach, context);
      offered += count;
      return Math.max(ended, count);
    });
  }
  if (offered > 0) notifyOutbox();
  return offered;
}

/** Repeats a batch, each in a transaction of its own, until one changes fewer rows than it may. */
async function repeatWhileFull(db: Db, batch: (trx: Db) => Promise<number>): Promise<void> {
  for (;;) {
    const changed = await db.transaction().execute(batch);
    if (changed < BATCH) return;
    await yieldToEventLoop();
  }
}

/** Who waits for the coach, in order, without those whom missed sessions keep from booking. */
async function waitingFor(
  trx: Db,
  coachId: number,
  settings: BookingContext["settings"],
  now: Date,
): Promise<Pick<WaitingRow, "id" | "user_id" | "date">[]> {
  const rows = await trx
    .selectFrom("waiting_list as entry")
    .innerJoin("users as user", "user.id", "entry.user_id")
    .select(["entry.id", "entry.user_id", "entry.date"])
    .where("entry.coach_id", "=", coachId)
    .where("entry.status", "=", "waiting")
    .where("user.is_active", "=", 1)
    .where("user.blocked_at", "is", null)
    .where(doesNotObject("entry.user_id", "other_mails"))
    .orderBy("entry.created_at")
    .orderBy("entry.id")
    .execute();
  const closed = await closedByNoShows(
    trx,
    rows.map((row) => row.user_id),
    settings,
    now,
  );
  return rows.filter((row) => !closed.has(row.user_id));
}

type Interval = { starts_at: string; ends_at: string };

/** Sessions to come of those who wait for the coach, by user. */
async function sessionsOfWaiting(trx: Db, coachId: number, now: Date): Promise<Map<number, Interval[]>> {
  const rows = await trx
    .selectFrom("coach_sessions")
    .select(["user_id", "starts_at", "ends_at"])
    .where("status", "=", "scheduled")
    .where("starts_at", ">", now.toISOString())
    .where(
      "user_id",
      "in",
      trx.selectFrom("waiting_list").select("user_id").where("coach_id", "=", coachId).where("status", "=", "waiting"),
    )
    .execute();
  return Map.groupBy(rows, (row) => row.user_id);
}

/** Starts of the coach's slots that are neither taken nor held, in order. */
async function freeSlots(trx: Db, coach: CoachRow, now: Date): Promise<string[]> {
  if (!isBookable(coach)) return [];
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
    .filter((startsAt) => !taken.some((one) => overlaps(one, startsAt, coach.session_minutes)));
}

/** Whether somebody with these sessions could book the slot: none at that time, and fewer than one may have. */
function canTake(
  sessions: readonly Interval[] = [],
  { startsAt, minutes }: { startsAt: string; minutes: number },
  most: number,
): boolean {
  return sessions.length < most && !sessions.some((one) => overlaps(one, startsAt, minutes));
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

/** @returns how many offers were ended */
async function endLateOffers(trx: Db, coachId: number, now: Date): Promise<number> {
  const late = trx
    .selectFrom("waiting_list")
    .select("id")
    .where("coach_id", "=", coachId)
    .where("status", "=", "offered")
    .where("offered_until", "<=", now.toISOString())
    .orderBy("offered_until")
    .limit(BATCH);
  const { numUpdatedRows } = await trx
    .updateTable("waiting_list")
    .set({ status: "missed", updated_at: now.toISOString() })
    .where("id", "in", late)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Waits for a day that is past or a coach who takes no bookings: each person is told.
 * @returns how many waits were ended
 */
async function endHopeless(trx: Db, now: Date, context: BookingContext): Promise<number> {
  const today = santiagoDate(now);
  const rows = await trx
    .selectFrom("waiting_list as entry")
    .innerJoin("coaches as coach", "coach.id", "entry.coach_id")
    .selectAll("entry")
    .where("entry.status", "=", "waiting")
    .where(isNotBlocked("entry.user_id"))
    .where((row) =>
      row.or([row("entry.date", "<", today), row("coach.is_active", "=", 0), row("coach.email", "=", "")]),
    )
    .limit(BATCH)
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
  return rows.length;
}
