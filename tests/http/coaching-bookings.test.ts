import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadProgress } from "#app/routes/dashboard/load-progress.server.ts";
import {
  type CoachingClient,
  FRIDAY_15_00,
  FRIDAY_15_30,
  NEXT_FRIDAY,
  type Office,
  openOffice,
  TUESDAY_16_00,
} from "../support/coaching/client.ts";

let office: Office;
let student: CoachingClient;
let other: CoachingClient;

beforeEach(async () => {
  office = await openOffice({ MAX_LIVE_BOOKINGS: "4" });
  student = await office.student();
  other = await office.student();
});
afterEach(() => office.dispose());

const row = (id: number) =>
  office.database.db.selectFrom("coach_sessions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const count = async (table: "outbox" | "activities" | "coach_sessions") =>
  (await office.database.db.selectFrom(table).select("id").execute()).length;
const counts = async () => [await count("coach_sessions"), await count("activities"), await count("outbox")];

describe("GET /api/coaching/bookings", () => {
  test("lists the student's own: to come first, soonest first, then the rest, newest first", async () => {
    const past = await student.schedule(FRIDAY_15_00);
    const cancelled = await student.schedule(FRIDAY_15_30);
    const late = await student.schedule(NEXT_FRIDAY);
    const soon = await student.schedule(TUESDAY_16_00, { coachId: 2 });
    await other.schedule("2026-12-11T18:00:00Z");
    await student.cancel(cancelled.booking.id);
    office.setTime("2026-11-30T12:00:00Z");
    const list = await student.bookings();
    expect(list.map((one) => one.id)).toEqual([
      soon.booking.id,
      late.booking.id,
      cancelled.booking.id,
      past.booking.id,
    ]);
    expect(list.map((one) => [one.status, one.canChange])).toEqual([
      ["scheduled", true],
      ["scheduled", true],
      ["cancelled", false],
      ["scheduled", false],
    ]);
    expect(list[0]).toMatchObject({ coachName: "Héctor Aravena", coachImage: "/art/coach-2.svg" });
  });

  test("keeps showing bookings of a coach who has left", async () => {
    await student.schedule(FRIDAY_15_00);
    await office.database.db.updateTable("coaches").set({ is_active: 0 }).execute();
    expect(await student.bookings()).toMatchObject([{ coachName: "Daniela Mosquera", canChange: true }]);
  });
});

describe("the home screen", () => {
  const session = async () => (await loadProgress(student.user.id)).session;

  test("names no session where there is none, and none that was cancelled", async () => {
    expect(await session()).toBeNull();
    const { booking } = await student.schedule(FRIDAY_15_00);
    await student.cancel(booking.id);
    expect(await session()).toBeNull();
  });

  test("names the next one, and when that is over the latest", async () => {
    const first = await student.schedule(FRIDAY_15_00);
    const second = await student.schedule(NEXT_FRIDAY);
    const { coachName } = first.booking;
    const notToday = { coachName, todayAt: null };
    expect(await session()).toEqual({ ...notToday, isToCome: true, startsAt: first.booking.startsAt });
    office.setTime("2026-11-27T17:59:00Z");
    expect(await session()).toMatchObject({ todayAt: "15:00", startsAt: first.booking.startsAt });
    office.setTime("2026-11-30T12:00:00Z");
    expect(await session()).toEqual({ ...notToday, isToCome: true, startsAt: second.booking.startsAt });
    office.setTime("2026-12-14T12:00:00Z");
    expect(await session()).toEqual({ ...notToday, isToCome: false, startsAt: second.booking.startsAt });
  });
});

describe("POST /api/coaching/bookings/{id}/cancel", () => {
  test("cancels, raises the SEQUENCE, tells both sides and records it", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    const before = await row(booking.id);
    expect(await student.cancel(booking.id)).toMatchObject({
      status: 200,
      booking: { id: booking.id, status: "cancelled", canChange: false },
    });
    expect(await row(booking.id)).toMatchObject({
      status: "cancelled",
      calendar_uid: before.calendar_uid,
      calendar_sequence: before.calendar_sequence + 1,
    });
    const activity = await office.database.db
      .selectFrom("activities")
      .select(["user_id", "details"])
      .where("action", "=", "coach_session_cancelled")
      .execute();
    expect(activity.map((one) => [one.user_id, JSON.parse(one.details)])).toEqual([
      [student.user.id, { bookingId: booking.id, coachId: 1, startsAt: FRIDAY_15_00 }],
    ]);
  });

  test("a second time answers the same and writes nothing", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    const first = await student.cancel(booking.id);
    const before = await counts();
    expect(await student.cancel(booking.id)).toEqual(first);
    expect(await counts()).toEqual(before);
  });

  test("is possible up to CANCEL_HOURS before the start", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    office.setTime("2026-11-27T16:00:00.001Z");
    expect((await student.bookings())[0]?.canChange).toBe(false);
    const late = await student.cancel(booking.id);
    expect(late).toMatchObject({ status: 409, reason: "too_late" });
    expect(late.error).toMatch(/2 horas antes/);
    expect(await student.reschedule(booking.id, NEXT_FRIDAY)).toMatchObject({ status: 409, reason: "too_late" });
    office.setTime("2026-11-27T18:10:00Z");
    expect((await student.cancel(booking.id)).error).toMatch(/ya comenzó/);
    office.setTime("2026-11-27T16:00:00.000Z");
    expect((await student.bookings())[0]?.canChange).toBe(true);
    expect((await student.cancel(booking.id)).status).toBe(200);
  });

  test("does not touch a session that the office has closed", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    await office.database.db.updateTable("coach_sessions").set({ status: "completed" }).execute();
    expect(await student.cancel(booking.id)).toMatchObject({ status: 409, reason: "not_scheduled" });
    expect(await student.reschedule(booking.id, NEXT_FRIDAY)).toMatchObject({ reason: "not_scheduled" });
  });

  test.each(["9999999", "0", "-1", "abc", "1e0", "9".repeat(30)])("answers 404 for '%s'", async (id) => {
    await student.schedule(FRIDAY_15_00);
    expect((await student.cancel(id)).status).toBe(404);
    expect((await student.reschedule(id, NEXT_FRIDAY)).status).toBe(404);
  });

  test("answers 404 for another's booking, and it stays", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    expect((await other.cancel(booking.id)).status).toBe(404);
    expect((await other.reschedule(booking.id, NEXT_FRIDAY)).status).toBe(404);
    expect(await row(booking.id)).toMatchObject({ status: "scheduled", starts_at: FRIDAY_15_00 });
  });
});

describe("POST /api/coaching/bookings/{id}/reschedule", () => {
  test("moves the booking in one act: same row and UID, next SEQUENCE, the old slot free", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00, { message: "Mi CV" });
    const before = await row(booking.id);
    expect(await student.reschedule(booking.id, "2026-12-04T15:00:00-03:00")).toMatchObject({
      status: 200,
      booking: { id: booking.id, startsAt: NEXT_FRIDAY, status: "scheduled", message: "Mi CV", canChange: true },
    });
    expect(await row(booking.id)).toEqual({
      ...before,
      starts_at: NEXT_FRIDAY,
      ends_at: "2026-12-04T18:30:00.000Z",
      calendar_sequence: 1,
      updated_at: expect.any(String),
    });
    const [activity] = await office.database.db
      .selectFrom("activities")
      .select("details")
      .where("action", "=", "coach_session_rescheduled")
      .execute();
    expect(JSON.parse(activity?.details ?? "{}")).toEqual({
      bookingId: booking.id,
      coachId: 1,
      startsAt: NEXT_FRIDAY,
      previousStartsAt: FRIDAY_15_00,
    });
    expect((await other.schedule(FRIDAY_15_00)).status).toBe(200);
  });

  test("onto a taken slot changes nothing at all", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    await other.schedule(NEXT_FRIDAY);
    const before = [await row(booking.id), ...(await counts())];
    expect(await student.reschedule(booking.id, NEXT_FRIDAY)).toMatchObject({ status: 409, reason: "slot_taken" });
    expect([await row(booking.id), ...(await counts())]).toEqual(before);
  });

  test("onto another session of the student's, with whatever coach, says so and changes nothing", async () => {
    const availability = JSON.stringify([2, 5].map((weekday) => ({ weekday, times: ["15:00", "16:15"] })));
    const { booking } = await student.schedule(FRIDAY_15_00);
    await student.schedule(NEXT_FRIDAY);
    await student.schedule(TUESDAY_16_00, { coachId: 2 });
    await office.database.db.updateTable("coaches").set({ availability }).where("id", "=", 1).execute();
    for (const at of [NEXT_FRIDAY, "2026-12-01T19:15:00Z"])
      expect(await student.reschedule(booking.id, at)).toMatchObject({ status: 409, reason: "overlap" });
    expect((await row(booking.id)).starts_at).toBe(FRIDAY_15_00);
  });

  test("to a neighbouring slot does not collide with itself, nor does the limit count it twice", async () => {
    const bookings = [];
    for (const at of [FRIDAY_15_00, NEXT_FRIDAY, "2026-12-11T18:00:00Z", "2026-12-18T18:00:00Z"])
      bookings.push((await student.schedule(at)).booking);
    await office.database.db
      .updateTable("coaches")
      .set({ availability: JSON.stringify([{ weekday: 5, times: ["15:15"] }]) })
      .where("id", "=", 1)
      .execute();
    expect(await student.reschedule(bookings[0]?.id ?? 0, "2026-11-27T18:15:00Z")).toMatchObject({ status: 200 });
  });

  test("to where it is answers the same again and writes nothing", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    await student.reschedule(booking.id, NEXT_FRIDAY);
    const before = await counts();
    expect(await student.reschedule(booking.id, "2026-12-04T18:00Z")).toMatchObject({
      status: 200,
      booking: { startsAt: NEXT_FRIDAY },
    });
    expect(await counts()).toEqual(before);
    expect((await row(booking.id)).calendar_sequence).toBe(1);
  });

  test("takes only slots of the same coach that are offered now", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    for (const at of [TUESDAY_16_00, "2026-11-20T18:00:00Z", "2026-12-25T18:00:00Z"])
      expect(await student.reschedule(booking.id, at)).toMatchObject({ status: 400, reason: "not_offered" });
    for (const at of ["2026-12-04T15:00", "", null, 5])
      expect(await student.reschedule(booking.id, at)).toMatchObject({ status: 400, reason: "invalid" });
    await office.database.db.updateTable("coaches").set({ is_active: 0 }).execute();
    expect(await student.reschedule(booking.id, NEXT_FRIDAY)).toMatchObject({ reason: "not_offered" });
  });

  test("raced by two, gives the slot to one and leaves the other where he was", async () => {
    const mine = await student.schedule(FRIDAY_15_00);
    const theirs = await other.schedule(FRIDAY_15_30);
    const answers = await Promise.all([
      student.reschedule(mine.booking.id, NEXT_FRIDAY),
      other.reschedule(theirs.booking.id, NEXT_FRIDAY),
    ]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    const starts = [(await row(mine.booking.id)).starts_at, (await row(theirs.booking.id)).starts_at];
    expect(starts.filter((at) => at === NEXT_FRIDAY)).toHaveLength(1);
  });
});

describe("GET /api/coaching/bookings/{id}/calendar.ics", () => {
  const eventOf = async (response: Response) => {
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    const [component] = calendar.getAllSubcomponents("vevent");
    if (!component) throw new Error("no event");
    return { method: calendar.getFirstPropertyValue("method"), event: new ICAL.Event(component) };
  };

  test("is the appointment of the mails as a file, also after a change", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    await student.reschedule(booking.id, NEXT_FRIDAY);
    const response = await student.calendar(booking.id);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/calendar; charset=utf-8/);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="cita-${booking.id}.ics"`);
    const { method, event } = await eventOf(response);
    const { calendar_uid } = await row(booking.id);
    expect([method, event.uid, event.sequence]).toEqual(["PUBLISH", calendar_uid, 1]);
    expect(event.startDate.toString()).toBe("2026-12-04T15:00:00");
    expect(event.startDate.zone.tzid).toBe("America/Santiago");
  });

  test("is nobody else's", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00);
    expect((await other.calendar(booking.id)).status).toBe(404);
  });
});
