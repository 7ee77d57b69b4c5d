import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#db/open.server.ts";
import { TestServer } from "../../../tests/support/server.ts";
import type { Actor } from "../killed/actor.ts";
import { makeCrowd } from "../killed/crowd.ts";
import { startTrace } from "./trace.ts";
import { commitsBetween, readWal } from "./wal.ts";

/**
 * npm run proof:fsync: proves that every commit of the running server reaches the disk before its response is sent.
 * kill -9 cannot show that, because the kernel keeps what was written. strace counts the server's fsync and fdatasync
 * calls on the write-ahead log; commits are counted in the log itself. A control program with synchronous=NORMAL shows
 * that the check can fail.
 */

/** Number of acknowledged requests to wait for, over all actors. */
const ANSWERS = 300;
const CONTROL_COMMITS = 200;
const LOG = "app.sqlite-wal";
/**
 * A bulk load writes parts of its transaction while other requests are answered, and the trace does not show which
 * writes belong to a commit.
 */
const LEFT_OUT = "bulk load";

type Measured = { commits: number; acknowledged: number; syncs: number; otherSyncs: number; answersBeforeSync: number };

async function measureServer(): Promise<{ measured: Measured; kinds: Record<string, number> }> {
  const server = await new TestServer({ DEMO: "0", MAX_LIVE_BOOKINGS: "100" }).start();
  const file = path.join(server.dataDir, "app.sqlite");
  const actors = (await makeCrowd(server, 1)).filter(({ kind }) => kind !== LEFT_OUT);
  // An open read transaction prevents the log from being reset, so that all commits can be counted in it afterwards.
  const reader = openDatabase(file);
  try {
    reader.raw.exec("begin");
    reader.raw.prepare("select count(*) from users").get();
    const tracing = await startTrace({ pid: server.pid });
    const before = readWal(`${file}-wal`);
    await Promise.all(
      actors.map(async (actor) => {
        while (acknowledgedBy(actors) < ANSWERS) await actor.act();
      }),
    );
    const after = readWal(`${file}-wal`);
    const trace = await tracing.stop();
    const kinds: Record<string, number> = {};
    for (const { kind, caller } of actors) kinds[kind] = (kinds[kind] ?? 0) + caller.count.acknowledged;
    const measured = {
      commits: commitsBetween(before, after),
      acknowledged: acknowledgedBy(actors),
      syncs: trace.syncs(LOG),
      otherSyncs: trace.syncs("") - trace.syncs(LOG),
      answersBeforeSync: trace.answersBeforeSync(LOG),
    };
    return { measured, kinds };
  } finally {
    await reader.close();
    await server.dispose();
  }
}

function acknowledgedBy(actors: readonly Actor[]): number {
  return actors.reduce((sum, { caller }) => sum + caller.count.acknowledged, 0);
}

/** Runs the control program, which makes a fixed number of commits. @returns its number of fsync calls on the log */
async function measureControl(synchronous: "FULL" | "NORMAL"): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), "careers-fsync-"));
  const script = process.argv[1] ?? "";
  const command = [process.execPath, script, "--control", synchronous, path.join(folder, "control.sqlite")];
  const tracing = await startTrace({ command });
  const trace = await tracing.stop();
  await rm(folder, { recursive: true, force: true });
  return trace.syncs("control.sqlite-wal");
}

/** The control program. */
async function commitMany(synchronous: string, file: string): Promise<void> {
  const database = openDatabase(file);
  database.raw.exec("create table notes (text text)");
  database.raw.pragma(`synchronous = ${synchronous}`);
  const insert = database.raw.prepare("insert into notes values ('x')");
  for (let count = 0; count < CONTROL_COMMITS; count += 1) insert.run();
  await database.close();
}

async function main(): Promise<number> {
  if (spawnSync("strace", ["-V"]).error) {
    console.log("strace is not installed: apt-get install strace. Nothing was measured.");
    return 1;
  }
  const { measured, kinds } = await measureServer();
  const control = { FULL: await measureControl("FULL"), NORMAL: await measureControl("NORMAL") };
  console.table({
    "the server": { commits: measured.commits, "fsync of the log": measured.syncs },
    "control, FULL": { commits: CONTROL_COMMITS, "fsync of the log": control.FULL },
    "control, NORMAL": { commits: CONTROL_COMMITS, "fsync of the log": control.NORMAL },
  });
  const { commits, acknowledged, syncs, answersBeforeSync } = measured;
  const isDurable = syncs >= commits && commits >= acknowledged && acknowledged > 0 && answersBeforeSync === 0;
  const canFail = control.FULL >= CONTROL_COMMITS && control.NORMAL < CONTROL_COMMITS / 2;
  const ok = isDurable && canFail;
  console.log(JSON.stringify({ ...measured, kinds, control: { commits: CONTROL_COMMITS, ...control }, ok }));
  return ok ? 0 : 1;
}

const [, , option, synchronous = "", file = ""] = process.argv;
if (option === "--control") await commitMany(synchronous, file);
else process.exitCode = await main();
