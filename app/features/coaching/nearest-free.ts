import type { OccupiedSlots, OfferedDate, Slot } from "./booking-types.ts";

/** A free slot with its day. */
export type FreeSlot = Slot & { date: string };

/** How many are proposed in place of a slot that somebody else took. */
const NEAREST = 3;

/**
 * The free slots closest to a wanted instant, closest first, the earlier of two equally close ones first. The wanted
 * one is never among them.
 * @param wanted ISO-8601 instant, as Slot.startsAt
 */
export function nearestFree(
  wanted: string,
  dates: readonly OfferedDate[],
  occupied: OccupiedSlots,
  count: number = NEAREST,
): FreeSlot[] {
  const target = Date.parse(wanted);
  const distance = (slot: FreeSlot) => Math.abs(Date.parse(slot.startsAt) - target);
  return dates
    .flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
    .filter((slot) => !isOccupied(occupied, slot.date, slot.time) && distance(slot) > 0)
    .sort((a, b) => distance(a) - distance(b) || Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .slice(0, count);
}

/** The days on which every slot is taken, and whether these are all days. */
export function fullDaysOf(
  dates: readonly OfferedDate[],
  occupied: OccupiedSlots,
): { fullDays: string[]; isFull: boolean } {
  const fullDays = dates
    .filter(({ date, slots }) => slots.every((slot) => isOccupied(occupied, date, slot.time)))
    .map((day) => day.date);
  return { fullDays, isFull: dates.length > 0 && fullDays.length === dates.length };
}

/** Whether a time of a day is taken. */
export function isOccupied(occupied: OccupiedSlots, date: string, time: string): boolean {
  return Object.hasOwn(occupied, date) && (occupied[date] ?? []).includes(time);
}
