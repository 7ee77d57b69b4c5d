import type { CoachRow } from "#db/coaching-tables.ts";
import { availabilitySchema } from "../booking-types.ts";
import { laterTime } from "../day-text.ts";
import type { OpenHours } from "./desk-view.ts";
import { weekdayOf } from "./week-days.ts";

/** Stretches of the days on which a coach takes appointments, taken or not. Pure. */

type Closed = {
  /** Wall times of Chile; `until` is not part of it. */
  absences: readonly { from: string; until: string }[];
  /** Name by day. */
  holidays: ReadonlyMap<string, string>;
};

export function openHours(
  coach: Pick<CoachRow, "availability" | "session_minutes">,
  days: readonly string[],
  { absences, holidays }: Closed,
): OpenHours[] {
  const availability = availabilitySchema.parse(JSON.parse(coach.availability));
  return days.flatMap((date) => {
    if (holidays.has(date)) return [];
    const times = availability.filter(({ weekday }) => weekday === weekdayOf(date)).flatMap((one) => one.times);
    const slots = [...new Set(times)].sort().map((from) => ({ from, until: endOf(from, coach.session_minutes) }));
    const free = slots.filter(
      ({ from, until }) => !absences.some((away) => away.from < `${date}T${until}` && `${date}T${from}` < away.until),
    );
    return joined(free).map((stretch) => ({ date, ...stretch }));
  });
}

/** A session over midnight ends with its day here. */
function endOf(from: string, minutes: number): string {
  const end = laterTime(from, minutes);
  return end > from ? end : "24:00";
}

type Stretch = Omit<OpenHours, "date">;

/** Slots that touch each other are one stretch. */
function joined(slots: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const slot of slots) {
    const last = stretches.at(-1);
    if (last !== undefined && last.until >= slot.from) last.until = slot.until > last.until ? slot.until : last.until;
    else stretches.push({ ...slot });
  }
  return stretches;
}
