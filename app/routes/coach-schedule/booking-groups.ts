import type { Booking } from "#app/features/coaching/booking-types.ts";
import { HOUR_MS } from "#app/platform/durations.ts";

/**
 * Upcoming bookings, soonest first, and all others, newest first.
 * @param now milliseconds
 */
export function groupBookings(bookings: readonly Booking[], now: number): { upcoming: Booking[]; past: Booking[] } {
  const isUpcoming = (one: Booking) => isToCome(one, now);
  const byStart = [...bookings].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id);
  return { upcoming: byStart.filter(isUpcoming), past: byStart.filter((one) => !isUpcoming(one)).reverse() };
}

/**
 * Whether a booking is neither cancelled nor over.
 * @param now milliseconds
 */
export function isToCome(booking: Booking, now: number): boolean {
  return booking.status === "scheduled" && Date.parse(booking.endsAt) > now;
}

/** Element id of the booking's card, for links to it. */
export function bookingCardId(booking: Booking): string {
  return `cita-${booking.id}`;
}

/**
 * Number of bookings that count towards the limit of live bookings.
 * @param now milliseconds
 */
export function liveBookings(bookings: readonly Booking[], now: number): number {
  return bookings.filter((one) => one.status === "scheduled" && Date.parse(one.startsAt) > now).length;
}

/** The last time at which a booking can be changed, ISO-8601 UTC. */
export function changeableUntil(booking: Booking, cancelHours: number): string {
  return new Date(Date.parse(booking.startsAt) - cancelHours * HOUR_MS).toISOString();
}

/** Combines the server's answer with the time passed since then: a page may stay open for long. */
export function canChangeNow(booking: Booking, cancelHours: number, now: number): boolean {
  return booking.canChange && Date.parse(changeableUntil(booking, cancelHours)) >= now;
}
