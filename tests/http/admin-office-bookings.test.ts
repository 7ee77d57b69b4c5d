import { afterEach, beforeEach, expect, it } from "vitest";
import { action as move } from "#app/routes/api.admin.coach-sessions.$id.move.ts";
import { action as book, loader as sessions } from "#app/routes/api.admin.coach-sessions.ts";
import { loader as offer } from "#app/routes/api.admin.coaches.$id.offer.ts";
import { loader as cohorts } from "#app/routes/api.admin.cohorts.ts";
import { loader as users } from "#app/routes/api.admin.users.ts";
import { makeUser } from "../support/database.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";
import { addSession } from "../unit/admin/rows.ts";

/** Fridays on which coach 1 is there. */
const FRIDAY = "2026-11-27T18:00:00.000Z";
const NEXT_FRIDAY = "2026-12-04T18:30:00.000Z";

let panel: Panel;
let userId: number;
beforeEach(async () => {
  panel = await openPanel({ MAX_LIVE_BOOKINGS: "1" });
  userId = (await makeUser(panel.db, { name: "Ana Soto", email: "ana@a.example" })).id;
});
afterEach(() => panel.dispose());

const recipients = async () =>
  (await panel.db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map((row) => row.recipient);

it("books for a student beyond the student's own limits, and mails both", async () => {
  await addSession(panel.db, userId, { startsAt: "2026-12-11T18:00:00.000Z" });
  const wanted = { userId, coachId: 1, scheduledDate: FRIDAY, message: " Trae su CV " };
  const { status, body } = await panel.act(book, { json: wanted });
  expect([status, body.session]).toMatchObject([
    201,
    { userId, clientName: "Ana Soto", clientEmail: "ana@a.example", scheduledDate: FRIDAY, message: "Trae su CV" },
  ]);
  expect(await recipients()).toEqual(["ana@a.example", "coach1@universidad.example"]);
  expect(await panel.lastActivity()).toEqual({
    action: "office_session_booked",
    details: { bookingId: body.session.id, targetUserId: userId, coachId: 1, startsAt: FRIDAY },
  });
});

it("refuses in the office's words: taken, the student's own overlap, not offered, an inactive account", async () => {
  const other = await makeUser(panel.db, { name: "Luis", email: "luis@a.example" });
  const gone = await makeUser(panel.db, { name: "Eva", email: "eva@a.example", is_active: 0 });
  await addSession(panel.db, other.id, { startsAt: FRIDAY });
  await addSession(panel.db, userId, { startsAt: NEXT_FRIDAY, coachId: 2 });
  const tries = [
    [{ userId, coachId: 1, scheduledDate: FRIDAY }, 409, "slot_taken"],
    [{ userId: other.id, coachId: 1, scheduledDate: FRIDAY }, 409, "overlap"],
    [{ userId, coachId: 1, scheduledDate: NEXT_FRIDAY }, 409, "overlap"],
    [{ userId, coachId: 1, scheduledDate: "2026-11-28T18:00:00.000Z" }, 400, "not_offered"],
    [{ userId: gone.id, coachId: 1, scheduledDate: FRIDAY }, 409, "inactive"],
    [{ userId: 999, coachId: 1, scheduledDate: FRIDAY }, 404, undefined],
    [{ userId, coachId: 99, scheduledDate: FRIDAY }, 404, "unknown_coach"],
  ] as const;
  for (const [json, code, reason] of tries) {
    const { status, body } = await panel.act(book, { json });
    expect([status, body.reason, JSON.stringify(json)]).toEqual([code, reason, JSON.stringify(json)]);
    expect(body.message).not.toMatch(/\b(tienes|es tuya)\b/);
  }
  expect(await recipients()).toEqual([]);
});

it("moves a session to another slot of its coach; a taken one changes nothing", async () => {
  const id = await addSession(panel.db, userId, { startsAt: FRIDAY });
  const other = await makeUser(panel.db, { name: "Luis", email: "luis@a.example" });
  await addSession(panel.db, other.id, { startsAt: "2026-12-04T18:00:00.000Z" });
  const taken = await panel.act(move, { id, json: { scheduledDate: "2026-12-04T18:00:00.000Z" } });
  expect([taken.status, taken.body.reason]).toEqual([409, "slot_taken"]);
  const moved = await panel.act(move, { id, json: { scheduledDate: NEXT_FRIDAY } });
  expect([moved.status, moved.body.session.scheduledDate]).toEqual([200, NEXT_FRIDAY]);
  expect(await recipients()).toEqual(["cita@a.example", "coach1@universidad.example"]);
  const free = (await panel.get(offer)).status;
  expect(free).toBe(404);
  const done = await addSession(panel.db, userId, { startsAt: "2026-11-20T18:00:00.000Z", status: "completed" });
  expect((await panel.act(move, { id: done, json: { scheduledDate: FRIDAY } })).body.reason).toBe("not_scheduled");
});

it("offers what the coach has, with what is taken of it", async () => {
  await addSession(panel.db, userId, { startsAt: FRIDAY });
  const { body } = await panel.act(offer, { id: 1, method: "GET" });
  expect(body.dates[0]).toMatchObject({ date: "2026-11-27" });
  expect(body.occupiedSlots).toEqual({ "2026-11-27": ["15:00"] });
});

it("lists and cohorts: every list takes the fields of a cohort, together with the search", async () => {
  const cohort = { faculty: "Ingeniería", career: "Civil", campus: "Ñuble", entry_year: 2021 };
  await panel.db.updateTable("users").set(cohort).where("id", "=", userId).execute();
  const luis = await makeUser(panel.db, { name: "Luis Soto", email: "luis@a.example" });
  await panel.db.updateTable("users").set({ career: "Arte", entry_year: 2020 }).where("id", "=", luis.id).execute();
  expect((await panel.get(cohorts)).body).toEqual({
    faculties: ["Ingeniería"],
    careers: ["Arte", "Civil"],
    campuses: ["Ñuble"],
    entryYears: [2021, 2020],
  });
  const names = async (query: string) =>
    (await panel.get(users, query)).body.users.map((user: { name: string }) => user.name);
  expect(await names("career=Civil&faculty=Ingenier%C3%ADa&campus=%C3%91uble&entryYear=2021")).toEqual(["Ana Soto"]);
  expect(await names("entryYear=2020&q=soto")).toEqual(["Luis Soto"]);
  expect(await names("career=Civil&entryYear=2020")).toEqual([]);
  await addSession(panel.db, userId, { startsAt: FRIDAY });
  await addSession(panel.db, luis.id, { startsAt: NEXT_FRIDAY });
  expect((await panel.get(sessions, "career=Arte")).body.total).toBe(1);
  expect((await panel.get(sessions, "when=week")).body.total).toBe(1);
  expect((await panel.get(sessions, "when=next_week&career=Civil")).body.total).toBe(0);
});
