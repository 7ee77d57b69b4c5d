import { DateTime } from "luxon";
import { DAY_MS } from "#app/platform/durations.ts";

/** The VTIMEZONE of an appointment, for calendar programs that do not know the time zone by name. */

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
/** Step of the search; the clock changes of a year are months apart. */
const STEP_DAYS = 28;
/** Clock changes further away than this are irrelevant for the appointment. */
const HORIZON_DAYS = 400;
const STAMP = "yyyyLLdd'T'HHmmss";

type Change = { at: DateTime; before: number; after: number };

/**
 * VTIMEZONE for one instant, computed from the time zone data of the runtime: the change before it and the one after
 * it. Each is a yearly rule "nth weekday of the month", n taken from these very changes, because that is the only
 * form which Outlook reads ([MS-OXCICAL] 2.1.3.1.1.19.2.2). Chile's own rule (first Sunday from the 2nd on) has no
 * such form, so a fixed rule as libraries carry it is wrong in the years in which the month begins with a Sunday.
 * @param instant ISO-8601 UTC
 */
export function timeZoneComponent(zone: string, instant: string): string {
  const at = DateTime.fromISO(instant, { zone });
  const last = nearestChange(at, -1);
  const next = nearestChange(at, 1);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...(last ? observance(last) : fixedOffset(at.offset)),
    ...(next ? observance(next) : []),
    "END:VTIMEZONE",
  ].join("\r\n");
}

function observance({ at, before, after }: Change): string[] {
  // The onset is written in the wall time that was valid before it.
  const onset = at.toUTC().plus({ minutes: before });
  const kind = after > before ? "DAYLIGHT" : "STANDARD";
  const nth = Math.ceil(onset.day / 7);
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `DTSTART:${onset.toFormat(STAMP)}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${onset.month};BYDAY=${nth}${WEEKDAYS[onset.weekday - 1]}`,
    `END:${kind}`,
  ];
}

/** For a zone without clock changes in the period. */
function fixedOffset(offset: number): string[] {
  const text = offsetText(offset);
  return ["BEGIN:STANDARD", `TZOFFSETFROM:${text}`, `TZOFFSETTO:${text}`, "DTSTART:19700101T000000", "END:STANDARD"];
}

/** The nearest change of the clocks before (-1; the instant itself included) or after (1) an instant. */
function nearestChange(at: DateTime, direction: -1 | 1): Change | undefined {
  for (let days = 0; days < HORIZON_DAYS; days += STEP_DAYS) {
    const near = at.plus({ milliseconds: direction * days * DAY_MS });
    const far = near.plus({ milliseconds: direction * STEP_DAYS * DAY_MS });
    const [early, late] = direction === 1 ? [near, far] : [far, near];
    if (early.offset !== late.offset) return changeBetween(early, late);
  }
  return undefined;
}

/** Narrows a span with one change down to the first second after it. */
function changeBetween(early: DateTime, late: DateTime): Change {
  let low = Math.floor(early.toSeconds());
  let high = Math.ceil(late.toSeconds());
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (DateTime.fromSeconds(middle, { zone: early.zone }).offset === early.offset) low = middle;
    else high = middle;
  }
  return { at: DateTime.fromSeconds(high, { zone: early.zone }), before: early.offset, after: late.offset };
}

/** -180 -> "-0300" */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = `${Math.floor(size / 60)}`.padStart(2, "0") + `${size % 60}`.padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${digits}`;
}
