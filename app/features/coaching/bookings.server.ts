import { isDeliverable } from "#app/email/deliverable.ts";
import { isPlaceholderAddress } from "#app/email/placeholder-address.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { Booking } from "./booking-types.ts";

/** Queries for the bookings of one student. */

/** Dependencies of the use cases besides the database. */
export type BookingContext = { settings: Settings; clock?: Clock };

type ChangeSettings = Pick<Settings, "CANCEL_HOURS">;

/** A booking with its coach. */
export type BookingOfCoach = { booking: CoachSessionRow; coach: CoachRow };

/** Whether a confirmation can be sent to this address. @param domain EMAIL_DOMAIN */
export async function takesConfirmations(db: Db, email: string, domain: string): Promise<boolean> {
  return isDeliverable(email) && !(await isPlaceholderAddress(db, email, domain));
}

/** All bookings of this user: future ones first, soonest first, then past ones, newest first. */
export async function listBookings(
  db: Db,
  userId: number,
  { settings, clock = systemClock }: { settings: ChangeSettings; clock?: Clock },
): Promise<Booking[]> {
  const now = clock.now();
  const bookings = await db
    .selectFrom("coach_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  const coaches = await db.selectFrom("coaches").selectAll().execute();
  const coachOf = new Map(coaches.map((coach) => [coach.id, coach]));
  const views = bookings.flatMap((booking) => {
    const coach = coachOf.get(booking.coach_id);
    return coach ? [bookingView({ booking, coach }, settings, now)] : [];
  });
  const isToCome = (booking: Booking) => booking.status === "scheduled" && Date.parse(booking.endsAt) > now.getTime();
  return [...views.filter(isToCome), ...views.filter((view) => !isToCome(view)).reverse()];
}

/** @throws AppError 404 when the booking does not exist or belongs to somebody else */
export async function ownBooking(db: Db, userId: number, id: number): Promise<BookingOfCoach> {
  const booking = await db
    .selectFrom("coach_sessions")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!booking) throw new AppError("not_found", "No encontramos esa cita. Búscala en Mis citas.");
  const coach = await db.selectFrom("coaches").selectAll().where("id", "=", booking.coach_id).executeTakeFirstOrThrow();
  return { booking, coach };
}

export function bookingView({ booking, coach }: BookingOfCoach, settings: ChangeSettings, now: Date): Booking {
  return {
    id: booking.id,
    coachId: coach.id,
    coachName: coach.name,
    coachImage: coach.image,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    status: booking.status,
    modality: booking.modality,
    meetingPlace: coach.meeting_place,
    meetingLink: coach.meeting_link,
    message: booking.message,
    canChange: booking.status === "scheduled" && isInTime(booking, settings, now),
  };
}

/** Whether the student may still cancel or move the booking: until CANCEL_HOURS before its start. */
export function isInTime(booking: CoachSessionRow, settings: ChangeSettings, now: Date): boolean {
  return now.getTime() <= Date.parse(booking.starts_at) - settings.CANCEL_HOURS * HOUR_MS;
}
