import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { DateTime } from "luxon";
import { TIME_ZONE } from "#app/platform/format.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import { meetingFacts } from "./meeting.ts";
import { timeZoneComponent } from "./time-zone.ts";

/** The appointment of a coaching session for calendar programs (RFC 5545, sent by mail as RFC 6047 says). */

export type CalendarOptions = {
  /**
   * REQUEST: a new or changed event · CANCEL: removes the event · PUBLISH: a file to download, without an invitation.
   */
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  /** Whose calendar it is for; determines the title and the attendee. */
  audience: "student" | "coach";
  /** Who sends the mail. */
  organizer: { name: string; address: string };
  /** DTSTAMP: when this version of the event was created. */
  now: Date;
  /** Link to the page where the student changes or cancels the booking. */
  url?: string | undefined;
};

/** How long before the session a calendar reminds of it. */
const ALARM_SECONDS = 30 * 60;

/**
 * The .ics text: one VEVENT with the booking's UID and SEQUENCE, wall times of America/Santiago with their VTIMEZONE.
 * @throws Error when a name or an address holds line breaks.
 */
export function bookingCalendar(booking: CoachSessionRow, coach: CoachRow, options: CalendarOptions): string {
  const { method, audience, organizer, now, url } = options;
  const calendar = ical({
    prodId: { company: "Patina", product: "Coaching", language: "ES" },
    method: ICalCalendarMethod[method],
    // name: null, because with a name the library writes DTSTAMP as wall time instead of UTC.
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, booking.starts_at) },
  });
  const cancelled = method === "CANCEL" || booking.status === "cancelled";
  const meeting = meetingFacts(booking.modality, coach);
  const event = calendar.createEvent({
    id: oneLine(booking.calendar_uid),
    sequence: booking.calendar_sequence,
    stamp: now,
    // A luxon date, because the library would write a Date in the time zone of the host.
    start: DateTime.fromISO(booking.starts_at, { zone: TIME_ZONE }),
    end: DateTime.fromISO(booking.ends_at, { zone: TIME_ZONE }),
    timezone: TIME_ZONE,
    summary: oneLine(sessionTitle(audience === "student" ? coach.name : booking.client_name)),
    location: calendarText(meeting.location),
    description: calendarText(describe(booking, coach, options)),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name), email: oneLine(organizer.address) },
    ...(url && { url }),
  });
  if (!cancelled) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS, description: event.summary() });
  }
  if (method !== "PUBLISH") {
    const who =
      audience === "student"
        ? { name: booking.client_name, email: booking.client_email }
        : { name: coach.name, email: coach.email };
    event.createAttendee({
      name: parameter(who.name),
      email: oneLine(who.email),
      role: ICalAttendeeRole.REQ,
      // The booking itself is the acceptance; replies would go to a no-reply address.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return `${calendar.toString()}\r\n`;
}

export const sessionTitle = (name: string): string => `Cita de coaching con ${name}`;

function describe(booking: CoachSessionRow, coach: CoachRow, { audience, url }: CalendarOptions): string {
  const { facts } = meetingFacts(booking.modality, coach);
  const lines = facts.map(({ label, value }) => `${label}: ${value}`);
  if (audience === "student") {
    lines.unshift(`Con ${coach.name}, ${coach.title}`);
    if (url) lines.push(`Para cambiar o cancelar la cita: ${url}`);
  } else {
    lines.unshift(`Correo: ${booking.client_email}`);
    if (booking.client_phone) lines.unshift(`Teléfono: ${booking.client_phone}`);
    lines.unshift(`Estudiante: ${booking.client_name}`);
  }
  if (booking.message) lines.push(`Mensaje: ${booking.message}`);
  return lines.join("\n");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break could inject a property.
const LINE_BREAK = /[\u0000\r\n]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: not allowed in calendars; tab, CR and LF are kept.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function oneLine(value: string): string {
  if (LINE_BREAK.test(value)) throw new Error("a one-line text holds line breaks");
  return calendarText(value);
}

/** Parameter values are quoted, and the format has no escape for a quote inside them. */
export function parameter(value: string): string {
  return oneLine(value).replace(/["\\]/g, "'");
}

/** May have several lines: the library escapes the breaks as \n. */
export function calendarText(value: string): string {
  return value.replace(CONTROL, " ");
}
