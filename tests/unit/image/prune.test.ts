import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
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

/** What its worker hands on for OEM.LSTM_ONLY. */
const LSTM_ONLY = true;

const STAYS = [
  "a/package.json",
  "a/index.js",
  "a/LICENSE.md",
  "a/lib/latest/data.json",
  "test/package.json",
  "test/index.js",
  `better-sqlite3/prebuilds/linux-${process.arch}.node`,
  "a/umd/a.production.min.js",
  "tesseract.js-core/tesseract-core-simd.js",
  "tesseract.js-core/tesseract-core-simd.wasm",
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
  "better-sqlite3/prebuilds/darwin-arm64.node",
  "better-sqlite3/prebuilds/linuxmusl-x64.node",
  "better-sqlite3/prebuilds/win32-x64.node",
  "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract.js-core/tesseract-core-simd.wasm.js",
  "typescript/lib/tsc.js",
];

it("takes out what never runs and leaves programs, licences and a package whose name is 'test'", () => {
  const folder = packages([...STAYS, ...GOES]);
  expect(prune(folder)).toBe(GOES.length * 5);
  expect(STAYS.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  expect(GOES.filter((file) => existsSync(path.join(folder, file)))).toEqual([]);
});

it("leaves the core that the recogniser loads on Node, and its .wasm", async () => {
  const load = createRequire(path.resolve("package.json"));
  const getCore = load("tesseract.js/src/worker-script/node/getCore.js");
  await getCore(LSTM_ONLY, undefined, { progress: () => undefined });
  const loaded = Object.keys(load.cache).flatMap(
    (file) => /[^/]+(?=[.]js$)/.exec(file.split("tesseract.js-core/")[1] ?? "") ?? [],
  );
  expect(loaded).toHaveLength(1);
  const files = loaded.flatMap((name) => [`tesseract.js-core/${name}.js`, `tesseract.js-core/${name}.wasm`]);
  const folder = packages(files);
  prune(folder);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});
