// A build step of the image: takes out of node_modules what never runs there. Only Node's own modules.
//   node scripts/image/prune.mjs FOLDER…
// Licence texts stay: they must travel with what they license.
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Files that no program reads: source maps, types, TypeScript, descriptions, editors' settings. */
const NEVER_RUN = /\.(?:map|[cm]?tsx?|flow|md|markdown|gyp|gypi|coffee)$|^(?:\..*|Makefile|tsconfig.*\.json)$/i;
/** Packages keep more than code in folders of these names, and nothing that runs. */
const NEVER_RUN_FOLDERS = new Set([
  "__tests__",
  "test",
  "tests",
  "docs",
  "example",
  "examples",
  "benchmark",
  "benchmarks",
  "@types",
]);
const LICENCE = /^(?:licen[cs]e|notice|copying)/i;

/** Package -> what of it goes. `*` is the rest of a name. */
const OF_PACKAGES = {
  "@fontsource-variable/hanken-grotesk": ["*"],
  // Both languages lie in build/tessdata.
  "@tesseract.js-data/eng": ["*"],
  "@tesseract.js-data/spa": ["*"],
  // Of its compiled modules this platform's own stays; the image's libc is glibc.
  "better-sqlite3": [
    "deps",
    "src",
    ...["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "linuxmusl-arm64", "linuxmusl-x64", "win32-*"]
      .filter((platform) => platform !== `linux-${process.arch}`)
      .map((platform) => `prebuilds/${platform}*`),
  ],
  // Of packages that come as ES modules and as CommonJS, Node loads one: test:image shows when that changes.
  astronomia: ["lib"],
  "date-holidays": ["dist", "lib"],
  "libphonenumber-js": ["bundle"],
  "lucide-react": ["dist/esm", "dynamic*"],
  moment: ["dist", "min", "src"],
  "moment-timezone": ["builds"],
  xlsx: ["dist"],
  mediabunny: ["dist/bundles", "src"],
  "node-llama-cpp": ["llama/gitRelease.bundle", "templates"],
  "pdfjs-dist": [
    "build",
    "image_decoders",
    "legacy/image_decoders",
    "legacy/web",
    "types",
    "web",
    "legacy/build/*.min.mjs",
  ],
  pdfkit: [".yarn"],
  // In Node it loads the core with both engines, even where only LSTM is asked for, and the .wasm beside the .js.
  "tesseract.js": ["dist"],
  "tesseract.js-core": ["*.wasm.js", "*-lstm.js", "*-lstm.wasm"],
  // An optional peer of node-llama-cpp.
  typescript: ["*"],
  "web-streams-polyfill": ["dist/types"],
  zod: ["src"],
};

/**
 * @param {string} folder node_modules, or any folder of programs
 * @returns {number} bytes taken out
 */
export function prune(folder) {
  let bytes = 0;
  for (const [name, patterns] of Object.entries(OF_PACKAGES)) {
    for (const pattern of patterns)
      for (const found of matches(path.join(folder, name), pattern)) bytes += remove(found);
  }
  return bytes + pruneByName(folder);
}

/**
 * @param {string} folder
 * @param {string} pattern
 * @returns {string[]}
 */
function matches(folder, pattern) {
  const base = path.join(folder, path.dirname(pattern));
  if (!existsSync(base)) return [];
  const [before = "", after] = path.basename(pattern).split("*");
  return readdirSync(base)
    .filter((name) => (after === undefined ? name === before : name.startsWith(before) && name.endsWith(after)))
    .filter((name) => pattern !== "*" || !(LICENCE.test(name) || name === "package.json"))
    .map((name) => path.join(base, name));
}

/**
 * @param {string} folder
 * @returns {number}
 */
function pruneByName(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    const isPackage = existsSync(path.join(at, "package.json"));
    if (entry.isDirectory() && NEVER_RUN_FOLDERS.has(entry.name) && !(isPackage && entry.name !== "@types"))
      bytes += remove(at);
    else if (entry.isDirectory()) bytes += pruneByName(at);
    else if (NEVER_RUN.test(entry.name) && !LICENCE.test(entry.name)) bytes += remove(at);
  }
  return bytes;
}

/** @param {string} at @returns {number} */
function remove(at) {
  const bytes = size(at);
  rmSync(at, { recursive: true });
  return bytes;
}

/** @param {string} at @returns {number} */
function size(at) {
  const stat = statSync(at, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(at).reduce((sum, name) => sum + size(path.join(at, name)), 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of process.argv.slice(2))
    process.stdout.write(`${folder}: ${Math.round(prune(folder) / 1e6)} MB never run, removed\n`);
}
