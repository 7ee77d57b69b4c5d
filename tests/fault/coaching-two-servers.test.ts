import { rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { type Browser, CrowdedServer, signInAll } from "../support/coaching/http-crowd.ts";
import { addBusyCoach, addStudents, ledgerOf } from "../support/coaching/race-office.ts";
import { howMany } from "../support/long-run.ts";
import { TestServer } from "../support/server.ts";

/** Per server; the other calls wait for one, as they would behind a proxy. */
const CONNECTIONS = 100;
const ENV = { MAX_LIVE_BOOKINGS: "100", DEMO: "0" };

let servers: TestServer[];
let database: OpenDatabase;
let crowd: Browser[];
let coach: { coachId: number; slots: string[] };

beforeEach(async () => {
  const first = await new TestServer(ENV).start();
  const second = new TestServer(ENV);
  rmSync(second.dataDir, { recursive: true });
  servers = [first, await Object.assign(second, { dataDir: first.dataDir }).start()];
  database = openDatabase(path.join(first.dataDir, "app.sqlite"));
  coach = await addBusyCoach(database.db);
  crowd = await signInAll(database.db, first.dataDir, await addStudents(database.db, 500));
}, 120_000);

afterEach(async () => {
  await database.close();
  // Both first: they share the folder that disposing removes.
  for (const server of servers) await server.kill("SIGTERM");
  for (const server of servers) await server.dispose();
}, 60_000);

const tally = (outcomes: string[]) => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

describe("two server processes on one database file", () => {
  test("500 bookings of one slot at once, many times: one each, with its mails", async () => {
    const doors = servers.map((server) => new CrowdedServer(server.url, CONNECTIONS));
    const rounds = howMany(3, 20);
    const slots = coach.slots.slice(0, rounds);
    const outcomes: string[] = [];
    for (const slot of slots) {
      const attempts = crowd.map((browser, at) => doors[at % 2]?.book(browser, coach.coachId, slot) ?? "");
      outcomes.push(...(await Promise.all(attempts)));
    }
    for (const door of doors) door.close();
    expect(tally(outcomes)).toEqual({ "200": rounds, "409 slot_taken": 499 * rounds });
    expect(await ledgerOf(database.db, slots)).toEqual({
      bookings: rounds,
      perSlot: slots.map(() => 1),
      mails: 2 * rounds,
      recipientsPerBooking: slots.map(() => 2),
    });
  }, 300_000);

  test("one of them killed in the middle: what it acknowledged is there, the other goes on", async () => {
    const doors = servers.map((server) => new CrowdedServer(server.url, 50));
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    const slots = coach.slots.slice(0, 40);
    const attempts = slots.flatMap((slot) =>
      crowd.slice(0, 20).map(async (browser, at) => {
        const outcome = (await doors[at % 2]?.book(browser, coach.coachId, slot)) ?? "";
        if (outcome === "200") acknowledged += 1;
        if (acknowledged === 10) killed ??= servers[1]?.kill("SIGKILL");
        return outcome;
      }),
    );
    const counts = tally(await Promise.all(attempts));
    await killed;
    for (const door of doors) door.close();
    expect(counts["connection lost"]).toBeGreaterThan(0);
    expect(Object.keys(counts).sort()).toEqual(["200", "409 slot_taken", "connection lost"]);
    const ledger = await ledgerOf(database.db, slots);
    // A booking may have been written just before its answer was cut off; never two, and never one without its mails.
    expect(ledger.perSlot).toEqual(slots.map(() => 1));
    expect(ledger.bookings).toBeGreaterThanOrEqual(counts["200"] ?? 0);
    expect(ledger.recipientsPerBooking).toEqual(slots.map(() => 2));
    expect(ledger.mails).toBe(80);
    expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
  }, 300_000);
});
