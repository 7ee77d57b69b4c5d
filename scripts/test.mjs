// `npm test` on a bare clone: installs, finds a browser, then runs everything and counts it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { switchToSupportedNode } from "./node-runtime.mjs";
import { buildIfStale, ensureSqlite, installIfNeeded, say } from "./prepare.mjs";
import { buildVoice } from "./voice-build.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
await switchToSupportedNode(root, () => installIfNeeded(root));
await installIfNeeded(root);
await ensureSqlite(root);
process.env.CHROMIUM_PATH = findChromium();
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

let passed = 0;
let failed = 0;

check("Formato y reglas", "biome", ["ci", "."]);
check("Capas", "depcruise", ["--config", ".dependency-cruiser.cjs", "app", "db", "scripts"]);
check("Tipos", "tsc", ["--noEmit"]);
// Fault and browser tests run against the built product.
buildIfStale(root);
await buildVoice({ log: say }).catch((error) => say(`${error.message}\nSin él se omiten las pruebas de la voz.`));
suite(
  "Unidad, HTTP, interfaz y fallas",
  "vitest",
  ["run", "--reporter=default", "--reporter=json", "--outputFile=test-results/vitest.json"],
  countVitest,
);
suite("Navegador", "playwright", ["test"], countPlaywright);

say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/**
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
function check(title, program, args) {
  if (start(title, program, args) === 0) passed += 1;
  else failed += 1;
}

/**
 * A run whose report tells the counts; a run without a report is one failure.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {() => { passed: number, failed: number }} count
 */
function suite(title, program, args, count) {
  const status = start(title, program, args);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = count();
  } catch {
    say(`${title}: no dejó un informe`);
  }
  passed += counts.passed;
  failed += counts.failed;
  if (status !== 0 && counts.failed === 0) failed += 1;
}

/**
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
function start(title, program, args) {
  say(`\n== ${title}`);
  return spawnSync(path.join("node_modules", ".bin", program), args, { stdio: "inherit", env: process.env }).status;
}

function countVitest() {
  const report = JSON.parse(readFileSync("test-results/vitest.json", "utf8"));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright() {
  const { stats } = JSON.parse(readFileSync("test-results/e2e.json", "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function findChromium() {
  const known = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = () => known.find((file) => file && existsSync(file));
  if (found()) return found();
  say("Buscando un navegador para las pruebas…");
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"], {
      stdio: "inherit",
      env,
    });
    if (found()) return found();
  }
  // Where the system has none and none can be installed: Playwright's own build.
  if (spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" }).status === 0) return "";
  process.stderr.write("No hay un navegador para las pruebas. Instala Chromium o indica su ruta en CHROMIUM_PATH.\n");
  process.exit(1);
}
