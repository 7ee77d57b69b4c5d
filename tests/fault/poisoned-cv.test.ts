import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { submitCv } from "#app/features/cv/analyze.server.ts";
import { JOB_LEASE } from "#app/jobs/queue.server.ts";
import { processCpuMs } from "#app/platform/child-process-limits.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { bundleProgram } from "../support/bundle-program.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";

const HOUR_MS = 3_600_000;

let programs: { server: string; child: string };
let database: TestDatabase;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  programs = {
    server: await bundleProgram("tests/support/work/poisoned-server.ts"),
    child: await bundleProgram("tests/support/work/poisoned-worker.ts"),
  };
}, 120_000);
beforeEach(() => {
  database = makeTestDatabase();
  setSettings(readSettings({ DATA_DIR: database.folder }));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.kill("SIGKILL");
  setSettings(undefined);
  await database.dispose();
});

async function startServer(aheadSeconds: number, cpuMs: number) {
  const server = spawn(
    process.execPath,
    [programs.server, database.file, database.folder, programs.child, String(aheadSeconds), String(cpuMs)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  servers.push(server);
  const [line] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  return { server, ...(JSON.parse(line) as { port: number; child: number }) };
}

/** A process that ended counts as over also before its new parent has buried it. */
function isOver(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return true;
  }
}

const job = () => database.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
const analysis = () => database.db.selectFrom("cv_analyses").selectAll().executeTakeFirstOrThrow();

test("a CV that never gets done ends with its server, and then as failed, while the next server answers", async () => {
  const user = await makeUser(database.db);
  mkdirSync(path.join(database.folder, "uploads"));
  const text = "Rosario Peñaloza\nTENS\nExperiencia\nTENS, Hospital Base, marzo 2021 - actualidad";
  writeFileSync(path.join(database.folder, "uploads", "poison"), text);
  await submitCv(database.db, user.id, { storedName: "poison", fileName: "cv.txt", size: text.length });

  const first = await startServer(0, HOUR_MS);
  // It computes: its processor time grows.
  await expect.poll(() => processCpuMs(first.child) ?? 0, { timeout: 60_000 }).toBeGreaterThan(1_500);
  first.server.kill("SIGKILL");
  await once(first.server, "exit");
  // Nobody counts its time any more, and it does not hear that its server is gone: it ends all the same.
  await expect.poll(() => isOver(first.child), { timeout: 60_000 }).toBe(true);
  expect((await analysis()).processing_status).toBe("processing");

  const second = await startServer(JOB_LEASE.seconds + 1, 500);
  await expect.poll(async () => (await job()).attempts, { timeout: 60_000 }).toBe(2);
  expect(await (await fetch(`http://127.0.0.1:${second.port}/`)).text()).toBe("here");
  await expect.poll(async () => (await job()).status, { timeout: 60_000 }).toBe("failed");
  expect(await analysis()).toMatchObject({ processing_status: "failed", failure_reason: "too_complex", upload: null });
  expect(await (await fetch(`http://127.0.0.1:${second.port}/`)).text()).toBe("here");
}, 180_000);
