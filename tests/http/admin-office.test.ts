import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { keepFailure } from "#app/backup/failure.server.ts";
import { writeManifest } from "#app/backup/manifest.ts";
import { loader as exportReport } from "#app/routes/api.admin.report.export.ts";
import { loader as report } from "#app/routes/api.admin.report.ts";
import { action as answer } from "#app/routes/api.admin.review-requests.$id.answer.ts";
import { loader as requests } from "#app/routes/api.admin.review-requests.ts";
import { loader as summary } from "#app/routes/api.admin.summary.ts";
import { loader as system } from "#app/routes/api.admin.system.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";
import { addActivity, addAnalysis, addFeedback, addPeople, addSession } from "../unit/admin/rows.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
});
afterEach(() => panel.dispose());

describe("all of these", () => {
  it("are the admin's alone", async () => {
    const student = await sessionCookieFor(panel.db, await makeUser(panel.db));
    for (const [cookie, status] of [
      ["", 401],
      [student, 403],
    ] as const) {
      for (const route of [summary, system, report, requests])
        expect((await panel.get(route, "", cookie)).status).toBe(status);
      expect((await panel.act(answer, { id: 1, json: { answer: "x" }, cookie })).status).toBe(status);
    }
  });
});

describe("GET /api/admin/summary", () => {
  it("counts what is there, and goes down again", async () => {
    const [ana = 0, luis = 0] = await addPeople(panel.db, ["Ana", "Luis"]);
    await addAnalysis(panel.db, ana, { score: 50 });
    await addActivity(panel.db, ana, "login", "2026-11-10T12:00:00.000Z");
    await addSession(panel.db, ana, { startsAt: "2026-11-27T18:00:00.000Z" });
    await addSession(panel.db, luis, { startsAt: "2026-11-20T18:00:00.000Z", status: "completed" });
    await addRequest(ana, 1);
    expect((await panel.get(summary)).body).toEqual({
      users: 3,
      cvAnalyses: 1,
      activities: 1,
      coachSessions: 2,
      scheduledSessions: 1,
      nextSession: { startsAt: "2026-11-27T18:00:00.000Z", coachName: "Daniela Mosquera" },
      mail: {
        smtpConfigured: false,
        counts: { queued: 0, sending: 0, sent: 0, expired: 0, failed: 0 },
        oldestWaiting: null,
        lastError: null,
        failureCause: null,
      },
      openReviewRequests: 1,
      openRightsRequests: 0,
      clock: null,
      samplePeople: 0,
    });
    await panel.db.deleteFrom("users").where("id", "=", ana).execute();
    expect((await panel.get(summary)).body).toMatchObject({
      users: 2,
      cvAnalyses: 0,
      activities: 0,
      coachSessions: 1,
      scheduledSessions: 0,
      openReviewRequests: 0,
      openRightsRequests: 0,
    });
  });
});

describe("GET /api/admin/system", () => {
  it("tells versions, queues, disk, database and the newest backup", async () => {
    const now = new Date().toISOString();
    const job = { payload: "{}", attempts: 0, max_attempts: 2, run_after: now, created_at: now } as const;
    await panel.db
      .insertInto("jobs")
      .values([
        { ...job, kind: "cv_analysis", status: "queued" },
        { ...job, kind: "cv_analysis", status: "running" },
        { ...job, kind: "cv_analysis", status: "queued" },
        { ...job, kind: "other", status: "done" },
      ])
      .execute();
    const { body } = await panel.get(system);
    expect(body).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      nodeVersion: process.versions.node,
      engine: { engine: "rules", model: null, isReady: true, line: "Responden las reglas." },
      voice: expect.any(String),
      queues: [{ kind: "cv_analysis", queued: 2, running: 1 }],
      lastBackup: null,
      backupDisk: null,
    });
    expect(body.disk.totalBytes).toBeGreaterThan(body.disk.freeBytes);
    expect(body.disk.freeBytes).toBeGreaterThan(0);
    expect(body.database.bytes).toBeGreaterThan(100_000);
    expect(JSON.stringify(body)).not.toContain(panel.database.folder);
    expect(body.backupFailure).toBeNull();
    const backups = path.join(panel.database.folder, "backups");
    for (const [name, day, bytes] of [
      ["2026-11-20T00-00-00-000Z", 20, 10],
      ["2026-11-25T00-00-00-000Z-before-upgrade", 25, 15],
      [".partial-2026-11-26T00-00-00-000Z", 26, 20],
    ] as const) {
      mkdirSync(path.join(backups, name), { recursive: true });
      const at = new Date(Date.UTC(2026, 10, day)).toISOString();
      const files = [{ path: "app.sqlite", bytes, sha256: "" }];
      const manifest = { format: 1, program: "1.0.0", schema: 1, at, label: null, files } as const;
      writeFileSync(path.join(backups, name, "backup.json"), writeManifest(manifest));
    }
    mkdirSync(path.join(backups, "2026-11-27T00-00-00-000Z"));
    await keepFailure(panel.database.folder, "No queda espacio.", { now: () => new Date("2026-11-27T00:00:00.000Z") });
    expect((await panel.get(system)).body).toMatchObject({
      lastBackup: { at: "2026-11-25T00:00:00.000Z", bytes: 15 },
      backupFailure: { at: "2026-11-27T00:00:00.000Z", message: "No queda espacio." },
    });
  });
});

describe("GET /api/admin/report", () => {
  const PERIOD = "from=2026-11-02&to=2026-11-19";

  it("needs two days in order, at most a year apart", async () => {
    for (const query of [
      "",
      "from=2026-11-01",
      "from=2026-11-02&to=2026-11-01",
      "from=2025-11-01&to=2026-11-20",
      "from=2026-02-30&to=2026-03-01",
    ]) {
      expect((await panel.get(report, query)).status, query).toBe(400);
    }
    expect(
      (await panel.get(report, "from=2026-11-02&to=2026-11-02")).body.weeks.map((week: { week: string }) => week.week),
    ).toEqual(["2026-11-02"]);
  });

  it("gives every week its uses, by the clocks of Chile, and holds back what is about few people", async () => {
    const people = await addPeople(
      panel.db,
      Array.from({ length: 12 }, (_, index) => `Persona ${index}`),
    );
    const analyse = (person: number, createdAt: string, score = 50) =>
      addAnalysis(panel.db, people[person] ?? 0, { score, createdAt });
    // Six people in the first week, one of them twice; the last instant of its Sunday in Chile.
    for (let person = 0; person < 6; person += 1) await analyse(person, "2026-11-03T12:00:00.000Z");
    await analyse(0, "2026-11-09T02:59:59.999Z", 85);
    // Seven in the third, and outside of the period on both sides.
    for (let person = 5; person < 12; person += 1) await analyse(person, "2026-11-16T12:00:00.000Z", 62);
    await analyse(1, "2026-11-02T02:59:59.999Z", 5);
    await analyse(1, "2026-11-20T03:00:00.000Z", 5);
    await addSession(panel.db, people[0] ?? 0, { startsAt: "2026-11-10T18:00:00.000Z", status: "completed" });
    for (let person = 0; person < 5; person += 1)
      await addFeedback(panel.db, people[person] ?? 0, {
        hunter: "mia",
        rating: person < 2 ? 5 : 4,
        createdAt: "2026-11-10T12:00:00.000Z",
      });
    const { body } = await panel.get(report, PERIOD);
    expect(body).toMatchObject({ from: "2026-11-02", to: "2026-11-19", minimumPeople: 5, countStep: 5 });
    // Multiples of five, rounded down.
    expect(body.weeks).toEqual([
      { week: "2026-11-02", cv: 5, interviews: 0, bookings: 0 },
      { week: "2026-11-09", cv: 0, interviews: 0, bookings: 0 },
      { week: "2026-11-16", cv: 5, interviews: 0, bookings: 0 },
    ]);
    expect(body.totals).toEqual({
      cv: { uses: 10, people: 10 },
      interviews: { uses: 0, people: 0 },
      bookings: { uses: 0, people: 0 },
    });
    // Newest score of each: one 85 and four 50 (held back), seven 62.
    expect(body.scores.map((bin: { people: number | null }) => bin.people)).toEqual([
      0,
      0,
      0,
      0,
      0,
      null,
      5,
      0,
      null,
      0,
    ]);
    expect(body.scores[9]).toMatchObject({ from: 90, to: 100 });
    expect(body.bookingsByStatus).toEqual({ scheduled: 0, completed: null, cancelled: 0, no_show: 0 });
    expect(body.means).toEqual({ cvScore: 60, interviewScore: null, hunterRating: null, sessionRating: null });
    expect(body.previous).toMatchObject({ from: "2026-10-15", to: "2026-11-01", totals: { cv: { uses: null } } });
  });

  it("cuts by cohort, compares with the term before, and joins what is about few people", async () => {
    const people = await addPeople(
      panel.db,
      Array.from({ length: 20 }, (_, index) => `Persona ${index}`),
    );
    const careers = ["Civil", "Derecho", "Arte"] as const;
    for (const [index, id] of people.entries()) {
      const career = careers[index < 9 ? 0 : index < 17 ? 1 : 2];
      await panel.db.updateTable("users").set({ career, faculty: "F" }).where("id", "=", id).execute();
      await addAnalysis(panel.db, id, { score: 40, createdAt: "2026-08-10T12:00:00.000Z" });
      await addAnalysis(panel.db, id, { score: 60, createdAt: "2026-10-10T12:00:00.000Z" });
      if (index < 6) await addAnalysis(panel.db, id, { score: 40, createdAt: "2026-03-10T12:00:00.000Z" });
    }
    const { body } = await panel.get(report, "from=2026-08-01&to=2026-11-26&by=career");
    expect(body.previous).toMatchObject({ from: "2026-03-01", to: "2026-06-26" });
    expect(body.previous.totals.cv).toEqual({ uses: 5, people: 5 });
    // Arte has three people: it is joined with the next smallest, so that no row stands for it alone.
    const counts = (cv: number) => ({ cv, interviews: 0, bookings: 0 });
    expect(body.groups).toEqual([
      { name: "Civil", now: counts(5), before: counts(5) },
      { name: null, now: counts(10), before: counts(0) },
    ]);
    expect(body.movement).toEqual({ people: 20, first: 40, last: 60 });
    const civil = (await panel.get(report, "from=2026-08-01&to=2026-11-26&career=Civil")).body;
    expect(civil.totals.cv).toEqual({ uses: 15, people: 5 });
    expect((await panel.get(report, "from=2026-08-01&to=2026-11-26&by=name")).status).toBe(400);
  });

  it("as a spreadsheet holds the same figures, and is recorded", async () => {
    const url = "http://localhost/api/admin/report/export?from=2026-08-01&to=2026-11-26";
    const response = await callRoute(exportReport, { url, cookie: panel.cookie });
    const { Sheets, SheetNames } = read(Buffer.from(await response.arrayBuffer()));
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ""] ?? {}, { header: 1 });
    expect(rows[0]).toEqual(["Sección", "Cifra", "Del 01-08-2026 al 26-11-2026", "Del 01-03-2026 al 26-06-2026"]);
    expect(rows[1]).toEqual(["Uso", "Análisis de CV", 0, 0]);
    expect((await panel.lastActivity()).details).toEqual({ list: "report", format: "xlsx" });
  });
});

async function addRequest(userId: number, subjectId: number): Promise<number> {
  const { id } = await panel.db
    .insertInto("review_requests")
    .values({
      user_id: userId,
      subject: "cv",
      subject_id: subjectId,
      message: "No entiendo mi puntaje",
      created_at: "2026-11-25T12:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

describe("requests for a person's review", () => {
  it("are listed with their score, answered once, and then found among the answered", async () => {
    const [ana = 0] = await addPeople(panel.db, ["Ana Soto"]);
    const first = await addRequest(ana, await addAnalysis(panel.db, ana, { score: 41 }));
    const second = await addRequest(ana, 999_999);
    const open = (await panel.get(requests)).body.requests;
    expect(open.map((one: { id: number; score: number | null }) => [one.id, one.score])).toEqual([
      [first, 41],
      [second, null],
    ]);
    const said = await panel.act(answer, { id: first, json: { answer: "  Lo revisamos: está bien.  " } });
    expect(said.body.request).toMatchObject({
      id: first,
      userName: "Ana Soto",
      subject: "cv",
      message: "No entiendo mi puntaje",
      answer: "Lo revisamos: está bien.",
      answeredByName: "Zoila Admin",
      answeredAt: expect.stringMatching(/Z$/),
    });
    expect(await panel.lastActivity()).toMatchObject({
      action: "review_answered",
      details: { requestId: first, targetUserId: ana },
    });
    expect(JSON.stringify(await panel.lastActivity())).not.toContain("revisamos");
    const again = await panel.act(answer, { id: first, json: { answer: "Otra" } });
    expect([again.status, again.body.reason]).toEqual([409, "answered"]);
    expect((await panel.get(requests)).body.requests.length).toBe(1);
    expect((await panel.get(requests, "status=answered")).body.requests.length).toBe(1);
    expect((await panel.get(requests, "status=all")).status).toBe(400);
    for (const text of ["", "   ", "a".repeat(2001)]) {
      expect((await panel.act(answer, { id: second, json: { answer: text } })).status).toBe(400);
    }
    expect((await panel.act(answer, { id: 999_999, json: { answer: "x" } })).status).toBe(404);
  });
});
