import { sql } from "kysely";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import { type BookingMailDeps, enqueueReminder } from "./booking-mails.server.ts";

/** Hours before a session at which its reminder is queued. */
const HOURS_BEFORE = 24;

/**
 * Queues the reminders of sessions that begin within a day, one for each booking and each changed time. Bookings made
 * or changed less than a day before the start get no reminder, because their confirmation is recent. Call it about
 * every minute.
 * @returns how many were queued
 */
export async function enqueueDueReminders(db: Db, deps: BookingMailDeps): Promise<number> {
  const now = (deps.clock ?? systemClock).now();
  let count = 0;
  for (const { id } of await dueBookings(db, now)) {
    try {
      if (await remind(db, id, now, deps)) count += 1;
    } catch (error) {
      // The other bookings still get their reminders.
      log.error({ err: error, booking: id }, "queueing a reminder failed");
    }
  }
  if (count > 0) notifyOutbox();
  return count;
}

function remind(db: Db, id: number, now: Date, deps: BookingMailDeps): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Read again, because it may have been cancelled or moved meanwhile.
    const [booking] = await dueBookings(trx, now, id);
    if (!booking) return false;
    const coach = await trx
      .selectFrom("coaches")
      .selectAll()
      .where("id", "=", booking.coach_id)
      .executeTakeFirstOrThrow();
    return enqueueReminder(trx, { booking, coach }, deps);
  });
}

function dueBookings(db: Db, now: Date, id?: number) {
  const until = new Date(now.getTime() + HOURS_BEFORE * HOUR_MS);
  return db
    .selectFrom("coach_sessions")
    .selectAll()
    .where("status", "=", "scheduled")
    .where(isNotBlocked("coach_sessions.user_id"))
    .where("starts_at", ">", now.toISOString())
    .where("starts_at", "<=", until.toISOString())
    .where(sql<boolean>`julianday(starts_at) - julianday(updated_at) > ${HOURS_BEFORE} / 24.0`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .where(
              "dedup_key",
              "=",
              sql<string>`'booking:' || coach_sessions.id || ':reminder:' || calendar_sequence || ':student'`,
            ),
        ),
      ),
    )
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("starts_at")
    .execute();
}
