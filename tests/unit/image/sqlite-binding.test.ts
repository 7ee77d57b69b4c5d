import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { isBindingSafe } from "../../../scripts/sqlite-binding.mjs";

const root = mkdtempSync(path.join(tmpdir(), "careers-binding-"));
const folder = path.join(root, "node_modules/better-sqlite3/build/Release");
afterEach(() => rmSync(root, { recursive: true, force: true }));

function compiled(symbols: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "better_sqlite3.node"), `\x7fELF\0${symbols}\0sqlite3_open_v2\0`);
}

it("knows a module that ends the process by the function that it asks of Node", () => {
  compiled("_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_");
  expect(isBindingSafe(root)).toBe(false);
});

it("lets one go that only registers its end, or that is not there yet", () => {
  expect(isBindingSafe(root)).toBe(true);
  compiled("_ZN4node25AddEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_");
  expect(isBindingSafe(root)).toBe(true);
});
