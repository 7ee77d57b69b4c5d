import { closeSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { clock } from "../../../scripts/doctor/clock.ts";
import { database } from "../../../scripts/doctor/database.ts";
import { makeUser } from "../../support/database.ts";
import { addDatabase, type Installation, makeInstallation, runCheck, siteOf, those } from "../../support/doctor.ts";

async function installed(): Promise<{ installation: Installation; file: string }> {
  const installation = makeInstallation();
  return { installation, file: await addDatabase(installation) };
}

async function change(file: string, work: (open: ReturnType<typeof openDatabase>) => unknown): Promise<void> {
  const open = openDatabase(file);
  await work(open);
  await open.close();
}

const look = (installation: Installation) => runCheck(database, siteOf(installation));
const contents = (folder: string) => readdirSync(folder).map((name) => [name, statSync(`${folder}/${name}`).mtimeMs]);

describe("the database in the diagnosis", () => {
  test("is whole, and the folder stays as it was", async () => {
    const { installation, file } = await installed();
    await change(file, ({ db }) => makeUser(db, { role: "admin", password_hash: "$argon2id$x" }));
    const before = contents(installation.dataDir);
    const findings = await look(installation);
    expect(findings.map(({ state }) => state)).toEqual(findings.map(() => "ok"));
    expect(contents(installation.dataDir)).toEqual(before);
  });

  test("is read while another process writes", async () => {
    const { installation, file } = await installed();
    const writer = openDatabase(file);
    await makeUser(writer.db, { role: "admin" });
    writer.raw.exec("begin immediate");
    expect(those(await look(installation), "ok", "Integridad")).toHaveLength(1);
    writer.raw.exec("rollback");
    await writer.close();
  });

  test("not there yet", async () => {
    expect(those(await look(makeInstallation()), "skipped", "Archivo")).toHaveLength(1);
  });

  test("some other file", async () => {
    const { installation, file } = await installed();
    writeFileSync(file, "no database at all, but long enough to be looked at".repeat(100));
    expect(those(await look(installation), "fail", "Archivo")[0]?.remedy).toContain("respaldo");
  });

  test("a page that a disk has lost", async () => {
    const { installation, file } = await installed();
    await change(file, ({ db }) =>
      db.transaction().execute(async (trx) => {
        for (let count = 0; count < 300; count += 1)
          await makeUser(trx, { name: "Persona con un nombre largo ".repeat(5) });
      }),
    );
    const handle = openSync(file, "r+");
    for (let page = 40; page < statSync(file).size / 4096; page += 5)
      writeSync(handle, Buffer.alloc(2000, 0x5a), 0, 2000, page * 4096);
    closeSync(handle);
    const findings = await look(installation);
    expect(those(findings, "fail").map(({ name }) => name)).toEqual([expect.stringMatching(/^(Integridad|Archivo)$/)]);
  });

  test("of a newer program, and of an older one", async () => {
    const newer = await installed();
    await change(newer.file, ({ raw }) => raw.exec("insert into schema_migrations values (999, 'x', 'x', 'x')"));
    expect(those(await look(newer.installation), "fail", "Versión")[0]?.found).toContain("999");
    const older = await installed();
    await change(older.file, ({ raw }) =>
      raw.exec("delete from schema_migrations where version = (select max(version) from schema_migrations)"),
    );
    expect(those(await look(older.installation), "warn", "Versión")[0]?.found).toContain("por aplicar");
  });

  test("with nobody who administers, or with an initial password", async () => {
    const { installation, file } = await installed();
    await change(file, ({ db }) => makeUser(db, { role: "admin", is_active: 0 }));
    expect(those(await look(installation), "fail", "Administración")[0]?.remedy).toContain("--create");
    await change(file, ({ db }) => makeUser(db, { role: "admin" }));
    expect(those(await look(installation), "warn", "Administración")[0]?.found).toContain("inicial");
  });

  test("with work that nobody takes up", async () => {
    const { installation, file } = await installed();
    await change(file, async ({ db }) => {
      const { id } = await makeUser(db, { role: "admin" });
      const created_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
      const job = {
        kind: "cv",
        user_id: id,
        payload: "{}",
        attempts: 0,
        max_attempts: 3,
        created_at,
        run_after: created_at,
      };
      await db
        .insertInto("jobs")
        .values({ ...job, status: "queued" })
        .execute();
      await db
        .insertInto("jobs")
        .values({ ...job, status: "queued", run_after: new Date(Date.now() + 1e6).toISOString() })
        .execute();
    });
    expect(those(await look(installation), "warn", "Trabajos")[0]?.found).toContain("0 análisis y 1 trabajos");
  });
});

describe("the clock", () => {
  test("stands before what was written last", async () => {
    const { installation, file } = await installed();
    await change(file, async ({ db }) => {
      const { id } = await makeUser(db);
      const created_at = new Date(Date.now() + 86_400_000).toISOString();
      await db.insertInto("activities").values({ user_id: id, action: "login", details: "{}", created_at }).execute();
    });
    expect(those(await runCheck(clock, siteOf(installation)), "fail", "Hora")[0]?.found).toContain(
      "lo último que se guardó",
    );
  });

  test("in doubt keeps what is old, and the diagnosis says what to do", async () => {
    const { installation, file } = await installed();
    await change(file, async ({ db }) => {
      await db.insertInto("clock_watch").values({ id: 1, last_seen_at: "2024-01-01T00:00:00.000Z" }).execute();
    });
    const [finding] = those(await runCheck(clock, siteOf(installation)), "warn", "Borrado por antigüedad");
    expect(finding?.found).toContain("2024-01-01");
    expect(finding?.remedy).toContain("panel de administración");
  });

  test("stands before the program was built", async () => {
    const site = siteOf(makeInstallation(), { now: new Date("2020-01-01T00:00:00Z") });
    expect(those(await runCheck(clock, site), "fail", "Hora")[0]?.remedy).toContain("timedatectl");
  });

  test("of this machine is right, and knows Chile's summer", async () => {
    const findings = await runCheck(clock, siteOf(makeInstallation()));
    expect(those(findings, "fail")).toEqual([]);
    expect(those(findings, "ok", "America/Santiago")).toHaveLength(1);
  });
});
