// Prevents: a role that reaches further than the table of permissions says, and the office making itself admin.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as moveSession } from "#app/routes/api.admin.coach-sessions.$id.move.ts";
import { action as sessionStatus } from "#app/routes/api.admin.coach-sessions.$id.status.ts";
import { loader as exportSessions } from "#app/routes/api.admin.coach-sessions.export.ts";
import { action as bookSession, loader as listSessions } from "#app/routes/api.admin.coach-sessions.ts";
import { loader as coachOffer } from "#app/routes/api.admin.coaches.$id.offer.ts";
import { action as editCoach } from "#app/routes/api.admin.coaches.$id.ts";
import { action as deleteUser } from "#app/routes/api.admin.users.$id.delete.ts";
import { action as resetPassword } from "#app/routes/api.admin.users.$id.reset-password.ts";
import { action as setRole } from "#app/routes/api.admin.users.$id.role.ts";
import { action as toggleUser } from "#app/routes/api.admin.users.$id.toggle.ts";
import { action as unblockUser } from "#app/routes/api.admin.users.$id.unblock.ts";
import type { Role, User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const staff = async (role: Role) => {
  const user = await makeUser(database.db, { role });
  return { user, cookie: await sessionCookieFor(database.db, user) };
};

/** @returns the coach's id */
async function addCoach(name: string, account: number | null): Promise<number> {
  const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
  const { id } = await database.db
    .insertInto("coaches")
    .values({
      name,
      email: `${name}@a.example`,
      specialty: "",
      title: "",
      image: "",
      description: "",
      availability: "[]",
      modality: "both",
      meeting_place: "",
      meeting_link: "",
      ...times,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (account !== null)
    await database.db.insertInto("coach_accounts").values({ coach_id: id, user_id: account }).execute();
  return id;
}

async function addSession(coach: number, student: User, startsAt: string): Promise<number> {
  const { id } = await database.db
    .insertInto("coach_sessions")
    .values({
      user_id: student.id,
      coach_id: coach,
      starts_at: startsAt,
      ends_at: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
      modality: "either",
      client_name: student.name,
      client_email: student.email,
      client_phone: "",
      message: "",
      status: "scheduled",
      calendar_uid: `${coach}-${startsAt}`,
      created_at: "2026-01-01T00:00:00.000Z",
      updated_at: "2026-01-01T00:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

describe("a coach", () => {
  test("sees and changes the own sessions, and finds no trace of a colleague's", async () => {
    const coach = await staff("coach");
    const own = await addCoach("rosa", coach.user.id);
    const other = await addCoach("pedro", null);
    const student = await makeUser(database.db);
    const ownSession = await addSession(own, student, "2026-03-02T15:00:00.000Z");
    const otherSession = await addSession(other, student, "2026-03-03T15:00:00.000Z");

    const ask = async (search: string) => {
      const answer = await callRoute(listSessions, {
        method: "GET",
        cookie: coach.cookie,
        url: `http://localhost/x${search}`,
      });
      return ((await answer.json()) as { sessions: { id: number }[] }).sessions.map(({ id }) => id);
    };
    expect(await ask("")).toEqual([ownSession]);
    expect(await ask(`?coach=${other}`)).toEqual([ownSession]);
    const file = await callRoute(exportSessions, {
      method: "GET",
      cookie: coach.cookie,
      url: "http://localhost/x?format=csv",
    });
    expect((await file.text()).trim().split("\r\n")).toHaveLength(2);

    const change = (id: number) =>
      callRoute(sessionStatus, {
        method: "POST",
        cookie: coach.cookie,
        params: { id: String(id) },
        json: { status: "completed" },
      });
    expect((await change(otherSession)).status).toBe(404);
    expect((await change(ownSession)).status).toBe(200);
    const move = { method: "POST", cookie: coach.cookie, params: { id: String(otherSession) } } as const;
    const moved = await callRoute(moveSession, { ...move, json: { scheduledDate: "2027-03-03T15:00:00.000Z" } });
    expect(moved.status).toBe(404);
    const offer = (id: number) =>
      callRoute(coachOffer, { method: "GET", cookie: coach.cookie, params: { id: String(id) } });
    expect([(await offer(own)).status, (await offer(other)).status]).toEqual([200, 404]);
    const json = { userId: student.id, coachId: own, scheduledDate: "2027-03-02T15:00:00.000Z" };
    expect((await callRoute(bookSession, { method: "POST", cookie: coach.cookie, json })).status).toBe(403);
  });

  test("whom no account of the coaches belongs to sees no session at all", async () => {
    const coach = await staff("coach");
    await addSession(await addCoach("pedro", null), await makeUser(database.db), "2026-03-03T15:00:00.000Z");
    const answer = await callRoute(listSessions, { method: "GET", cookie: coach.cookie, url: "http://localhost/x" });
    expect(await answer.json()).toMatchObject({ sessions: [] });
  });

  test("gets the account from the office: only one with the role, and only one coach each", async () => {
    const office = await staff("office");
    const coach = await staff("coach");
    const student = await makeUser(database.db);
    const ids = [await addCoach("rosa", null), await addCoach("pedro", null)];
    const edit = (id: number, account: string) =>
      callRoute(editCoach, {
        method: "PUT",
        cookie: office.cookie,
        params: { id: String(id) },
        json: {
          name: "Rosa",
          email: "rosa@a.example",
          specialty: "",
          title: "",
          description: "",
          availability: [],
          modality: "both",
          meetingPlace: "",
          meetingLink: "",
          isActive: true,
          account,
        },
      });
    expect(await (await edit(ids[0] ?? 0, student.rut)).json()).toMatchObject({ reason: "no_coach_account" });
    expect((await edit(ids[0] ?? 0, coach.user.rut)).status).toBe(200);
    expect(await (await edit(ids[1] ?? 0, coach.user.rut)).json()).toMatchObject({ reason: "account_taken" });
    // Saving the same again is no conflict with itself.
    expect((await edit(ids[0] ?? 0, coach.user.rut)).status).toBe(200);
  });
});

describe("the office", () => {
  test("gets into no account of staff, and gives no role", async () => {
    const office = await staff("office");
    const admin = await makeUser(database.db, { role: "admin" });
    const before = await database.db.selectFrom("users").selectAll().orderBy("id").execute();
    const calls = [resetPassword, toggleUser, deleteUser, unblockUser, setRole];
    for (const call of calls) {
      const answer = await callRoute(call, {
        method: call.method,
        cookie: office.cookie,
        params: { id: String(admin.id) },
        json: { role: "user" },
      });
      expect(answer.status).toBe(403);
    }
    const own = { method: "POST", cookie: office.cookie, params: { id: String(office.user.id) } } as const;
    expect((await callRoute(setRole, { ...own, json: { role: "admin" } })).status).toBe(403);
    expect(await database.db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);
  });

  test("helps students into theirs", async () => {
    const office = await staff("office");
    const student = await makeUser(database.db);
    const answer = await callRoute(resetPassword, {
      method: "POST",
      cookie: office.cookie,
      params: { id: String(student.id) },
    });
    expect(answer.status).toBe(200);
  });
});

test("an admin gives every role; whoever had a session enters again", async () => {
  const admin = await staff("admin");
  const person = await makeUser(database.db);
  for (const role of ["coach", "office", "it", "auditor", "admin", "user"] as const) {
    await sessionCookieFor(database.db, person);
    const answer = await callRoute(setRole, {
      method: "POST",
      cookie: admin.cookie,
      params: { id: String(person.id) },
      json: { role },
    });
    expect(await answer.json()).toMatchObject({ user: { role } });
    const sessions = database.db.selectFrom("sessions").selectAll().where("user_id", "=", person.id);
    expect(await sessions.execute()).toEqual([]);
  }
});
