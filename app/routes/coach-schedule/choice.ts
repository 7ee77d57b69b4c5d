import type { CoachOffer, OccupiedSlots, OfferedDate, Slot } from "#app/features/coaching/booking-types.ts";
import { isOccupied } from "#app/features/coaching/nearest-free.ts";

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

/**
 * What of a choice that came by its address can still be chosen, and which part is gone; null while that is not known.
 * @param occupied undefined while unknown
 */
export function stillOffered(
  coaches: readonly CoachOffer[],
  choice: Choice,
  occupied: OccupiedSlots | undefined,
): { choice: Choice; gone: "coach" | "date" | "time" | null } | null {
  const { coach, day } = offeredOf(coaches, choice);
  if (choice.coachId === null) return { choice: NOTHING_CHOSEN, gone: null };
  if (!coach) return { choice: NOTHING_CHOSEN, gone: "coach" };
  if (choice.date === null) return { choice, gone: null };
  if (!day) return { choice: { ...choice, date: null, time: null }, gone: "date" };
  if (choice.time === null) return { choice, gone: null };
  if (!occupied) return null;
  if (appointmentOf(coaches, choice, occupied)) return { choice, gone: null };
  return { choice: { ...choice, time: null }, gone: "time" };
}

/** What still has to be chosen, as text: "Falta elegir la hora". Empty when nothing is missing. */
export function missingWords({ coach, day }: ReturnType<typeof offeredOf>, appointment: Appointment | null): string {
  if (appointment) return "";
  if (!coach) return "Elige coach, fecha y hora";
  return day ? "Falta elegir la hora" : "Falta elegir fecha y hora";
}
