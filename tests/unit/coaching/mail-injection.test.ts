import fc from "fast-check";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { composeMail } from "#app/email/transport.server.ts";
import { type BookingMailSettings, enqueueBookingMails } from "#app/features/coaching/mail/booking-mails.server.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import { bookingRow, bookingSettings, coachRow } from "../../support/coaching/mail-samples.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { howMany } from "../../support/long-run.ts";
import { outboxRows } from "../../support/mail-settings.ts";
import { calendarPart } from "../../support/smtp.ts";

let database: TestDatabase;
let settings: BookingMailSettings;

beforeEach(() => {
  database = makeTestDatabase();
  settings = bookingSettings(database.folder);
  // 4,000 durable commits would only measure the disk.
  database.raw.pragma("synchronous = OFF");
});
afterEach(() => database.dispose());

/** Bits of what attacks are made of, and of what names are made of. */
const bits = fc.constantFrom(
  "\r\n",
  "\n",
  "\r",
  "\u0000",
  "\u2028",
  "\u0085",
  "\u000b",
  "\t",
  "\r\n ",
  "\\n",
  "\\",
  '"',
  "'",
  ";",
  ":",
  ",",
  "<",
  ">",
  "&",
  "%0D%0A",
  "=0D=0A",
  "=?UTF-8?Q?=0D=0ABcc=3A_x=40y.example?=",
  "Bcc: x@y.example",
  "\r\n.\r\n",
  "\r\n\r\n--",
  "BEGIN:VEVENT",
  "END:VEVENT",
  "ATTENDEE:mailto:x@y.example",
  "</p><script>",
  "Ñandú",
  "José Miguel",
  "O'Higgins",
  "山田",
  "🦤👩‍🏫",
  "\u202e",
  "\ud83e",
);
const text = (max: number) =>
  fc
    .array(fc.oneof(bits, fc.string({ maxLength: 8 })), { minLength: 1, maxLength: max })
    .map((parts) => parts.join(""));

const HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];
const EVENT_PROPERTIES = [
  "attendee",
  "description",
  "dtend",
  "dtstamp",
  "dtstart",
  "organizer",
  "sequence",
  "status",
  "summary",
  "uid",
  "url",
];

const breaks = (value: string) => /[\r\n\0]/.test(value);

test("whatever people write: refused, or a mail with exactly its headers, parts and one appointment", async () => {
  const numRuns = howMany(300, 2000);
  let composed = 0;
  let refused = 0;
  const samples = fc.record({
    client_name: text(4),
    client_phone: text(3),
    message: text(12),
    // Composing takes longest: one of the two mails of each booking.
    audience: fc.constantFrom(0, 1),
    coach: fc.record({ name: text(3), title: text(3), meeting_place: text(5), meeting_link: text(4) }),
  });
  await fc.assert(
    fc.asyncProperty(samples, async ({ coach: coachGiven, audience, ...given }) => {
      await database.db.deleteFrom("outbox").execute();
      const booking: CoachSessionRow = bookingRow(given);
      const coach: CoachRow = coachRow(coachGiven);
      const writing = database.db
        .transaction()
        .execute((trx) => enqueueBookingMails(trx, { kind: "booked", booking, coach }, { settings }));
      if (breaks(booking.client_name) || breaks(coach.name)) {
        await expect(writing).rejects.toThrow();
        refused += 1;
        return;
      }
      await writing;
      const rows = await outboxRows(database.db);
      expect(rows.map((row) => row.recipient)).toEqual(["renata@sur.example", "ana@sur.example"]);
      for (const row of rows.slice(audience, audience + 1)) {
        const raw = await composeMail(row, { settings, logo: null });
        expect(raw.toString("latin1")).not.toMatch(/(?<!\r)\n|\r(?!\n)|\0/);
        const email = await PostalMime.parse(raw);
        expect(email.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
        expect(email.to?.map(({ address }) => address)).toEqual([row.recipient]);
        expect(email.from?.address).toBe("no-reply@sur.example");
        expect(email.attachments.map(({ mimeType }) => mimeType).sort()).toEqual(["application/ics", "text/calendar"]);
        expectOneAppointment(calendarPart(email), row.recipient);
      }
      composed += 1;
    }),
    { numRuns },
  );
  expect(composed).toBeGreaterThanOrEqual(numRuns / 2);
  expect(refused).toBeGreaterThanOrEqual(numRuns / 10);
}, 240_000);

function expectOneAppointment(ics: string, recipient: string): void {
  const component = new ICAL.Component(ICAL.parse(ics));
  expect(component.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone", "vevent"]);
  const [event] = component.getAllSubcomponents("vevent");
  const names = event?.getAllProperties().map(({ name }) => name) ?? [];
  expect(names.filter((name) => name !== "location").sort()).toEqual(EVENT_PROPERTIES);
  const alarms = event?.getAllSubcomponents().map((part) => part.getAllProperties().map(({ name }) => name)) ?? [];
  expect(alarms).toEqual(alarms.length === 0 ? [] : [["action", "trigger", "description"]]);
  expect(alarms).toHaveLength(event?.getFirstPropertyValue("status") === "CANCELLED" ? 0 : 1);
  expect(String(event?.getFirstPropertyValue("attendee")).toLowerCase()).toBe(`mailto:${recipient}`);
  expect(event?.getFirstPropertyValue("organizer")).toBe("mailto:no-reply@sur.example");
  // The parser of the mail writes line ends its own way.
  for (const line of ics.split(/\r?\n/)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
}
