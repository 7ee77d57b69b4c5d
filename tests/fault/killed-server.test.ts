import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { TestServer } from "../support/server.ts";

const SCAN = path.resolve("tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf");

let server: TestServer;
let database: OpenDatabase;

beforeEach(async () => {
  server = await new TestServer().start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
}, 60_000);
afterEach(async () => {
  await database.close();
  await server.dispose();
});

const statuses = async () =>
  (await database.db.selectFrom("cv_analyses").select("processing_status").execute()).map(
    (row) => row.processing_status,
  );

test("an analysis that was running when the power went is finished after the next start", async () => {
  const client = await new ApiClient(server.url).signIn(server.student);
  const before = (await statuses()).length;
  const lost = client.analyze(SCAN).catch(() => "connection lost");
  await expect
    .poll(
      async () =>
        (await database.db.selectFrom("jobs").select("status").orderBy("id", "desc").executeTakeFirst())?.status,
      { timeout: 20_000 },
    )
    .toBe("running");
  await server.kill("SIGKILL");
  expect(await lost).toBe("connection lost");
  expect(await statuses()).toContain("processing");

  await server.start();
  // The session survives the restart: nobody has to sign in again.
  expect((await client.fetch("/api/auth/me")).status).toBe(200);
  await expect.poll(statuses, { timeout: 60_000, interval: 500 }).not.toContain("processing");
  expect(await statuses()).toHaveLength(before + 1);
  expect((await statuses()).at(-1)).toBe("completed");
  await expect.poll(() => readdirSync(path.join(server.dataDir, "uploads")), { timeout: 5_000 }).toEqual([]);
  expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
}, 120_000);
