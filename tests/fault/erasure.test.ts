import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetRequests } from "#app/features/privacy/rights/forget-requests.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { CANARIES, canariesIn, canariesUnder, makeCanaryPerson, PASSWORD, post } from "../support/canary-person.ts";
import { TestServer } from "../support/server.ts";
import { unzip } from "../support/unzip.ts";

let server: TestServer;
let database: OpenDatabase;

beforeEach(async () => {
  server = await new TestServer({ KEEP_CV_FILES: "1", LOG_LEVEL: "debug", ADMIN_PASSWORD: "unaclavelarga" }).start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  await database.db.updateTable("coaches").set({ email: "coach@universidad.example" }).execute();
}, 60_000);
afterEach(async () => {
  await database.close();
  await server.dispose();
});

const outboxFiles = () => readdirSync(path.join(server.dataDir, "outbox")).length;
const tables = () =>
  database.raw
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'users_search%'",
    )
    .all()
    .map((row) => row.name);
/** Every row of every table that another person has. */
const rowsOf = (userId: number) =>
  Object.fromEntries(
    tables().flatMap((table) => {
      const columns = database.raw.pragma(`table_info(${table})`) as { name: string }[];
      const own = table === "users" ? "id" : columns.find((column) => column.name === "user_id")?.name;
      return own ? [[table, database.raw.prepare(`select * from ${table} where ${own} = ?`).all(userId)]] : [];
    }),
  );

test("after an erasure nothing of the person is found anywhere, and nobody else has lost anything", async () => {
  await server.addAnalyses();
  const other = await new ApiClient(server.url).signIn(server.student);
  const { id: otherId } = await database.db
    .selectFrom("users")
    .select("id")
    .where("rut", "=", server.student.rut)
    .executeTakeFirstOrThrow();
  const { user, client } = await makeCanaryPerson(server, database);
  await expect.poll(outboxFiles, { timeout: 20_000 }).toBe(3);
  database.raw.pragma("wal_checkpoint(TRUNCATE)");
  expect(canariesUnder(server.dataDir).map((line) => line.split(":")[0]?.split("/")[0])).toEqual(
    expect.arrayContaining(["app.sqlite", "outbox", "uploads"]),
  );
  const before = rowsOf(otherId);

  const download = await client.fetch("/api/account/export");
  expect(download.status).toBe(200);
  const files = await unzip(Buffer.from(await download.arrayBuffer()));
  const whole = Buffer.concat([...files.values(), Buffer.from([...files.keys()].join("\n"))]);
  expect(canariesIn(whole).sort()).toEqual(Object.keys(CANARIES).sort());

  const erased = await post(client, "/api/account/erase", { password: PASSWORD, word: "borrar" });
  expect(await erased.json()).toEqual({ ok: true });
  expect((await client.fetch("/api/auth/me")).status).toBe(401);
  expect(canariesUnder(server.dataDir)).toEqual([]);
  expect(canariesIn(Buffer.from(server.log))).toEqual([]);
  expect(server.log).toContain("/api/account/erase");

  expect(rowsOf(otherId)).toEqual(before);
  expect((await other.fetch("/api/auth/me")).status).toBe(200);
  expect(database.raw.pragma("foreign_key_check")).toEqual([]);
  expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
  const admins = await database.db
    .selectFrom("activities")
    .select("details")
    .where("action", "=", "user_activated")
    .execute();
  expect(admins.map((row) => JSON.parse(row.details))).toEqual([{ erasedUserId: user.id, nested: {}, kept: 7 }]);

  // The coach is told, the slot is free, and the new message is written without a name as well.
  const mails = await database.db.selectFrom("outbox").selectAll().execute();
  expect(mails.map((mail) => [mail.recipient, JSON.parse(mail.mail).calendar.method])).toEqual([
    ["coach@universidad.example", "CANCEL"],
  ]);
  expect(await database.db.selectFrom("coach_sessions").selectAll().execute()).toEqual([]);
  await expect.poll(outboxFiles, { timeout: 20_000 }).toBe(1);
  expect(canariesUnder(server.dataDir)).toEqual([]);

  await server.kill("SIGTERM");
  await server.start();
  expect(canariesUnder(server.dataDir)).toEqual([]);
}, 180_000);

test("files that a power cut left behind an erasure are gone after the next start", async () => {
  const { user } = await makeCanaryPerson(server, database);
  await expect.poll(outboxFiles, { timeout: 20_000 }).toBe(3);
  await server.kill("SIGKILL");
  // As if the power went right after the commit: the rows are gone, the files are not.
  await database.db.deleteFrom("outbox").execute();
  await forgetRequests(database.db, user.id, systemClock);
  await database.db.deleteFrom("users").where("id", "=", user.id).execute();
  await database.db.updateTable("activities").set({ details: "{}" }).execute();
  writeFileSync(path.join(server.dataDir, "erased-since-rebuild"), "");
  expect(canariesUnder(server.dataDir).join()).toContain("outbox");
  await server.start();
  await expect.poll(() => canariesUnder(server.dataDir), { timeout: 20_000 }).toEqual([]);
  expect(existsSync(path.join(server.dataDir, "erased-since-rebuild"))).toBe(false);
}, 120_000);
