import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listBackups } from "#app/backup/backups.server.ts";
import { lastFailure } from "#app/backup/failure.server.ts";
import { lockData } from "#app/backup/locks.server.ts";
import { BackupSchedule } from "#app/backup/schedule.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { post } from "../support/canary-person.ts";
import { DataFolder } from "../support/data-folder.ts";
import { TestServer } from "../support/server.ts";

let server: TestServer;
let data: DataFolder;
beforeEach(() => {
  server = new TestServer();
  data = new DataFolder();
});
afterEach(async () => {
  await server.dispose();
  data.dispose();
});

// A backup has low priority: beside other tests its process waits for all of them, so each test here has five minutes.
const backupDir = () => path.join(server.dataDir, "backups");
const run = (program: "backup" | "restore", ...args: string[]) =>
  spawnSync(process.execPath, [`build/scripts/${program}.js`, ...args], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    encoding: "utf8",
  });
async function people(): Promise<{ id: number; rut: string }[]> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const rows = await database.db.selectFrom("users").select(["id", "rut"]).orderBy("id").execute();
  await database.close();
  return rows;
}

test("who was erased after a backup does not come back with it; everybody else does, with the password", async () => {
  await server.start();
  const leaver = await server.addStudent("Quien Se Va");
  const before = JSON.parse(run("backup", "--json").stdout);
  expect(before.files).toBeGreaterThanOrEqual(2);
  const client = await new ApiClient(server.url).signIn(leaver);
  expect((await post(client, "/api/account/erase", { password: leaver.password, word: "BORRAR" })).status).toBe(200);
  // Takes the number that the other one had.
  const newcomer = await server.addStudent("Quien Llega");
  expect(newcomer.id).toBe(leaver.id);
  run("backup");
  expect(readFileSync(path.join(backupDir(), "erasures.jsonl"), "utf8")).toContain(`"userId":${leaver.id},`);

  expect(run("restore", before.name, "--yes")).toMatchObject({ status: 1, stderr: expect.stringContaining("Detenla") });
  await server.kill("SIGTERM");
  const restoring = lockData(server.dataDir, "exclusive");
  await expect(server.start()).rejects.toThrow(/Se está restaurando un respaldo/);
  restoring?.release();
  // As if the disk of DATA_DIR had died: what is known of the erasure lies in BACKUP_DIR only.
  for (const name of readdirSync(server.dataDir)) {
    if (name !== "backups") rmSync(path.join(server.dataDir, name), { recursive: true });
  }
  expect(run("restore", before.name, "--yes").status).toBe(0);
  expect((await people()).map(({ rut }) => rut)).toContain(leaver.rut);
  await server.start();
  expect((await people()).map(({ rut }) => rut)).not.toContain(leaver.rut);
  await new ApiClient(server.url).signIn(server.student);
  await new ApiClient(server.url).signIn(server.admin);

  await server.kill("SIGTERM");
  expect(run("restore", "latest", "--yes").status).toBe(0);
  await server.start();
  // The journal names the number, but not this person.
  expect(await people()).toContainEqual({ id: newcomer.id, rut: newcomer.rut });
}, 300_000);

test("the daily backup runs in a process of its own; what goes wrong " +
  "is kept for the panel until one succeeds", async () => {
  const settings = { ...data.settings, BACKUP_AT: "03:30" };
  let now = new Date(Date.now() - 3 * 86_400_000);
  const schedule = new BackupSchedule(settings, { now: () => now });
  now = new Date();
  // A file stands where the folder must be.
  writeFileSync(data.settings.BACKUP_DIR, "");
  await schedule.tick();
  expect(await lastFailure(data.settings.DATA_DIR)).toMatchObject({
    message: expect.stringContaining("No se pudo hacer el respaldo"),
  });
  rmSync(data.settings.BACKUP_DIR);
  await schedule.tick();
  expect(await listBackups(data.settings.BACKUP_DIR)).toEqual([]);
  now = new Date(now.getTime() + 3_600_000);
  await schedule.tick();
  expect(await listBackups(data.settings.BACKUP_DIR)).toHaveLength(1);
  expect(await lastFailure(data.settings.DATA_DIR)).toBeNull();
  await schedule.tick();
  expect(await listBackups(data.settings.BACKUP_DIR)).toHaveLength(1);
}, 300_000);

test("two backups started at once: both are made one after the other, or one says that it was busy", async () => {
  mkdirSync(data.settings.BACKUP_DIR, { mode: 0o700 });
  const codes = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(process.execPath, ["build/scripts/backup.js"], {
        env: { ...process.env, DATA_DIR: data.settings.DATA_DIR },
        stdio: "ignore",
      });
      const [code] = await once(child, "exit");
      return code;
    }),
  );
  expect(codes.every((code) => code === 0 || code === 3)).toBe(true);
  expect(await listBackups(data.settings.BACKUP_DIR)).toHaveLength(codes.filter((code) => code === 0).length);
}, 300_000);
