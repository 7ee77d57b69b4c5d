import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import { addBusyCoach } from "../../tests/support/coaching/race-office.ts";
import { type Account, TestServer } from "../../tests/support/server.ts";
import { timed } from "../bench/statistics.ts";
import { answer, book, signIn, upload } from "./disk-actions.ts";
import { Ledger } from "./disk-ledger.ts";
import { SmallDisk } from "./small-disk.ts";

/**
 * npm run proof:disk, as root: runs the built server on a 48 MB disk that another program fills. Exits with 1 unless
 * the process survives, reads keep working, every refused change is a 503 in Spanish with Retry-After, all acknowledged
 * data is stored, an account can be erased on the full disk, the admin panel reports it as full, the server starts on
 * it, and changes are accepted within 10 s after space is freed.
 */

const DISK_MB = 48;
const MIB = 1024 * 1024;
const PEOPLE = 8;
const RECOVERY_LIMIT_MS = 10_000;
const ENV = {
  DEMO: "0",
  BALLAST_MB: "8",
  DISK_RESERVE_MB: "2",
  MAX_LIVE_BOOKINGS: "100",
  AI_ENGINE: "rules",
  LOG_LEVEL: "info",
};
const READS = ["/api/auth/me", "/api/coaching/bookings", "/dashboard", "/my-activities", "/analyze-cv", "/healthz"];

const systemSchema = z.object({ disk: z.object({ urgency: z.string() }) });
const ledger = new Ledger();

async function readAll(clients: readonly ApiClient[]): Promise<void> {
  for (const client of clients)
    for (const url of READS) {
      const response = await client.fetch(url);
      await response.arrayBuffer();
      ledger.reads.push(response.status);
    }
}

/** All users perform all actions concurrently. @returns how many actions were accepted */
async function everything(people: People, slots: () => string): Promise<number> {
  const before = ledger.actions.length;
  await Promise.all(
    people.map(async ({ client, account, base }) => {
      ledger.note(account, await answer(client));
      ledger.note(account, await book(client, coachId, slots()));
      ledger.note(account, await upload(client));
      ledger.note(account, await signIn(base, account));
    }),
  );
  return ledger.actions.length - before;
}

type People = { client: ApiClient; account: Account; base: string }[];
let coachId = 0;

async function enrol(server: TestServer): Promise<{ people: People; slots: string[] }> {
  const accounts: Account[] = [];
  for (let n = 0; n < PEOPLE; n += 1) accounts.push(await server.addStudent(`Estudiante ${n}`));
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const coach = await addBusyCoach(database.db);
  await database.close();
  coachId = coach.coachId;
  const people: People = [];
  for (const account of accounts)
    people.push({ account, base: server.url, client: await new ApiClient(server.url).signIn(account) });
  return { people, slots: coach.slots };
}

const isAlive = (server: TestServer) => {
  try {
    process.kill(server.pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function until(what: string, limitMs: number, holds: () => boolean | Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await holds())) {
    if (performance.now() - from > limitMs) throw new Error(`${what}: not within ${limitMs} ms`);
    await pause(100);
  }
  return Math.round(performance.now() - from);
}

/** Waits until a change is accepted and the ballast file exists again; returns the milliseconds until the change. */
async function recovered(server: TestServer, { account, client }: People[number]): Promise<number> {
  const ms = await until(
    "accepting changes again",
    60_000,
    async () => "isThere" in ledger.note(account, await answer(client)),
  );
  await until("the ballast", 30_000, () => existsSync(path.join(server.dataDir, "ballast")));
  return ms;
}

/** The urgency of the disk's state that the admin panel shows. */
async function urgency(office: ApiClient): Promise<string> {
  const answer = await office.fetch("/api/admin/system");
  return systemSchema.parse(await answer.json()).disk.urgency;
}

async function prove(server: TestServer, disk: SmallDisk) {
  const firstStartMs = await timed(() => server.start());
  const hasBallast = () => existsSync(path.join(server.dataDir, "ballast"));
  await until("the ballast", 30_000, hasBallast);
  const { people, slots } = await enrol(server);
  const clients = people.map(({ client }) => client);
  const nextSlot = () => slots.pop() ?? "";
  const office = await new ApiClient(server.url).signIn(server.admin);
  const withRoom = await everything(people, nextSlot);

  // Another program fills the disk except for 1.5 MiB, and the users' actions fill the rest.
  disk.leave(1.5 * MIB);
  await until("a full disk", 120_000, async () => {
    await everything(people, nextSlot);
    return !hasBallast();
  });
  await everything(people, nextSlot);
  await readAll(clients);

  // This uses the space that deleting the ballast freed.
  const leaving = people.pop();
  const body = JSON.stringify({ password: leaving?.account.password, word: "BORRAR" });
  const headers = { "content-type": "application/json" };
  const erased = await leaving?.client.fetch("/api/account/erase", { method: "POST", headers, body });
  ledger.actions = ledger.actions.filter(({ by }) => by !== leaving?.account);
  const [first, second] = people;
  if (!first || !second) throw new Error("nobody is left");
  const signedInOnFullDisk = "isThere" in ledger.note(first.account, await signIn(first.base, first.account));
  const alive = [isAlive(server)];
  const told = [await urgency(office)];

  ledger.readLog(server.log);
  await server.kill("SIGKILL");
  const startOnFullMs = await timed(() => server.start());
  await readAll(clients.slice(0, 2));
  await everything(people.slice(0, 2), nextSlot);

  // The last block is taken, including the space of the ballast.
  disk.leave(0);
  await everything(people, nextSlot);
  await readAll(clients.slice(0, 4));
  alive.push(isAlive(server));
  ledger.readLog(server.log);
  await server.kill("SIGKILL");
  const starting = server.start();
  const port = () =>
    fetch(`${server.url}/api/auth/me`)
      .then(({ status }) => status)
      .catch(() => 0);
  await until("the port", 60_000, async () => (await port()) !== 0);
  const withoutABlock = (await port()) === 503 ? "waits for room" : "serves";
  disk.clear();
  await starting;
  const afterNothing = await recovered(server, first);

  // The same again, but without a restart.
  disk.leave(0.5 * MIB);
  await until("a full disk again", 120_000, async () => {
    await everything(people.slice(0, 3), nextSlot);
    return !hasBallast();
  });
  disk.clear();
  const recoveryMs = await recovered(server, second);
  await until(
    "the queue's end",
    60_000,
    async () => "isThere" in ledger.note(second.account, await upload(second.client)),
  );
  alive.push(isAlive(server));
  told.push(await urgency(office));
  ledger.readLog(server.log);
  return {
    told,
    withRoom,
    erased: erased?.status,
    signedInOnFullDisk,
    firstStartMs: Math.round(firstStartMs.ms),
    startOnFullMs: Math.round(startOnFullMs.ms),
    withoutABlock,
    afterNothing,
    recoveryMs,
    alive,
  };
}

async function main(): Promise<number> {
  const server = new TestServer(ENV);
  let disk: SmallDisk | undefined;
  try {
    disk = new SmallDisk(server.dataDir, DISK_MB);
    const { alive, ...course } = await prove(server, disk);
    const { missing, integrity } = await ledger.compare(path.join(server.dataDir, "app.sqlite"));
    const { wrong, onDisk } = ledger.tell();
    if (wrong.length > 0) console.error(wrong.slice(0, 5));
    const badReads = ledger.reads.filter((status) => status !== 200).length;
    const ok =
      alive.every(Boolean) &&
      wrong.length === 0 &&
      onDisk > 0 &&
      badReads === 0 &&
      ledger.badLogLines === 0 &&
      Object.keys(missing).length === 0 &&
      integrity === "ok" &&
      course.erased === 200 &&
      course.signedInOnFullDisk &&
      course.told[0] === "full" &&
      course.told[1] !== "full" &&
      course.recoveryMs <= RECOVERY_LIMIT_MS &&
      course.afterNothing <= RECOVERY_LIMIT_MS;
    const crashes = alive.filter((each) => !each).length;
    console.log(
      JSON.stringify({
        acknowledged: ledger.actions.length,
        missing,
        integrity,
        refused: onDisk,
        wrong: wrong.length,
        reads: ledger.reads.length,
        badReads,
        crashes,
        logLines: ledger.logLines,
        badLogLines: ledger.badLogLines,
        ...course,
        ok,
      }),
    );
    return ok ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await server.kill("SIGKILL");
    disk?.unmount();
    await server.dispose();
  }
}

process.exitCode = await main();
