import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleProgram } from "../support/bundle-program.ts";
import { halfTransactions } from "../support/coaching/half-transactions.ts";
import { addBusyCoach, addStudents } from "../support/coaching/race-office.ts";
import { makeTestDatabase, type TestDatabase } from "../support/database.ts";
import { howMany } from "../support/long-run.ts";

const KILLS = howMany(6, 20);

type Acknowledged = { id: number; status: string; startsAt: string };

let program: string;
let database: TestDatabase;
let students: number[];

beforeAll(async () => {
  program = await bundleProgram("tests/support/coaching/book-until-killed.ts");
  database = makeTestDatabase();
  await addBusyCoach(database.db);
  students = (await addStudents(database.db, 6)).map((user) => user.id);
});
afterAll(() => database.dispose());

/** Lets the program book until it has said so many lines, then kills it. @returns everything that it said. */
async function bookAndKill(lines: number): Promise<Acknowledged[]> {
  const args = [program, database.file, database.folder, ...students.map(String)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const said: Acknowledged[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(JSON.parse(line));
    if (said.length === lines) child.kill("SIGKILL");
  }
  expect((await exited)[1]).toBe("SIGKILL");
  return said;
}

describe("kill -9 while students book, move and cancel", () => {
  test("loses nothing that was acknowledged and leaves nothing half done", async () => {
    let acknowledged = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const said = await bookAndKill(1 + ((kill * 11) % 37));
      acknowledged += said.length;
      const rows = new Map(
        (await database.db.selectFrom("coach_sessions").selectAll().execute()).map((row) => [row.id, row]),
      );
      for (const { id, status, startsAt } of new Map(said.map((one) => [one.id, one])).values()) {
        const row = rows.get(id);
        expect(row, `booking ${id}`).toBeDefined();
        // A later change of the same booking may have been written just before its acknowledgement was cut off.
        const wasChangedSince = (row?.calendar_sequence ?? 0) > said.filter((one) => one.id === id).length - 1;
        if (!wasChangedSince) expect([row?.status, row?.starts_at]).toEqual([status, startsAt]);
      }
      expect(await halfTransactions(database.db)).toEqual([]);
      // Room for the next round, and the slots of killed rounds free again.
      await database.db.deleteFrom("coach_sessions").execute();
      await database.db.deleteFrom("outbox").execute();
      await database.db.deleteFrom("activities").execute();
    }
    expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(acknowledged).toBeGreaterThan(KILLS);
  }, 300_000);
});
