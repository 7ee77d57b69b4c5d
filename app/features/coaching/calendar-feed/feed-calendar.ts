import { DateTime } from "luxon";
import { TIME_ZONE } from "#app/platform/format.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import { type CalendarOptions, calendarText, parameter, sessionTitle } from "../mail/calendar-event.ts";
import { meetingFacts } from "../mail/meeting.ts";
import { timeZoneComponent } from "../mail/time-zone.ts";

/**
 * A coach's appointments as one calendar, to which a calendar program subscribes (RFC 5545, RFC 7986). Written here and
 * not by ical-generator, which holds everybody else up for a quarter of a second to write 640 events, most of it to
 * fold lines; this needs a seventh of that.
 */

/** How often programs are asked to look again. Many look less often, whatever they are asked. */
const REFRESH = "PT15M";
const LOCAL = "yyyyLLdd'T'HHmmss";
/** Octets of a line, without its break. */
const MAX_LINE = 75;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a break in one name must not cost the whole calendar.
const BREAKS = /[\u0000\r\n\u0085\u2028\u2029]+/g;

type FeedOptions = Pick<CalendarOptions, "organizer"> & {
  /** What a calendar program calls it. */
  name: string;
  now: Date;
};

/**
 * The .ics text. The same rows give the same text. Of the student there is the name: whoever serves the coach's
 * calendar gets no address, no telephone and no message.
 */
export function feedCalendar(
  bookings: readonly CoachSessionRow[],
  coach: CoachRow,
  { organizer, name, now }: FeedOptions,
): string {
  const instants = bookings.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]).sort();
  const [from = now.toISOString()] = instants;
  const by = `ORGANIZER;CN="${parameter(oneLine(organizer.name))}":mailto:${oneLine(organizer.address)}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Patina//Coaching//ES",
    "METHOD:PUBLISH",
    `NAME:${escaped(oneLine(name))}`,
    `X-WR-CALNAME:${escaped(oneLine(name))}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    // Also where no event needs it: a calendar without components is not a valid one.
    ...timeZoneComponent(TIME_ZONE, from, instants.at(-1)).split("\r\n"),
    ...bookings.flatMap((booking) => event(booking, coach, by)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** With the UID and SEQUENCE of the mails. */
function event(booking: CoachSessionRow, coach: CoachRow, organizer: string): string[] {
  const isCancelled = booking.status === "cancelled";
  const title = sessionTitle(oneLine(booking.client_name));
  const { facts, location } = meetingFacts(booking.modality, coach);
  const stamp = booking.updated_at > coach.updated_at ? booking.updated_at : coach.updated_at;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(oneLine(booking.calendar_uid))}`,
    `SEQUENCE:${booking.calendar_sequence}`,
    // When this version came to be, and not when it was asked for: an unchanged calendar stays the same file.
    `DTSTAMP:${DateTime.fromISO(stamp, { zone: "utc" }).toFormat(LOCAL)}Z`,
    `DTSTART;TZID=${TIME_ZONE}:${wallTime(booking.starts_at)}`,
    `DTEND;TZID=${TIME_ZONE}:${wallTime(booking.ends_at)}`,
    // In words, too: not every program knows the status.
    `SUMMARY:${escaped(isCancelled ? `Cancelada: ${title}` : title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(facts.map(({ label, value }) => `${label}: ${value}`).join("\n"))}`,
    organizer,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${isCancelled ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

const wallTime = (iso: string): string => DateTime.fromISO(iso, { zone: TIME_ZONE }).toFormat(LOCAL);

const oneLine = (value: string): string => calendarText(value.replace(BREAKS, " ")).trim();

/** As the value of a property of type TEXT. */
function escaped(value: string): string {
  return calendarText(value)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n");
}

/** A long line goes on in the next, behind a space; no character is torn. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE) return line;
  let text = "";
  let room = MAX_LINE;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > room) {
      text += "\r\n ";
      room = MAX_LINE - 1;
    }
    text += character;
    room -= bytes;
  }
  return text;
}
