import ICAL from "ical.js";
import { DateTime } from "luxon";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bookingCalendar, type CalendarOptions } from "#app/features/coaching/mail/calendar-event.ts";
import { timeZoneComponent } from "#app/features/coaching/mail/time-zone.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import { bookingRow, coachRow, readCalendar, SUMMER, WINTER } from "../../support/coaching/mail-samples.ts";

const NOW = new Date("2026-11-20T12:34:56.789Z");
const ORGANIZER = { name: "Universidad del Sur", address: "no-reply@sur.example" };

afterEach(() => vi.unstubAllEnvs());

function calendar(
  booking: Partial<CoachSessionRow> = {},
  options: Partial<CalendarOptions> = {},
  coach: Partial<CoachRow> = {},
): string {
  return bookingCalendar(bookingRow(booking), coachRow(coach), {
    method: "REQUEST",
    audience: "student",
    organizer: ORGANIZER,
    now: NOW,
    ...options,
  });
}

describe("the appointment", () => {
  test.each(["UTC", "America/Santiago", "Asia/Tokyo"])("has the right times in Santiago on a host in %s", (zone) => {
    vi.stubEnv("TZ", zone);
    const summer = calendar(SUMMER);
    expect(summer).toContain("DTSTART;TZID=America/Santiago:20261126T153000\r\n");
    expect(summer).toContain("DTEND;TZID=America/Santiago:20261126T160000\r\n");
    expect(summer).toContain("DTSTAMP:20261120T123456Z\r\n");
    const winter = calendar(WINTER);
    expect(winter).toContain("DTSTART;TZID=America/Santiago:20270701T153000\r\n");
    for (const [ics, expected] of [
      [summer, SUMMER],
      [winter, WINTER],
    ] as const) {
      const read = readCalendar(ics);
      expect([read.startsAt, read.endsAt]).toEqual([expected.starts_at, expected.ends_at]);
    }
  });

  test("invites the student, who has accepted already", () => {
    const { method, events, event, properties } = readCalendar(
      calendar({}, { url: "https://c.example/coach-schedule" }),
    );
    expect([method, events, event.uid, event.sequence]).toEqual(["REQUEST", 1, "d2a1@sur.example", 0]);
    expect(event.summary).toBe("Cita de coaching con Ana Pérez Soto");
    expect(event.location).toBe("Edificio A, sala 3; segundo piso · https://reuniones.sur.example/ana");
    expect(event.description.split("\n")).toEqual([
      "Con Ana Pérez Soto, Psicóloga laboral",
      "Modalidad: Presencial o virtual",
      "Lugar: Edificio A, sala 3; segundo piso",
      "Enlace: https://reuniones.sur.example/ana",
      "Para cambiar o cancelar la cita: https://c.example/coach-schedule",
      "Mensaje: Busco práctica;",
      "quiero revisar mi CV, con <b>calma</b>.",
    ]);
    const values = (name: string) => properties.filter((property) => property.name === name);
    expect(values("status").map((property) => property.getFirstValue())).toEqual(["CONFIRMED"]);
    const [attendee, ...others] = values("attendee");
    expect(others).toEqual([]);
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe("mailto:renata@sur.example");
    expect([attendee?.getParameter("cn"), attendee?.getParameter("partstat"), attendee?.getParameter("rsvp")]).toEqual([
      "Renata Cifuentes Ñandú",
      "ACCEPTED",
      "FALSE",
    ]);
    expect(values("organizer").map((property) => property.getFirstValue())).toEqual(["mailto:no-reply@sur.example"]);
  });

  test("tells the coach who comes and how to reach them", () => {
    const { event, properties } = readCalendar(calendar({}, { audience: "coach" }));
    expect(event.summary).toBe("Cita de coaching con Renata Cifuentes Ñandú");
    expect(event.description).toContain("Correo: renata@sur.example");
    expect(event.description).toContain("Teléfono: +56 9 1234 5678");
    const attendees = properties.filter(({ name }) => name === "attendee");
    expect(attendees.map((property) => String(property.getFirstValue()).toLowerCase())).toEqual([
      "mailto:ana@sur.example",
    ]);
  });

  test("a change keeps the UID and raises the SEQUENCE; so does a cancellation", () => {
    const versions = [
      calendar(),
      calendar({ ...WINTER, calendar_sequence: 1 }),
      calendar({ ...WINTER, calendar_sequence: 2, status: "cancelled" }, { method: "CANCEL" }),
    ].map(readCalendar);
    expect(versions.map(({ event }) => event.uid)).toEqual(Array(3).fill("d2a1@sur.example"));
    expect(versions.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    expect(versions.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(versions.map(({ properties }) => properties.find(({ name }) => name === "status")?.getFirstValue())).toEqual(
      ["CONFIRMED", "CONFIRMED", "CANCELLED"],
    );
  });

  test("as a file to download it invites nobody", () => {
    const { method, properties } = readCalendar(calendar({}, { method: "PUBLISH" }));
    expect(method).toBe("PUBLISH");
    expect(properties.some(({ name }) => name === "attendee")).toBe(false);
    expect(properties.some(({ name }) => name === "organizer")).toBe(true);
    const cancelled = readCalendar(calendar({ status: "cancelled" }, { method: "PUBLISH" }));
    expect(cancelled.properties.find(({ name }) => name === "status")?.getFirstValue()).toBe("CANCELLED");
  });

  test.each([
    ["in_person", "Edificio A, sala 3; segundo piso"],
    ["online", "https://reuniones.sur.example/ana"],
  ] as const)("%s: says only where that is", (modality, location) => {
    const { event } = readCalendar(calendar({ modality }));
    expect(event.location).toBe(location);
  });

  test("is folded at 75 octets without tearing a character, every line ends with CR LF", () => {
    const message = "ñandú 🦤 ".repeat(60);
    const ics = calendar({ message });
    const lines = ics.split("\r\n");
    expect(lines.at(-1)).toBe("");
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
      expect(line).not.toContain("�");
    }
    expect(readCalendar(ics).event.description).toContain(message);
  });

  test.each([
    ["the student's name", { client_name: "Ana\r\nATTENDEE:mailto:x@y.example" }, {}],
    ["the student's address", { client_email: "ana@sur.example\nSTATUS:CANCELLED" }, {}],
    ["the coach's name", {}, { name: "Ana\rBEGIN:VEVENT" }],
    ["the UID", { calendar_uid: "1\r\nBEGIN:VEVENT" }, {}],
  ])("a line break in %s is refused", (_what, booking, coach) => {
    expect(() => calendar(booking, {}, coach)).toThrow("line breaks");
  });

  test("a quote in a name cannot end the parameter it stands in", () => {
    const { properties } = readCalendar(calendar({ client_name: 'Ana":mailto:x@y.example;X="\\' }));
    const [attendee] = properties.filter(({ name }) => name === "attendee");
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe("mailto:renata@sur.example");
    expect(attendee?.getParameter("cn")).toBe("Ana':mailto:x@y.example;X=''");
  });
});

describe("the time zone that goes with it", () => {
  test("is Chile's from 2026 to 2035, by the time zone data of the runtime", () => {
    const wrong: string[] = [];
    let day = DateTime.fromISO("2026-01-01T00:00:00", { zone: "America/Santiago" });
    while (day.year < 2036) {
      const zone = zoneFor(day.toUTC().toISO() ?? "");
      for (let hour = 0; hour < 24; hour += 1) {
        const instant = day.plus({ hours: hour });
        // 23:00 to 24:00 of the night on which clocks are put back happens twice: no wall time can tell which is meant.
        if (instant.getPossibleOffsets().length > 1) continue;
        if (zone.utcOffset(asTime(instant)) !== instant.offset * 60) wrong.push(instant.toISO() ?? "");
      }
      // Around the changes every day is looked at: these are the days that libraries get wrong.
      const near = [4, 9].includes(day.month) && day.day <= 10;
      day = day.plus({ days: near ? 1 : 5 }).startOf("day");
    }
    expect(wrong).toEqual([]);
  });

  test("has one yearly rule for each change, the only form that Outlook reads", () => {
    // In April 2029 the month begins with a Sunday, and the clocks change on the second one.
    expect(timeZoneComponent("America/Santiago", "2029-03-01T15:00:00.000Z").split("\r\n")).toEqual([
      "BEGIN:VTIMEZONE",
      "TZID:America/Santiago",
      "BEGIN:DAYLIGHT",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0300",
      "DTSTART:20280903T000000",
      "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=1SU",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "TZOFFSETFROM:-0300",
      "TZOFFSETTO:-0400",
      "DTSTART:20290408T000000",
      "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=2SU",
      "END:STANDARD",
      "END:VTIMEZONE",
    ]);
  });

  test("of a span over years is Chile's on every day around a change, also where the rule of a year is another", () => {
    const from = DateTime.fromISO("2026-03-01T12:00:00", { zone: "America/Santiago" });
    const to = from.plus({ years: 9 });
    const text = timeZoneComponent("America/Santiago", from.toUTC().toISO() ?? "", to.toUTC().toISO() ?? "");
    // 2029 and 2035 have April's change on the second Sunday, 2030 September's.
    expect(text.match(/RRULE:.*/g)).toEqual([
      "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=1SU;COUNT=5",
      "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;COUNT=3",
      "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=2SU;COUNT=1",
      "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;COUNT=5",
      "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=2SU;COUNT=1",
      "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=1SU",
      "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=2SU",
    ]);
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
    const wrong: string[] = [];
    for (let day = from; day < to; day = day.plus({ days: 1 })) {
      if (![4, 9].includes(day.month) || day.day > 15) continue;
      if (zone.utcOffset(asTime(day)) !== day.offset * 60) wrong.push(day.toISO() ?? "");
    }
    expect(wrong).toEqual([]);
  });

  test("is one offset where the clocks are not changed", () => {
    expect(timeZoneComponent("America/Bogota", "2029-03-01T15:00:00.000Z").split("\r\n")).toEqual([
      "BEGIN:VTIMEZONE",
      "TZID:America/Bogota",
      "BEGIN:STANDARD",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0500",
      "DTSTART:19700101T000000",
      "END:STANDARD",
      "END:VTIMEZONE",
    ]);
  });

  function zoneFor(instant: string): ICAL.Timezone {
    return new ICAL.Timezone(new ICAL.Component(ICAL.parse(timeZoneComponent("America/Santiago", instant))));
  }
  function asTime({ year, month, day, hour, minute }: DateTime): ICAL.Time {
    return ICAL.Time.fromData({ year, month, day, hour, minute, second: 0 });
  }
});
