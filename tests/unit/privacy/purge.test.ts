import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueueMail } from "#app/email/outbox.server.ts";
import { findAnalysis, listAnalyses } from "#app/features/cv/queries.server.ts";
import { SAMPLE_HUNTER } from "#app/features/interview/hunters.ts";
import { findResult, listInterviews } from "#app/features/interview/queries.server.ts";
import { reportText } from "#app/features/interview/report/report-text-file.ts";
import { sampleReport } from "#app/features/interview/sample-interview.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { readSettings, type Settings } from "#app/platform/env.server.ts";
import { PURGED_TEXT } from "#app/platform/purged-text.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import type { User } from "#db/schema.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { NOTHING } from "./old-rows.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const clock = { now: () => NOW };
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000).toISOString();
const SECRET = "guirnaldofonía";

let database: TestDatabase;
let settings: Settings;
let user: User;

beforeEach(async () => {
  database = makeTestDatabase();
  settings = readSettings({ DATA_DIR: database.folder });
  setSettings(settings);
  user = await makeUser(database.db);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const purge = (changes: Partial<Settings> = {}) => purgeByAge(database.db, { ...settings, ...changes }, clock);

async function addAnalysis(days: number, upload: string | null = null): Promise<number> {
  const at = daysAgo(days);
  const { id } = await database.db
    .insertInto("cv_analyses")
    .values({
      user_id: user.id,
      file_name: "cv.pdf",
      file_type: "application/pdf",
      file_size: 1,
      upload,
      processing_status: "completed",
      overall_score: 71,
      engine: "rules",
      results: JSON.stringify({ summary: SECRET }),
      details: JSON.stringify({ text: SECRET }),
      text_read: SECRET.repeat(50),
      created_at: at,
      finished_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function addInterview(days: number, status: "completed" | "open" = "completed"): Promise<number> {
  const at = daysAgo(days);
  const { id } = await database.db
    .insertInto("interviews")
    .values({
      user_id: user.id,
      hunter_id: "cristian",
      status,
      is_personalised: 1,
      seed: "s",
      student_name: SECRET,
      questions: JSON.stringify([{ id: "cv-1", question: SECRET, category: "Logros", focus: "f" }]),
      question_index: 0,
      suggestions_given: 0,
      questions_answered: 1,
      duration: 1800,
      remaining: 100,
      counted_until: 0,
      turn_started_at: 0,
      said: "{}",
      started_at: at,
      updated_at: at,
      ended_at: status === "open" ? null : at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto("interview_messages")
    .values({ interview_id: id, position: 0, message_id: "m", role: "user", content: SECRET, created_at: at })
    .execute();
  if (status === "open") return id;
  const report = sampleReport();
  report.strengths = [SECRET];
  for (const one of report.specificFeedback) Object.assign(one, { answer: SECRET, comment: SECRET, question: SECRET });
  await database.db
    .insertInto("interview_results")
    .values({
      interview_id: id,
      score: 64,
      scoring_version: "1",
      engine: "rules",
      report: JSON.stringify(report),
      created_at: at,
    })
    .execute();
  await database.db
    .insertInto("interview_feedback")
    .values({ user_id: user.id, interview_id: id, hunter_id: "cristian", rating: 4, comments: SECRET, created_at: at })
    .execute();
  return id;
}

/** Whether the word is anywhere in the tables. */
const holdsSecret = (table: string) =>
  JSON.stringify(database.raw.prepare(`select * from ${table}`).all()).includes(SECRET);

describe("texts that got too old", () => {
  test("go from analyses, with the kept original; score and date stay", async () => {
    const upload = path.join(database.folder, "uploads", "kept");
    mkdirSync(path.dirname(upload));
    writeFileSync(upload, SECRET);
    const old = await addAnalysis(366, "kept");
    const young = await addAnalysis(364);
    expect(await purge()).toMatchObject({ analyses: 1 });
    expect(existsSync(upload)).toBe(false);
    expect(await findAnalysis(database.db, user.id, old)).toBeNull();
    const [, purged] = await listAnalyses(database.db, user.id);
    expect(purged).toMatchObject({ id: old, status: "completed", score: 71, createdAt: daysAgo(366) });
    const kept = database.raw.prepare("select * from cv_analyses where text_read is not null").all();
    expect(kept).toMatchObject([{ id: young }]);
  });

  test("go from interviews; the result says so and keeps its figures", async () => {
    const old = await addInterview(366);
    expect(await purge()).toMatchObject({ interviews: 1, notes: 1 });
    for (const table of ["interviews", "interview_messages", "interview_results", "interview_feedback"]) {
      expect(holdsSecret(table), table).toBe(false);
    }
    const view = await findResult(database.db, user.id, old);
    expect(view?.report).toMatchObject({ overallScore: sampleReport().overallScore, strengths: [PURGED_TEXT] });
    expect(reportText(view?.report ?? sampleReport(), { hunter: SAMPLE_HUNTER, studentName: "x", date: "" })).toContain(
      PURGED_TEXT,
    );
    const [listed] = await listInterviews(database.db, user.id, clock);
    expect(listed).toMatchObject({ id: old, score: 64, total: 1 });
  });

  test("stay where a setting says 0, and go only once", async () => {
    await addAnalysis(4000);
    await addInterview(4000);
    const never = { RETENTION_DAYS_CV_TEXT: 0, RETENTION_DAYS_ANSWERS: 0, RETENTION_DAYS_ACTIVITIES: 0 };
    expect(await purge(never)).toEqual(NOTHING);
    expect(await purge()).toMatchObject({ analyses: 1, interviews: 1 });
    expect(await purge()).toEqual(NOTHING);
  });

  test("leave no trace in the file", async () => {
    await addAnalysis(400);
    await addInterview(400);
    await purge();
    const bytes = Buffer.concat([readFileSync(database.file), readFileSync(`${database.file}-wal`)]);
    expect(bytes.includes(SECRET)).toBe(false);
  });

  test("of an interview that is still open are left to be closed first", async () => {
    await addInterview(400, "open");
    expect(await purge()).toMatchObject({ interviews: 0 });
    expect(holdsSecret("interview_messages")).toBe(true);
  });
});

test("activities, mails that have left and answered requests are deleted by age; what still waits is not", async () => {
  const add = (days: number) =>
    database.db
      .insertInto("activities")
      .values({ user_id: user.id, action: "login", details: "{}", created_at: daysAgo(days) })
      .execute();
  await add(731);
  await add(729);
  for (const [key, status] of [
    ["a", "sent"],
    ["b", "queued"],
  ] as const) {
    const mail = { to: { name: "A", address: "a@b.cl" }, subject: "s", text: "t", html: "h" };
    await enqueueMail(
      database.db,
      { dedupKey: key, topic: key, mail },
      { settings, clock: { now: () => new Date(daysAgo(800)) } },
    );
    await database.db.updateTable("outbox").set({ status }).where("dedup_key", "=", key).execute();
  }
  for (const answered of [daysAgo(790), null]) {
    await database.db
      .insertInto("review_requests")
      .values({
        user_id: user.id,
        subject: "cv",
        subject_id: 1,
        message: "m",
        created_at: daysAgo(800),
        answered_at: answered,
      })
      .execute();
  }
  expect(await purge()).toMatchObject({ activities: 1, mails: 1, reviewRequests: 1 });
  expect(await database.db.selectFrom("outbox").select("dedup_key").execute()).toEqual([{ dedup_key: "b" }]);
  expect(await database.db.selectFrom("review_requests").select("answered_at").execute()).toEqual([
    { answered_at: null },
  ]);
});

test(
  "phone and message of a session that is over go, those of one " + "to come stay however early it was booked",
  async () => {
    await database.db
      .insertInto("coaches")
      .values({
        name: "C",
        email: "",
        specialty: "",
        title: "",
        image: "",
        description: "",
        availability: "[]",
        modality: "both",
        meeting_place: "",
        meeting_link: "",
        created_at: daysAgo(900),
        updated_at: daysAgo(900),
      })
      .execute();
    const book = (ends: string, uid: string) =>
      database.db
        .insertInto("coach_sessions")
        .values({
          user_id: user.id,
          coach_id: 1,
          starts_at: ends,
          ends_at: ends,
          modality: "either",
          client_name: "N",
          client_email: "n@x.cl",
          client_phone: "123",
          message: SECRET,
          status: "scheduled",
          calendar_uid: uid,
          created_at: daysAgo(500),
          updated_at: daysAgo(500),
        })
        .execute();
    await book(daysAgo(450), "past");
    await book(daysAgo(-5), "future");
    expect(await purge()).toMatchObject({ notes: 1 });
    const rows = await database.db
      .selectFrom("coach_sessions")
      .select(["calendar_uid", "client_phone", "message", "client_name"])
      .execute();
    expect(rows).toEqual([
      { calendar_uid: "past", client_phone: "", message: "", client_name: "N" },
      { calendar_uid: "future", client_phone: "123", message: SECRET, client_name: "N" },
    ]);
  },
);

test("lets other work through while it goes over many rows", async () => {
  const values = Array.from({ length: 2_000 }, () => ({
    user_id: user.id,
    action: "login",
    details: "{}",
    created_at: daysAgo(900),
  }));
  for (let from = 0; from < values.length; from += 500)
    await database.db
      .insertInto("activities")
      .values(values.slice(from, from + 500))
      .execute();
  let turns = 0;
  let going = true;
  const other = (async () => {
    while (going) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
  })();
  await purge();
  going = false;
  await other;
  // One turn of the loop at least between any two steps of 100 looked at and 100 deleted.
  expect(turns).toBeGreaterThan(30);
  expect(await database.db.selectFrom("activities").select("id").execute()).toEqual([]);
});
