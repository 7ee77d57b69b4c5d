// `npm test` on a fresh clone: installs, finds a browser, runs all checks and tests, and reports counts and durations.
//   npm test            every behaviour, with small numbers in load and kill tests
//   npm run test:long   the same with full numbers (LONG=1): all workbooks, spellings, kills and corpora
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ended, switchToSupportedNode } from "./node-runtime.mjs";
import { buildIfStale, ensureSqlite, installIfNeeded, say } from "./prepare.mjs";
import { buildVoice } from "./voice-build.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const begun = performance.now();
/** @type {{ title: string, seconds: number }[]} */
const stages = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Names of failed tests and checks, repeated at the end, where a truncated log still shows them. @type {string[]} */
const failures = [];

await stage("Dependencias", async () => {
  await switchToSupportedNode(root, () => installIfNeeded(root));
  await installIfNeeded(root);
  await ensureSqlite(root);
});
if (process.argv.includes("--long")) process.env.LONG = "1";
await stage("Navegador de las pruebas", async () => {
  ensureChromium();
});
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

// Type checking and the build each take about half a minute of one core, so they run in parallel.
const rules = stage("Formato, capas y tipos", async () => {
  await check("Formato y reglas", "biome", ["ci", "."]);
  await check("Capas", "depcruise", ["--config", ".dependency-cruiser.cjs", "app", "db", "scripts"]);
  await check("Exportaciones sin uso", "knip", []);
  await check("Tipos", "tsc", ["--noEmit"]);
});
// Fault and browser tests run against the production build.
await stage("Construcción", () => buildIfStale(root));
await stage("Motor de voz", async () => {
  await buildVoice({ log: say }).catch((error) => say(`${error.message}\nSin él se omiten las pruebas de la voz.`));
});
await rules;

const folder = makeMemoryFolder();
if (folder !== undefined) process.env.TMPDIR = folder;
try {
  await stage("Unidad, HTTP, interfaz y fallas", () =>
    suite(
      "Unidad, HTTP, interfaz y fallas",
      "vitest",
      ["run", "--reporter=default", "--reporter=json", "--outputFile=test-results/vitest.json"],
      countVitest,
    ),
  );
  await stage("Navegador", () => suite("Navegador", "playwright", ["test"], countPlaywright));
} finally {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

report();
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

/**
 * @param {string} title
 * @param {() => Promise<void>} work
 */
async function stage(title, work) {
  const start = performance.now();
  await work();
  stages.push({ title, seconds: (performance.now() - start) / 1000 });
}

/**
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
async function check(title, program, args) {
  say(`\n== ${title}`);
  if ((await start(program, args)) === 0) counts.passed += 1;
  else {
    counts.failed += 1;
    failures.push(title);
    say(`Falló: ${title}`);
  }
}

/**
 * Runs a test suite and counts its results from its report. A missing report counts as one failure, and so does a
 * failing exit code when no case failed.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {() => { passed: number, failed: string[], skipped: string[] }} count
 */
async function suite(title, program, args, count) {
  say(`\n== ${title}`);
  const status = await start(program, args);
  /** @type {{ passed: number, failed: string[], skipped: string[] }} */
  let found = { passed: 0, failed: [], skipped: [] };
  try {
    found = count();
  } catch {
    say(`${title}: no dejó un informe`);
  }
  counts.passed += found.passed;
  counts.skipped += found.skipped.length;
  const failed = status !== 0 && found.failed.length === 0 ? [`${title}: terminó con ${status}`] : found.failed;
  counts.failed += failed.length;
  failures.push(...failed);
  if (found.skipped.length > 0) say(`\nOmitidas:\n${found.skipped.map((line) => `  ${line}`).join("\n")}`);
}

/**
 * @param {string} program name in node_modules/.bin
 * @param {string[]} args
 */
function start(program, args) {
  // Puts this Node first in PATH: the programs look up `node` there.
  const env = { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ""}` };
  return ended(spawn(path.join("node_modules", ".bin", program), args, { stdio: "inherit", env }));
}

/** A file that fails before its cases run has no failed case: it counts as one failure, and its cases as skipped. */
function countVitest() {
  const { testResults } = JSON.parse(readFileSync("test-results/vitest.json", "utf8"));
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const skipped = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name);
    const before = failed.length;
    for (const result of assertionResults) {
      if (result.status === "passed") passed += 1;
      else if (result.status === "failed") failed.push(`${file}: ${result.fullName}`);
      else skipped.push(`${file}: ${result.fullName}`);
    }
    if (status === "failed" && failed.length === before) {
      failed.push(`${file}: antes de sus pruebas`);
      say(`${file}: falló antes de sus pruebas. ${message ?? ""}`);
    }
  }
  return { passed, failed, skipped };
}

function countPlaywright() {
  const { suites, errors, stats } = JSON.parse(readFileSync("test-results/e2e.json", "utf8"));
  /** @type {string[]} */
  const skipped = [];
  /** @type {string[]} */
  const failed = errors.map((/** @type {any} */ { message }) => `navegador: ${String(message).split("\n")[0]}`);
  const walk = (/** @type {any} */ { title, specs = [], suites: inner = [] }) => {
    for (const spec of specs) {
      for (const { status, projectName } of spec.tests) {
        const name = `${title}: ${spec.title} (${projectName})`;
        if (status === "skipped") skipped.push(name);
        if (status === "unexpected" || status === "flaky") failed.push(name);
      }
    }
    for (const each of inner) walk(each);
  };
  for (const each of suites) walk(each);
  return { passed: stats.expected, failed, skipped };
}

/** Prints the stages, the slowest files, the failures and, in the last line, the counts. */
function report() {
  say("\n== Tiempos");
  for (const { title, seconds } of stages) say(`${seconds.toFixed(0).padStart(6)} s  ${title}`);
  say(`${((performance.now() - begun) / 1000).toFixed(0).padStart(6)} s  en total`);
  for (const [seconds, name] of slowestFiles()) say(`${seconds.toFixed(0).padStart(6)} s  ${name}`);
  const { passed, failed, skipped } = counts;
  if (failures.length > 0) say(`\nFalló:\n${failures.map((name) => `  ${name}`).join("\n")}`);
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
}

/** @returns {[number, string][]} */
function slowestFiles() {
  if (!existsSync("test-results/vitest.json")) return [];
  const { testResults } = JSON.parse(readFileSync("test-results/vitest.json", "utf8"));
  return testResults
    .map((/** @type {any} */ { name, startTime, endTime }) => [(endTime - startTime) / 1000, path.relative(root, name)])
    .sort((/** @type {[number]} */ [one], /** @type {[number]} */ [other]) => other - one)
    .slice(0, 15);
}

/**
 * Creates a folder in memory for temporary databases: waiting for fsync would cost minutes in total. The few tests that
 * are about fsync use folders of their own.
 */
function makeMemoryFolder() {
  if (process.env.TMPDIR !== undefined || !existsSync("/dev/shm")) return undefined;
  try {
    accessSync("/dev/shm", constants.W_OK);
    return mkdtempSync("/dev/shm/careers-tests-");
  } catch {
    return undefined;
  }
}

/** Ensures Debian's Chromium and its headless shell, which takes half of the processor time. */
function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return;
  const shell = "/usr/bin/chromium-headless-shell";
  const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const hasWhole = () => whole.some((file) => existsSync(file));
  if ((!existsSync(shell) || !hasWhole()) && process.getuid?.() === 0) {
    say("Instalando un navegador para las pruebas…");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const aptGet = (/** @type {string[]} */ ...args) =>
      spawnSync("apt-get", ["-qq", ...args], { stdio: "ignore", env });
    aptGet("update");
    if (!hasWhole()) aptGet("install", "-y", "--no-install-recommends", "chromium", "fonts-liberation");
    // Not every Debian release has this package.
    aptGet("install", "-y", "--no-install-recommends", "chromium-headless-shell");
  }
  if (hasWhole()) return;
  // Falls back to Playwright's own build if the system has no browser and none can be installed.
  if (spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" }).status === 0) return;
  process.stderr.write("No hay un navegador para las pruebas. Instala Chromium o indica su ruta en CHROMIUM_PATH.\n");
  process.exit(1);
}
