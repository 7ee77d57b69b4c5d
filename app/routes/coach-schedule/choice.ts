import type { CoachOffer, OccupiedSlots, OfferedDate, Slot } from "#app/features/coaching/booking-types.ts";
import { isOccupied } from "#app/features/coaching/nearest-free.ts";

/** What is picked in the first step; null while it is not. */
export type Choice = { coachId: number | null; date: string | null; time: string | null };

export const NOTHING_CHOSEN: Choice = { coachId: null, date: null, time: null };

/** A whole choice that can be booked as far as this screen knows. */
export type Appointment = { coach: CoachOffer; date: string; slot: Slot };

/** The offered coach and day behind a choice; undefined where nothing is chosen or it is no longer offered. */
export function offeredOf(
  coaches: readonly CoachOffer[],
  choice: Choice,
): { coach: CoachOffer | undefined; day: OfferedDate | undefined } {
  const coach = coaches.find((one) => one.id === choice.coachId);
  return { coach, day: coach?.dates.find((day) => day.date === choice.date) };
}

/**
 * The appointment that a choice stands for; null while a part is missing, is no longer offered or was taken meanwhile.
 * @param occupied undefined while it is not known: then nothing can be booked
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

/** What has to be picked yet, in words: "Falta elegir la hora". Empty when nothing is missing. */
export function missingWords({ coach, day }: ReturnType<typeof offeredOf>, appointment: Appointment | null): string {
  if (appointment) return "";
  if (!coach) return "Elige coach, fecha y hora";
  return day ? "Falta elegir la hora" : "Falta elegir fecha y hora";
}
