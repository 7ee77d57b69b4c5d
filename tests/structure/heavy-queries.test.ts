// Prevents: a query that reads a whole table at every call, and a slow plan that no review has seen.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimMail, expireDue } from "#app/email/outbox-lease.server.ts";
import { LIST_QUERIES, type ListQuery } from "#app/features/admin/lists/list-query.server.ts";
import { type LISTS, listPage } from "#app/features/admin/lists/lists.server.ts";
import { termReport } from "#app/features/admin/report/term-figures.server.ts";
import { publishedSessions } from "#app/features/coaching/calendar-feed/open-feed.server.ts";
import { occupiedSlots } from "#app/features/coaching/occupied-slots.server.ts";
import { findOpenInterview } from "#app/features/interview/queries.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { purgeEndedJobs } from "#app/jobs/purge.server.ts";
import { claim } from "#app/jobs/queue.server.ts";
import type { Db } from "#db/open.server.ts";
import { configureTestAuth } from "../support/auth.ts";
import type { TestDatabase } from "../support/database.ts";
import { filledDatabase, formatted, planOf, recorded, scansIn } from "../support/heavy-queries.ts";

/** `UPDATE_SQL=1 npx vitest run tests/structure/heavy-queries.test.ts` writes the files anew. */
const UPDATE = process.env.UPDATE_SQL === "1";
const FOLDER = "tests/structure/sql";
const BIG = ["users", "activities", "cv_analyses", "interviews", "interview_messages", "coach_sessions", "outbox"];

/** Long enough ago for nothing to be purged: every look at the oldest rows happens, and no row goes. */
const NOW = new Date("2026-11-26T12:00:00.000Z");
const clock = { now: () => NOW };

/** The reason for which a whole table may be read, by file. */
const MAY_SCAN: Readonly<Record<string, string>> = {
  "admin-users":
    "a page in the order of the numbers walks the table from its end and stops when it is full; " +
    "words of one or two letters are in no index",
};

/** The query as the list's route reads it. */
const queryOf = <T extends keyof typeof LISTS>(tab: T, parameters: string) =>
  LIST_QUERIES[tab].parse(Object.fromEntries(new URLSearchParams(parameters))) as ListQuery<T>;

type Page = { name: string; parameters: string };
const pages = (tab: keyof typeof LISTS, ...all: Page[]) =>
  Object.fromEntries(
    all.map(({ name, parameters }) => [name, (db: Db) => listPage(db, tab, queryOf(tab, parameters))]),
  );
const FIRST = { name: "the first page", parameters: "" };
const MANY = { name: "a search that finds many", parameters: "q=universidad" };
const FEW = { name: "a search that finds few", parameters: "q=8000317" };

const USE_CASES: Readonly<Record<string, Readonly<Record<string, (db: Db) => Promise<unknown>>>>> = {
  "admin-users": pages("users", ...[FIRST, MANY, FEW, { name: "a search by two letters", parameters: "q=ca" }], {
    name: "by name",
    parameters: "sort=name&dir=asc",
  }),
  "admin-activities": pages("activities", FIRST, MANY, FEW, { name: "of an action", parameters: "action=login" }),
  "admin-analyses": pages("cv-analyses", FIRST, MANY, FEW, { name: "by score", parameters: "sort=score" }),
  "admin-sessions": pages("coach-sessions", FIRST, MANY, FEW, {
    name: "that were held",
    parameters: "status=completed",
  }),
  "admin-feedback": pages("feedback", FIRST, MANY, FEW, { name: "with five stars", parameters: "rating=5" }),
  report: {
    "a term": (db) => termReport(db, { from: "2026-03-01", to: "2026-07-31", by: "career", faculty: "F1" }, clock),
  },
  purge: {
    "what is too old": (db) => purgeByAge(db, RETENTION, clock),
    "ended jobs": (db) => purgeEndedJobs(db, NOW),
    "mails that came to nothing": (db) => expireDue(db, NOW),
  },
  claim: {
    "a job": (db) => claim(db, "cv.analysis", "owner", NOW),
    "a mail": (db) => claimMail(db, "owner", NOW),
  },
  "calendar-feed": { "of a coach": (db) => publishedSessions(db, 1, NOW) },
  "occupied-slots": { "of a coach": (db) => occupiedSlots(db, 1, { clock }) },
  "resume-interview": {
    // The filled rows are no whole interviews: reading them fails once all has been asked for.
    "of a student": (db) => findOpenInterview(db, 51, "mia", clock).catch(() => null),
  },
};
const RETENTION = {
  KEEP_CV_FILES: false,
  RETENTION_DAYS_CV_TEXT: 3650,
  RETENTION_DAYS_ANSWERS: 3650,
  RETENTION_DAYS_ACTIVITIES: 3650,
  RETENTION_DAYS_RIGHTS: 3650,
};

let database: TestDatabase;
beforeAll(() => {
  database = filledDatabase();
  configureTestAuth(database);
});
afterAll(() => database.dispose());

/** The file of a group, and the scans in it. */
async function rendered(group: string) {
  const scans: string[] = [];
  const parts: string[] = [];
  for (const [name, work] of Object.entries(USE_CASES[group] ?? {})) {
    parts.push(`-- ${name}`);
    for (const statement of await recorded(() => work(database.db))) {
      const plan = planOf(database.raw, statement);
      scans.push(...scansIn(statement, plan, BIG).map((line) => `${name}: ${line.trim()}`));
      parts.push(`${formatted(statement.sql)};\n${plan.map((line) => `--   ${line}`).join("\n")}\n`);
    }
  }
  const why = MAY_SCAN[group];
  return { scans, text: `${why ? `-- Reads a whole table: ${why}\n\n` : ""}${parts.join("\n")}` };
}

test.each(Object.keys(USE_CASES))("%s asks as its file says, and reads no big table as a whole", async (group) => {
  const { text, scans } = await rendered(group);
  const file = path.join(FOLDER, `${group}.sql`);
  if (UPDATE) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file) ? readFileSync(file, "utf8") : "").toBe(text);
  if (MAY_SCAN[group] === undefined) expect(scans).toEqual([]);
  else expect(scans).not.toEqual([]);
});
