import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loader as activities } from "#app/routes/api.admin.activities.ts";
import { loader as sessions } from "#app/routes/api.admin.coach-sessions.ts";
import { loader as analyses } from "#app/routes/api.admin.cv-analyses.ts";
import { loader as feedback } from "#app/routes/api.admin.feedback.ts";
import { loader as users } from "#app/routes/api.admin.users.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { openPanel, type Panel, walk } from "../unit/admin/panel.ts";
import { addActivity, addAnalysis, addFeedback, addPeople, addSession } from "../unit/admin/rows.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
});
afterEach(() => panel.dispose());

describe("who may read the lists", () => {
  it("is an admin and nobody else", async () => {
    const student = await sessionCookieFor(panel.db, await makeUser(panel.db));
    for (const route of [users, activities, analyses, sessions, feedback]) {
      expect((await panel.get(route, "", "")).status).toBe(401);
      expect((await panel.get(route, "", student)).status).toBe(403);
    }
  });
});

describe("GET /api/admin/activities", () => {
  it("shows who did what, filtered by action, person and days of Chile", async () => {
    const [ana = 0, luis = 0] = await addPeople(panel.db, ["Ana Soto", "Luis Rojas"]);
    // 2:59 UTC is still the day before in Chile.
    await addActivity(panel.db, ana, "login", "2026-11-10T02:59:59.000Z");
    await addActivity(panel.db, ana, "cv_analysis", "2026-11-10T03:00:00.000Z");
    await addActivity(panel.db, luis, "login", "2026-11-11T02:59:59.000Z");
    await addActivity(panel.db, luis, "something_else", "2026-11-11T03:00:00.000Z");
    const { body } = await panel.get(activities);
    expect(body.total).toBe(4);
    expect(body.activities[0]).toEqual({
      id: expect.any(Number),
      userId: luis,
      userName: "Luis Rojas",
      userRut: expect.any(String),
      action: "something_else",
      details: { method: "rut" },
      createdAt: "2026-11-11T03:00:00.000Z",
    });
    const actions = async (query: string) =>
      (await panel.get(activities, query)).body.activities.map((one: { action: string }) => one.action);
    expect(await actions("from=2026-11-10&to=2026-11-10")).toEqual(["login", "cv_analysis"]);
    expect(await actions("to=2026-11-09")).toEqual(["login"]);
    expect(await actions("action=login&q=soto")).toEqual(["login"]);
    expect(await actions("q=luis&dir=asc")).toEqual(["login", "something_else"]);
    expect(await actions("q=nadie")).toEqual([]);
    expect((await panel.get(activities, "action=login")).body.total).toBe(2);
    expect((await panel.get(activities, "from=2026-02-30")).status).toBe(400);
  });

  it("counts up to ten thousand matches and says that there are more", async () => {
    const insert = panel.database.raw.prepare(
      "INSERT INTO activities (user_id, action, details, created_at) VALUES (?, ?, '{}', ?)",
    );
    panel.database.raw.transaction(() => {
      for (let index = 0; index < 10_001; index += 1) insert.run(panel.admin.id, "login", "2026-11-10T12:00:00.000Z");
    })();
    expect((await panel.get(activities, "action=login&limit=1")).body).toMatchObject({
      total: 10_000,
      totalIsMinimum: true,
    });
    expect((await panel.get(activities, "limit=1")).body).toMatchObject({ total: 10_001, totalIsMinimum: false });
    expect((await walk(panel, activities, "activities", "action=login&limit=200")).length).toBe(10_001);
  });
});

describe("GET /api/admin/cv-analyses", () => {
  it("orders by score with the unscored last, page by page, and never shows what was read", async () => {
    const [ana = 0] = await addPeople(panel.db, ["Ana Soto"]);
    const scores = [70, null, 70, 95, null, 12, 70];
    for (const score of scores) await addAnalysis(panel.db, ana, { score });
    const falling = (await walk(panel, analyses, "analyses", "sort=score&limit=2")) as unknown as {
      overallScore: number | null;
    }[];
    expect(falling.map((row) => row.overallScore)).toEqual([95, 70, 70, 70, 12, null, null]);
    const rising = (await walk(panel, analyses, "analyses", "sort=score&dir=asc&limit=2")) as unknown as {
      overallScore: number | null;
    }[];
    expect(rising.map((row) => row.overallScore)).toEqual([null, null, 12, 70, 70, 70, 95]);
    const { body } = await panel.get(analyses, "status=failed");
    expect(body.total).toBe(2);
    expect(body.analyses[0]).toEqual({
      id: expect.any(Number),
      userId: ana,
      userName: "Ana Soto",
      userRut: expect.any(String),
      fileName: "cv.pdf",
      fileType: "application/pdf",
      fileSize: 1234,
      processingStatus: "failed",
      currentLevel: null,
      overallScore: null,
      createdAt: "2026-11-01T12:00:00.000Z",
    });
    expect((await panel.get(analyses, "q=ana%20soto&status=completed")).body.total).toBe(5);
  });
});

describe("GET /api/admin/coach-sessions", () => {
  it("shows the last first, filtered by status, coach, person and day of the session", async () => {
    const [ana = 0, luis = 0] = await addPeople(panel.db, ["Ana Soto", "Luis Rojas"]);
    await addSession(panel.db, ana, { startsAt: "2026-12-04T18:00:00.000Z", message: "Hola" });
    await addSession(panel.db, luis, { startsAt: "2026-12-01T19:00:00.000Z", coachId: 2 });
    await addSession(panel.db, luis, { startsAt: "2026-11-20T18:00:00.000Z", status: "completed" });
    const { body } = await panel.get(sessions);
    expect(body.total).toBe(3);
    expect(body.sessions[0]).toEqual({
      id: expect.any(Number),
      userId: ana,
      userRut: expect.any(String),
      clientName: "Nombre de la cita",
      clientEmail: "cita@a.example",
      clientPhone: "+56 9 1234 5678",
      coachId: 1,
      coachName: "Daniela Mosquera",
      scheduledDate: "2026-12-04T18:00:00.000Z",
      status: "scheduled",
      message: "Hola",
      confirmedAt: null,
      isAccountActive: true,
    });
    const dates = async (query: string) =>
      (await panel.get(sessions, query)).body.sessions.map((one: { scheduledDate: string }) =>
        one.scheduledDate.slice(0, 10),
      );
    expect(await dates("")).toEqual(["2026-12-04", "2026-12-01", "2026-11-20"]);
    expect(await dates("status=scheduled&coach=2")).toEqual(["2026-12-01"]);
    expect(await dates("q=rojas&dir=asc")).toEqual(["2026-11-20", "2026-12-01"]);
    expect(await dates("from=2026-12-01&to=2026-12-01")).toEqual(["2026-12-01"]);
    expect((await panel.get(sessions, "coach=abc")).status).toBe(400);
  });
});

describe("GET /api/admin/feedback", () => {
  it("answers the fields of the specification, filtered by hunter, rating and person", async () => {
    const [ana = 0, luis = 0] = await addPeople(panel.db, ["Ana Soto", "Luis Rojas"]);
    await addFeedback(panel.db, ana, { hunter: "mia", rating: 5, comments: "Muy útil" });
    await addFeedback(panel.db, luis, { hunter: "natalia", rating: 2 });
    const { body } = await panel.get(feedback, "hunter=mia");
    expect(body).toMatchObject({ total: 1, totalIsMinimum: false, next: null });
    expect(body.feedback).toEqual([
      {
        id: expect.any(Number),
        userId: ana,
        userName: "Ana Soto",
        userRut: expect.any(String),
        hunterId: "mia",
        hunterRating: 5,
        feedback: "Muy útil",
        createdAt: "2026-11-20T12:00:00.000Z",
      },
    ]);
    expect((await panel.get(feedback, "rating=2&q=luis")).body.total).toBe(1);
    expect((await panel.get(feedback)).body.total).toBe(2);
    for (const query of ["rating=6", "rating=0", "hunter=otro", "hunter=__proto__"]) {
      expect((await panel.get(feedback, query)).status, query).toBe(400);
    }
  });
});
