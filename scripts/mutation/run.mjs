// `npm run test:mutation -- [SUBJECT…]`: runs StrykerJS on each subject and reports how many mutants the tests
// detect. Exits with 1 if a subject scores below the minimum. Takes minutes per subject.
// StrykerJS and its hundred packages are installed here from a lockfile of their own, so that no other install waits
// for them.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MIN_SCORE, SUBJECTS } from "./subjects.mjs";

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../.."));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in SUBJECTS));
if (unknown.length > 0) {
  process.stderr.write(`No such subject: ${unknown.join(", ")}. There are: ${Object.keys(SUBJECTS).join(", ")}.\n`);
  process.exit(1);
}

const STRYKER = path.resolve(".cache/mutation");
installStryker();

const scores = (chosen.length > 0 ? chosen : Object.keys(SUBJECTS)).map((name) => ({ name, ...mutate(name) }));
for (const { name, noticed, all, score } of scores)
  process.stdout.write(`${name.padEnd(16)} ${noticed} of ${all} mutants noticed, ${score.toFixed(1)} %\n`);
process.exit(scores.every(({ score }) => score >= MIN_SCORE) ? 0 : 1);

/** Stryker's test runner uses the project's own vitest, which is installed in a parent folder. */
function installStryker() {
  const lock = "package-lock.json";
  const isSame = (/** @type {string} */ file) =>
    existsSync(file) && readFileSync(file, "utf8") === readFileSync(path.join("scripts/mutation", lock), "utf8");
  const installed = path.join(STRYKER, ".installed-lock.json");
  if (isSame(installed)) return;
  mkdirSync(STRYKER, { recursive: true });
  for (const file of ["package.json", lock])
    copyFileSync(path.join("scripts/mutation", file), path.join(STRYKER, file));
  const args = ["ci", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { cwd: STRYKER, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(1);
  copyFileSync(path.join(STRYKER, lock), installed);
}

/** @param {string} name */
function mutate(name) {
  const report = `test-results/mutation/${name}.json`;
  rmSync(report, { force: true });
  spawnSync(path.join(STRYKER, "node_modules", ".bin", "stryker"), ["run"], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_SUBJECT: name },
  });
  return countOf(report);
}

/**
 * Mutants that do not compile are not counted; mutants that no test reaches count as undetected. A missing report gives
 * a score of 0.
 * @param {string} report
 */
function countOf(report) {
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  let read = { files: {} };
  try {
    read = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    process.stderr.write(`${report} was not written\n`);
  }
  const statuses = Object.values(read.files).flatMap((file) => file.mutants.map((mutant) => mutant.status));
  const noticed = statuses.filter((status) => status === "Killed" || status === "Timeout").length;
  const all = noticed + statuses.filter((status) => status === "Survived" || status === "NoCoverage").length;
  return { noticed, all, score: all === 0 ? 0 : (100 * noticed) / all };
}
