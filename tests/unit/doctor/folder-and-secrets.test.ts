import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { keepFailure } from "#app/backup/failure.server.ts";
import { makeBackup } from "#app/backup/make-backup.server.ts";
import { secretsFile } from "#app/features/auth/secrets.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { backups } from "../../../scripts/doctor/backups.ts";
import { dataFolder } from "../../../scripts/doctor/data-folder.ts";
import { secrets } from "../../../scripts/doctor/secrets.ts";
import { makeUser } from "../../support/database.ts";
import { addDatabase, makeInstallation, runCheck, siteOf, those } from "../../support/doctor.ts";

const LOCAL = { type: 0xef53, bsize: 4096, bavail: 10 ** 9, files: 10 ** 6, ffree: 10 ** 6 };

describe("DATA_DIR", () => {
  test("a private folder on a local disk is well, and nothing is left in it", async () => {
    const installation = makeInstallation();
    const findings = await runCheck(dataFolder, siteOf(installation, { statfs: async () => LOCAL }));
    expect(findings.map(({ state }) => state)).toEqual(findings.map(() => "ok"));
    expect(readdirSync(installation.dataDir)).toEqual([]);
  });

  test("others may read it", async () => {
    const installation = makeInstallation();
    chmodSync(installation.dataDir, 0o755);
    const [finding] = those(await runCheck(dataFolder, siteOf(installation)), "warn", "Permisos");
    expect(finding?.found).toContain("0755");
    expect(finding?.remedy).toBe(`chmod 700 ${installation.dataDir}`);
  });

  // The numbers as statfs(2) gives them: a network file system cannot be mounted in a test.
  test.each([
    ["NFS", 0x6969, "fail"],
    ["CIFS", 0xff534d42, "fail"],
    ["CIFS", 0xff534d42 | 0, "fail"],
    ["FUSE", 0x65735546, "fail"],
    ["tmpfs", 0x01021994, "warn"],
    ["overlay", 0x794c7630, "warn"],
  ] as const)("%s (%i) is a %s", async (name, type, state) => {
    const site = siteOf(makeInstallation(), { statfs: async () => ({ ...LOCAL, type }) });
    expect(those(await runCheck(dataFolder, site), state, "Disco")[0]?.found).toContain(name);
  });

  test("room and inodes that run out", async () => {
    const look = (short: Partial<typeof LOCAL>) =>
      runCheck(dataFolder, siteOf(makeInstallation(), { statfs: async () => ({ ...LOCAL, ...short }) }));
    expect(those(await look({ bavail: 1000 }), "fail", "Espacio")).toHaveLength(1);
    expect(those(await look({ bavail: 10 ** 9 / 4096 }), "warn", "Espacio")).toHaveLength(1);
    expect(those(await look({ ffree: 12 }), "warn", "Archivos del disco")).toHaveLength(1);
  });

  test("it is no folder, or not there yet", async () => {
    const installation = makeInstallation();
    rmSync(installation.dataDir, { recursive: true });
    expect(those(await runCheck(dataFolder, siteOf(installation)), "skipped", "DATA_DIR")).toHaveLength(1);
    expect(readdirSync(installation.root)).not.toContain("data");
    writeFileSync(installation.dataDir, "");
    expect(those(await runCheck(dataFolder, siteOf(installation)), "fail", "DATA_DIR")).toHaveLength(1);
  });

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0)("it cannot be written", async () => {
    const installation = makeInstallation();
    chmodSync(installation.dataDir, 0o500);
    const [finding] = those(await runCheck(dataFolder, siteOf(installation)), "fail", "DATA_DIR");
    expect(finding?.found).toContain("EACCES");
    chmodSync(installation.dataDir, 0o700);
  });
});

describe("the secrets", () => {
  test("are not needed before somebody has a password of one's own, and missed after", async () => {
    const installation = makeInstallation();
    expect(those(await runCheck(secrets, siteOf(installation)), "skipped")).toHaveLength(1);
    const file = await addDatabase(installation);
    expect(those(await runCheck(secrets, siteOf(installation)), "ok")).toHaveLength(1);
    rmSync(secretsFile(installation.dataDir));
    expect(those(await runCheck(secrets, siteOf(installation)), "skipped")).toHaveLength(1);
    const database = openDatabase(file);
    await makeUser(database.db, { password_hash: "$argon2id$x" });
    await database.close();
    expect(those(await runCheck(secrets, siteOf(installation)), "fail")[0]?.remedy).toContain("respaldo");
  });

  test("readable for others are named and left as they are", async () => {
    const installation = makeInstallation();
    await addDatabase(installation);
    const file = secretsFile(installation.dataDir);
    chmodSync(file, 0o644);
    expect(those(await runCheck(secrets, siteOf(installation)), "warn")[0]?.remedy).toBe(`chmod 600 ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o644);
  });

  test("damaged", async () => {
    const installation = makeInstallation();
    writeFileSync(secretsFile(installation.dataDir), "{", { mode: 0o600 });
    expect(those(await runCheck(secrets, siteOf(installation)), "fail")[0]?.found).toBe("Está dañado.");
  });
});

describe("backups", () => {
  test("none, a fresh one on the same disk, an old one, a try that failed", async () => {
    const installation = makeInstallation();
    await addDatabase(installation);
    const look = (now = new Date()) => runCheck(backups, siteOf(installation, { now }));
    expect(those(await look(), "warn", "Último")[0]?.remedy).toContain("npm run backup");
    await makeBackup(siteOf(installation).settings);
    expect((await look()).map(({ name, state }) => `${name} ${state}`)).toEqual(["Último ok", "Disco warn"]);
    expect(those(await look(new Date(Date.now() + 5 * 86_400_000)), "warn", "Último")[0]?.found).toBe("Tiene 5 días.");
    await keepFailure(installation.dataDir, "No queda espacio.");
    expect(those(await look(), "fail", "Último intento")[0]?.found).toBe("No queda espacio.");
  });
});
