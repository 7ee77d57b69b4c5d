import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { appointmentOf } from "#app/features/coaching/desk/appointment.server.ts";
import { deskOf } from "#app/features/coaching/desk/desk.server.ts";
import { coachNotesOf } from "#app/features/privacy/own-coach-notes.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as noteRoute } from "#app/routes/api.coach.sessions.$id.note.ts";
import type { Role, User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { addAppointment, addCoachWithAccount } from "../support/coaching/desk.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";

/** It is Tuesday 24 November 2026, 14:10 in Chile. */
const clock = { now: () => new Date("2026-11-24T17:10:00.000Z") };
/** In Chile of that week: 16:00 is 19:00 UTC. */
const TODAY_16 = "2026-11-24T19:00:00.000Z";
const TODAY_11 = "2026-11-24T14:00:00.000Z";
const THURSDAY = "2026-11-26T18:00:00.000Z";
const AVAILABILITY = JSON.stringify([
  { weekday: 2, times: ["11:00", "15:00", "15:30", "16:00"] },
  { weekday: 4, times: ["15:00"] },
]);

let database: TestDatabase;
let coach: Awaited<ReturnType<typeof addCoachWithAccount>>;
let student: User;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  coach = await addCoachWithAccount(database.db, {
    availability: AVAILABILITY,
    meeting_link: "https://meet.example/x",
  });
  student = await makeUser(database.db, { name: "Camila Ñanculef Torres" });
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const add = (startsAt: string, message = "", who: User = student) =>
  addAppointment(database.db, { coachId: coach.coachId, student: who, startsAt, message });
const desk = async (week: string | null = null) =>
  (await deskOf(database.db, coach.account.id, week, clock)) ?? expect.fail("no desk");

async function note(id: number, json: object, account: User = coach.account) {
  const cookie = await sessionCookieFor(database.db, account);
  const answer = await callRoute(noteRoute, { json, cookie, params: { id: String(id) } });
  const body = (await answer.json()) as { reason?: string; note?: { updatedAt: string } };
  return { status: answer.status, reason: body.reason, note: body.note };
}
const NOTE = { note: "Parte por el rango del mercado.", topic: "pay", updatedAt: null };

describe("the desk", () => {
  test("has the week, what comes next and what is left to close", async () => {
    const past = await add(TODAY_11, "Dudas de práctica");
    const next = await add(TODAY_16, "Llevo mi CV impreso.");
    const later = await add(THURSDAY);
    const shown = await desk();
    expect(shown.days).toEqual(["23", "24", "25", "26", "27", "28", "29"].map((day) => `2026-11-${day}`));
    expect(shown.sessions.map(({ id, date, time, until }) => [id, date, time, until])).toEqual([
      [past, "2026-11-24", "11:00", "11:30"],
      [next, "2026-11-24", "16:00", "16:30"],
      [later, "2026-11-26", "15:00", "15:30"],
    ]);
    expect(shown.open).toEqual([
      { date: "2026-11-24", from: "11:00", until: "11:30" },
      { date: "2026-11-24", from: "15:00", until: "16:30" },
      { date: "2026-11-26", from: "15:00", until: "15:30" },
    ]);
    expect(shown.next).toMatchObject({
      ...{ id: next, name: "Camila Ñanculef Torres", message: "Llevo mi CV impreso.", lastNote: null },
      link: "https://meet.example/x",
    });
    expect(shown.toClose.map(({ id, hasNote }) => [id, hasNote])).toEqual([[past, false]]);
    expect((await desk("2026-12-03")).sessions).toEqual([]);
  });

  test("recalls the last note on the same student, and closes with state and note", async () => {
    const past = await add(TODAY_11);
    await add(TODAY_16);
    await note(past, NOTE);
    const shown = await desk();
    expect(shown.next?.lastNote).toEqual({ date: "2026-11-24", note: NOTE.note });
    expect(shown.toClose).toMatchObject([{ id: past, hasNote: true, status: "scheduled" }]);
    await database.db.updateTable("coach_sessions").set({ status: "completed" }).where("id", "=", past).execute();
    expect((await desk()).toClose).toEqual([]);
  });

  test("leaves out absences, holidays, what was cancelled and people whose data is blocked", async () => {
    const { db } = database;
    const cancelled = await add(THURSDAY);
    await db.updateTable("coach_sessions").set({ status: "cancelled" }).where("id", "=", cancelled).execute();
    const blocked = await makeUser(db, { name: "Nadie Visible", blocked_at: "2026-11-20T12:00:00.000Z" });
    const hidden = await add(TODAY_16, "", blocked);
    await db
      .insertInto("coach_absences")
      .values({
        ...{ coach_id: coach.coachId, reason: "" },
        ...{ starts_local: "2026-11-24T15:15", ends_local: "2026-11-24T15:40" },
      })
      .execute();
    const shown = await desk();
    expect(shown).toMatchObject({ sessions: [], next: null, toClose: [] });
    expect(shown.open.map(({ date, from }) => `${date} ${from}`)).toEqual([
      "2026-11-24 11:00",
      "2026-11-24 16:00",
      "2026-11-26 15:00",
    ]);
    // Immaculate Conception, a Tuesday.
    expect((await desk("2026-12-08")).open.map(({ date }) => date)).toEqual(["2026-12-10"]);
    await expect(appointmentOf(db, coach.account.id, hidden)).rejects.toMatchObject({ code: "not_found" });
  });

  test("is nobody's whose account belongs to no coach", async () => {
    const lonely = await makeUser(database.db, { role: "coach", email: "sin@a.example" });
    expect(await deskOf(database.db, lonely.id, null, clock)).toBeNull();
  });
});

describe("a note", () => {
  test("is kept, replaced, and not written over what another window has kept", async () => {
    const id = await add(TODAY_16);
    const first = await note(id, NOTE);
    expect(first).toMatchObject({ status: 200, note: { note: NOTE.note, topic: "pay" } });
    expect(await note(id, { ...NOTE, note: "Otra" })).toMatchObject({ status: 409, reason: "changed_elsewhere" });
    const updatedAt = first.note?.updatedAt ?? null;
    expect(await note(id, { note: "  Segunda  ", topic: null, updatedAt })).toMatchObject({ status: 200 });
    const shown = await appointmentOf(database.db, coach.account.id, id);
    expect(shown.note).toMatchObject({ note: "Segunda", topic: null });
  });

  test("is the coach's alone: no other coach, no office, no student", async () => {
    const id = await add(TODAY_16);
    await note(id, NOTE);
    const other = await addCoachWithAccount(database.db, { name: "Daniela Mosquera" });
    expect(await note(id, NOTE, other.account)).toMatchObject({ status: 404 });
    await expect(appointmentOf(database.db, other.account.id, id)).rejects.toMatchObject({ code: "not_found" });
    for (const role of ["office", "admin", "it", "auditor", "user"] as const satisfies Role[]) {
      const someone = await makeUser(database.db, { role, email: `${role}@a.example` });
      expect(await note(id, NOTE, someone), role).toMatchObject({ status: 403 });
    }
    expect(await note(id, { ...NOTE, topic: "secreto" })).toMatchObject({ status: 400 });
  });

  test("is in the student's download, and goes with age and with the student", async () => {
    const { db } = database;
    const id = await add(TODAY_11);
    await note(id, NOTE);
    const own: object[] = [];
    for await (const one of coachNotesOf(db, student.id)) own.push(one);
    expect(own).toMatchObject([{ cita: id, coach: "Héctor Aravena", nota: NOTE.note, tema: "pay" }]);
    const rows = () => db.selectFrom("session_notes").select("session_id").execute();
    const settings = readSettings({ DATA_DIR: database.folder, RETENTION_DAYS_ANSWERS: "30" });
    await purgeByAge(db, settings, { now: () => new Date("2027-06-01T12:00:00.000Z") });
    expect(await rows()).toEqual([]);
    await note(id, NOTE);
    await db.deleteFrom("users").where("id", "=", student.id).execute();
    expect(await rows()).toEqual([]);
  });
});
