import ICAL from "ical.js";
import { DateTime, IANAZone } from "luxon";
import { TIME_ZONE } from "#app/platform/format.ts";
import type { BusySpan } from "../slots.ts";

/** When somebody is busy, from the text of a calendar (RFC 5545). Titles, places and people are not looked at. */

type Window = {
  /** ISO-8601 UTC. */
  from: string;
  to: string;
  /** Events that are not counted: our own appointments, which the coach's calendar has from our mails. */
  ownUids: ReadonlySet<string>;
};

/** Occurrences of one event that are looked at: more than one an hour since 1970 would be. */
const MAX_OCCURRENCES = 500_000;

/** @returns by start, without overlaps. @throws Error for a text that is no calendar */
export function findBusy(text: string, { from, to, ownUids }: Window): BusySpan[] {
  const parsed = ICAL.parse(text) as unknown[];
  // Several calendars in a file come as a list of them, one as itself.
  const roots = typeof parsed[0] === "string" ? [parsed] : parsed;
  if (roots.length === 0) throw new Error("no calendar");
  const span: Span = { from: Date.parse(from), to: Date.parse(to) };
  const found = roots.flatMap((root) => {
    const calendar = new ICAL.Component(root as ConstructorParameters<typeof ICAL.Component>[0]);
    if (calendar.name !== "vcalendar") throw new Error("no calendar");
    const zones = zonesOf(calendar);
    const events = calendar.getAllSubcomponents("vevent").filter((event) => !ownUids.has(textOf(event, "uid")));
    return [...eventTimes(events, zones, span), ...freeBusyTimes(calendar, zones)];
  });
  return merged(found.filter(({ start, end }) => start < span.to && end > span.from && start < end));
}

type Span = { from: number; to: number };
/** Milliseconds since 1970. */
type Times = { start: number; end: number };
type Zones = ReadonlyMap<string, ICAL.Timezone>;

function zonesOf(calendar: ICAL.Component): Zones {
  const zones = calendar.getAllSubcomponents("vtimezone").map((zone) => new ICAL.Timezone(zone));
  return new Map(zones.map((zone) => [zone.tzid, zone]));
}

const textOf = (component: ICAL.Component, name: string): string =>
  component.getFirstPropertyValue(name)?.toString() ?? "";

/** An event with its moved occurrences is one thing: an occurrence takes the place of the one it names. */
function eventTimes(events: readonly ICAL.Component[], zones: Zones, span: Span): Times[] {
  const byUid = new Map<string, ICAL.Component[]>();
  for (const [index, event] of events.entries()) {
    const uid = textOf(event, "uid") || `without-${index}`;
    byUid.set(uid, [...(byUid.get(uid) ?? []), event]);
  }
  return [...byUid.values()].flatMap((all) => {
    const master = all.find((event) => !event.hasProperty("recurrence-id"));
    const moved = all.filter((event) => event.hasProperty("recurrence-id"));
    // A calendar may show an occurrence of a series that it does not have.
    const single = moved.flatMap((event) => (isBusy(event) ? timesOf(event, zones) : []));
    return master && isBusy(master) ? [...seriesTimes(master, moved, zones, span), ...single] : single;
  });
}

function seriesTimes(master: ICAL.Component, moved: readonly ICAL.Component[], zones: Zones, span: Span): Times[] {
  const [first] = timesOf(master, zones);
  if (!first) return [];
  const event = new ICAL.Event(master, { exceptions: [] });
  const length = first.end - first.start;
  const replaced = new Set(moved.map((one) => instantOf(one.getFirstProperty("recurrence-id"), zones)));
  if (!event.isRecurring()) return [first];
  const zone = zoneOf(master.getFirstProperty("dtstart"));
  const found: Times[] = [];
  const occurrences = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const next = occurrences.next();
    if (!next) break;
    const start = asInstant(next, zone, zones);
    if (start >= span.to) break;
    if (start + length > span.from && !replaced.has(start)) found.push({ start, end: start + length });
  }
  return found;
}

function isBusy(event: ICAL.Component): boolean {
  if (textOf(event, "status").toUpperCase() === "CANCELLED") return false;
  if (textOf(event, "transp").toUpperCase() === "TRANSPARENT") return false;
  return textOf(event, "x-microsoft-cdo-busystatus").toUpperCase() !== "FREE";
}

function timesOf(event: ICAL.Component, zones: Zones): Times[] {
  const from = event.getFirstProperty("dtstart");
  if (!from) return [];
  const { startDate, endDate } = new ICAL.Event(event);
  const until = event.getFirstProperty("dtend") ?? from;
  // Without end or duration: the day, or nothing.
  return [{ start: asInstant(startDate, zoneOf(from), zones), end: asInstant(endDate, zoneOf(until), zones) }];
}

/** Periods of a calendar that tells nothing else. */
function freeBusyTimes(calendar: ICAL.Component, zones: Zones): Times[] {
  const properties = calendar
    .getAllSubcomponents("vfreebusy")
    .flatMap((component) => component.getAllProperties("freebusy"))
    .filter((property) => String(property.getParameter("fbtype") ?? "BUSY").toUpperCase() !== "FREE");
  return properties.flatMap((property) =>
    property.getValues().flatMap((period) => {
      if (!(period instanceof ICAL.Period)) return [];
      return [{ start: asInstant(period.start, null, zones), end: asInstant(period.getEnd(), null, zones) }];
    }),
  );
}

function zoneOf(property: ICAL.Property | null): string | null {
  const zone = property?.getParameter("tzid");
  return typeof zone === "string" ? zone : null;
}

function instantOf(property: ICAL.Property | null, zones: Zones): number {
  const value = property?.getFirstValue();
  return value instanceof ICAL.Time ? asInstant(value, zoneOf(property), zones) : Number.NaN;
}

/** Days, and times without a time zone, are those of Chile; so are times of a zone that nobody knows. */
function asInstant(time: ICAL.Time, zone: string | null, zones: Zones): number {
  const { year, month, day, hour, minute, second, isDate } = time;
  if (time.zone === ICAL.Timezone.utcTimezone) return Date.UTC(year, month - 1, day, hour, minute, second);
  const own = zone === null || isDate ? undefined : zones.get(zone);
  if (own) {
    const wall = ICAL.Time.fromData({ year, month, day, hour, minute, second });
    return Date.UTC(year, month - 1, day, hour, minute, second) - own.utcOffset(wall) * 1000;
  }
  const name = zone !== null && !isDate && IANAZone.isValidZone(zone) ? zone : TIME_ZONE;
  return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: name }).toMillis();
}

function merged(times: readonly Times[]): BusySpan[] {
  const spans: Times[] = [];
  for (const { start, end } of times.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  const iso = (time: number) => new Date(time).toISOString();
  return spans.map(({ start, end }) => ({ startsAt: iso(start), endsAt: iso(end) }));
}
