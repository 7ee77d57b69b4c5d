import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { feedCalendar } from "#app/features/coaching/calendar-feed/feed-calendar.ts";
import { bookingCalendar } from "#app/features/coaching/mail/calendar-event.ts";
import { bookingRow, coachRow } from "../../support/coaching/mail-samples.ts";

const organizer = { name: 'Universidad "del Sur"; Carreras', address: "no-reply@sur.example" };
const NOW = new Date("2026-11-20T12:34:56.789Z");
const feed = (rows: Parameters<typeof feedCalendar>[0], coach = coachRow()) =>
  feedCalendar(rows, coach, { organizer, name: "Citas; de Ana, la coach", now: NOW });

describe("a coach's calendar", () => {
  test("is folded at 75 octets without tearing a character, every line ends with CR LF", () => {
    const lines = feed([bookingRow({ client_name: "ñandú 🦤 ".repeat(40) })]).split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.some((line) => line.startsWith(" "))).toBe(true);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
  });

  test("says of an appointment the same as the mail to the coach, but for what it leaves out", () => {
    const booking = bookingRow({ calendar_sequence: 2 });
    const mail = bookingCalendar(booking, coachRow(), { method: "REQUEST", audience: "coach", organizer, now: NOW });
    const shown = (ics: string) => {
      const event = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent("vevent");
      const property = (name: string) => event?.getFirstPropertyValue(name)?.toString();
      return ["uid", "sequence", "dtstart", "dtend", "summary", "location", "status", "organizer"].map(property);
    };
    expect(shown(feed([booking]))).toEqual(shown(mail));
    const event = new ICAL.Component(ICAL.parse(feed([booking]))).getFirstSubcomponent("vevent");
    expect(event?.getFirstPropertyValue("description")).toBe(
      "Modalidad: Presencial o virtual\nLugar: Edificio A, sala 3; segundo piso\n" +
        "Enlace: https://reuniones.sur.example/ana",
    );
    expect(event?.getFirstProperty("organizer")?.getParameter("cn")).toBe("Universidad 'del Sur'; Carreras");
  });

  test("is named, and a changed place of the coach is a newer version", () => {
    const before = feed([bookingRow()]);
    expect(before).toContain("\r\nX-WR-CALNAME:Citas\\; de Ana\\, la coach\r\n");
    expect(before).toContain("DTSTAMP:20261120T120000Z\r\n");
    const moved = coachRow({ meeting_place: "Sala 9", updated_at: "2026-11-22T10:00:00.000Z" });
    expect(feed([bookingRow()], moved)).toContain("DTSTAMP:20261122T100000Z\r\n");
  });

  test("blocks no time for a cancelled appointment, and frees none of the others", () => {
    const transparency = (status: "cancelled" | "no_show") => /TRANSP:(\w+)/.exec(feed([bookingRow({ status })]))?.[1];
    expect([transparency("cancelled"), transparency("no_show")]).toEqual(["TRANSPARENT", "OPAQUE"]);
  });
});
