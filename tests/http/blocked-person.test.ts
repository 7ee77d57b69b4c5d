import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimMail } from "#app/email/outbox-lease.server.ts";
import { termReport } from "#app/features/admin/report/term-figures.server.ts";
import { enqueueDueReminders } from "#app/features/coaching/mail/reminders.server.ts";
import { advanceWaitingList } from "#app/features/coaching/waiting-list/offer.server.ts";
import { closeExpiredInterviews } from "#app/features/interview/save-interview.server.ts";
import { disputedAnswers } from "#app/features/privacy/disputed-answers.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { loadRoster } from "#app/features/roster/load-roster.server.ts";
import { undoLoad } from "#app/features/roster/undo-load.server.ts";
import { claim } from "#app/jobs/queue.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { ApiClient } from "../support/api-client.ts";
import {
  CANARIES,
  canariesIn,
  canariesUnder,
  makeCanaryPerson,
  PASSWORD,
  post,
  send,
} from "../support/canary-person.ts";
import { checkedRoster } from "../support/rosters.ts";
import { type CampusServer, startCampusServer } from "../support/scripted-campus-server.ts";
import { TestServer } from "../support/server.ts";

/** A person with a mark in every text, blocked, while everything runs that the platform does with data. */

let server: TestServer;
let campus: CampusServer;
let database: OpenDatabase;
let user: User;
let client: ApiClient;
let office: ApiClient;
let adminId: number;
/** What the model server was asked. */
const asked: string[] = [];

beforeAll(async () => {
  campus = await startCampusServer({
    write: (words) => {
      asked.push(words);
      return {};
    },
    yes: (words) => {
      asked.push(words);
      return 0.9;
    },
  });
  server = await new TestServer({ DEMO: "0", AI_ENGINE: "remote", AI_BASE_URL: `${campus.url}/v1` }).start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  ({ user, client } = await makeCanaryPerson(server, database));
  office = await new ApiClient(server.url).signIn(server.admin);
  adminId = database.raw.prepare("select id from users where role = 'admin'").pluck().get() as number;
  const now = new Date().toISOString();
  database.raw
    .prepare(
      "insert into waiting_list (user_id, coach_id, date, status, created_at, updated_at) values (?, 1, null, ?, ?, ?)",
    )
    .run(user.id, "waiting", now, now);
  await send(client, "/api/interview/start", { hunterId: "mia" });
}, 180_000);
afterAll(async () => {
  await database?.close();
  await server?.dispose();
  await campus?.close();
});

/** All rows of the person but those of the own rights and the trail of what was done. */
function belongings(): unknown {
  const tables = database.raw
    .prepare(
      `select distinct m.name from sqlite_master m join pragma_table_info(m.name) c
        where m.type = 'table' and c.name = 'user_id'`,
    )
    .pluck()
    .all() as string[];
  const own = tables.filter((name) => !["rights_requests", "activities", "sessions"].includes(name));
  return {
    user: database.raw.prepare("select * from users where id = ?").get(user.id),
    rows: own.map((name) => [name, database.raw.prepare(`select * from ${name} where user_id = ?`).all(user.id)]),
  };
}
/** Mails that are not held back and that the server has not written to a file yet. */
const unfiled = () =>
  database.raw
    .prepare(
      `select count(*) from outbox
        where status = 'queued' and filed_at is null and id not in (select id from held_mails)`,
    )
    .pluck()
    .get();
const request = async (kind: string, subject: string) =>
  ((await send(client, "/api/account/rights", { kind, subject })) as { id: number }).id;
const decide = (id: number, more: object = {}) =>
  send(office, `/api/admin/rights/${id}/decision`, { accepted: true, reason: "Hecho.", ...more });
/** Kinds of the mails that a mail server would be given now. */
async function sendable(): Promise<string[]> {
  const topics: string[] = [];
  for (;;) {
    const mail = await claimMail(database.db, "test", new Date());
    if (!mail) break;
    topics.push(mail.topic.split(":")[0] ?? "");
  }
  database.raw.exec("update outbox set status = 'queued', lease_owner = null where status = 'sending'");
  return [...new Set(topics)].sort();
}
const emls = () =>
  readdirSync(path.join(server.dataDir, "outbox"), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(server.dataDir, "outbox", entry.name)));
const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });

test("a blocked person is processed by nothing, and after lifting everything works again", async () => {
  const id = await request("block", "everything");
  const queued = database.raw
    .prepare(
      `insert into jobs (kind, user_id, payload, status, attempts, max_attempts, run_after, created_at)
        values ('cv_analysis', ?, '{"analysisId":0,"upload":"x"}', 'queued', 0, 1, '2999-01-01T00:00:00.000Z', ?)`,
    )
    .run(user.id, new Date().toISOString()).lastInsertRowid;
  await decide(id);
  database.raw.prepare("update jobs set run_after = '2020-01-01T00:00:00.000Z' where id = ?").run(queued);
  // The server writes what may leave to files by itself; a mark that it sets later is no processing.
  await expect.poll(() => unfiled(), { timeout: 20_000 }).toBe(0);
  const before = belongings();
  const mailsBefore = emls().length;
  asked.length = 0;

  await everyCall();
  await everyChore();
  await everyExport();

  expect(belongings()).toEqual(before);
  expect(asked.filter((words) => canariesIn(Buffer.from(words)).length > 0)).toEqual([]);
  expect(await claim(database.db, "cv_analysis", "test", new Date())).toBeUndefined();
  expect(await sendable()).toEqual(["rights"]);
  // Of the mails that were written to files meanwhile, each is about the right itself.
  const subjects = database.raw
    .prepare("select topic from outbox where filed_at is not null order by id")
    .pluck()
    .all() as string[];
  expect(subjects.slice(mailsBefore).filter((topic) => !topic.startsWith("rights:"))).toEqual([]);

  await send(client, "/api/account/unblock", {});
  // The server's own worker takes up what waited.
  await expect
    .poll(() => database.raw.prepare("select status from jobs where id = ?").pluck().get(queued), { timeout: 20_000 })
    .not.toBe("queued");
  expect(await sendable()).toEqual(["booking", "rights"]);
  const works = await post(client, "/api/interview/start", { hunterId: "cristian" });
  expect(works.status).toBe(200);
  const form = new FormData();
  form.append("cv", new Blob([`${CANARIES.name}\nExperiencia laboral\nDesarrolladora, ${CANARIES.employer}`]), "a.txt");
  expect((await client.fetch("/api/cv/analyze", { method: "POST", body: form })).status).not.toBe(409);
}, 120_000);

/** Tries of the person: each is refused for the block, the reads of the own account are not. */
async function everyCall(): Promise<void> {
  const form = new FormData();
  form.append("cv", new Blob(["x"]), "a.txt");
  const upload = await client.fetch("/api/cv/analyze", { method: "POST", body: form });
  const tries: [string, object][] = [
    ["/api/interview/start", { hunterId: "natalia" }],
    ["/api/interview/heartbeat", { interviewId: 1, remaining: 5 }],
    ["/api/interview/finish", { interviewId: 1, reason: "abandoned" }],
    ["/api/interview-feedback", { hunterId: "mia", rating: 1, feedback: "" }],
    ["/api/coaching/waiting-list", { coachId: 1 }],
    ["/api/transcribe", {}],
  ];
  for (const response of [upload, ...(await Promise.all(tries.map(([url, body]) => post(client, url, body))))]) {
    expect(await response.json(), response.url).toMatchObject({ reason: "blocked" });
    expect(response.status).toBe(409);
  }
  for (const url of ["/api/interview/questions?hunterId=mia", "/api/interview/resume?hunterId=mia"])
    expect((await client.fetch(url)).status, url).toBe(409);
  for (const url of ["/account", "/api/account/export", "/api/auth/me"])
    expect((await client.fetch(url)).status, url).toBe(200);
}

async function everyChore(): Promise<void> {
  const { db } = database;
  const settings = readSettings({ DATA_DIR: server.dataDir });
  await advanceWaitingList(db, { settings });
  for (let day = 0; day < 60; day += 1) await enqueueDueReminders(db, { settings, clock: inDays(day) });
  await closeExpiredInterviews(db, inDays(3));
  await purgeByAge(db, settings, inDays(4000));
  expect(await disputedAnswers(db)).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  const report = await termReport(db, { from: today, to: today, by: "career" }, inDays(0));
  expect(JSON.stringify(report)).not.toMatch(/"people":[1-9]/);
  const { rows } = checkedRoster([
    ["RUT", "Nombre", "Carrera"],
    [CANARIES.rut, CANARIES.name, "Otra carrera"],
  ]);
  const { loadId, plan } = await loadRoster(db, rows, {
    by: adminId,
    fileName: "nomina.xlsx",
    fileHash: "0".repeat(64),
    settings,
  });
  expect(plan).toMatchObject([{ outcome: "rejected", cause: expect.stringContaining("bloquear") }]);
  await undoLoad(db, loadId, { actorId: adminId });
}

/** Of the person there is a name and a mark in the list of users, and nothing elsewhere. */
async function everyExport(): Promise<void> {
  for (const list of ["users", "activities", "cv-analyses", "coach-sessions", "feedback", "outbox"]) {
    const bytes = Buffer.from(await (await office.fetch(`/api/admin/${list}/export?format=csv`)).arrayBuffer());
    expect(canariesIn(bytes), list).toEqual(list === "users" ? ["name"] : []);
    if (list === "users") expect(bytes.toString()).toContain("Bloqueada");
  }
}

test("erasing afterwards leaves no canary anywhere", async () => {
  await send(client, "/api/account/erase", { password: PASSWORD, word: "BORRAR" });
  await expect.poll(() => canariesUnder(server.dataDir), { timeout: 20_000 }).toEqual([]);
}, 60_000);
