import { execFile } from "node:child_process";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadSecrets } from "#app/features/auth/secrets.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";

let folder: TestDatabase;
beforeEach(() => {
  folder = makeTestDatabase();
  configureTestAuth(folder);
});
afterEach(() => folder.dispose());

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["build/scripts/admin-second-factor.js", ...args], {
    env: { ...process.env, DATA_DIR: folder.folder },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );

it("npm run admin:second-factor takes a lost second factor away and ends the sessions", async () => {
  const user = await makeUser(folder.db, { rut: "18765042-K", name: "Valentina Soto", role: "admin" });
  await sessionCookieFor(folder.db, user);
  const at = "2026-11-26T12:00:00.000Z";
  const secret = "insert into totp_secrets (user_id, secret, created_at, confirmed_at) values (?, 'x', ?, ?)";
  folder.raw.prepare(secret).run(user.id, at, at);
  folder.raw.pragma("wal_checkpoint(TRUNCATE)");
  const file = path.join(folder.folder, "app.sqlite");
  copyFileSync(folder.file, file);
  loadSecrets({ DATA_DIR: folder.folder, SESSION_SECRET: undefined });
  expect(await run("--remove", "18.765.042-k")).toContain("Valentina Soto (18765042-K) ya no tiene segundo factor");
  const after = openDatabase(file);
  const count = (table: string) => after.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  expect(["totp_secrets", "passkeys", "sessions"].map(count)).toEqual([0, 0, 0]);
  const activity = after.raw.prepare("SELECT action, details FROM activities ORDER BY id DESC").get();
  expect(activity).toEqual({
    action: "second_factor_reset",
    details: JSON.stringify({ targetUserId: user.id, from: "console" }),
  });
  const trail = after.raw.prepare("SELECT action, actor, target IS NOT NULL AS named FROM audit_trail ORDER BY seq");
  expect(trail.all()).toEqual([
    { action: "trail_begun", actor: null, named: 0 },
    { action: "second_factor_reset", actor: null, named: 1 },
  ]);
  await after.close();
  expect(await run("--remove", "18765042-K")).toContain("no tiene códigos ni llaves de acceso");
  expect(await run("--remove", "11111111-1")).toContain("No hay una cuenta con el RUT 11111111-1");
  expect(await run()).toContain("Uso:");
});
