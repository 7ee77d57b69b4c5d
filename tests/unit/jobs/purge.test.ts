import { afterEach, beforeEach, expect, test } from "vitest";
import { KEEP_ENDED_DAYS, purgeEndedJobs } from "#app/jobs/purge.server.ts";
import { waitForJob } from "#app/jobs/wait.server.ts";
import type { JobStatus } from "#db/schema.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";

const NOW = new Date("2026-11-26T12:00:00.000Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
});
afterEach(() => database.dispose());

async function add(status: JobStatus, days: number): Promise<number> {
  const at = daysAgo(days);
  const ended = status === "done" || status === "failed";
  const row = await database.db
    .insertInto("jobs")
    .values({
      kind: "cv_analysis",
      user_id: null,
      payload: "{}",
      status,
      attempts: 1,
      max_attempts: 2,
      run_after: at,
      created_at: at,
      finished_at: ended ? at : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

const ids = async () => (await database.db.selectFrom("jobs").select("id").orderBy("id").execute()).map(({ id }) => id);

test(
  "jobs that ended long ago go, more of them than one step " + "takes; what waits or runs stays however old",
  async () => {
    const waiting = await add("queued", 400);
    const running = await add("running", 400);
    for (let count = 0; count < 230; count += 1) await add(count % 2 ? "done" : "failed", 300 - count);
    const late = await add("failed", KEEP_ENDED_DAYS - 0.1);
    const done = await add("done", 0);
    expect(await purgeEndedJobs(database.db, NOW)).toBe(230);
    expect(await ids()).toEqual([waiting, running, late, done]);
    expect(await purgeEndedJobs(database.db, NOW)).toBe(0);
  },
);

test("whoever waits for a job that is gone is told at once, and does not wait for ever", async () => {
  const id = await add("done", 30);
  await purgeEndedJobs(database.db, NOW);
  expect(await waitForJob(database.db, id, AbortSignal.timeout(10_000))).toBe("failed");
});
