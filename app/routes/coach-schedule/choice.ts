import type { Booking, CoachOffer, OccupiedSlots, OfferedDate, Slot } from "#app/features/coaching/booking-types.ts";
import { wallTimeOf } from "#app/features/coaching/day-text.ts";
import { isOccupied } from "#app/features/coaching/nearest-free.ts";
import { isToCome } from "./booking-groups.ts";

/** The choices of the first step; null while not chosen. */
export type Choice = { coachId: number | null; date: string | null; time: string | null };

export const NOTHING_CHOSEN: Choice = { coachId: null, date: null, time: null };

/** A complete choice that is bookable as far as the screen knows. */
export type Appointment = { coach: CoachOffer; date: string; slot: Slot };

/** The offered coach and day of a choice; undefined when nothing is chosen or it is no longer offered. */
export function offeredOf(
  coaches: readonly CoachOffer[],
  choice: Choice,
): { coach: CoachOffer | undefined; day: OfferedDate | undefined } {
  const coach = coaches.find((one) => one.id === choice.coachId);
  return { coach, day: coach?.dates.find((day) => day.date === choice.date) };
}

/**
 * The appointment of a choice; null while it is incomplete, no longer offered or taken meanwhile.
 * @param occupied undefined while unknown: then nothing can be booked
 */
export function appointmentOf(
  coaches: readonly CoachOffer[],
  choice: Choice,
  occupied: OccupiedSlots | undefined,
): Appointment | null {
  const { coach, day } = offeredOf(coaches, choice);
  const slot = day?.slots.find((one) => one.time === choice.time);
  if (!coach || !day || !slot || !occupied || isOccupied(occupied, day.date, slot.time)) return null;
  return { coach, date: day.date, slot };
}

/** Which part of a choice can not be booked; "taken" is an hour that is offered. */
type Gone = "coach" | "date" | "time" | "taken";

/** What is known when a choice that came by its address is looked at; undefined while it is not known yet. */
type Known = {
  occupied: OccupiedSlots | undefined;
  /** The person's own bookings; null when they could not be read. */
  own: readonly Booking[] | null | undefined;
  /** Milliseconds. */
  now: number;
};

type Found =
  | { kind: "free" }
  /** The person booked this hour before. */
  | { kind: "own"; booking: Booking }
  /** `rest` is what can still be chosen; "unsure": taken, and it is not known by whom. */
  | { kind: "gone"; part: Gone | "unsure"; rest: Choice };

/** Whether a choice that came by its address can be booked, and why not; null while that is not known. */
export function lookAt(coaches: readonly CoachOffer[], choice: Choice, { occupied, own, now }: Known): Found | null {
  const part = goneOf(coaches, choice, occupied);
  if (part === undefined) return null;
  if (part === null) return { kind: "free" };
  const rest = {
    coach: NOTHING_CHOSEN,
    date: { ...choice, date: null, time: null },
    time: { ...choice, time: null },
    taken: { ...choice, time: null },
  }[part];
  if (choice.time === null) return { kind: "gone", part, rest };
  if (own === undefined) return null;
  const booking = own?.find((one) => isAbout(one, choice) && isToCome(one, now));
  if (booking) return { kind: "own", booking };
  return { kind: "gone", part: part === "taken" && own === null ? "unsure" : part, rest };
}

/** Undefined while it is not known. */
function goneOf(
  coaches: readonly CoachOffer[],
  choice: Choice,
  occupied: OccupiedSlots | undefined,
): Gone | null | undefined {
  const { coach, day } = offeredOf(coaches, choice);
  if (choice.coachId === null) return null;
  if (!coach) return "coach";
  if (choice.date === null) return null;
  if (!day) return "date";
  if (choice.time === null) return null;
  if (!day.slots.some((slot) => slot.time === choice.time)) return "time";
  if (!occupied) return undefined;
  return isOccupied(occupied, day.date, choice.time) ? "taken" : null;
}

function isAbout({ coachId, startsAt }: Booking, choice: Choice): boolean {
  const { date, time } = wallTimeOf(startsAt);
  return coachId === choice.coachId && date === choice.date && time === choice.time;
}

/** What still has to be chosen, as text: "Falta elegir la hora". Empty when nothing is missing. */
export function missingWords({ coach, day }: ReturnType<typeof offeredOf>, appointment: Appointment | null): string {
  if (appointment) return "";
  if (!coach) return "Elige coach, fecha y hora";
  return day ? "Falta elegir la hora" : "Falta elegir fecha y hora";
}
