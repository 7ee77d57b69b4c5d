import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { prune } from "../../../scripts/image/prune.mjs";

function packages(files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-prune-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), "12345");
  }
  return folder;
}

const STAYS = [
  "a/package.json",
  "a/index.js",
  "a/LICENSE.md",
  "a/lib/latest/data.json",
  "test/package.json",
  "test/index.js",
  "better-sqlite3/build/Release/better_sqlite3.node",
  "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "typescript/LICENSE.txt",
];
const GOES = [
  "a/index.js.map",
  "a/index.d.ts",
  "a/README.md",
  "a/test/one.js",
  "a/.eslintrc",
  "@types/node/package.json",
  "better-sqlite3/deps/sqlite3.c",
  "better-sqlite3/build/Release/obj.target/a.o",
  "tesseract.js-core/tesseract-core-simd.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm.js",
  "typescript/lib/tsc.js",
];

it("takes out what never runs and leaves programs, licences and a package whose name is 'test'", () => {
  const folder = packages([...STAYS, ...GOES]);
  expect(prune(folder)).toBe(GOES.length * 5);
  expect(STAYS.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  expect(GOES.filter((file) => existsSync(path.join(folder, file)))).toEqual([]);
});
