import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { listBackups } from "#app/backup/backups.server.ts";
import { verifyBackup } from "#app/backup/verify.server.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../../tests/support/database.ts";
import { type CallKind, type DiskError, DiskFault } from "./disk-fault.ts";
import { CALLS, type SeriesReport } from "./server-faults.ts";

/**
 * Runs `npm run backup` repeatedly, each time with one failing disk call, for every call in turn: the result must be a
 * complete backup, or none and an exit code that says so.
 */

const PEOPLE = 50;

/** @param every step between the failing calls: 1 tests every call */
export async function runBackupFaults(every: number, calls = CALLS): Promise<SeriesReport[]> {
  const fault = new DiskFault();
  const database = makeTestDatabase();
  try {
    const data = path.join(database.folder, "data");
    mkdirSync(data);
    for (let count = 0; count < PEOPLE; count += 1) await makeUser(database.db);
    database.raw.prepare("VACUUM INTO ?").run(path.join(data, "app.sqlite"));
    const reports: SeriesReport[] = [];
    for (const [call, error] of calls) reports.push(await series(fault, database, { data, call, error, every }));
    return reports;
  } finally {
    await database.dispose();
    fault.dispose();
  }
}

type Given = { data: string; call: CallKind; error: DiskError; every: number };

async function series(fault: DiskFault, { folder }: TestDatabase, given: Given): Promise<SeriesReport> {
  const { data, call, error, every } = given;
  const backups = path.join(data, "backups");
  const env = { ...process.env, DATA_DIR: data, BACKUP_DIR: backups, ...fault.env(folder), UV_THREADPOOL_SIZE: "1" };
  const run = () => spawnSync(process.execPath, [bundledScript("backup.js"), "--json"], { env, encoding: "utf8" });
  const problems: string[] = [];
  const figures = { calls: 0, faults: 0, refused: 0, kills: 0 };
  rmSync(backups, { recursive: true, force: true });
  // This backup must survive all failures of later ones.
  const first = run();
  if (first.status !== 0) problems.push(`a backup on a sound disk: ${first.stderr}`);
  const [former] = await listBackups(backups);
  for (let nth = 1, hasFired = true; hasFired; nth += every) {
    fault.arm(call, error, nth);
    const { status, stderr } = run();
    const result = fault.disarm();
    hasFired = result.hasFired;
    figures.calls = Math.max(figures.calls, result.counted);
    if (hasFired) figures.faults += 1;
    if (status !== 0) figures.refused += 1;
    const where = `backup, ${call} ${nth} (${error})`;
    if (status !== 0 && !/respaldo|archivo|copia/i.test(stderr))
      problems.push(`${where}: fails without a word: ${stderr}`);
    problems.push(...(await remains(backups, former?.name, status === 0)).map((problem) => `${where}: ${problem}`));
  }
  return { kind: "backup", call, error, ...figures, problems };
}

/** Checks that all listed backups are valid, the former one still exists, and a new one exists if reported as made. */
async function remains(backups: string, former: string | undefined, isMade: boolean): Promise<string[]> {
  const problems: string[] = [];
  const found = await listBackups(backups);
  for (const { folder } of found)
    await verifyBackup(folder).catch((error: unknown) => problems.push(`half a backup: ${String(error)}`));
  if (!found.some(({ name }) => name === former)) problems.push("the backup before is gone");
  const fresh = found.filter(({ name }) => name !== former);
  if (isMade && fresh.length !== 1) problems.push(`said to be made, and ${fresh.length} are there`);
  for (const { folder } of fresh) rmSync(folder, { recursive: true, force: true });
  return problems;
}
