import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { TIME_ZONE } from "#app/platform/format.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import { CALENDAR_PROGRAM, type CalendarOptions, calendarText, eventOf, sessionTitle } from "../mail/calendar-event.ts";
import { meetingFacts } from "../mail/meeting.ts";
import { timeZoneComponent } from "../mail/time-zone.ts";

/** A coach's appointments as one calendar, to which a calendar program subscribes (RFC 5545, RFC 7986). */

/** How often programs are asked to look again. Many look less often, whatever they are asked. */
const REFRESH_SECONDS = 15 * 60;
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
  const calendar = ical({
    prodId: CALENDAR_PROGRAM,
    method: ICalCalendarMethod.PUBLISH,
    name: oneLine(name),
    ttl: REFRESH_SECONDS,
    timezone: {
      // Without a name, because with one the library writes DTSTAMP as wall time. Where there is no event that needs
      // it, the time zone is what makes the file a valid one: a calendar is never without components.
      name: bookings.length === 0 ? TIME_ZONE : null,
      generator: (zone) => timeZoneComponent(zone, from, instants.at(-1)),
    },
  });
  for (const booking of bookings) {
    const cancelled = booking.status === "cancelled";
    const title = sessionTitle(oneLine(booking.client_name));
    const { facts } = meetingFacts(booking.modality, coach);
    calendar.createEvent({
      ...eventOf(booking, coach, organizer),
      // When this version came to be, and not when it was asked for: an unchanged calendar stays the same file.
      stamp: new Date(booking.updated_at > coach.updated_at ? booking.updated_at : coach.updated_at),
      // In words, too: not every program knows the status.
      summary: cancelled ? `Cancelada: ${title}` : title,
      description: calendarText(facts.map(({ label, value }) => `${label}: ${value}`).join("\n")),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(cancelled && { transparency: ICalEventTransparency.TRANSPARENT }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

const oneLine = (value: string): string => calendarText(value.replace(BREAKS, " ")).trim();
