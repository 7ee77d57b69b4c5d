import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { TestServer } from "../support/server.ts";

let server: TestServer;
let database: OpenDatabase;

beforeEach(async () => {
  server = await new TestServer({ DEMO: "1" }).start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
}, 60_000);
afterEach(async () => {
  await database.close();
  await server.dispose();
});

const count = (sql: string) => database.raw.prepare<[], number>(`select count(*) from ${sql}`).pluck().get() ?? 0;
const OWN = "user_id = (select id from users where rut = '22222222-2')";

test("killed in the middle, the sample data goes on at the next start and nothing of it is there twice", async () => {
  // The account that is printed is the demo student's, and it opens at once.
  await new ApiClient(server.url).signIn(server.student);
  await expect
    .poll(() => count("interview_messages where answer_id is not null"), { timeout: 60_000 })
    .toBeGreaterThan(3);
  await server.kill("SIGKILL");
  expect(count("sample_people where filled_at is null")).toBeGreaterThan(1);

  await server.start();
  // The student's own data comes before the others' analyses and interviews.
  await expect.poll(() => count(`interviews where not (${OWN})`), { timeout: 90_000 }).toBeGreaterThan(0);
  await server.kill("SIGKILL");
  expect(count("sample_people")).toBe(120);
  expect(count("users")).toBe(121);
  expect(count(`interviews where ${OWN} and status <> 'open'`)).toBe(3);
  expect(count(`cv_analyses where ${OWN} and processing_status = 'completed'`)).toBe(2);
  expect(count(`coach_sessions where ${OWN}`)).toBe(2);
  expect(
    count("(select 1 from activities where action = 'login' group by user_id, created_at having count(*) > 1)"),
  ).toBe(0);
  expect(count("outbox")).toBe(0);
  expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
}, 240_000);

test("a start without DEMO goes on with nothing", async () => {
  await server.kill("SIGKILL");
  server.setting("DEMO", "0");
  const before = [count("users"), count("activities"), count("interviews")];
  await server.start();
  const office = await new ApiClient(server.url).signIn(server.admin);
  expect(await (await office.fetch("/api/admin/summary")).json()).toMatchObject({ users: before[0] });
  expect([count("users"), count("activities where action <> 'login'"), count("interviews")]).toEqual([
    before[0],
    before[1],
    before[2],
  ]);
}, 120_000);
