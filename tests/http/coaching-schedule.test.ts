import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  CoachingClient,
  FRIDAY_15_00,
  FRIDAY_15_30,
  NEXT_FRIDAY,
  type Office,
  openOffice,
  TODAY_15_00,
  TUESDAY_16_00,
} from "../support/coaching/client.ts";

let office: Office;
let student: CoachingClient;

beforeEach(async () => {
  office = await openOffice();
  student = await office.student({ name: "Renata Cifuentes Vera" });
});
afterEach(() => office.dispose());

const rows = () => office.database.db.selectFrom("coach_sessions").selectAll().orderBy("id").execute();
const mails = () =>
  office.database.db.selectFrom("outbox").select(["recipient", "topic"]).orderBy("recipient").execute();
const actions = async () =>
  (await office.database.db.selectFrom("activities").select(["action", "details"]).execute())
    .filter((row) => row.action.startsWith("coach_session"))
    .map((row) => ({ ...row, details: JSON.parse(row.details) }));

describe("POST /api/coaching/schedule", () => {
  test("books: the row, the activity and one mail for each side", async () => {
    const { status, booking, message } = await student.schedule(FRIDAY_15_00, {
      clientName: "  Renata   Cifuentes ",
      clientPhone: "+56 9 1234 5678",
      message: "Quiero revisar mi CV.\r\nGracias.",
      clientRole: "admin",
    });
    expect(status).toBe(200);
    expect(message).toBe("¡Cita agendada exitosamente! Recibirás una confirmación por email.");
    expect(booking).toEqual({
      id: booking.id,
      coachId: 1,
      coachName: "Daniela Mosquera",
      coachImage: "/art/coach-1.svg",
      startsAt: FRIDAY_15_00,
      endsAt: FRIDAY_15_30,
      status: "scheduled",
      modality: "either",
      meetingPlace: "Oficina de Desarrollo Profesional",
      meetingLink: "",
      message: "Quiero revisar mi CV.\nGracias.",
      canChange: true,
    });
    expect(await rows()).toMatchObject([
      {
        user_id: student.user.id,
        starts_at: FRIDAY_15_00,
        client_name: "Renata Cifuentes",
        client_phone: "+56 9 1234 5678",
        status: "scheduled",
        calendar_sequence: 0,
      },
    ]);
    expect(await actions()).toEqual([
      { action: "coach_session_booked", details: { bookingId: booking.id, coachId: 1, startsAt: FRIDAY_15_00 } },
    ]);
    expect((await mails()).map((mail) => mail.recipient)).toEqual(["coach1@universidad.example", student.user.email]);
  });

  test("promises and sends no confirmation to an address that the program made up", async () => {
    const { id, email } = student.user;
    await office.database.db.updateTable("users").set({ email_source: "generated" }).where("id", "=", id).execute();
    const { status, message } = await student.schedule(FRIDAY_15_00, { clientEmail: email.toUpperCase() });
    expect(status).toBe(200);
    expect(message).toMatch(/^¡Cita agendada exitosamente! No recibirás la confirmación/);
    expect((await mails()).map((mail) => mail.recipient)).toEqual(["coach1@universidad.example"]);
  });

  test.each([
    "2026-11-27T18:00:00.000Z",
    "2026-11-27T18:00Z",
    "2026-11-27T18:00:00.00000Z",
    "2026-11-27T15:00:00-03:00",
    "2026-11-28T03:00:00.0+09:00",
    "2026-11-27T18:00:00+0000",
  ])("takes %s for the same slot", async (spelling) => {
    await student.schedule(FRIDAY_15_00);
    expect(await student.schedule(spelling)).toMatchObject({ status: 409, reason: "already_yours" });
    const other = await office.student();
    expect(await other.schedule(spelling)).toMatchObject({ status: 409, reason: "slot_taken" });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    "2026-11-27T15:00:00",
    "2026-11-27 15:00:00-03:00",
    "2026-11-27",
    "27-11-2026 15:00",
    "2026-02-30T15:00:00Z",
    "2026-11-27T25:00:00Z",
    "2026-11-27T18:00:00.0001Z",
    "Fri, 27 Nov 2026 18:00:00 GMT",
    "",
    "mañana",
    1_795_802_400_000,
    null,
    undefined,
    { $date: FRIDAY_15_00 },
  ])("refuses %j as a date", async (scheduledDate) => {
    const { status, error } = await student.send(student.body(FRIDAY_15_00, { scheduledDate }));
    expect([status, error]).toEqual([400, expect.stringMatching(/día y la hora/)]);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ["a minute off", "2026-11-27T18:01:00.000Z"],
    ["a millisecond off", "2026-11-27T18:00:00.001Z"],
    ["another coach's time", TUESDAY_16_00],
    ["in the past", "2026-11-20T18:00:00.000Z"],
    ["beyond 8 weeks", "2027-01-22T18:00:00.000Z"],
    ["on a holiday", "2026-12-25T18:00:00.000Z"],
    ["in the year 9999", "9999-12-31T23:59:59-23:00"],
  ])("refuses an instant %s", async (_what, instant) => {
    expect(await student.schedule(instant)).toMatchObject({ status: 400, reason: "not_offered" });
  });

  test("refuses the slot that begins right now, and takes it a moment earlier", async () => {
    office.setTime(TODAY_15_00);
    expect(await student.schedule(TODAY_15_00, { coachId: 2 })).toMatchObject({ reason: "not_offered" });
    office.setTime("2026-11-26T17:59:59.999Z");
    expect((await student.schedule(TODAY_15_00, { coachId: 2 })).status).toBe(200);
  });

  test("knows the coaches by id, as a number or in digits", async () => {
    expect((await student.schedule(FRIDAY_15_00, { coachId: "1" })).status).toBe(200);
    expect(await student.schedule(FRIDAY_15_30, { coachId: 3 })).toMatchObject({
      status: 404,
      reason: "unknown_coach",
    });
    for (const coachId of [0, -1, 1.5, "", "1e0", "uno", null, undefined, [1]])
      expect([coachId, (await student.schedule(FRIDAY_15_30, { coachId })).status]).toEqual([coachId, 400]);
    await office.database.db.updateTable("coaches").set({ is_active: 0 }).where("id", "=", 1).execute();
    expect(await student.schedule(FRIDAY_15_30)).toMatchObject({ status: 404, reason: "unknown_coach" });
  });

  test("follows the coach's own days as the office sets them", async () => {
    const { db } = office.database;
    const day = { starts_local: "2026-11-27T00:00", ends_local: "2026-11-28T00:00" };
    await db
      .insertInto("coach_absences")
      .values({ coach_id: 1, ...day, reason: "" })
      .execute();
    expect(await student.schedule(FRIDAY_15_00)).toMatchObject({ reason: "not_offered" });
    await db
      .updateTable("coaches")
      .set({ availability: JSON.stringify([{ weekday: 5, times: ["15:15"] }]), modality: "online" })
      .where("id", "=", 1)
      .execute();
    expect(await student.schedule(NEXT_FRIDAY)).toMatchObject({ reason: "not_offered" });
    const moved = await student.schedule("2026-12-04T18:15:00Z");
    expect(moved.booking).toMatchObject({ endsAt: "2026-12-04T18:45:00.000Z", modality: "online" });
  });

  test("lasts as long as the coach's sessions, and does not overlap another for that long", async () => {
    const { db } = office.database;
    await db.updateTable("coaches").set({ session_minutes: 60 }).where("id", "=", 1).execute();
    const { booking } = await student.schedule(FRIDAY_15_00);
    expect(booking).toMatchObject({ endsAt: "2026-11-27T19:00:00.000Z" });
    expect(await student.schedule(FRIDAY_15_30)).toMatchObject({ status: 409 });
  });

  test("is not for a coach without an address, who would not learn of it", async () => {
    await office.database.db.updateTable("coaches").set({ email: "" }).where("id", "=", 1).execute();
    expect(await student.schedule(FRIDAY_15_00)).toMatchObject({ status: 404, reason: "unknown_coach" });
  });

  test("lets the student choose the modality among those of the coach", async () => {
    expect((await student.schedule(FRIDAY_15_00, { modality: "online" })).booking.modality).toBe("online");
    await office.database.db.updateTable("coaches").set({ modality: "in_person" }).execute();
    expect(await student.schedule(FRIDAY_15_30, { modality: "online" })).toMatchObject({
      status: 400,
      reason: "modality",
    });
    expect((await student.schedule(FRIDAY_15_30, { modality: null })).booking.modality).toBe("in_person");
  });

  test("asks for a session", async () => {
    const stranger = new CoachingClient(student.user, "");
    expect(await stranger.schedule(FRIDAY_15_00)).toMatchObject({ status: 401, error: "No autenticado" });
  });
});

describe("a slot", () => {
  test("is nobody else's once it is taken, and free again as soon as it is cancelled", async () => {
    const other = await office.student();
    const { booking } = await student.schedule(FRIDAY_15_00);
    const late = await other.schedule(FRIDAY_15_00);
    expect(late).toMatchObject({ status: 409, reason: "slot_taken" });
    expect(late.error).toBe("Alguien acaba de reservar ese horario. Elige otro.");
    expect(await mails()).toHaveLength(2);
    await student.cancel(booking.id);
    expect((await other.schedule(FRIDAY_15_00)).status).toBe(200);
  });

  test("cannot overlap with a booking of the times that the coach had before", async () => {
    await student.schedule(FRIDAY_15_00);
    await office.database.db
      .updateTable("coaches")
      .set({ availability: JSON.stringify([{ weekday: 5, times: ["14:30", "15:15", "15:30"] }]) })
      .where("id", "=", 1)
      .execute();
    const other = await office.student();
    expect(await other.schedule("2026-11-27T18:15:00Z")).toMatchObject({ status: 409, reason: "slot_taken" });
    expect(await other.occupied(1)).toEqual({ "2026-11-27": ["15:00", "15:15"] });
    expect((await other.schedule("2026-11-27T17:30:00Z")).status).toBe(200);
    expect((await other.schedule(FRIDAY_15_30)).status).toBe(200);
  });

  test("cannot be at the same time as the student's session with another coach", async () => {
    await office.database.db
      .updateTable("coaches")
      .set({ availability: JSON.stringify([{ weekday: 5, times: ["14:30", "14:45", "15:30"] }]) })
      .where("id", "=", 2)
      .execute();
    await student.schedule(FRIDAY_15_00);
    const clash = await student.schedule("2026-11-27T17:45:00Z", { coachId: 2 });
    expect(clash).toMatchObject({ status: 409, reason: "overlap" });
    expect(clash.error).toMatch(/Daniela Mosquera/);
    expect((await student.schedule("2026-11-27T17:30:00Z", { coachId: 2 })).status).toBe(200);
  });
});

describe("the limit of live bookings", () => {
  test("names itself and counts neither cancelled nor past ones", async () => {
    const first = await student.schedule(FRIDAY_15_00);
    await student.schedule(FRIDAY_15_30);
    const third = await student.schedule(NEXT_FRIDAY);
    expect(third).toMatchObject({ status: 409, reason: "too_many_bookings" });
    expect(third.error).toMatch(/2 citas.*Mis citas/);
    expect(await rows()).toHaveLength(2);
    expect(await mails()).toHaveLength(4);
    await student.cancel(first.booking.id);
    expect((await student.schedule(FRIDAY_15_00)).status).toBe(200);
    office.setTime("2026-11-27T19:00:00.000Z");
    expect((await student.schedule(NEXT_FRIDAY)).status).toBe(200);
  });

  test("is not passed by calls at the same time", async () => {
    const slots = [0, 1, 2, 3].flatMap((week) =>
      [FRIDAY_15_00, FRIDAY_15_30].map((at) => new Date(Date.parse(at) + week * 7 * 86_400_000).toISOString()),
    );
    const answers = await Promise.all(slots.slice(0, 6).map((at) => student.schedule(at)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await rows()).toHaveLength(2);
  });
});

describe("GET /api/coaching/occupied-slots", () => {
  test("tells days and times of live bookings, by wall time, and nothing else", async () => {
    const other = await office.student();
    await student.schedule(FRIDAY_15_30);
    await student.schedule(TUESDAY_16_00, { coachId: 2 });
    const { booking } = await other.schedule(NEXT_FRIDAY);
    await other.schedule(FRIDAY_15_00);
    expect(await other.occupied(1)).toEqual({ "2026-11-27": ["15:00", "15:30"], "2026-12-04": ["15:00"] });
    expect(await other.occupied(2)).toEqual({ "2026-12-01": ["16:00"] });
    await other.cancel(booking.id);
    expect(await other.occupied(1)).toEqual({ "2026-11-27": ["15:00", "15:30"] });
    office.setTime("2026-11-27T19:00:00.000Z");
    expect(await other.occupied(1)).toEqual({});
  });

  test.each(["3", "0", "abc", "1e0", "__proto__"])("answers 404 for the coach '%s'", async (coachId) => {
    expect((await student.occupiedCall(coachId)).status).toBe(404);
  });
});
