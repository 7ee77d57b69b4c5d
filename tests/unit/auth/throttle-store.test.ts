import { afterEach, beforeEach, expect, test } from "vitest";
import { type LoginAttempt, LoginThrottle } from "#app/features/auth/throttle/login-throttle.server.ts";
import { orderUnblock, ThrottleStore } from "#app/features/auth/throttle/throttle-store.server.ts";
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

/** Which of so many failures raises the alarm, each of the next of so many accounts; the first is 1. */
const raisedAt = (throttle: LoginThrottle, failures: number, accounts: number, first = 0): number[] =>
  Array.from({ length: failures }, (_, index) => index + 1).filter((count) =>
    throttle.begin(from(`${10_000_000 + first + (count % accounts)}-0`)).failed(),
  );

/** The process ends in order, and the next one starts so many milliseconds later. */
async function restart({ store }: { store: ThrottleStore }, later = 0) {
  await store.flush();
  elapsed += later;
  return await startProcess();
}

test("a restart in the middle of an attack on many accounts does not put off the alarm", async () => {
  const before = await startProcess();
  raisedAt(before.throttle, 60, 60);
  const { throttle } = await restart(before, SECOND);
  // The 101st account, those of before and after together.
  expect(raisedAt(throttle, 60, 60, 60)).toEqual([41]);
});

test("nor one in the middle of many failures at few accounts", async () => {
  const before = await startProcess();
  raisedAt(before.throttle, 180, 61);
  const { throttle } = await restart(before, SECOND);
  expect(raisedAt(throttle, 122, 61)).toEqual([121]);
});

test("accounts of the hour before do not raise the alarm after a restart either", async () => {
  const before = await startProcess();
  raisedAt(before.throttle, 60, 60);
  elapsed += HOUR;
  raisedAt(before.throttle, 1, 1, 60);
  const { throttle } = await restart(before);
  expect(raisedAt(throttle, 60, 60, 61)).toEqual([]);
});

test("an attack that goes on after a restart at the same accounts keeps the alarm up", async () => {
  const before = await startProcess();
  raisedAt(before.throttle, 101, 101);
  const { throttle } = await restart(before, HOUR / 2);
  expect(raisedAt(throttle, 1, 1)).toEqual([]);
  elapsed += HOUR - SECOND;
  expect(throttle.figures.isAlarmUp).toBe(true);
});

test("the waits that an admin took away do not come back with a restart", async () => {
  const before = await startProcess();
  raisedAt(before.throttle, 101, 101);
  await before.store.flush();
  before.throttle.clearNetworks();
  const { throttle } = await restart(before);
  expect(throttle.figures).toMatchObject({ isAlarmUp: false, slowNetworks: 0 });
});

test("who signs in with the right password leaves nothing in the table, whenever it was written", async () => {
  const { throttle, store } = await startProcess();
  const rows = () => database.db.selectFrom("login_throttle").select("kind").orderBy("kind").execute();
  const trial = throttle.begin(from(RUT));
  await store.flush();
  expect(await rows()).toEqual([{ kind: "name" }, { kind: "network" }]);
  trial.succeeded();
  await store.flush();
  expect(await rows()).toEqual([]);
});

test("after a restart a right password is not counted among the failures of strangers", async () => {
  const before = await startProcess();
  failOften(before.throttle, from(RUT), 2);
  const trial = before.throttle.begin(from(RUT));
  await before.store.flush();
  trial.succeeded();
  const { throttle } = await restart(before);
  failOften(throttle, from(RUT), 2);
  expect(waitOf(throttle, from(RUT))).toBeUndefined();
  failOften(throttle, from(RUT), 1);
  expect(waitOf(throttle, from(RUT))).toBe(2);
});

test("what is known of a network goes from the table as soon as its failures have drained", async () => {
  const { throttle, store } = await startProcess();
  failOften(throttle, from(RUT), 1);
  await store.flush();
  // Fifty drain in ten minutes.
  elapsed += 12 * SECOND - 1;
  expect(await store.purge()).toBe(0);
  elapsed += 1;
  expect(await store.purge()).toBe(1);
});

test("what a full disk did not take is written when there is room, without a new failure", async () => {
  const before = await startProcess();
  // SQLite's own limit of pages stands for the disk: the error is the same one.
  database.raw.pragma(`max_page_count = ${database.raw.pragma("page_count", { simple: true })}`);
  failOften(before.throttle, from(RUT), 5);
  failOften(before.throttle, knownBrowser, 5);
  raisedAt(before.throttle, 2000, 2000);
  await before.store.flush();
  expect(await database.db.selectFrom("login_throttle").selectAll().execute()).toEqual([]);
  database.raw.pragma("max_page_count = 1073741823");
  const { throttle } = await restart(before);
  expect([waitOf(throttle, from(RUT)), waitOf(throttle, knownBrowser)]).toEqual([2, 2]);
  expect(throttle.figures).toMatchObject({ isAlarmUp: true, slowNetworks: 1 });
});
