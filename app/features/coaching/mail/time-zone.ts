import { DateTime } from "luxon";
import { DAY_MS } from "#app/platform/durations.ts";

/** The VTIMEZONE of appointments, for calendar programs that do not know the time zone by name. */

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
/** Step of the search; the clock changes of a year are months apart. */
const STEP_DAYS = 28;
/** Clock changes further away than this are irrelevant for the appointment. */
const HORIZON_DAYS = 400;
const STAMP = "yyyyLLdd'T'HHmmss";

type Change = { at: DateTime; before: number; after: number };

/**
 * VTIMEZONE for a span of time, computed from the time zone data of the runtime: the change before it, those in it and
 * the one after it. Each is a yearly rule "nth weekday of the month", n taken from these very changes, because that is
 * the only form which Outlook reads ([MS-OXCICAL] 2.1.3.1.1.19.2.2). Chile's own rule (first Sunday from the 2nd on)
 * has no such form, so a fixed rule as libraries carry it is wrong in the years in which the month begins with a
 * Sunday: a span that reaches into such a year ends one rule and begins another.
 * @param from ISO-8601 UTC
 * @param to ISO-8601 UTC; without it: of one instant
 */
export function timeZoneComponent(zone: string, from: string, to = from): string {
  const first = DateTime.fromISO(from, { zone });
  const last = DateTime.fromISO(to, { zone });
  const before = nearestChange(first, -1);
  const changes = before ? [before] : [];
  for (let at: DateTime = first; at <= last; ) {
    const next = nearestChange(at, 1);
    if (!next) break;
    changes.push(next);
    at = next.at;
  }
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...(before ? [] : fixedOffset(first.offset)),
    ...rulesOf(changes).flatMap(observance),
    "END:VTIMEZONE",
  ].join("\r\n");
}

/** A change that comes again every year, or for some years, where another rule of its kind follows. */
type Rule = { first: Change; last: Change; text: string; years: number; isOver: boolean };

/** In the order of their first time. @param changes by time, without gaps */
function rulesOf(changes: readonly Change[]): Rule[] {
  const rules: Rule[] = [];
  const current = new Map<string, Rule>();
  for (const change of changes) {
    const kind = kindOf(change);
    const text = yearlyRule(change);
    const known = current.get(kind);
    if (known?.text === text && sameOffsets(known.last, change)) {
      known.last = change;
      known.years += 1;
      continue;
    }
    if (known) known.isOver = true;
    const rule: Rule = { first: change, last: change, text, years: 1, isOver: false };
    current.set(kind, rule);
    rules.push(rule);
  }
  return rules;
}

const kindOf = ({ before, after }: Change) => (after > before ? "DAYLIGHT" : "STANDARD");
const sameOffsets = (one: Change, other: Change) => one.before === other.before && one.after === other.after;
/** The onset in the wall time that was valid before it. */
const onsetOf = ({ at, before }: Change) => at.toUTC().plus({ minutes: before });

function yearlyRule(change: Change): string {
  const onset = onsetOf(change);
  const nth = Math.ceil(onset.day / 7);
  return `FREQ=YEARLY;BYMONTH=${onset.month};BYDAY=${nth}${WEEKDAYS[onset.weekday - 1]}`;
}

/** Its years are counted, because UNTIL, which is UTC here, is refused by Python's icalendar 4. */
function observance({ first, text, years, isOver }: Rule): string[] {
  const kind = kindOf(first);
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${offsetText(first.before)}`,
    `TZOFFSETTO:${offsetText(first.after)}`,
    `DTSTART:${onsetOf(first).toFormat(STAMP)}`,
    `RRULE:${text}${isOver ? `;COUNT=${years}` : ""}`,
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
