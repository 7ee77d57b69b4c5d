import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { clockDoubt, confirmClock, watchClock, whileClockIsBelieved } from "#app/platform/clock-watch.server.ts";
import { doubtClock } from "#app/platform/clock-watch.ts";
import { endFutureLeases, recallPutOffWork } from "#app/platform/postponed-work.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { makeOldDatabase } from "../../support/old-database.ts";

const START = "2026-11-26T12:00:00.000Z";
const DAY_MS = 24 * 60 * 60 * 1000;
const RETENTION = {
  KEEP_CV_FILES: false,
  RETENTION_DAYS_CV_TEXT: 365,
  RETENTION_DAYS_ANSWERS: 365,
  RETENTION_DAYS_ACTIVITIES: 730,
  RETENTION_DAYS_RIGHTS: 730,
};

/** A machine's clock that a test moves. */
class Dial {
  #ms = Date.parse(START);
  now = () => new Date(this.#ms);
  days(count: number): this {
    this.#ms += count * DAY_MS;
    return this;
  }
}

let database: TestDatabase;
let clock: Dial;
beforeEach(() => {
  database = makeTestDatabase();
  clock = new Dial();
});
afterEach(() => database.dispose());

describe("a clock is", () => {
  test.each([
    ["believed at the first start", 0, null],
    ["believed after a weekend", 3, null],
    ["believed after a month", 30, null],
    ["in doubt after a summer", 75, "ahead"],
    ["in doubt two years later", 800, "ahead"],
    ["believed after a correction of hours", -0.9, null],
    ["in doubt when it goes back", -2, "behind"],
  ])("%s", (_name, days, kind) => {
    const now = new Date(Date.parse(START) + days * DAY_MS);
    expect(doubtClock(now, START)?.kind ?? null).toBe(kind);
  });

  test("believed where nothing is known", () => expect(doubtClock(new Date(0), null)).toBeNull());
});

async function addOldAnalysis(): Promise<void> {
  const user = await makeUser(database.db);
  await database.db
    .insertInto("cv_analyses")
    .values({
      user_id: user.id,
      file_name: "cv.pdf",
      file_type: "application/pdf",
      file_size: 1,
      processing_status: "completed",
      results: "{}",
      created_at: START,
    })
    .execute();
}

const purge = () => whileClockIsBelieved(database.db, clock, () => purgeByAge(database.db, RETENTION, clock));
const texts = async () =>
  (await database.db.selectFrom("cv_analyses").select("id").where("results", "is not", null).execute()).length;

describe("nothing is deleted by its age", () => {
  beforeEach(async () => {
    await addOldAnalysis();
    expect(await watchClock(database.db, clock)).toBeNull();
  });

  test("after a jump of two years, at a start or while the server runs, until the clock is right again", async () => {
    clock.days(800);
    expect(await purge()).toBeNull();
    expect(await texts()).toBe(1);
    // It goes on running with the wrong date: no time makes it believable.
    for (let day = 0; day < 40; day += 1) expect(await watchClock(database.db, clock.days(1))).not.toBeNull();
    clock.days(-839);
    expect(await clockDoubt(database.db, clock)).toBeNull();
    expect(await purge()).toMatchObject({ analyses: 0 });
  });

  test("after a summer without power, until an admin confirms the date", async () => {
    clock.days(380);
    expect(await purge()).toBeNull();
    const shown = await clockDoubt(database.db, clock);
    expect(shown).toEqual({ kind: "ahead", lastSeenAt: START, now: clock.now().toISOString(), days: 380 });
    await confirmClock(database.db, clock, { now: shown?.now ?? "" });
    expect(await clockDoubt(database.db, clock)).toBeNull();
    expect(await purge()).toMatchObject({ analyses: 1 });
    expect(await texts()).toBe(0);
  });

  test("by a clock that has gone back, and that is not what the next day is judged by", async () => {
    clock.days(20);
    expect(await watchClock(database.db, clock)).toBeNull();
    clock.days(-20);
    expect(await watchClock(database.db, clock)).toMatchObject({ kind: "behind", days: 20 });
    expect(await purge()).toBeNull();
    clock.days(19.5);
    expect(await watchClock(database.db, clock)).toBeNull();
  });

  test("and a date that is not the one on the page, or needs no confirming, is not confirmed", async () => {
    await expect(confirmClock(database.db, clock, { now: START })).rejects.toMatchObject({ reason: "believed" });
    clock.days(800);
    const shown = clock.now().toISOString();
    clock.days(400);
    await expect(confirmClock(database.db, clock, { now: shown })).rejects.toMatchObject({ reason: "moved" });
    expect(await clockDoubt(database.db, clock)).not.toBeNull();
  });
});

test(
  "a server that is used is never in doubt, and writes its sign " + "of life down at most every ten minutes",
  async () => {
    const seen = () => database.db.selectFrom("clock_watch").select("last_seen_at").executeTakeFirstOrThrow();
    await watchClock(database.db, clock);
    await watchClock(database.db, clock.days(1 / 200));
    expect((await seen()).last_seen_at).toBe(START);
    for (let day = 0; day < 400; day += 1) expect(await watchClock(database.db, clock.days(1))).toBeNull();
    expect((await seen()).last_seen_at).toBe(clock.now().toISOString());
  },
);

test("a database of an older program is judged by the last thing that somebody did in it", async () => {
  const old = makeOldDatabase(5);
  try {
    old.raw.exec(`INSERT INTO users (id, rut, name, email, role, created_at, updated_at) VALUES (1, '1', '', '', \
'user', '', '');
      INSERT INTO activities (user_id, action, details, created_at) VALUES (1, 'login', '{}', '${START}')`);
    migrate(old.raw);
    expect(await clockDoubt(old.db, clock.days(29))).toBeNull();
    expect(await clockDoubt(old.db, clock.days(771))).toMatchObject({ kind: "ahead", lastSeenAt: START, days: 800 });
  } finally {
    await old.dispose();
  }
});

test("work that was put off under a clock that was ahead is due, and what a dead process held is free", async () => {
  const future = "2029-02-03T12:00:00.000Z";
  const soon = new Date(Date.parse(START) + 60_000).toISOString();
  const job = { kind: "x", payload: "{}", max_attempts: 1, attempts: 1, created_at: START };
  const jobs = [
    { ...job, status: "queued" as const, run_after: future },
    { ...job, status: "queued" as const, run_after: soon },
    { ...job, status: "running" as const, run_after: START, lease_until: future },
    { ...job, status: "running" as const, run_after: START, lease_until: soon },
  ];
  await database.db.insertInto("jobs").values(jobs).execute();
  const mail = { topic: "", message_id: "", recipient: "", mail: "{}", created_at: START };
  const mails = [
    { ...mail, dedup_key: "1", message_id: "1", status: "queued" as const, next_attempt_at: future },
    {
      ...mail,
      dedup_key: "2",
      message_id: "2",
      status: "sending" as const,
      next_attempt_at: START,
      lease_until: future,
    },
  ];
  await database.db.insertInto("outbox").values(mails).execute();
  await recallPutOffWork(database.db, clock.now());
  await endFutureLeases(database.db, clock.now());
  const after = await database.db.selectFrom("jobs").select(["run_after", "lease_until"]).orderBy("id").execute();
  expect(after.map(({ run_after, lease_until }) => [run_after, lease_until])).toEqual([
    [START, null],
    [soon, null],
    [START, START],
    [START, soon],
  ]);
  const sent = await database.db
    .selectFrom("outbox")
    .select(["next_attempt_at", "lease_until"])
    .orderBy("id")
    .execute();
  expect(sent.map(({ next_attempt_at, lease_until }) => [next_attempt_at, lease_until])).toEqual([
    [START, null],
    [START, START],
  ]);
});
