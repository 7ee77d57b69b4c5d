import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listBackups, newestBackup, newestInstant } from "#app/backup/backups.server.ts";
import { lockBackups } from "#app/backup/locks.server.ts";
import { BUSY, makeBackup, rotate } from "#app/backup/make-backup.server.ts";
import { writeManifest } from "#app/backup/manifest.ts";
import { aloneWithData, restoreBackup } from "#app/backup/restore.server.ts";
import { verifyBackup } from "#app/backup/verify.server.ts";
import { endAllSessions, examineDatabase } from "#db/copy.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { DataFolder } from "../../support/data-folder.ts";

let data: DataFolder;
beforeEach(() => {
  data = new DataFolder();
});
afterEach(() => data.dispose());

const clockAt = (iso: string) => ({ now: () => new Date(iso) });
const restore = async (folder: string) => {
  const backup = await verifyBackup(folder);
  return aloneWithData(data.settings, () => restoreBackup(data.settings, backup));
};
const names = () => readdirSync(data.settings.BACKUP_DIR).filter((name) => name !== "erasures.jsonl");

test("a backup has everything that an empty disk needs, for the owner's eyes only", async () => {
  const { folder, manifest, bytes } = await makeBackup(data.settings);
  expect(manifest.files.map((file) => file.path)).toEqual(["app.sqlite", "secrets.json", "uploads/cv-1"]);
  expect(bytes).toBeGreaterThan(100_000);
  expect(examineDatabase(path.join(folder, "app.sqlite"))).toEqual({ schema: manifest.schema, problems: [] });
  for (const file of ["", "app.sqlite", "secrets.json", "backup.json"])
    expect(statSync(path.join(folder, file)).mode & 0o077, file).toBe(0);
  // Nothing but what the manifest names, e.g. no log of the copy.
  expect(readdirSync(folder).sort()).toEqual(["app.sqlite", "backup.json", "secrets.json", "uploads"]);
  expect(statSync(path.join(folder, "uploads/cv-1")).nlink).toBe(2);
});

test("what was measured about the language model is part of it", async () => {
  writeFileSync(data.file("calibration.json"), '{"version":1}');
  const { folder } = await makeBackup(data.settings);
  rmSync(data.file("calibration.json"));
  await restore(folder);
  expect(readFileSync(data.file("calibration.json"), "utf8")).toBe('{"version":1}');
});

test("a restore brings the data back, ends sessions and keeps what was there", async () => {
  const { folder } = await makeBackup(data.settings);
  data.change();
  const aside = await restore(folder);
  expect(data.query("SELECT name FROM users")).toEqual([{ name: "Ana" }]);
  expect(data.query("SELECT * FROM sessions")).toEqual([]);
  expect(readFileSync(data.file("secrets.json"), "utf8")).toContain("first");
  expect(readdirSync(data.file("uploads"))).toEqual(["cv-1"]);
  expect(existsSync(data.file("erased-since-rebuild"))).toBe(false);
  expect(readFileSync(path.join(aside, "secrets.json"), "utf8")).toContain("second");
  expect(readdirSync(path.join(aside, "uploads")).sort()).toEqual(["cv-1", "cv-2"]);
  endAllSessions(path.join(aside, "app.sqlite"));
  expect(readdirSync(data.settings.DATA_DIR).filter((name) => /^restor/.test(name))).toEqual([]);
});

test("a restore into an empty folder is enough to start again", async () => {
  const { folder } = await makeBackup(data.settings);
  const other = path.join(data.root, "other-disk");
  mkdirSync(other);
  const settings = { ...data.settings, DATA_DIR: other };
  const backup = await verifyBackup(folder);
  await aloneWithData(settings, () => restoreBackup(settings, backup));
  expect(readdirSync(other)).toEqual(expect.arrayContaining(["app.sqlite", "secrets.json", "uploads"]));
  expect(examineDatabase(path.join(other, "app.sqlite")).problems).toEqual([]);
});

describe("a backup that is not as it was made is refused by name", () => {
  const flip = (file: string, at: number) => {
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(file, bytes);
  };
  const CASES: [string, RegExp, (folder: string) => void][] = [
    [
      "a byte of the database",
      /app\.sqlite no es el que se respaldó/,
      (folder) => flip(path.join(folder, "app.sqlite"), 40_000),
    ],
    ["a byte of the secrets", /secrets\.json no es el que/, (folder) => flip(path.join(folder, "secrets.json"), 5)],
    ["a byte of an original", /cv-1 no es el que/, (folder) => flip(path.join(folder, "uploads/cv-1"), 1)],
    [
      "a shorter database",
      /app\.sqlite mide 4096 bytes/,
      (folder) => truncateSync(path.join(folder, "app.sqlite"), 4096),
    ],
    ["no database", /app\.sqlite falta/, (folder) => rmSync(path.join(folder, "app.sqlite"))],
    ["no secrets", /secrets\.json falta/, (folder) => rmSync(path.join(folder, "secrets.json"))],
    ["a byte of the manifest", /backup\.json o está dañado/, (folder) => flip(path.join(folder, "backup.json"), 60)],
    [
      "a manifest without its last line feed",
      /backup\.json o está dañado/,
      (folder) => {
        const file = path.join(folder, "backup.json");
        truncateSync(file, statSync(file).size - 1);
      },
    ],
    ["no manifest", /falta backup\.json/, (folder) => rmSync(path.join(folder, "backup.json"))],
    [
      "a manifest that points outside",
      /backup\.json o está dañado/,
      (folder) => {
        const file = path.join(folder, "backup.json");
        const { checksum: _, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
        manifest.files.push({ path: "uploads/../../../x", bytes: 0, sha256: "" });
        writeFileSync(file, writeManifest(manifest));
      },
    ],
  ];
  test.each(CASES)("%s", async (_name, text, damage) => {
    const { folder } = await makeBackup(data.settings);
    damage(folder);
    data.change();
    await expect(restore(folder)).rejects.toThrow(text);
    expect(data.query("SELECT name FROM users")).toEqual([{ name: "Berta" }]);
  });

  test("a database whose damage was backed up with it", async () => {
    const { folder, manifest } = await makeBackup(data.settings);
    const backup = { name: "x", folder, manifest };
    const file = path.join(folder, "app.sqlite");
    const bytes = readFileSync(file);
    bytes.fill(7, 8192, 12_288);
    writeFileSync(file, bytes);
    const { createHash } = await import("node:crypto");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const files = manifest.files.map((entry) => (entry.path === "app.sqlite" ? { ...entry, sha256 } : entry));
    const work = () => restoreBackup(data.settings, { ...backup, manifest: { ...manifest, files } });
    await expect(aloneWithData(data.settings, work)).rejects.toThrow(/está dañada/);
    expect(readdirSync(data.settings.DATA_DIR).filter((name) => name.startsWith("restoring"))).toEqual([]);
  });

  test("one of a newer program", async () => {
    const { folder } = await makeBackup(data.settings);
    await expect(verifyBackup(folder, 2)).rejects.toThrow(/programa más nuevo .* este llega a la 2/);
  });
});

test(
  "a restore is refused while anybody has the database open, also " + "a program that takes no part in the locks",
  async () => {
    const { folder } = await makeBackup(data.settings);
    const user = openDatabase(data.file("app.sqlite"));
    user.raw.prepare("SELECT count(*) FROM users").get();
    await expect(restore(folder)).rejects.toThrow(/tiene abierta la base de datos/);
    user.raw.prepare("UPDATE users SET name = 'Carla'").run();
    await user.close();
    await restore(folder);
  },
);

test("of two backups at once one is told so, and changes nothing", async () => {
  const lock = lockBackups(data.settings.DATA_DIR, 0);
  await expect(makeBackup(data.settings)).rejects.toMatchObject({ reason: BUSY });
  lock?.release();
  await makeBackup(data.settings);
  expect(names()).toHaveLength(1);
});

test("rotation deletes what is too old, never the newest two whole ones and nothing that is not its own", async () => {
  const { settings } = data;
  const first = await makeBackup(settings, { clock: clockAt("2026-01-01T06:30:00.000Z") });
  const second = await makeBackup(settings, { clock: clockAt("2026-01-20T06:30:00.000Z"), label: "before-upgrade" });
  for (const own of ["notes", "2026-01-01T06-30-00-001Z"]) mkdirSync(path.join(settings.BACKUP_DIR, own));
  mkdirSync(path.join(settings.BACKUP_DIR, ".partial-2026-01-21T06-30-00-001Z"));
  const third = await makeBackup(settings, { clock: clockAt("2026-02-01T06:30:00.000Z") });
  expect(third.removed).toEqual([first.name]);
  expect(names().sort()).toEqual(["2026-01-01T06-30-00-001Z", second.name, third.name, "notes"].sort());
  const late = await makeBackup(settings, { clock: clockAt("2027-01-01T00:00:00.000Z") });
  // Made after a year without any: what is from before it is still there.
  expect(late.removed).toEqual([second.name]);
  const all = async () => (await listBackups(settings.BACKUP_DIR)).map(({ name }) => name);
  expect(await all()).toEqual([late.name, third.name]);
  // One that is damaged does not cost one of those before.
  rmSync(path.join(late.folder, "app.sqlite"));
  const more = await makeBackup(settings, { clock: clockAt("2027-01-02T00:00:00.000Z") });
  expect(more.removed).toEqual([]);
  // Years without a new one: the last whole ones are all that there is.
  expect(await rotate(settings, clockAt("2030-01-01T00:00:00.000Z"), null)).toEqual([late.name]);
  expect(await all()).toEqual([more.name, third.name]);
});

describe("with a clock that cannot be believed", () => {
  const year = (at: string) => makeBackup(data.settings, { clock: clockAt(at) });
  const made = ["2026-01-01T06:30:00.000Z", "2026-01-02T06:30:00.000Z", "2026-01-03T06:30:00.000Z"];
  const lastSeen = (at: string) => data.query(`INSERT OR REPLACE INTO clock_watch VALUES (1, '${at}')`);
  beforeEach(async () => {
    for (const at of made) await year(at);
    lastSeen("2026-01-03T12:00:00.000Z");
  });

  test("rotation deletes nothing, and what was made under it counts for nothing afterwards", async () => {
    const wrong = await year("2028-03-14T06:30:00.000Z");
    expect(wrong.removed).toEqual([]);
    expect(names()).toHaveLength(4);
    // Right again: the one from the future is not the newest, is no reason to make none, and stays.
    const now = new Date("2026-01-04T06:40:00.000Z");
    expect(await newestInstant(data.settings.BACKUP_DIR, now)).toBe("2026-01-03T06:30:00.000Z");
    expect((await newestBackup(data.settings.BACKUP_DIR, now))?.at).toBe("2026-01-03T06:30:00.000Z");
    lastSeen("2026-02-20T12:00:00.000Z");
    const right = await year("2026-02-20T12:30:00.000Z");
    expect(right.removed).toEqual(
      made
        .slice(0, 2)
        .reverse()
        .map((at) => at.replace(/[:.]/g, "-")),
    );
    expect(names()).toContain(wrong.name);
  });

  test("nor does it before an upgrade, when the database cannot say up to when the clock was right", async () => {
    data.query("DROP TABLE clock_watch");
    expect((await year("2028-03-14T06:30:00.000Z")).removed).toEqual([]);
  });
});

test("a folder that somebody chose and that is not there is not made", async () => {
  const settings = { ...data.settings, BACKUP_DIR: path.join(data.root, "not-mounted", "backups") };
  await expect(makeBackup(settings)).rejects.toThrow(/No existe BACKUP_DIR/);
  expect(existsSync(path.join(data.root, "not-mounted"))).toBe(false);
});
