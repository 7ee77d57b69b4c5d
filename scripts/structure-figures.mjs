// Measures the structure of the source tree: `npm run structure [-- FOLDER]`. Prints a table, then one line of JSON.
// FOLDER is another checkout to measure, for comparison.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, ".."));
const LONG_LINE = 120;
const BLOCK = 6;
/** Entry files of the three main request flows: the route, and for a CV also the job that the route starts. */
const WAYS = {
  cv: ["app/routes/api.cv.analyze.ts", "app/features/cv/run-analysis.server.ts"],
  answer: ["app/routes/api.interview.analyze-response.ts"],
  booking: ["app/routes/api.coaching.schedule.ts"],
};
const OWN_FOLDER = { cv: "app/features/cv/", answer: "app/features/interview/", booking: "app/features/coaching/" };

const sources = globSync("{app,db,scripts}/**/*.{ts,tsx,mjs,cjs,js}", { cwd: root }).toSorted();
const product = sources.filter((file) => /^(app|db)\/.*\.tsx?$/.test(file));
const text = new Map(sources.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
const linesOf = (/** @type {string} */ file) => (text.get(file) ?? "").trimEnd().split("\n");
const imports = new Map(sources.map((file) => [file, importsOf(file)]));

const lengths = product.map((file) => linesOf(file).length).sort((one, other) => one - other);
const importers = new Map(product.map((file) => [file, 0]));
for (const targets of imports.values())
  for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
const single = product.filter((file) => importers.get(file) === 1 && !/^app\/routes\/[^/]*$|\/route\.tsx$/.test(file));

const figures = {
  files: product.length,
  lines: lengths.reduce((sum, length) => sum + length, 0),
  medianLength: lengths[Math.floor(lengths.length / 2)] ?? 0,
  p90Length: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
  longest: lengths.at(-1) ?? 0,
  singleImporter: single.length,
  shortSingleImporter: single.filter((file) => linesOf(file).length < 40).length,
  longLines: sources.flatMap(linesOf).filter((line) => [...line].length > LONG_LINE).length,
  identicalBlocks: identicalBlocks(),
  ways: Object.fromEntries(Object.entries(WAYS).map(([name, starts]) => [name, wayOf(name, starts)])),
};

for (const [name, value] of Object.entries(figures)) {
  if (typeof value === "number") console.log(name.padEnd(22), String(value).padStart(8));
}
for (const [name, { floors, files }] of Object.entries(figures.ways)) {
  console.log(`way of ${name}`.padEnd(22), `${floors} floors, ${files} files of its feature`.padStart(8));
}
console.log(JSON.stringify(figures));

/** @param {string} file @returns {Set<string>} files of the source tree that it imports, including type imports */
function importsOf(file) {
  const found = new Set();
  for (const [, specifier = ""] of (text.get(file) ?? "").matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)) {
    const target = specifier.startsWith(".")
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier.replace(/^#/, "");
    if (text.has(target)) found.add(target);
  }
  return found;
}

/**
 * `floors` is the length, in files, of the longest import chain from the entry files; `files` counts those reached in
 * the feature's own folder.
 * @param {string} name
 * @param {string[]} starts
 */
function wayOf(name, starts) {
  const depth = new Map();
  const down = (/** @type {string} */ file) => {
    const known = depth.get(file);
    if (known !== undefined) return known;
    depth.set(file, 1);
    const below = Math.max(0, ...[...(imports.get(file) ?? [])].map(down));
    depth.set(file, below + 1);
    return below + 1;
  };
  const floors = Math.max(0, ...starts.filter((file) => text.has(file)).map(down));
  const folder = OWN_FOLDER[/** @type {keyof typeof OWN_FOLDER} */ (name)];
  return { floors, files: [...depth.keys()].filter((file) => file.startsWith(folder)).length };
}

/**
 * Counts identical runs of six lines; blank lines, comments, imports and lines of one or two characters are skipped.
 */
function identicalBlocks() {
  const seen = new Map();
  let blocks = 0;
  for (const file of sources) {
    const lines = linesOf(file)
      .map((line) => line.trim())
      .filter((line) => line.length > 2 && !/^(?:\/\/|\/?\*|import |\} from )/.test(line));
    let until = 0;
    for (let at = 0; at + BLOCK <= lines.length; at += 1) {
      const key = lines.slice(at, at + BLOCK).join("\n");
      if (seen.has(key) && at >= until) {
        blocks += 1;
        until = at + BLOCK;
      }
      seen.set(key, file);
    }
  }
  return blocks;
}
