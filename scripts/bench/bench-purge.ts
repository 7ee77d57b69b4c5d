import { setTimeout as pause, setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sampleReport } from "#app/features/interview/sample-interview.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../tests/support/database.ts";
import { fill, type Sizes } from "./bench-admin-data.ts";
import { oneDecimal, percentile, timed } from "./statistics.ts";

/**
 * The purge of old data, as the server does it beside its requests: npm run bench:purge. What is measured is how long
 * it keeps the event loop from everybody else, and how long a write of somebody else waits. Nothing else runs in the
 * process, and the same is timed with nothing to purge, because the machine's speed drifts. Exits 1 when a stall is too
 * long.
 */

const OLD: Sizes = { users: 2_000, analyses: 2_000, activities: 100_000, bookings: 2_000, feedback: 2_000 };
const INTERVIEWS = 1_000;
const MESSAGES = 40;
const ROUNDS = 3;
const STALL_LIMIT_MS = 100;
const IDLE_MS = 2_000;
/** Long after the dates of everything that fill() writes. */
const CLOCK = { now: () => new Date("2040-01-01T00:00:00.000Z") };
const LONG_AGO = "2026-11-20T12:00:00.000Z";
const ANSWER = "Coordiné a cinco personas y bajamos el tiempo de entrega de nueve a cuatro días. ".repeat(6);

function addInterviews({ raw }: TestDatabase, userId: number): void {
  const questions = JSON.stringify(
    Array.from({ length: 10 }, (_, index) => ({ id: `cv-${index}`, question: ANSWER, category: "", focus: "" })),
  );
  const interview =
    raw.prepare(`insert into interviews (user_id, hunter_id, status, is_personalised, seed, student_name,
    questions, question_index, suggestions_given, questions_answered, duration, remaining, counted_until, \
turn_started_at,
    said, started_at, updated_at, ended_at)
    values (?, 'mia', 'completed', 1, 's', 'Renata', ?, 9, 0, 10, 1800, 1, 0, 0, '{}', ?, ?, ?)`);
  const message =
    raw.prepare(`insert into interview_messages (interview_id, position, message_id, role, content, created_at)
    values (?, ?, ?, 'user', ?, ?)`);
  const result =
    raw.prepare(`insert into interview_results (interview_id, score, scoring_version, engine, report, created_at)
    values (?, 64, '1', 'rules', ?, ?)`);
  const report = JSON.stringify(sampleReport());
  raw.transaction(() => {
    for (let index = 0; index < INTERVIEWS; index += 1) {
      const id = interview.run(userId, questions, LONG_AGO, LONG_AGO, LONG_AGO).lastInsertRowid;
      for (let position = 0; position < MESSAGES; position += 1) {
        message.run(id, position, `m${position}`, ANSWER, LONG_AGO);
      }
      result.run(id, report, LONG_AGO);
    }
  })();
}

type Watched<T> = { value: T; ms: number; stall: number; write: number };

/** Longest time without a turn of the event loop, and longest wait of a write, while some work runs. */
async function watched<T>({ db }: TestDatabase, userId: number, work: () => Promise<T>): Promise<Watched<T>> {
  let isOver = false;
  let stall = 0;
  const turns = (async () => {
    while (!isOver) stall = Math.max(stall, (await timed(() => yieldToEventLoop())).ms);
  })();
  let write = 0;
  const writes = (async () => {
    while (!isOver) {
      const visit = db.updateTable("users").set({ updated_at: new Date().toISOString() }).where("id", "=", userId);
      write = Math.max(write, (await timed(() => visit.execute())).ms);
      await pause(5);
    }
  })();
  const { ms, value } = await timed(work);
  isOver = true;
  await Promise.all([turns, writes]);
  return { value, ms, stall, write };
}

async function runRound() {
  const database = makeTestDatabase();
  try {
    const settings = readSettings({ DATA_DIR: database.folder });
    setSettings(settings);
    fill(database, OLD);
    const { id } = await makeUser(database.db);
    addInterviews(database, id);
    const limits = { ...settings, RETENTION_DAYS_CV_TEXT: 1, RETENTION_DAYS_ANSWERS: 1, RETENTION_DAYS_ACTIVITIES: 1 };
    const idle = await watched(database, id, () => pause(IDLE_MS));
    const purge = await watched(database, id, () => purgeByAge(database.db, limits, CLOCK));
    if (purge.value.activities !== OLD.activities || purge.value.interviews !== INTERVIEWS) {
      throw new Error(`not everything was purged: ${JSON.stringify(purge.value)}`);
    }
    return { idle, purge };
  } finally {
    setSettings(undefined);
    await database.dispose();
  }
}

async function main(): Promise<void> {
  log.level = "error";
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound());
  const middle = (values: readonly number[]) => oneDecimal(percentile(values, 0.5));
  const figures = {
    seconds: middle(rounds.map(({ purge }) => purge.ms / 1000)),
    stall: middle(rounds.map(({ purge }) => purge.stall)),
    worstStall: oneDecimal(Math.max(...rounds.map(({ purge }) => purge.stall))),
    idleStall: middle(rounds.map(({ idle }) => idle.stall)),
    write: middle(rounds.map(({ purge }) => purge.write)),
    idleWrite: middle(rounds.map(({ idle }) => idle.write)),
  };
  console.log(`Purge of ${JSON.stringify(rounds[0]?.purge.value)}, ${ROUNDS} rounds; longest waits in milliseconds`);
  console.table([figures]);
  const ok = figures.stall <= STALL_LIMIT_MS;
  console.log(JSON.stringify({ ok, limit: STALL_LIMIT_MS, ...figures }));
  process.exitCode = ok ? 0 : 1;
}

await main();
