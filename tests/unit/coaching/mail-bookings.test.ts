import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startMailer } from "#app/email/deliver.server.ts";
import type { Mail } from "#app/email/mail.ts";
import { claimMail } from "#app/email/outbox-lease.server.ts";
import {
  type BookingChange,
  type BookingMailSettings,
  enqueueBookingMails,
} from "#app/features/coaching/mail/booking-mails.server.ts";
import {
  bookingRow,
  bookingSettings,
  insertBooking,
  readCalendar,
  SUMMER,
  WINTER,
} from "../../support/coaching/mail-samples.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { HandClock, outboxRows, untilStatuses } from "../../support/mail-settings.ts";
import { calendarPart, TestSmtp } from "../../support/smtp.ts";

let database: TestDatabase;
let settings: BookingMailSettings;
let clock: HandClock;

beforeEach(() => {
  database = makeTestDatabase();
  settings = bookingSettings(database.folder);
  clock = new HandClock();
});
afterEach(() => database.dispose());

const enqueue = (change: BookingChange) =>
  database.db.transaction().execute((trx) => enqueueBookingMails(trx, change, { settings, clock }));

async function queued(): Promise<{ key: string; mail: Mail; expiresAt: string | null }[]> {
  return (await outboxRows(database.db))
    .filter((row) => row.status === "queued")
    .map((row) => ({ key: row.dedup_key, mail: JSON.parse(row.mail), expiresAt: row.expires_at }));
}

async function theMails(): Promise<[Mail, Mail]> {
  const [student, coach, ...others] = (await queued()).map(({ mail }) => mail);
  if (!student || !coach || others.length > 0) throw new Error("not two mails");
  return [student, coach];
}

describe("the mails of a booking", () => {
  test("none where the student's address cannot exist: it is an invented person's, and no coach waits", async () => {
    const { coach, booking } = await insertBooking(database.db);
    await enqueue({ kind: "booked", booking: { ...booking, client_email: "rayen@example.invalid" }, coach });
    expect(await queued()).toEqual([]);
  });

  test("one to the student and one to the coach, worth sending until the appointment is over", async () => {
    const { coach, booking } = await insertBooking(database.db);
    await enqueue({ kind: "booked", booking, coach });
    await enqueue({ kind: "booked", booking, coach });
    const all = await queued();
    expect(all.map(({ mail, expiresAt }) => [mail.to, expiresAt])).toEqual([
      [{ name: "Renata Cifuentes Ñandú", address: "renata@sur.example" }, SUMMER.ends_at],
      [{ name: "Ana Pérez Soto", address: "ana@sur.example" }, SUMMER.ends_at],
    ]);
    const [student, forCoach] = await theMails();
    expect(student.subject).toBe("Cita de coaching confirmada: jueves 26 de noviembre de 2026, 15:30");
    for (const text of [
      "Hola, Renata:",
      "jueves 26 de noviembre de 2026, 15:30 a 16:00, hora de Chile",
      "Coach: Ana Pérez Soto, Psicóloga laboral",
      "Lugar: Edificio A, sala 3; segundo piso",
      "Enlace: https://reuniones.sur.example/ana",
      "hasta 2 horas antes",
      "https://carreras.sur.example/coach-schedule",
      "soporte@sur.example",
    ]) {
      expect(student.text).toContain(text);
    }
    expect(student.text).not.toContain("ana@sur.example");
    for (const text of [
      "Renata Cifuentes Ñandú agendó una cita de coaching contigo.",
      "Correo: renata@sur.example",
      "Teléfono: +56 9 1234 5678",
      "Mensaje: Busco práctica;\nquiero revisar mi CV",
    ]) {
      expect(forCoach.text).toContain(text);
    }
  });

  test("in winter the time is that of winter", async () => {
    const { coach, booking } = await insertBooking(database.db, { booking: WINTER });
    await enqueue({ kind: "booked", booking, coach });
    const [student] = await theMails();
    expect(student.text).toContain("jueves 1 de julio de 2027, 15:30 a 16:00, hora de Chile");
    expect(readCalendar(student.calendar?.ics ?? "").startsAt).toBe(WINTER.starts_at);
  });

  test.each([
    ["in_person", ["Edificio A"], ["reuniones.sur.example"]],
    ["online", ["reuniones.sur.example"], ["Edificio A"]],
  ] as const)("%s: says only where that is", async (modality, said, unsaid) => {
    const { coach, booking } = await insertBooking(database.db, { booking: { modality } });
    await enqueue({ kind: "booked", booking, coach });
    for (const mail of await theMails()) {
      for (const text of said) expect(mail.text).toContain(text);
      for (const text of unsaid) expect(mail.text + mail.html + mail.calendar?.ics).not.toContain(text);
    }
  });

  test("without PUBLIC_URL they say where to go instead of linking", async () => {
    settings = bookingSettings(database.folder, { PUBLIC_URL: undefined, CANCEL_HOURS: 0 });
    const { coach, booking } = await insertBooking(database.db);
    await enqueue({ kind: "booked", booking, coach });
    const [student] = await theMails();
    expect(student.text).toContain("antes de que empiece. Entra a la plataforma y ve a Agenda Coach.");
    expect(student.html).not.toContain("coach-schedule");
  });

  test.each([[""], ["sin correo"]])("a coach with the address '%s' gets none, the student does", async (email) => {
    const { coach, booking } = await insertBooking(database.db, { coach: { email } });
    await enqueue({ kind: "booked", booking, coach });
    expect((await queued()).map(({ mail }) => mail.to.address)).toEqual(["renata@sur.example"]);
  });
});

describe("a change", () => {
  const moved = { ...WINTER, calendar_sequence: 1 };

  test("takes back the confirmation that has not left: both learn of one booking, at its new time", async () => {
    const { coach, booking } = await insertBooking(database.db);
    await enqueue({ kind: "booked", booking, coach });
    const change = { ...booking, ...moved };
    await enqueue({ kind: "rescheduled", booking: change, coach, previousStartsAt: booking.starts_at });
    const [student, forCoach] = await theMails();
    expect(student.subject).toBe("Cita de coaching confirmada: jueves 1 de julio de 2027, 15:30");
    expect(forCoach.subject).toContain("Nueva cita");
    expect(readCalendar(student.calendar?.ics ?? "").event.sequence).toBe(1);
    // A second change before anything has left is still news of one booking.
    await enqueue({ kind: "rescheduled", booking: { ...change, ...SUMMER, calendar_sequence: 2 }, coach });
    const [again] = await theMails();
    expect(again.subject).toBe("Cita de coaching confirmada: jueves 26 de noviembre de 2026, 15:30");
  });

  test("of which the confirmation has left says what it was before", async () => {
    const { coach, booking } = await insertBooking(database.db);
    await enqueue({ kind: "booked", booking, coach });
    await database.db.updateTable("outbox").set({ status: "sent" }).execute();
    await enqueue({
      kind: "rescheduled",
      booking: { ...booking, ...moved },
      coach,
      previousStartsAt: booking.starts_at,
    });
    for (const mail of await theMails()) {
      expect(mail.subject).toContain("Cambió");
      expect(mail.text).toContain("jueves 1 de julio de 2027, 15:30 a 16:00, hora de Chile");
      expect(mail.text).toContain("Antes era: jueves 26 de noviembre de 2026, 15:30");
      expect(mail.calendar?.method).toBe("REQUEST");
    }
  });

  test("of which the confirmation is just leaving: who gets it hears of the change too", async () => {
    const { coach, booking } = await insertBooking(database.db);
    await enqueue({ kind: "booked", booking, coach });
    await claimMail(database.db, "a", clock.now());
    await enqueue({ kind: "rescheduled", booking: { ...booking, ...moved }, coach });
    const [student, forCoach] = await theMails();
    expect([student.subject, forCoach.subject].map((subject) => subject.split(" ")[0])).toEqual(["Cambió", "Nueva"]);
  });

  test("a cancellation says so and takes the appointment out of the calendar, whatever had left before", async () => {
    const { coach, booking } = await insertBooking(database.db);
    await enqueue({ kind: "booked", booking, coach });
    await enqueue({
      kind: "cancelled",
      booking: { ...booking, status: "cancelled", calendar_sequence: 1 },
      coach,
    });
    const mails = await theMails();
    for (const mail of mails) {
      expect(mail.subject).toContain("cancelada");
      expect(mail.text).toContain("ya no se hará");
      expect(mail.text).toContain("jueves 26 de noviembre de 2026, 15:30 a 16:00, hora de Chile");
      expect(mail.text).not.toContain("reuniones.sur.example");
      const { method, event } = readCalendar(mail.calendar?.ics ?? "");
      expect([method, event.uid, event.sequence]).toEqual(["CANCEL", booking.calendar_uid, 1]);
    }
  });

  test("refuses a name with a line break: the whole change is rolled back", async () => {
    const { coach } = await insertBooking(database.db);
    const booking = bookingRow({ client_name: "Ana\r\nBcc: todos@sur.example" });
    await expect(enqueue({ kind: "booked", booking, coach })).rejects.toThrow();
    expect(await outboxRows(database.db)).toEqual([]);
  });
});

describe("over a real mail server", () => {
  let smtp: TestSmtp;
  beforeEach(async () => {
    smtp = await new TestSmtp().start();
  });
  afterEach(() => smtp.stop());

  test(
    "booking, change and cancellation arrive whole, with the " + "appointment as invitation and as attachment",
    async () => {
      const { coach, booking } = await insertBooking(database.db);
      const mailer = startMailer(database.db, { ...settings, SMTP_URL: smtp.url }, clock);
      const steps: BookingChange[] = [
        { kind: "booked", booking, coach },
        {
          kind: "rescheduled",
          booking: { ...booking, ...WINTER, calendar_sequence: 1 },
          coach,
          previousStartsAt: booking.starts_at,
        },
        {
          kind: "cancelled",
          booking: { ...booking, ...WINTER, calendar_sequence: 2, status: "cancelled" },
          coach,
        },
      ];
      for (const [index, step] of steps.entries()) {
        await enqueue(step);
        await untilStatuses(database.db, Array(2 * (index + 1)).fill("sent"));
      }
      await mailer.stop(1000);
      const received = await Promise.all(smtp.accepted.map(({ raw }) => PostalMime.parse(raw)));
      expect(received).toHaveLength(6);
      const toStudent = received.filter(({ to }) => to?.[0]?.address === "renata@sur.example");
      const events = toStudent.map((email: Email) => readCalendar(calendarPart(email)));
      expect(events.map(({ method, event, startsAt }) => [method, event.uid, event.sequence, startsAt])).toEqual([
        ["REQUEST", booking.calendar_uid, 0, SUMMER.starts_at],
        ["REQUEST", booking.calendar_uid, 1, WINTER.starts_at],
        ["CANCEL", booking.calendar_uid, 2, WINTER.starts_at],
      ]);
      for (const email of received) {
        const attached = email.attachments.find(({ disposition }) => disposition === "attachment");
        const bytes = attached?.content;
        expect(attached?.filename).toBe("evento.ics");
        expect(typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes)).toBe(calendarPart(email));
        const raw = smtp.accepted[received.indexOf(email)]?.raw.toString() ?? "";
        expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=(REQUEST|CANCEL)/i);
      }
    },
  );
});
