import type { Booking, BookingStatus } from "#app/features/coaching/coaching.ts";
import { dayAndTime } from "#app/features/coaching/day-text.ts";
import { MODALITIES } from "#app/features/coaching/modalities.ts";
import { bookingCardId, isToCome } from "#app/routes/coach-schedule/booking-groups.ts";
import type { EntryState, NextStep, TimelineEntry } from "./timeline.ts";

/**
 * Appointments with coaches as entries and a next step of the timeline. Put into words by the loader: the browser needs
 * none of this.
 */

const STATE: Record<BookingStatus, EntryState> = {
  scheduled: "scheduled",
  completed: "attended",
  cancelled: "cancelled",
  no_show: "no_show",
};

/** So long before an appointment it is time to prepare it. */
const PREPARE_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Each at the time of its appointment, so that those to come are on top. Only these lead somewhere: of the others the
 * entry says everything.
 * @param now milliseconds
 */
export function bookingEntries(bookings: readonly Booking[], now: number): TimelineEntry[] {
  return bookings.map((booking) => ({
    key: `coaching-${booking.id}`,
    kind: "coaching",
    at: booking.startsAt,
    title: `Cita con ${booking.coachName}`,
    detail: `${dayAndTime(booking.startsAt)}, ${MODALITIES[booking.modality].toLowerCase()}`,
    state: STATE[booking.status],
    change: null,
    link: isToCome(booking, now) ? { to: placeOf(booking), label: "Ver cita" } : null,
  }));
}

/** Preparing the appointment that is close; null when none is. @param now milliseconds */
export function bookingStep(bookings: readonly Booking[], now: number): NextStep | null {
  const next = nextBooking(bookings, now);
  const ahead = next ? Date.parse(next.startsAt) - now : 0;
  if (!next || ahead <= 0 || ahead > PREPARE_MS) return null;
  return {
    title: `Prepara tu cita con ${next.coachName}`,
    text: `Es el ${dayAndTime(next.startsAt)}. Lleva tu CV y una pregunta concreta: 30 minutos rinden más así.`,
    to: placeOf(next),
    label: "Ver cita",
  };
}

function nextBooking(bookings: readonly Booking[], now: number): Booking | undefined {
  return bookings
    .filter((one) => isToCome(one, now))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

/** Its card, on the same page. */
function placeOf(booking: Booking): string {
  return `#${bookingCardId(booking)}`;
}
