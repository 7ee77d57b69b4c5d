import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enterDataFolder } from "#app/backup/data-folder.server.ts";
import { lostData } from "#app/backup/lost-data.server.ts";
import { makeBackup } from "#app/backup/make-backup.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { DataFolder } from "../../support/data-folder.ts";

let data: DataFolder;
beforeEach(() => {
  data = new DataFolder();
  data.query("UPDATE users SET password_hash = '$argon2id$x'");
});
afterEach(() => data.dispose());

const remove = (...names: string[]) => {
  for (const name of names) rmSync(data.file(name), { recursive: true, force: true });
};
const everything = () => readdirSync(data.settings.DATA_DIR, { recursive: true }).map(String).sort();
const enter = async () => (await enterDataFolder(data.settings)).release();

/** Refused with a text that says what to do, and nothing is made or moved. */
async function expectRefused(found: RegExp, remedy: RegExp): Promise<void> {
  const before = everything();
  await expect(enter()).rejects.toMatchObject({ code: "conflict", message: expect.stringMatching(found) });
  await expect(enter()).rejects.toThrow(remedy);
  expect(everything().filter((name) => !name.endsWith(".lock"))).toEqual(
    before.filter((name) => !name.endsWith(".lock")),
  );
}

describe("a start goes on", () => {
  test("with everything that belongs together", enter);

  test("in a folder that is new, whatever the locks of the start itself", async () => {
    remove(...readdirSync(data.settings.DATA_DIR));
    await enter();
    await enter();
  });

  test("after a first start that was broken off before there was a table, or before there was an account", async () => {
    remove("secrets.json", "uploads", "app.sqlite");
    writeFileSync(data.file("app.sqlite"), "");
    await enter();
    const { raw } = openDatabase(data.file("app.sqlite"));
    raw.close();
    await enter();
    remove("app.sqlite");
    const fresh = new DataFolder();
    fresh.query("DELETE FROM users");
    cpSync(fresh.file("app.sqlite"), data.file("app.sqlite"));
    fresh.dispose();
    await enter();
    writeFileSync(data.file("secrets.json"), "{}");
    await enter();
  });

  test("without secrets where nobody has a password that needs them", async () => {
    data.query("UPDATE users SET password_hash = NULL");
    remove("secrets.json");
    await enter();
  });
});

describe("a start stops without the database", () => {
  const GONE = /No está app\.sqlite en .* pero hubo una plataforma/;
  const SIGNS: Record<string, () => void> = {
    "secrets.json": () => remove("uploads"),
    uploads: () => remove("secrets.json"),
    "erasures.jsonl": () => {
      remove("uploads", "secrets.json");
      writeFileSync(data.file("erasures.jsonl"), "\n");
    },
    outbox: () => {
      remove("uploads", "secrets.json");
      mkdirSync(data.file("outbox"));
      writeFileSync(data.file("outbox/1.eml"), "");
    },
    "before-restore-": () => {
      remove("uploads", "secrets.json");
      mkdirSync(data.file("before-restore-2026-01-01T06-30-00-000Z"));
    },
  };
  test.each(Object.entries(SIGNS))("beside %s", async (sign, prepare) => {
    remove("app.sqlite");
    prepare();
    await expectRefused(GONE, new RegExp(`${sign.replace(".", "\\.")}.*npm run restore -- CARPETA`));
  });

  test("beside backups, and names the newest that is whole", async () => {
    const { name } = await makeBackup(data.settings, { clock: { now: () => new Date("2026-01-01T06:30:00.000Z") } });
    const broken = await makeBackup(data.settings, { clock: { now: () => new Date("2026-01-02T06:30:00.000Z") } });
    rmSync(path.join(broken.folder, "app.sqlite"));
    remove("app.sqlite", "secrets.json", "uploads");
    await expectRefused(GONE, new RegExp(`2 respaldos en .*npm run restore -- ${name} `));
  });

  test("which is an empty file, or one without a table, beside its former secrets", async () => {
    writeFileSync(data.file("app.sqlite"), "");
    await expectRefused(/app\.sqlite está vacío/, /npm run restore/);
    remove("app.sqlite");
    openDatabase(data.file("app.sqlite")).raw.close();
    await expectRefused(/app\.sqlite está vacío/, /npm run restore/);
  });

  test("whose log is left alone: opening an empty one beside it would delete it", async () => {
    remove("app.sqlite", "secrets.json", "uploads");
    writeFileSync(data.file("app.sqlite-wal"), "frames");
    await expectRefused(/app\.sqlite-wal/, /devuélvelo junto con app\.sqlite-wal/);
    expect(readFileSync(data.file("app.sqlite-wal"), "utf8")).toBe("frames");
  });

  test("and leaves what an exchange without a plan has staged: it may be all that there is", async () => {
    mkdirSync(data.file("restoring-2026-01-01T06-30-00-000Z"));
    cpSync(data.file("app.sqlite"), data.file("restoring-2026-01-01T06-30-00-000Z/app.sqlite"));
    remove("app.sqlite");
    await expectRefused(GONE, /restoring-2026/);
    expect(existsSync(data.file("restoring-2026-01-01T06-30-00-000Z/app.sqlite"))).toBe(true);
  });

  test("but finishes a restore whose plan is there", async () => {
    mkdirSync(data.file("restoring-x"));
    cpSync(data.file("app.sqlite"), data.file("restoring-x/app.sqlite"));
    remove("app.sqlite");
    const plan = { format: 1, staged: "restoring-x", aside: "before-restore-x", leaving: [], coming: ["app.sqlite"] };
    writeFileSync(data.file("restore-plan.json"), JSON.stringify(plan));
    await enter();
    expect(data.query("SELECT name FROM users")).toEqual([{ name: "Ana" }]);
  });
});

describe("a start stops without the secrets of the passwords", () => {
  test("and names a backup that has them", async () => {
    const { folder } = await makeBackup(data.settings);
    remove("secrets.json");
    const file = path.join(folder, "secrets.json").replaceAll(".", "\\.");
    await expectRefused(
      /Falta secrets\.json en .* 1 contraseñas propias .*SESSION_SECRET no lo reemplaza/,
      new RegExp(file),
    );
  });

  test("and says what to do when no backup has them", async () => {
    remove("secrets.json");
    await expectRefused(/Falta secrets\.json/, /admin:password -- RUT --new-secrets/);
  });

  test("a database that cannot be read is no empty one: opening it says what is wrong", async () => {
    writeFileSync(data.file("app.sqlite"), "x".repeat(8192));
    expect(await lostData(data.settings)).toBeNull();
  });
});
