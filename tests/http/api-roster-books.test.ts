// Prevents: a program's load that makes a wrong account, because nobody is there to be asked.
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import { action as create } from "#app/routes/api.admin.tokens.ts";
import { action as roster } from "#app/routes/api.roster.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { someOf } from "../support/long-run.ts";

const FOLDER = "tests/fixtures/rosters";
type Truth = { file: string; people: { identifier: string; name: string }[] };
const truthIn = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Truth[];
const books = [...truthIn("truth.json"), ...truthIn("truth-other-hands.json")];
const tried = someOf(books, 8);

const wordsOf = (name: string) =>
  stripAccents(name)
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .sort()
    .join(" ");

let database: TestDatabase;
let token: string;
beforeAll(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, EMAIL_DOMAIN: "uni.example" }));
  const cookie = await sessionCookieFor(database.db, await makeUser(database.db, { role: "it" }));
  const answer = await callRoute(create, { cookie, json: { name: "Registro", scope: "roster", days: 90 } });
  token = ((await answer.json()) as { token: string }).token;
});
afterAll(async () => {
  setSettings(undefined);
  await database.dispose();
});

/** Sends it without any choice. @returns who has an account afterwards */
async function made(body: BodyInit, type: string): Promise<{ status: number; accounts: string[] }> {
  database.raw.exec("DELETE FROM roster_loads; DELETE FROM users WHERE role = 'user'");
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const { status } = await callRoute(roster, { method: "PUT", body, headers });
  const rows = await database.db.selectFrom("users").select(["rut", "name"]).where("role", "=", "user").execute();
  return { status, accounts: rows.map(({ rut, name }) => `${rut} ${wordsOf(name)}`) };
}

describe("books that a program sends without any choice make no account that is not in them", () => {
  test.each(tried.map((book) => [book.file, book] as const))("%s", async (file, { people }) => {
    const right = new Set(people.map(({ identifier, name }) => `${identifier} ${name}`));
    const bytes = readFileSync(path.join(FOLDER, file));
    const type = file.endsWith(".xls") ? "vnd.ms-excel" : "vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const sent = await made(new Uint8Array(bytes), `application/${type}`);
    expect([200, 422]).toContain(sent.status);
    expect(sent.accounts.filter((one) => !right.has(one))).toEqual([]);
    if (sent.status === 422) expect(sent.accounts).toEqual([]);
  });
});
