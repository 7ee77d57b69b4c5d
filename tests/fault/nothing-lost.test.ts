import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { post } from "../support/canary-person.ts";
import { TestServer } from "../support/server.ts";

/** The built server on a folder or with a clock that is not what it was. */

let server: TestServer;
beforeEach(() => {
  server = new TestServer({ LOG_LEVEL: "info" });
});
afterEach(() => server.dispose());

const at = (name: string) => path.join(server.dataDir, name);
const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [`build/scripts/${program}.js`, ...args], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    encoding: "utf8",
  });

/** Everything happened so many days earlier than it did: for the server its clock has jumped ahead by as much. */
async function ageBy(days: number): Promise<void> {
  const { raw, close } = openDatabase(at("app.sqlite"));
  const tables = raw.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
  for (const table of tables.pluck().all() as string[]) {
    const columns = raw.prepare(`SELECT name FROM pragma_table_info('${table}') WHERE name GLOB '*_at'`).pluck().all();
    for (const column of columns)
      raw.exec(
        `UPDATE ${table} SET ${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${days} days') WHERE ` +
          `${column} IS NOT NULL`,
      );
  }
  await close();
}

async function kept(): Promise<Record<string, unknown>> {
  const { raw, close } = openDatabase(at("app.sqlite"));
  const count = (sql: string) => raw.prepare(sql).pluck().get();
  const found = {
    results: count("SELECT count(*) FROM cv_analyses WHERE results IS NOT NULL"),
    activities: count("SELECT count(*) FROM activities WHERE action = 'user_created'"),
    jobs: count("SELECT count(*) FROM jobs WHERE status = 'done'"),
  };
  await close();
  return found;
}

const summary = async (office: ApiClient) => (await office.fetch("/api/admin/summary")).json();

test("a start 800 days later deletes nothing until an admin has confirmed the date", async () => {
  await server.start();
  await server.addAnalyses();
  const student = await new ApiClient(server.url).signIn(server.student);
  const form = new FormData();
  form.set(
    "cv",
    new Blob(["Ana Soto\nana@a.example\n\nExperiencia\nAnalista, Empresa, enero 2019 - marzo 2021"]),
    "cv.txt",
  );
  expect((await student.fetch("/api/cv/analyze", { method: "POST", body: form })).status).toBe(200);
  await server.kill("SIGTERM");
  await ageBy(800);
  const before = await kept();
  // The two analyses that the student had, and the one sent here.
  expect(before).toEqual({ results: 3, activities: 2, jobs: 3 });

  await server.start();
  // The chores of a start have had their turn: they begin before it is announced, and what they do is done at a stop.
  const office = await new ApiClient(server.url).signIn(server.admin);
  const { clock } = await summary(office);
  expect(clock).toMatchObject({ kind: "ahead", days: 800 });
  expect(server.log).not.toContain("old data was purged");
  await server.kill("SIGTERM");
  expect(await kept()).toEqual(before);
  expect(run("doctor").stdout).toMatch(/En pausa: el reloj marca .* a 800 días/);

  await server.start();
  const again = await new ApiClient(server.url).signIn(server.admin);
  const { now } = (await summary(again)).clock;
  expect((await post(again, "/api/admin/clock/confirm", { now })).status).toBe(200);
  expect((await summary(again)).clock).toBeNull();
  await server.kill("SIGTERM");
  await server.start();
  // Its chores run beside the first requests.
  await expect.poll(kept, { timeout: 120_000, interval: 500 }).toMatchObject({ results: 0, activities: 0, jobs: 0 });
  await server.kill("SIGTERM");
}, 300_000);

test("without its database or its secrets it does not start, makes nothing, and the doctor says the same", async () => {
  await server.start();
  await server.kill("SIGTERM");
  expect(run("backup").status).toBe(0);
  renameSync(at("app.sqlite"), `${server.dataDir}-away.sqlite`);
  await expect(server.start()).rejects.toThrow(/No está app\.sqlite .* npm run restore -- \d{4}-/s);
  expect(existsSync(at("app.sqlite"))).toBe(false);
  expect(run("doctor").stdout).toMatch(/No está app\.sqlite/);
  renameSync(`${server.dataDir}-away.sqlite`, at("app.sqlite"));

  rmSync(at("secrets.json"));
  server.setting("SESSION_SECRET", "s".repeat(40));
  await expect(server.start()).rejects.toThrow(/Falta secrets\.json .* por ejemplo .*secrets\.json/s);
  expect(existsSync(at("secrets.json"))).toBe(false);
  expect(run("doctor").stdout).toMatch(/Falta secrets\.json/);

  // Lost for good: an operator says so, and has a password again.
  expect(run("admin-password", server.admin.rut)).toMatchObject({ status: 1 });
  const given = run("admin-password", server.admin.rut, "--new-secrets");
  expect(given.status).toBe(0);
  await server.start();
  const password = /Contraseña nueva de .*: (\S+)/.exec(given.stdout)?.[1] ?? "";
  await new ApiClient(server.url).signIn({ rut: server.admin.rut, password });
  expect(run("admin-password", server.admin.rut, "--new-secrets").stderr).toMatch(/repite sin --new-secrets/);
}, 300_000);
