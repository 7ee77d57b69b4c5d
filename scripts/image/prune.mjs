// Build step of the image: removes files from node_modules that are not needed at run time. Uses only built-in modules.
//   node scripts/image/prune.mjs FOLDER…
// Licence texts stay: they must accompany the licensed code.
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Files not needed at run time: source maps, types, TypeScript, documentation, build and editor settings. */
const NEVER_RUN = /\.(?:map|[cm]?tsx?|flow|md|markdown|gyp|gypi|coffee)$|^(?:\..*|Makefile|tsconfig.*\.json)$/i;
/** Names of folders in packages that contain nothing needed at run time. */
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

/** Package -> paths removed from it. `*` matches any text; alone it spares licences and package.json. */
const OF_PACKAGES = {
  "@fontsource-variable/hanken-grotesk": ["*"],
  // Both languages are in build/tessdata.
  "@tesseract.js-data/eng": ["*"],
  "@tesseract.js-data/spa": ["*"],
  // Of the prebuilt modules only this platform's stays; the image uses glibc.
  "better-sqlite3": [
    "deps",
    "src",
    ...["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64", "linuxmusl-arm64", "linuxmusl-x64", "win32-*"]
      .filter((platform) => platform !== `linux-${process.arch}`)
      .map((platform) => `prebuilds/${platform}*`),
  ],
  // Of packages published both as ES modules and as CommonJS, Node loads one; test:image fails if that changes.
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
  // In Node, tesseract.js loads the core with both engines, even for LSTM only, and the .wasm file next to the .js.
  "tesseract.js": ["dist"],
  "tesseract.js-core": ["*.wasm.js", "*-lstm.js", "*-lstm.wasm"],
  // An optional peer dependency of node-llama-cpp.
  typescript: ["*"],
  "web-streams-polyfill": ["dist/types"],
  zod: ["src"],
};

/**
 * @param {string} folder node_modules, or any folder of programs
 * @returns {number} bytes removed
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
