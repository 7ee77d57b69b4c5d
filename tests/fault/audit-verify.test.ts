import { spawnSync } from "node:child_process";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiClient } from "../support/api-client.ts";
import { TestServer } from "../support/server.ts";

/** `npm run audit:verify` as an operator runs it, on the folder of a real server and on its backups. */

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.dispose());

const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, ["scripts/built.mjs", program, ...args], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    encoding: "utf8",
  });

/** As whoever has the file, and not the key. */
function tamper(sql: string): void {
  const database = new Database(path.join(server.dataDir, "app.sqlite"));
  database.exec(`DROP TRIGGER IF EXISTS audit_trail_kept; DROP TRIGGER IF EXISTS audit_trail_whole; ${sql}`);
  database.close();
}

test("says what is intact, and with 1 what is not: a running server, a backup, an edited row, a cut", async () => {
  const admin = await new ApiClient(server.url).signIn(server.admin);
  expect((await admin.fetch("/api/admin/users?q=Valentina")).status).toBe(200);

  const running = run("audit-verify");
  expect(running).toMatchObject({ status: 0, stdout: expect.stringContaining("Íntegro hasta la fila") });
  expect(running.stdout).toContain("sin ningún respaldo");

  const { name } = JSON.parse(run("backup", "--json").stdout);
  expect(run("audit-verify").stdout).toMatch(/, 1 ancla\.[\s\S]*Íntegro/);
  const backup = path.join(server.dataDir, "backups", name);
  expect(run("audit-verify", backup)).toMatchObject({ status: 0, stdout: expect.stringContaining("Íntegro hasta") });
  expect(run("audit-verify", path.join(server.dataDir, "nada"))).toMatchObject({ status: 1 });
  expect(run("audit-verify", "--que")).toMatchObject({ status: 1, stderr: expect.stringContaining("Uso:") });

  await server.kill("SIGTERM");
  tamper("DELETE FROM audit_trail WHERE seq = (SELECT max(seq) FROM audit_trail)");
  const cut = run("audit-verify");
  expect(cut).toMatchObject({ status: 1, stdout: expect.stringContaining("MAL: El rastro debe terminar en la fila") });
  expect(cut.stdout).toContain("se cortó el final");
  tamper("UPDATE audit_trail SET actor_role = 'office' WHERE seq = 2");
  expect(run("audit-verify").stdout).toContain("MAL: La fila 2 no es la que se escribió.");
  // What the backup holds is still as it was.
  expect(run("audit-verify", backup).status).toBe(0);
});
