import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { User } from "#db/schema.ts";
import { bundleProgram } from "../support/bundle-program.ts";
import type { PoolResult, PoolTask } from "../support/coaching/booking-pool.ts";
import { addBusyCoach, addStudents, ledgerOf } from "../support/coaching/race-office.ts";
import { makeTestDatabase, type TestDatabase } from "../support/database.ts";
import { howMany } from "../support/long-run.ts";

let program: string;
let database: TestDatabase;
let coach: { coachId: number; slots: string[] };

beforeAll(async () => {
  program = await bundleProgram("tests/support/coaching/booking-pool.ts");
});
beforeEach(async () => {
  database = makeTestDatabase();
  coach = await addBusyCoach(database.db);
});
afterEach(() => database.dispose());

/** Two pools on one file, started at the same moment. @returns how often each outcome came. */
async function race(teams: User[][], slots: string[], mostLive: number): Promise<PoolResult> {
  const { file, folder } = database;
  const workers = teams.map((team) => {
    const users = team.map(({ id, name, email }) => ({ id, name, email }));
    const workerData: PoolTask = { file, folder, mostLive, coachId: coach.coachId, users, slots };
    return new Worker(program, { workerData });
  });
  await Promise.all(workers.map((worker) => once(worker, "message")));
  const results = workers.map(async (worker): Promise<PoolResult> => (await once(worker, "message"))[0]);
  for (const worker of workers) worker.postMessage("go");
  const total: PoolResult = {};
  for (const result of await Promise.all(results))
    for (const [outcome, times] of Object.entries(result)) total[outcome] = (total[outcome] ?? 0) + times;
  return total;
}

describe("two database pools on one file", () => {
  test("500 bookings of one slot at once, many times: one each, with its mails", async () => {
    const users = await addStudents(database.db, 500);
    const rounds = howMany(4, 20);
    const slots = coach.slots.slice(0, rounds);
    const {
      booked,
      "409 slot_taken": taken = 0,
      ...others
    } = await race([users.slice(0, 250), users.slice(250)], slots, 100);
    // On a machine with much else to do somebody may wait longer than SQLite does: refused as well, never booked.
    const { "SqliteError: database is locked": locked = 0, ...unexpected } = others;
    expect({ booked, refused: taken + locked, unexpected }).toEqual({
      booked: rounds,
      refused: 499 * rounds,
      unexpected: {},
    });
    expect(await ledgerOf(database.db, slots)).toEqual({
      bookings: rounds,
      perSlot: slots.map(() => 1),
      mails: 2 * rounds,
      recipientsPerBooking: slots.map(() => 2),
    });
  }, 300_000);

  test("one student asking for twenty slots from both gets as many as the limit allows", async () => {
    const [user] = await addStudents(database.db, 1);
    if (!user) throw new Error("no student");
    const slots = coach.slots.slice(0, 20);
    const result = await race([[user], [user]], slots, 3);
    expect(result.booked).toBe(3);
    expect(Object.values(result).reduce((sum, times) => sum + times, 0)).toBe(40);
    expect(await ledgerOf(database.db, slots)).toMatchObject({ bookings: 3, mails: 6 });
  }, 60_000);
});
