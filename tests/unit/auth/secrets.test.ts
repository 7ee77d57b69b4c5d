import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadSecrets } from "#app/features/auth/secrets.server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "careers-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (SESSION_SECRET?: string) => loadSecrets({ DATA_DIR: folder, SESSION_SECRET });
const file = () => path.join(folder, "secrets.json");
const mode = () => statSync(file()).mode & 0o777;

it("makes secrets at the first start, for this installation only, and keeps them", () => {
  const first = load();
  expect(Buffer.from(first.pepper, "base64url")).toHaveLength(32);
  expect(first.pepper).not.toBe(first.sessionSecret);
  expect(load()).toEqual(first);
  expect(readdirSync(folder)).toEqual(["secrets.json"]);
  rmSync(file());
  const second = load();
  expect(second.pepper).not.toBe(first.pepper);
  expect(second.sessionSecret).not.toBe(first.sessionSecret);
});

it("lets only the owner read the file, also when a restore had opened it", () => {
  load();
  expect(mode()).toBe(0o600);
  chmodSync(file(), 0o644);
  load();
  expect(mode()).toBe(0o600);
});

it("takes SESSION_SECRET where it is set, and leaves the pepper alone", () => {
  const own = "a-secret-of-the-operator-with-enough-signs";
  const kept = load();
  expect(load(own)).toEqual({ sessionSecret: own, storedSecret: kept.sessionSecret, pepper: kept.pepper });
});

it.each(["", "{", "{}", '{"sessionSecret":"short","pepper":"short"}'])(
  "stops rather than replace a damaged file: %s",
  (text) => {
    writeFileSync(file(), text);
    expect(() => load()).toThrow(/secrets\.json está dañado\. Restáuralo/);
  },
);
