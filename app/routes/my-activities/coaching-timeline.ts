import type { Booking, BookingStatus } from "#app/features/coaching/coaching.ts";
import { dayAndTime, upperFirst } from "#app/features/coaching/day-text.ts";
import { MODALITIES } from "#app/features/coaching/modalities.ts";
import type { EntryState, NextStep, TimelineEntry } from "./timeline.ts";

/**
 * Appointments with coaches as entries and a next step of the timeline. Put into words by the loader: the browser needs
 * none of this.
 */

const MY_BOOKINGS = "/coach-schedule#mis-citas";

const STATE: Record<BookingStatus, EntryState> = {
  scheduled: "scheduled",
  completed: "attended",
  cancelled: "cancelled",
  no_show: "no_show",
};

/** The appointment that comes next, in words. */
export type Appointment = {
  coachName: string;
  coachImage: string;
  /** "Jueves 26 de noviembre, 15:30" */
  when: string;
  /** "presencial o virtual" */
  how: string;
  calendar: string;
  /** Where it can be changed; null when it is too late for that. */
  change: string | null;
};

/** So long before an appointment it is time to prepare it. */
const PREPARE_MS = 3 * 24 * 60 * 60 * 1000;

/** Each at the time of its appointment, so that those to come are on top. */
export function bookingEntries(bookings: readonly Booking[]): TimelineEntry[] {
  return bookings.map((booking) => ({
    key: `coaching-${booking.id}`,
    kind: "coaching",
    at: booking.startsAt,
    title: `Cita con ${booking.coachName}`,
    detail: `${dayAndTime(booking.startsAt)}, ${MODALITIES[booking.modality].toLowerCase()}`,
    state: STATE[booking.status],
    change: null,
    link: { to: MY_BOOKINGS, label: booking.status === "scheduled" ? "Ver cita" : "Ver en Mis citas" },
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
    to: MY_BOOKINGS,
    label: "Ver cita",
  };
}

/** The soonest appointment that is not over. @param now milliseconds */
export function nextAppointment(bookings: readonly Booking[], now: number): Appointment | null {
  const next = nextBooking(bookings, now);
  if (!next) return null;
  return {
    coachName: next.coachName,
    coachImage: next.coachImage,
    when: upperFirst(dayAndTime(next.startsAt)),
    how: MODALITIES[next.modality].toLowerCase(),
    calendar: `/api/coaching/bookings/${next.id}/calendar.ics`,
    change: next.canChange ? MY_BOOKINGS : null,
  };
}

function nextBooking(bookings: readonly Booking[], now: number): Booking | undefined {
  return bookings
    .filter((one) => one.status === "scheduled" && Date.parse(one.endsAt) > now)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}
