// Prevents: personal data in a new table or column that no download shows and no erasure deletes.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { everythingIn, fillEveryTable, MARK, markOf, tablesAboutPeople, textColumns } from "../support/every-table.ts";
import { callRoute } from "../support/http.ts";
import { unzip } from "../support/unzip.ts";

/**
 * What is kept about a person is what the person gets, and what goes: driven by the schema, so that a new table or a
 * new column fails here until somebody has put it into the download, or written down here why it is not there.
 */
const NOT_EXPORTED: Record<string, string> = {
  "api_tokens.token_hash": "a secret",
  "coach_calendars.etag": "a header of its server",
  "coach_feeds.token_hash": "a secret",
  "users.password_hash": "a secret: the download says whether it is the initial one",
  "sessions.id_hash": "a secret",
  "sessions.provider_session": "a secret of another server",
  "email_changes.code_salt": "a secret",
  "email_changes.code_hash": "a secret",
  "entry_codes.id_hash": "a secret, gone after a day",
  "entry_codes.code_print": "a secret",
  "entry_codes.account_print": "a secret",
  "totp_secrets.secret": "a secret",
  "recovery_codes.code_hash": "a secret",
  "passkeys.credential_id": "a number that an authenticator made",
  "passkeys.public_key": "opens nothing, and is for programs",
  "passkeys.user_handle": "a random number",
  "passkeys.transports": "for the browser to find the authenticator",
  "pending_sign_ins.id_hash": "a secret, gone after minutes",
  "pending_sign_ins.method": "of a sign-in that waits: gone after minutes",
  "pending_sign_ins.provider": "of a sign-in that waits: gone after minutes",
  "pending_sign_ins.provider_session": "a secret of another server",
  "pending_sign_ins.password_print": "a secret",
  "pending_sign_ins.browser_print": "a fingerprint, gone after minutes",
  "cv_analyses.failure_reason": "a word for programs: the sentence is in the download",
  "jobs.kind": "work in a queue, gone days after its end: what it makes is in the download",
  "jobs.payload": "numbers of rows that are in the download",
  "jobs.lease_owner": "a process of the server",
  "jobs.last_error": "a word for programs",
  "interviews.seed": "draws the interviewer's wordings, which are in the messages",
  "interviews.said": "which wordings were used, which are in the messages",
  "interview_messages.message_id": "a number that a browser made",
  "interview_messages.answer_id": "a number that a browser made",
  "interview_messages.reply": "what the answer was told: its relevance and the next message are in the download",
  "interview_results.scoring_version": "is part of the report",
  "coach_sessions.calendar_uid": "a number for calendars: it is in the .ics file",
  "review_requests.disputed_answers": "ids of answers, whose texts are in the download",
  "outbox.dedup_key": "keeps a mail from being written twice",
  "outbox.recipient": "the person's own address, which is in the account",
  "outbox.topic": "groups mails about one booking",
  "outbox.message_id": "a header of mail",
  "outbox.lease_owner": "a process of the server",
  "outbox.last_error": "why a server did not take a mail, for the office",
};

/**
 * Records of the office, which stay without the person: a load has to be undone whoever made it, and what became of a
 * right has to be proved.
 */
const STAYS: ReadonlySet<string> = new Set(["roster_loads", "rights_requests", "rights_events"]);

const NOW = "2026-11-26T12:00:00.000Z";
let database: TestDatabase;
let person: User;
let cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  database = makeTestDatabase();
  const settings = readSettings({ DATA_DIR: database.folder });
  setSettings(settings);
  configureTestAuth(database);
  await ensureCoaches(database.db, settings);
  person = await makeUser(database.db, {
    rut: "18765042-K",
    name: markOf("users", "name"),
    email: "marca-users-email.x@a.example",
    faculty: markOf("users", "faculty"),
    career: markOf("users", "career"),
    campus: markOf("users", "campus"),
  });
  fillEveryTable(database.raw, person, NOW);
  cookie = await sessionCookieFor(database.db, person);
});
afterEach(async () => {
  vi.useRealTimers();
  setSettings(undefined);
  await database.dispose();
});

test("the tables about people are found in the schema, those that only refer to one of them too", () => {
  expect(tablesAboutPeople(database.raw)).toEqual(
    expect.arrayContaining(["users", "sessions", "jobs", "interview_messages", "interview_results", "outbox"]),
  );
  database.raw.exec(
    "CREATE TABLE notes (id INTEGER PRIMARY KEY, interview_id INTEGER REFERENCES interviews, text TEXT)",
  );
  expect(tablesAboutPeople(database.raw)).toContain("notes");
});

describe("the download", () => {
  const missing = async () => {
    const zip = await unzip(Buffer.from(await (await callRoute(exportRoute, { cookie })).arrayBuffer()));
    const text = [...zip.values()].map((bytes) => bytes.toString("utf8")).join("\n");
    return tablesAboutPeople(database.raw).flatMap((table) =>
      textColumns(database.raw, table)
        .map((column) => `${table}.${column}`)
        .filter(
          (name) =>
            !text.includes(name === "users.rut" ? person.rut : markOf(...(name.split(".") as [string, string]))),
        ),
    );
  };

  test("has every text of every table about people, but for what is listed with its reason", async () => {
    const exempt = Object.keys(NOT_EXPORTED);
    const left = await missing();
    expect(left.filter((name) => !exempt.includes(name))).toEqual([]);
    expect(exempt.filter((name) => !left.includes(name))).toEqual([]);
  });

  test("of a schema with a new table or a new column lacks them, and this test says so", async () => {
    database.raw.exec(`CREATE TABLE diary (id INTEGER PRIMARY KEY, user_id INTEGER, text TEXT);
      ALTER TABLE interview_feedback ADD COLUMN mood TEXT`);
    expect(await missing()).toEqual(expect.arrayContaining(["diary.text", "interview_feedback.mood"]));
  });
});

describe("an erasure", () => {
  const erase = () => callRoute(eraseRoute, { json: { password: "1876", word: "BORRAR" }, cookie });

  test("leaves nothing of the person in any table, nor in the bytes of the file", async () => {
    const other = await makeUser(database.db, { name: "Otra Persona" });
    fillEveryTable(database.raw, { id: other.id, email: other.email }, "2026-11-25T12:00:00.000Z");
    database.raw.exec(`UPDATE review_requests SET answered_by = ${person.id} WHERE user_id = ${other.id}`);
    const owned = tablesAboutPeople(database.raw);
    const count = (table: string) => database.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
    const before = owned.map(count);
    expect((await erase()).status).toBe(200);
    // The other person has one row in each, and the session that was opened for the download is gone too.
    expect(owned.map(count).map((rows, index) => (before[index] ?? 0) - rows)).toEqual(
      owned.map((table) => (table === "sessions" ? 2 : STAYS.has(table) ? 0 : 1)),
    );
    expect(database.raw.pragma("foreign_key_check")).toEqual([]);
  });

  test("without anybody else leaves no mark, neither in a table nor in a file", async () => {
    expect(everythingIn(database.raw)).toContain(MARK);
    expect((await erase()).status).toBe(200);
    expect(everythingIn(database.raw)).not.toContain(MARK);
    for (const file of [database.file, `${database.file}-wal`])
      expect(readFileSync(file, "latin1"), file).not.toContain(MARK);
  });

  test("of a schema with a new table that does not go with the person is found out", async () => {
    database.raw.exec("CREATE TABLE diary (id INTEGER PRIMARY KEY, user_id INTEGER, text TEXT)");
    database.raw.exec(`INSERT INTO diary (user_id, text) VALUES (${person.id}, '${markOf("diary", "text")}')`);
    expect((await erase()).status).toBe(200);
    expect(everythingIn(database.raw)).toContain(MARK);
  });
});
