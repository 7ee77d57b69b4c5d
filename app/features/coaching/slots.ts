import { DateTime } from "luxon";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { TIME_ZONE } from "#app/platform/format.ts";
import {
  type Availability,
  type Holiday,
  MAX_DATES,
  type OfferedDate,
  type Slot,
  WEEKS_AHEAD,
} from "./booking-types.ts";
import { laterTime } from "./day-text.ts";

/**
 * The rules of what can be booked: pure, without clock or database. Server code: luxon has no place in the browser.
 * Wall time is America/Santiago, whatever the zone of the host.
 */

/** The end is not part of it. */
export type BusySpan = { startsAt: string; endsAt: string };

/** When a coach is away, in wall times of Chile ("2026-12-21T00:00"); `until` is not part of it. */
type Absence = { from: string; until: string };

export type OfferRules = {
  availability: Availability;
  absences: readonly Absence[];
  /** Length of a session. */
  minutes: number;
  /** When the coach's own calendar says that the coach is busy, ISO-8601 UTC. */
  busy?: readonly BusySpan[];
  /** Name of the holiday by calendar day; must cover today and the 8 weeks that follow. */
  holidays: ReadonlyMap<string, string>;
  now: Date;
};

export type Offers = {
  dates: OfferedDate[];
  /** Holidays among the days that were looked at, on which the coach would be there otherwise. */
  holidays: Holiday[];
};

/**
 * The first 16 dates, from today to the same weekday 8 weeks ahead, that have a slot later than `now`. Holidays have
 * none, and absences none of the slots that they touch. Whether a slot is taken plays no part here.
 *
 * A wall time that the clocks skip in spring is not offered; one that they show twice in autumn is the first of the
 * two.
 */
export function offers({ availability, absences, minutes, busy = [], holidays, now }: OfferRules): Offers {
  const timesOf = timesByWeekday(availability);
  const found: Offers = { dates: [], holidays: [] };
  for (const date of daysFrom(santiagoDate(now), WEEKS_AHEAD * 7)) {
    const times = (timesOf.get(weekdayOf(date)) ?? []).filter((time) => !isAway(absences, { date, time, minutes }));
    if (times.length === 0) continue;
    const holiday = holidays.get(date);
    if (holiday !== undefined) {
      found.holidays.push({ date, name: holiday });
      continue;
    }
    const slots = slotsOn(date, times, now).filter(({ startsAt }) => !isBusy(busy, startsAt, minutes));
    if (slots.length > 0) found.dates.push({ date, slots });
    if (found.dates.length === MAX_DATES) break;
  }
  return found;
}

function isAway(
  absences: readonly Absence[],
  { date, time, minutes }: { date: string; time: string; minutes: number },
): boolean {
  // A session over midnight ends with its day here.
  const end = time < laterTime(time, minutes) ? laterTime(time, minutes) : "24:00";
  return absences.some(({ from, until }) => from < `${date}T${end}` && `${date}T${time}` < until);
}

function isBusy(busy: readonly BusySpan[], startsAt: string, minutes: number): boolean {
  const endsAt = new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();
  return busy.some((span) => span.startsAt < endsAt && startsAt < span.endsAt);
}

/** The dates of offers(). */
export function offeredDates(rules: OfferRules): OfferedDate[] {
  return offers(rules).dates;
}

/** The offered slot that starts at exactly this instant, in whatever spelling it came. */
export function findOffered(dates: readonly OfferedDate[], instant: Date): Slot | undefined {
  const startsAt = instant.toISOString();
  return dates.flatMap((day) => day.slots).find((slot) => slot.startsAt === startsAt);
}

/** Years that the holidays of offers() must cover. */
export function yearsAhead(now: Date): number[] {
  const today = santiagoDate(now);
  const last = daysFrom(today, WEEKS_AHEAD * 7).at(-1) ?? today;
  return [...new Set([yearOf(today), yearOf(last)])];
}

/** Calendar day of an instant in Chile, "2026-11-26". */
export function santiagoDate(instant: Date): string {
  return DateTime.fromJSDate(instant, { zone: TIME_ZONE }).toFormat("yyyy-MM-dd");
}

/** Wall time of an instant in Chile, "15:30". */
export function santiagoTime(instant: Date): string {
  return DateTime.fromJSDate(instant, { zone: TIME_ZONE }).toFormat("HH:mm");
}

function timesByWeekday(availability: Availability): Map<number, string[]> {
  const byWeekday = new Map<number, string[]>();
  for (const { weekday, times } of availability)
    byWeekday.set(weekday, [...new Set([...(byWeekday.get(weekday) ?? []), ...times])].sort());
  return byWeekday;
}

function slotsOn(date: string, times: readonly string[], now: Date): Slot[] {
  return times.flatMap((time) => {
    const instant = instantOf(date, time);
    return instant && instant > now ? [{ time, startsAt: instant.toISOString() }] : [];
  });
}

/** Asking the time zone's rules takes most of the time of an offer, and the answer never changes. */
const instants = new Map<string, Date | null>();

/** When the clocks of Chile show this, the first time; null for a time that they skip. */
function instantOf(date: string, time: string): Date | null {
  const key = `${date} ${time}`;
  let instant = instants.get(key);
  if (instant === undefined) {
    instant = convert(date, time);
    instants.set(key, instant);
  }
  return instant;
}

/** When the clocks of Chile show this; null for a time that they skip. */
function convert(date: string, time: string): Date | null {
  const guess = DateTime.fromISO(`${date}T${time}`, { zone: TIME_ZONE });
  // luxon moves a skipped time forward.
  if (guess.toFormat("yyyy-MM-dd HH:mm") !== `${date} ${time}`) return null;
  const [first = guess] = guess.getPossibleOffsets();
  return first.toJSDate();
}

/** Calendar days as texts: the day itself and the `count` days after it. */
function daysFrom(date: string, count: number): string[] {
  const first = Date.parse(date);
  return Array.from({ length: count + 1 }, (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10));
}

/** 1 = Monday … 7 = Sunday */
function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
