import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "#app/platform/paths.server.ts";
import { TestServer } from "../../tests/support/server.ts";
import { report } from "../image-test/rows.ts";
import { copyTracked, readSources, trackedFiles, writeSources } from "./copy.ts";
import { type Manifest, retiredPackages } from "./package-manifest.ts";
import { leftovers, type Port, portToReactRouter } from "./port.ts";
import { runProgram } from "./run-program.ts";
import { SCREENS, visitScreens } from "./screens.ts";
import { StepFailed, Steps } from "./steps.ts";

/**
 * Checks that the migration from Remix 2 is possible: a copy of the checkout is converted to React Router 7, installed,
 * type-checked, built, started and tested in a browser (decision 31). Exits with 1 when anything fails.
 */

const HELP = `npm run exit:check [-- --keep]   move a copy of this checkout to React Router 7 and try it (minutes)
  --keep    leave the copy behind, as a failure does`;

const NPM = ["--include=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

const pins: Manifest = JSON.parse(readFileSync(path.join(projectRoot, "scripts/exit-check/package.json"), "utf8"));

/** Copies the tracked files to the folder and rewrites them there. @returns what was changed */
async function makeCopy(steps: Steps, folder: string): Promise<Port> {
  const files = trackedFiles(projectRoot);
  await steps.take("copy", () => `${copyTracked(projectRoot, folder, files)} files`);
  const before = readSources(folder, files);
  const manifest: Manifest = JSON.parse(before.get("package.json") ?? "{}");
  const after = new Map(before);
  let port: Port = { rewritten: [], edits: [] };
  await steps.take("rewrite", async () => {
    port = portToReactRouter(after, pins);
    const missed = leftovers(after);
    if (missed.length > 0) throw new Error(`Still of Remix:\n${missed.join("\n")}`);
    // npm removes Remix from the lockfile first, because the new packages conflict with it.
    await runProgram("npm", ["uninstall", "--package-lock-only", ...NPM, ...retiredPackages(manifest)], folder);
    writeSources(folder, before, after);
    return `${port.rewritten.length} files by pattern, ${port.edits.length} edits by hand`;
  });
  return port;
}

async function buildCopy(steps: Steps, folder: string): Promise<void> {
  const node = (...args: string[]) => runProgram(process.execPath, args, folder);
  await steps.take("install", async () => {
    await runProgram("npm", ["install", ...NPM], folder);
    return Object.entries({ ...pins.dependencies, ...pins.devDependencies })
      .map(([name, version]) => `${name} ${version}`)
      .join(", ");
  });
  await steps.take("types", async () => {
    await node("node_modules/typescript/bin/tsc", "--noEmit");
    return "no error";
  });
  await steps.take("build", async () => {
    await node("node_modules/@react-router/dev/bin.js", "build");
    await node("scripts/bundle.mjs", "--image");
    return "client, server and programs";
  });
}

async function openScreens(steps: Steps, folder: string): Promise<void> {
  const server = new TestServer({}, folder);
  try {
    await steps.take("start", async () => `ready at ${(await server.start()).url}`);
    await steps.take("screens", async () => {
      const rows = await visitScreens(server);
      steps.rows.push(...rows);
      const failed = rows.filter((row) => !row.ok);
      if (failed.length > 0 && server.log) console.error(`The server's log:\n${server.log}`);
      return `${rows.length - failed.length} of ${rows.length} as they must be`;
    });
  } finally {
    await server.dispose();
  }
}

async function main(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-exit-"));
  const steps = new Steps();
  let port: Port = { rewritten: [], edits: [] };
  try {
    port = await makeCopy(steps, folder);
    await buildCopy(steps, folder);
    await openScreens(steps, folder);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
  }
  const allRight = steps.rows.every((row) => row.ok);
  if (allRight && !process.argv.includes("--keep")) rmSync(folder, { recursive: true, force: true });
  else console.error(`The copy: ${folder}`);
  const addresses = new Set(SCREENS.map(({ address }) => address));
  return report(steps.rows, {
    reactRouter: pins.dependencies["react-router"],
    rewrittenByPattern: port.rewritten.length,
    editsByHand: port.edits.length,
    edits: port.edits,
    seconds: steps.seconds,
    screensOpened: steps.rows.filter((row) => row.ok && addresses.has(row.name)).length,
  });
}

if (process.argv.includes("--help")) console.log(HELP);
else process.exitCode = (await main()) ? 0 : 1;
