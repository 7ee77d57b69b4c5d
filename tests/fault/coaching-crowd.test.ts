import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { type Browser, CrowdedServer, signInAll } from "../support/coaching/http-crowd.ts";
import { addBusyCoach, addStudents, ledgerOf } from "../support/coaching/race-office.ts";
import { howMany } from "../support/long-run.ts";
import { TestServer } from "../support/server.ts";

/** The other calls wait for one, as they would behind a proxy. */
const CONNECTIONS = 200;
const STUDENTS = howMany(100, 500);
const SLOTS = howMany(4, 20);

let server: TestServer;
let database: OpenDatabase;
let crowd: Browser[];
let coach: { coachId: number; slots: string[] };

beforeEach(async () => {
  server = await new TestServer({ MAX_LIVE_BOOKINGS: "100", DEMO: "0" }).start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  coach = await addBusyCoach(database.db);
  crowd = await signInAll(database.db, server.dataDir, await addStudents(database.db, STUDENTS));
}, 120_000);

afterEach(async () => {
  await database.close();
  await server.dispose();
}, 60_000);

test(`${STUDENTS} bookings of one slot at once over HTTP, ${SLOTS} times: one each, with its mails`, async () => {
  const door = new CrowdedServer(server.url, CONNECTIONS);
  const slots = coach.slots.slice(0, SLOTS);
  const counts: Record<string, number> = {};
  for (const slot of slots) {
    for (const outcome of await Promise.all(crowd.map((browser) => door.book(browser, coach.coachId, slot)))) {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  }
  door.close();
  expect(counts).toEqual({ "200": SLOTS, "409 slot_taken": SLOTS * (STUDENTS - 1) });
  expect(await ledgerOf(database.db, slots)).toEqual({
    bookings: SLOTS,
    perSlot: slots.map(() => 1),
    mails: 2 * SLOTS,
    recipientsPerBooking: slots.map(() => 2),
  });
}, 300_000);
