import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mergedJournal, recordErasure } from "#app/backup/erasure-journal.server.ts";
import { eraseAgain } from "#app/features/privacy/erase.server.ts";
import { readSettings, type Settings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { callRoute } from "../../support/http.ts";

let database: TestDatabase;
let settings: Settings;
let user: User;

beforeEach(async () => {
  database = makeTestDatabase();
  settings = readSettings({ DATA_DIR: database.folder });
  setSettings(settings);
  configureTestAuth(database);
  user = await makeUser(database.db, { rut: "18765042-K" });
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const erase = async () =>
  callRoute(eraseRoute, {
    json: { password: "1876", word: "BORRAR" },
    cookie: await sessionCookieFor(database.db, user),
  });
const people = async () => (await database.db.selectFrom("users").select("id").execute()).map((row) => row.id);
const entry = () => ({ userId: user.id, createdAt: user.created_at, erasedAt: new Date().toISOString() });
const journal = () => path.join(database.folder, "erasures.jsonl");

test("the journal says number and times of who was erased, in both folders", async () => {
  mkdirSync(settings.BACKUP_DIR);
  expect((await erase()).status).toBe(200);
  const line = JSON.parse(readFileSync(journal(), "utf8"));
  expect(line).toEqual({ userId: user.id, createdAt: user.created_at, erasedAt: expect.any(String) });
  expect(readFileSync(path.join(settings.BACKUP_DIR, "erasures.jsonl"), "utf8")).toBe(readFileSync(journal(), "utf8"));
});

test("an erasure that the process did not live to commit is finished at the next start, once", async () => {
  // Half a line of an earlier crash in front of it.
  writeFileSync(journal(), '{"userId":7,"crea');
  await recordErasure(settings, entry());
  expect(await eraseAgain(database.db, { settings })).toBe(1);
  expect(await people()).toEqual([]);
  expect(await eraseAgain(database.db, { settings })).toBe(0);
});

test("who was given the number of an erased person stays", async () => {
  await recordErasure(settings, { ...entry(), createdAt: "2020-01-01T00:00:00.000Z" });
  expect(await eraseAgain(database.db, { settings })).toBe(0);
  expect(await people()).toEqual([user.id]);
});

test("an erasure that failed leaves the person in peace, now and after a restore", async () => {
  database.raw.exec(`CREATE TABLE hold (user_id INTEGER REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
    INSERT INTO hold VALUES (${user.id})`);
  // Whatever the answer says: the commit is what fails here.
  await erase();
  expect(await people()).toEqual([user.id]);
  expect(readFileSync(journal(), "utf8")).toContain("withdrawn");
  writeFileSync(journal(), await mergedJournal(settings, database.folder));
  expect(await eraseAgain(database.db, { settings })).toBe(0);
  expect(await people()).toEqual([user.id]);
});
