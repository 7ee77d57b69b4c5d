import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outboxEvents } from "#app/email/outbox.server.ts";
import { enqueueBookingMails } from "#app/features/coaching/mail/booking-mails.server.ts";
import { enqueueDueReminders } from "#app/features/coaching/mail/reminders.server.ts";
import type { CoachSessionRow } from "#db/coaching-tables.ts";
import { configureTestAuth } from "../../support/auth.ts";
import { bookingSettings, insertBooking, SUMMER } from "../../support/coaching/mail-samples.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { HandClock, outboxRows } from "../../support/mail-settings.ts";

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
  configureTestAuth(database);
});
afterEach(() => database.dispose());

/** The session starts on 26 November at 18:30 UTC. */
const remindAt = (iso: string) =>
  enqueueDueReminders(database.db, { settings: bookingSettings(database.folder), clock: new HandClock(iso) });

const change = (values: Partial<CoachSessionRow>) => database.db.updateTable("coach_sessions").set(values).execute();

describe("the reminder", () => {
  test("goes to the student once, from 24 hours before on, and is worth sending until the start", async () => {
    const { booking } = await insertBooking(database.db);
    let woken = 0;
    const count = () => (woken += 1);
    outboxEvents.on("queued", count);
    expect(await remindAt("2026-11-25T18:29:59.000Z")).toBe(0);
    expect(woken).toBe(0);
    expect(await remindAt("2026-11-25T18:30:00.000Z")).toBe(1);
    expect(woken).toBe(1);
    outboxEvents.off("queued", count);
    expect(await remindAt("2026-11-25T18:31:00.000Z")).toBe(0);
    const [row, ...others] = await outboxRows(database.db);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      recipient: "renata@sur.example",
      topic: `booking:${booking.id}`,
      expires_at: SUMMER.starts_at,
    });
    const mail = JSON.parse(row?.mail ?? "{}");
    expect(mail.subject).toBe("Recuerda tu cita de coaching: jueves 26 de noviembre de 2026, 15:30");
    expect(mail.text).toContain("jueves 26 de noviembre de 2026, 15:30 a 16:00, hora de Chile");
    expect(mail.calendar).toBeUndefined();
  });

  test.each([
    ["has started", {}, SUMMER.starts_at],
    ["was booked within its last day", { updated_at: "2026-11-25T18:30:00.000Z" }, "2026-11-26T10:00:00.000Z"],
    ["was cancelled", { status: "cancelled" }, "2026-11-26T10:00:00.000Z"],
    ["has nobody to write to", { client_email: "sin correo" }, "2026-11-26T10:00:00.000Z"],
  ] as const)("is not sent for a session that %s", async (_what, values, now) => {
    await insertBooking(database.db, { booking: values });
    expect(await remindAt(now)).toBe(0);
    expect(await outboxRows(database.db)).toEqual([]);
  });

  test(
    "goes out again for the new time of a session that was moved, " + "and is taken back when it no longer holds",
    async () => {
      const { booking, coach } = await insertBooking(database.db);
      expect(await remindAt("2026-11-25T20:00:00.000Z")).toBe(1);
      const moved = {
        ...booking,
        starts_at: "2026-12-03T18:30:00.000Z",
        ends_at: "2026-12-03T19:00:00.000Z",
        calendar_sequence: 1,
        updated_at: "2026-11-25T21:00:00.000Z",
      };
      const { id: _id, ...values } = moved;
      await change(values);
      await enqueueBookingMails(
        database.db,
        { kind: "rescheduled", booking: moved, coach },
        { settings: bookingSettings(database.folder), clock: new HandClock("2026-11-25T21:00:00.000Z") },
      );
      expect(await remindAt("2026-11-26T10:00:00.000Z")).toBe(0);
      expect(await remindAt("2026-12-02T19:00:00.000Z")).toBe(1);
      const rows = await outboxRows(database.db);
      expect(rows.filter(({ dedup_key }) => dedup_key.includes("reminder")).map(({ status }) => status)).toEqual([
        "expired",
        "queued",
      ]);
    },
  );

  test("one that cannot be written does not keep the others from going out", async () => {
    await insertBooking(database.db, { booking: { client_name: "Ana\r\nBcc: x@y.example", calendar_uid: "a" } });
    await insertBooking(database.db, { booking: { calendar_uid: "b" }, coach: { name: "Otra" } });
    expect(await remindAt("2026-11-26T10:00:00.000Z")).toBe(1);
  });
});
