import { describe, expect, test } from "vitest";
import { findBusy } from "#app/features/coaching/busy/find-busy.ts";
import { timeZoneComponent } from "#app/features/coaching/mail/time-zone.ts";

const FROM = "2026-11-26T12:00:00.000Z";
const TO = "2027-01-21T12:00:00.000Z";

const calendar = (...parts: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//x//ES", ...parts, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:u1", "SUMMARY:Médico", ...lines, "END:VEVENT"].join("\r\n");
const busy = (text: string, own: string[] = []) =>
  findBusy(text, { from: FROM, to: TO, ownUids: new Set(own) }).map(({ startsAt, endsAt }) => [
    startsAt.slice(0, 16),
    endsAt.slice(0, 16),
  ]);
const UTC_TIMES = ["DTSTART:20261201T150000Z", "DTEND:20261201T160000Z"];
const UTC_SPAN = [["2026-12-01T15:00", "2026-12-01T16:00"]];

describe("one event", () => {
  test.each([
    ["in UTC", ["DTSTART:20261201T150000Z", "DTEND:20261201T160000Z"]],
    ["with a duration", ["DTSTART:20261201T150000Z", "DURATION:PT1H"]],
    ["in a zone known by name", ["DTSTART;TZID=America/Santiago:20261201T120000", "DURATION:PT1H"]],
    ["in another zone", ["DTSTART;TZID=Europe/Madrid:20261201T160000", "DTEND;TZID=Europe/Madrid:20261201T170000"]],
    ["without a zone: of Chile", ["DTSTART:20261201T120000", "DTEND:20261201T130000"]],
    ["in a zone that nobody knows: of Chile", ["DTSTART;TZID=Mi Zona:20261201T120000", "DURATION:PT1H"]],
  ])("%s", (_what, lines) => {
    expect(busy(calendar(event(...lines)))).toEqual(UTC_SPAN);
  });

  test("in a zone that the file describes", () => {
    const zone = timeZoneComponent("America/Santiago", FROM).replace("America/Santiago", "Pacific SA Standard Time");
    const text = calendar(zone, event("DTSTART;TZID=Pacific SA Standard Time:20261201T120000", "DURATION:PT1H"));
    expect(busy(text)).toEqual(UTC_SPAN);
  });

  test("of whole days, in Chile", () => {
    const days = ["DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261226"];
    expect(busy(calendar(event(...days)))).toEqual([["2026-12-24T03:00", "2026-12-26T03:00"]]);
    expect(busy(calendar(event("DTSTART;VALUE=DATE:20261224")))).toEqual([["2026-12-24T03:00", "2026-12-25T03:00"]]);
  });

  test.each([["TRANSP:TRANSPARENT"], ["STATUS:CANCELLED"], ["X-MICROSOFT-CDO-BUSYSTATUS:FREE"]])(
    "with %s takes no time",
    (line) => {
      expect(busy(calendar(event(...UTC_TIMES, line)))).toEqual([]);
    },
  );

  test("that may take place takes it, and one of ours none", () => {
    expect(busy(calendar(event(...UTC_TIMES, "STATUS:TENTATIVE")))).toEqual(UTC_SPAN);
    expect(busy(calendar(event(...UTC_TIMES)), ["u1"])).toEqual([]);
  });

  test("counts only where it touches the weeks that are asked for", () => {
    const at = (start: string, end: string) => event(`DTSTART:${start}`, `DTEND:${end}`);
    expect(busy(calendar(at("20261126T110000Z", "20261126T120000Z")))).toEqual([]);
    expect(busy(calendar(at("20261126T110000Z", "20261126T121500Z")))).toHaveLength(1);
    expect(busy(calendar(at("20270121T120000Z", "20270121T130000Z")))).toEqual([]);
    expect(busy(calendar(at("20261201T150000Z", "20261201T150000Z")))).toEqual([]);
  });
});

describe("a series", () => {
  const weekly = ["DTSTART;TZID=America/Santiago:20260901T120000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=16"];

  test("keeps its wall time over a change of the clocks", () => {
    // From Tuesday, 1 September, in winter time; the 14th is on 1 December.
    expect(busy(calendar(event(...weekly)))).toEqual([
      ["2026-12-01T15:00", "2026-12-01T16:00"],
      ["2026-12-08T15:00", "2026-12-08T16:00"],
      ["2026-12-15T15:00", "2026-12-15T16:00"],
    ]);
  });

  test("is without the days that are taken out, moved or cancelled", () => {
    const text = calendar(
      event(...weekly, "EXDATE;TZID=America/Santiago:20261201T120000"),
      event(
        "RECURRENCE-ID;TZID=America/Santiago:20261208T120000",
        "DTSTART;TZID=America/Santiago:20261209T090000",
        "DURATION:PT30M",
      ),
      event(
        "RECURRENCE-ID;TZID=America/Santiago:20261215T120000",
        "DTSTART;TZID=America/Santiago:20261215T120000",
        "DURATION:PT1H",
        "STATUS:CANCELLED",
      ),
    );
    expect(busy(text)).toEqual([["2026-12-09T12:00", "2026-12-09T12:30"]]);
  });

  test("without an end is told for the weeks that are asked for", () => {
    const text = calendar(event("DTSTART:20100101T150000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"));
    expect(busy(text)).toHaveLength(56);
  });

  test("of whole days is one of Chile's days", () => {
    const text = calendar(event("DTSTART;VALUE=DATE:20261204", "RRULE:FREQ=WEEKLY;COUNT=2"));
    expect(busy(text)).toEqual([
      ["2026-12-04T03:00", "2026-12-05T03:00"],
      ["2026-12-11T03:00", "2026-12-12T03:00"],
    ]);
  });

  test("that is free takes no time, but for the day on which it is not", () => {
    const text = calendar(
      event(...weekly, "TRANSP:TRANSPARENT"),
      event("RECURRENCE-ID;TZID=America/Santiago:20261208T120000", ...UTC_TIMES, "TRANSP:OPAQUE"),
    );
    expect(busy(text)).toEqual(UTC_SPAN);
  });
});

describe("a calendar", () => {
  test("gives what overlaps as one, by start", () => {
    const at = (uid: string, start: string, end: string) =>
      event(`DTSTART:${start}`, `DTEND:${end}`).replace("UID:u1", `UID:${uid}`);
    const text = calendar(
      at("b", "20261202T150000Z", "20261202T160000Z"),
      at("a", "20261201T150000Z", "20261201T170000Z"),
      at("c", "20261201T153000Z", "20261201T160000Z"),
      at("d", "20261201T170000Z", "20261201T173000Z"),
    );
    expect(busy(text)).toEqual([
      ["2026-12-01T15:00", "2026-12-01T17:30"],
      ["2026-12-02T15:00", "2026-12-02T16:00"],
    ]);
  });

  test("that says only when somebody is busy is understood", () => {
    const text = calendar(
      "BEGIN:VFREEBUSY",
      "FREEBUSY;FBTYPE=BUSY:20261201T150000Z/20261201T160000Z,20261203T150000Z/PT30M",
      "FREEBUSY;FBTYPE=FREE:20261204T150000Z/PT30M",
      "END:VFREEBUSY",
    );
    expect(busy(text)).toEqual([...UTC_SPAN, ["2026-12-03T15:00", "2026-12-03T15:30"]]);
  });

  test("may be empty, or be two in a file; a page is none", () => {
    expect(busy(calendar("X-WR-CALNAME:Vacío"))).toEqual([]);
    expect(busy(calendar(event(...UTC_TIMES)) + calendar(event(...UTC_TIMES)))).toEqual(UTC_SPAN);
    for (const text of ["<html>Inicia sesión</html>", "", "BEGIN:VCARD\r\nEND:VCARD\r\n"]) {
      expect(() => busy(text), text).toThrow();
    }
  });
});
