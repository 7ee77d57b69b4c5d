import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { upgradeDatabase } from "#app/backup/backup-and-migrate.server.ts";
import { listBackups } from "#app/backup/backups.server.ts";
import { makeBackup } from "#app/backup/make-backup.server.ts";
import { migrations } from "#db/migrations/index.ts";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { DataFolder } from "../../support/data-folder.ts";

const NEWEST = migrations.at(-1)?.version ?? 0;
let data: DataFolder;
let database: OpenDatabase;
beforeEach(() => {
  data = new DataFolder(4);
  database = openDatabase(data.file("app.sqlite"));
});
afterEach(async () => {
  await database.close();
  data.dispose();
});
const schemas = async () =>
  (await listBackups(data.settings.BACKUP_DIR)).map(({ manifest }) => [manifest.schema, manifest.label]);
const version = () => database.raw.prepare("SELECT max(version) FROM schema_migrations").pluck().get();

test("an upgrade backs up the old schema first, once", async () => {
  expect(await upgradeDatabase(database, data.settings)).toHaveLength(migrations.length - 4);
  expect(await schemas()).toEqual([[4, "before-upgrade"]]);
  expect(await upgradeDatabase(database, data.settings)).toEqual([]);
  expect(await schemas()).toHaveLength(1);
});

test("without a backup nothing is migrated, and the text says what to do", async () => {
  // A file stands where the folder must be.
  writeFileSync(data.settings.BACKUP_DIR, "");
  await expect(upgradeDatabase(database, data.settings)).rejects.toThrow(/No se pudo hacer el respaldo .* nada cambió/);
  expect(version()).toBe(4);
});

test("a fresh database makes no backup", async () => {
  const file = path.join(data.root, "fresh", "app.sqlite");
  mkdirSync(path.dirname(file));
  const settings = {
    ...data.settings,
    DATA_DIR: path.dirname(file),
    BACKUP_DIR: path.join(data.root, "fresh", "backups"),
  };
  const fresh = openDatabase(file);
  await upgradeDatabase(fresh, settings);
  await fresh.close();
  expect(existsSync(settings.BACKUP_DIR)).toBe(false);
});

test("a program that is too old names the newest backup that it can use", async () => {
  const older = migrations.slice(0, 4);
  const usable = await makeBackup(data.settings, { clock: { now: () => new Date("2026-11-01T00:00:00.000Z") } });
  await upgradeDatabase(database, data.settings);
  await makeBackup(data.settings);
  const [beforeUpgrade] = (await listBackups(data.settings.BACKUP_DIR)).filter(({ manifest }) => manifest.label);
  await expect(upgradeDatabase(database, data.settings, older)).rejects.toThrow(
    `npm run restore -- ${beforeUpgrade?.name} (`,
  );
  await expect(upgradeDatabase(database, data.settings, older)).rejects.toThrow(
    `versión ${NEWEST} y este programa llega a la 4`,
  );
  // A damaged one is not offered.
  const { rmSync } = await import("node:fs");
  rmSync(path.join(beforeUpgrade?.folder ?? "", "app.sqlite"));
  await expect(upgradeDatabase(database, data.settings, older)).rejects.toThrow(`es ${usable.name};`);
  await expect(upgradeDatabase(database, data.settings, migrations.slice(0, 3))).rejects.toThrow(
    /no hay un respaldo que este programa pueda usar/,
  );
  expect(readdirSync(data.settings.DATA_DIR)).not.toContain("restore-plan.json");
});
