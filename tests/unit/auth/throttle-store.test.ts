import { afterEach, beforeEach, expect, test } from "vitest";
import { type LoginAttempt, LoginThrottle } from "#app/features/auth/throttle.server.ts";
import { orderUnblock, ThrottleStore } from "#app/features/auth/throttle-store.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const RUT = "12345678-5";
const EMAIL = "ana@universidad.example";
const START = Date.parse("2026-11-26T12:00:00.000Z");

let database: TestDatabase;
/** Wall time since START; the monotonic clock of each process begins at zero. */
let elapsed = 0;

beforeEach(() => {
  elapsed = 0;
  database = makeTestDatabase();
});
afterEach(() => database.dispose());

const clock = { now: () => new Date(START + elapsed) };

/** What a start of the server makes. */
async function startProcess(secret = "secret") {
  const startedAt = elapsed;
  const throttle = new LoginThrottle(() => elapsed - startedAt, secret);
  const store = new ThrottleStore(database.db, throttle, clock);
  await store.load();
  return { throttle, store };
}

const from = (name: string, address = "192.0.2.1"): LoginAttempt => ({ name, address, device: null });
const knownBrowser: LoginAttempt = { ...from(RUT), device: { rut: RUT, nonce: "n" } };

function waitOf(throttle: LoginThrottle, attempt: LoginAttempt): number | undefined {
  try {
    throttle.check(attempt);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.retryAfter;
    throw error;
  }
}

function failOften(throttle: LoginThrottle, attempt: LoginAttempt, times: number): void {
  for (let count = 0; count < times; count += 1) throttle.begin(attempt).failed();
}

test("a restart hands out no new tries: names, known browsers, networks and the alarm go on", async () => {
  const before = await startProcess();
  failOften(before.throttle, from(RUT), 5);
  failOften(before.throttle, knownBrowser, 5);
  for (let count = 0; count < 120; count += 1) failOften(before.throttle, from(`${10_000_000 + count}-0`), 1);
  await before.store.flush();

  elapsed += SECOND;
  const { throttle } = await startProcess();
  expect([waitOf(throttle, from(RUT)), waitOf(throttle, knownBrowser)]).toEqual([1, 1]);
  expect(throttle.figures).toMatchObject({ isAlarmUp: true, slowNetworks: 1, blockedNames: 1 });
  // The next failure doubles the wait that was, and the alarm is not raised a second time.
  elapsed += SECOND;
  expect(throttle.begin(from(RUT)).failed()).toBe(false);
  expect(waitOf(throttle, from(RUT))).toBe(4);
});

test("time that passes while nothing runs counts", async () => {
  const before = await startProcess();
  failOften(before.throttle, from(RUT), 5);
  for (let count = 0; count < 120; count += 1) failOften(before.throttle, from(`${10_000_000 + count}-0`), 1);
  await before.store.flush();
  elapsed += 25 * HOUR;
  const { throttle, store } = await startProcess();
  failOften(throttle, from(RUT), 4);
  expect(waitOf(throttle, from(RUT))).toBeUndefined();
  expect(throttle.figures).toMatchObject({ isAlarmUp: false, slowNetworks: 0 });
  await store.flush();
  const keys = await database.db.selectFrom("login_throttle").select("kind").execute();
  expect(keys.map(({ kind }) => kind).sort()).toEqual(["all", "name", "network"]);
});

test("a wall clock that was set back blocks nobody for longer", async () => {
  const before = await startProcess();
  failOften(before.throttle, from(RUT), 5);
  await before.store.flush();
  elapsed -= 48 * HOUR;
  const { throttle } = await startProcess();
  expect(waitOf(throttle, from(RUT))).toBeLessThanOrEqual(2);
});

test("one commit for however many failures, and none while nothing happens", async () => {
  const { throttle, store } = await startProcess();
  let transactions = 0;
  const begin = database.db.transaction.bind(database.db);
  database.db.transaction = () => {
    transactions += 1;
    return begin();
  };
  await store.flush();
  expect(transactions).toBe(0);
  for (let count = 0; count < 2000; count += 1) failOften(throttle, from(`${10_000_000 + count}-0`), 1);
  await store.flush();
  await store.flush();
  expect(transactions).toBe(1);
  const rows = await database.db.selectFrom("login_throttle").selectAll().where("kind", "=", "name").execute();
  expect(rows).toHaveLength(2000);
});

test("what was forgotten in memory goes from the table, and what nobody takes up any more too", async () => {
  const { throttle, store } = await startProcess();
  failOften(throttle, from(RUT), 5);
  await store.flush();
  throttle.unblock({ rut: RUT, email: EMAIL });
  throttle.clearNetworks();
  await store.flush();
  const kinds = await database.db.selectFrom("login_throttle").select("kind").execute();
  expect(kinds).toEqual([{ kind: "all" }]);
  elapsed += 2 * HOUR;
  expect(await store.purge()).toBe(1);
});

test("no name, address or browser can be read from the table", async () => {
  const { throttle, store } = await startProcess();
  for (const name of [RUT, EMAIL]) failOften(throttle, from(name, "203.0.113.77"), 3);
  failOften(throttle, knownBrowser, 1);
  await store.flush();
  const text = JSON.stringify(await database.db.selectFrom("login_throttle").selectAll().execute());
  for (const secret of [RUT, "12345678", EMAIL, "203.0.113"]) expect(text).not.toContain(secret);
  // And without the key nobody can make the fingerprint of a RUT to look for it.
  const other = await startProcess("another installation");
  failOften(other.throttle, from(RUT), 4);
  expect(waitOf(other.throttle, from(RUT))).toBeUndefined();
});

test("a console's unblocking reaches the running server, and one that starts later", async () => {
  const running = await startProcess();
  const block = () => {
    failOften(running.throttle, from(RUT), 5);
    failOften(running.throttle, from(EMAIL), 5);
    failOften(running.throttle, knownBrowser, 5);
  };
  block();
  await running.store.flush();
  await orderUnblock(database.db, "secret", { rut: RUT, email: EMAIL }, clock);
  expect(waitOf((await startProcess()).throttle, from(RUT))).toBeUndefined();
  // New failures on the way to the table do not undo it.
  elapsed += 3 * SECOND;
  failOften(running.throttle, from(RUT), 1);
  await running.store.flush();
  for (const attempt of [from(RUT), from(EMAIL), knownBrowser]) {
    expect(waitOf(running.throttle, attempt)).toBeUndefined();
  }
  await running.store.flush();
  expect(await database.db.selectFrom("login_throttle").selectAll().where("kind", "=", "device").execute()).toEqual([]);
});
