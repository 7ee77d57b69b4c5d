import { spawnSync } from "node:child_process";
import { statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";

/** `npm run privacy:report` as informática runs it, over a data folder with people in it. */

let database: TestDatabase;

beforeEach(async () => {
  database = makeTestDatabase();
  for (const name of ["Ana", "Luis", "Eva"]) await makeUser(database.db, { name });
});
afterEach(() => database.dispose());

function run(settings: Record<string, string> = {}, ...args: string[]) {
  const { PATH, TMPDIR, HOME } = process.env;
  const env = { PATH, TMPDIR, HOME, DATA_DIR: database.folder, ...settings };
  const { stdout, stderr, status } = spawnSync("npm", ["run", "-s", "privacy:report", "--", ...args], {
    env: env as unknown as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
  return { out: stdout, err: stderr, status };
}

test("it tells of the data folder and the settings that it was given, and changes nothing", () => {
  const file = path.join(database.folder, "app.sqlite");
  if (file !== database.file) symlinkSync(database.file, file);
  const before = statSync(file).mtimeMs;
  const { out, err, status } = run({
    SMTP_URL: "smtp://yo:clave@correo.u.cl:587",
    BACKUP_AT: "off",
    RIGHTS_DAYS: "20",
    LDAP_URL: "ldaps://directorio.u.cl",
    LDAP_BIND_DN: "uid={usuario},dc=u,dc=cl",
    LDAP_RUT_ATTRIBUTE: "employeeNumber",
  });
  expect(err).toBe("");
  expect(status).toBe(0);
  expect(out).toContain("Personas con cuenta: 3 personas.");
  expect(out).toContain("Servidor de correo correo.u.cl:587");
  expect(out).toContain("Directorio directorio.u.cl");
  expect(out).toContain("Respaldos automáticos: NO, están apagados.");
  expect(out).toContain("Respuesta en 20 días corridos.");
  expect(out).not.toMatch(/clave/);
  expect(statSync(file).mtimeMs).toBe(before);
  const plain = run();
  expect(plain.out).toContain("Servidor de correo: ninguno configurado.");
  expect(plain.out).toContain("Respuesta en 30 días corridos.");
  expect(plain.out).not.toContain("Directorio");
  const html = run({}, "--html");
  expect(html.out).toMatch(/^<!doctype html>[\s\S]*Personas con cuenta: 3 personas\.[\s\S]*<\/html>\n$/);
  expect(run({ RIGHTS_DAYS: "0" })).toMatchObject({ status: 1, out: "", err: expect.stringContaining("RIGHTS_DAYS") });
});

test("without a database it says so and writes no report", () => {
  const empty = { DATA_DIR: path.join(database.folder, "nada") };
  const { out, err, status } = run(empty);
  expect(status).toBe(1);
  expect(out).toBe("");
  expect(err).not.toBe("");
});
