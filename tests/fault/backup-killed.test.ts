import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { listBackups } from "#app/backup/backups.server.ts";
import { enterDataFolder } from "#app/backup/data-folder.server.ts";
import { makeBackup } from "#app/backup/make-backup.server.ts";
import { verifyBackup } from "#app/backup/verify.server.ts";
import { DataFolder } from "../support/data-folder.ts";

// In the project's tree, where the program finds the packages.
const program = path.resolve(`build/backup-process-${process.pid}.mjs`);

beforeAll(async () => {
  await build({
    entryPoints: [path.resolve("tests/support/backup-process.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    alias: { "#app": path.resolve("app"), "#db": path.resolve("db") },
    logLevel: "warning",
  });
});
afterAll(() => rmSync(program, { force: true }));

let data: DataFolder;
beforeEach(() => {
  data = new DataFolder();
});
afterEach(() => data.dispose());

/** @param limit put before the program by the shell, e.g. "ulimit -f 100;" */
function run(env: Record<string, string>, limit = "") {
  const { DATA_DIR, BACKUP_DIR } = data.settings;
  return spawnSync("/bin/sh", ["-c", `${limit} exec "$@"`, "sh", process.execPath, program], {
    env: { ...process.env, DATA_DIR, BACKUP_DIR, ...env },
    encoding: "utf8",
  });
}
const stepsOf = ({ stdout }: { stdout: string }) => stdout.trim().split("\n").filter(Boolean);
const restorable = async () => {
  const backups = await listBackups(data.settings.BACKUP_DIR);
  for (const { folder } of backups) await verifyBackup(folder);
  return backups.length;
};

test("a backup killed at any step is there whole or not at all, and the next one tidies up", async () => {
  const steps = stepsOf(run({}));
  expect(steps).toEqual(["begun", "database", "files", "manifest", "renamed", "rotated"]);
  let whole = 1;
  for (const [index, step] of steps.entries()) {
    expect(run({ KILL_AT: String(index + 1) }).signal, step).toBe("SIGKILL");
    whole += ["renamed", "rotated"].includes(step) ? 1 : 0;
    expect(await restorable(), step).toBe(whole);
  }
  expect(readdirSync(data.settings.BACKUP_DIR).some((name) => name.startsWith(".partial"))).toBe(false);
  run({ KILL_AT: "2" });
  expect(readdirSync(data.settings.BACKUP_DIR).some((name) => name.startsWith(".partial"))).toBe(true);
  await makeBackup(data.settings);
  expect(readdirSync(data.settings.BACKUP_DIR).some((name) => name.startsWith(".partial"))).toBe(false);
}, 60_000);

/** What a start finds, after it has finished what there was to finish. */
async function stateAfterStart() {
  (await enterDataFolder(data.settings)).release();
  return {
    name: data.query("SELECT name FROM users"),
    secrets: readFileSync(data.file("secrets.json"), "utf8"),
    uploads: readdirSync(data.file("uploads")),
    unfinished: readdirSync(data.settings.DATA_DIR).filter((name) => /^restor/.test(name)),
  };
}
const OLD = { name: [{ name: "Ana" }], secrets: '{"pepper":"first"}', uploads: ["cv-1"], unfinished: [] };
const NEW = { name: [{ name: "Berta" }], secrets: '{"pepper":"second"}', uploads: ["cv-1", "cv-2"], unfinished: [] };

test("a restore killed at any step leaves the present data or the backup's, all of it, at the next start", async () => {
  const { folder } = await makeBackup(data.settings);
  data.change();
  const steps = stepsOf(run({ FOLDER: folder }));
  expect(steps.slice(0, 3)).toEqual(["staged", "copied", "planned"]);
  expect(steps).toEqual(expect.arrayContaining(["out app.sqlite", "in app.sqlite", "in secrets.json", "swapped"]));
  expect(await stateAfterStart()).toEqual(OLD);
  for (const [index, step] of steps.entries()) {
    data.dispose();
    data = new DataFolder();
    const again = await makeBackup(data.settings);
    data.change();
    expect(run({ FOLDER: again.folder, KILL_AT: String(index + 1) }).signal, step).toBe("SIGKILL");
    expect(await stateAfterStart(), step).toEqual(index < 2 ? NEW : OLD);
    const aside = readdirSync(data.settings.DATA_DIR).filter((name) => name.startsWith("before-restore-"));
    expect(aside.length, step).toBe(index < 2 ? 0 : 1);
    if (aside[0])
      expect(readFileSync(data.file(path.join(aside[0], "secrets.json")), "utf8"), step).toContain("second");
  }
}, 120_000);

test("a disk that takes no more leaves no half backup, and the text says so", async () => {
  data.query(
    "CREATE TABLE filler AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000) " +
      "SELECT i, randomblob(1000) AS b FROM n",
  );
  // Blocks of 512 bytes: some 500 KB, less than the database.
  const { status, stderr } = run({}, "ulimit -f 1000;");
  expect(status).toBe(1);
  expect(stderr).toMatch(/No se pudo hacer el respaldo/);
  expect(readdirSync(data.settings.BACKUP_DIR)).toEqual([]);
  expect(run({}).status).toBe(0);
}, 30_000);
