import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { tinyModel } from "../../../tests/support/tiny-model.ts";
import { type KillReport, runKills } from "./run-kills.ts";

/**
 * Kills the built server with kill -9 at random moments of a mixed load: KILLS=100 SEED=1 npm run proof:killed. It
 * restarts on the same data each time. Exits with 1 if acknowledged data is missing, duplicated or half stored,
 * something is left over, or a kind of action was never cut off or never acknowledged.
 */

const kills = Number(process.env.KILLS ?? 100);
const seed = Number(process.env.SEED ?? 20_261_122);
/** One kill in this many hits a server with a language model, whose child process could outlive the server. */
const MODEL_EVERY = 5;
const ANSWERS = 5;
/**
 * The job of a dead server is taken over after its lease of 20 seconds. With rules the few waiting jobs take some more
 * seconds; a model may take up to 150 seconds for each.
 */
const SETTLED_MS = { rules: 60_000, llama: 660_000 };
const SHOWN_PROBLEMS = 30;

type Run = { engine: string; kills: number; report: KillReport };

async function run(engine: "rules" | "llama", count: number, env: Record<string, string>): Promise<Run> {
  const onKill = (line: string) => process.stderr.write(`${engine} ${line}\n`);
  const settings = { AI_ENGINE: engine, ...env };
  const options = { kills: count, seed, answers: ANSWERS, settledMs: SETTLED_MS[engine], env: settings, onKill };
  const report = await runKills(options);
  console.log(`${engine}: ${count} kills`);
  console.table(Object.fromEntries(report.kinds));
  for (const problem of report.problems.slice(0, SHOWN_PROBLEMS)) console.log(problem);
  return { engine, kills: count, report };
}

function summary({ engine, kills: count, report: { problems, kinds, ...figures } }: Run) {
  const counters = [...kinds.values()];
  const sum = (key: "acknowledged" | "cutOff" | "cutOffWritten") => counters.reduce((all, one) => all + one[key], 0);
  const [acknowledged, cutOff, cutOffWritten] = [sum("acknowledged"), sum("cutOff"), sum("cutOffWritten")];
  return { engine, kills: count, acknowledged, cutOff, cutOffWritten, ...figures, problems: problems.length };
}

/**
 * Kinds of actions that were not both acknowledged and cut off. With a model an analysis may outlast every load, so the
 * runs are taken together.
 */
function untested(runs: readonly Run[]): string[] {
  const kinds = new Set(runs.flatMap(({ report }) => [...report.kinds.keys()]));
  return [...kinds].filter((kind) => {
    const counters = runs.flatMap(({ report }) => report.kinds.get(kind) ?? []);
    return !counters.some((one) => one.acknowledged > 0) || !counters.some((one) => one.cutOff > 0);
  });
}

async function main(): Promise<number> {
  const from = performance.now();
  const models = await mkdtemp(path.join(tmpdir(), "careers-killed-models-"));
  try {
    // A model with random weights: the inference process is real, and its output does not matter here.
    await copyFile(await tinyModel(), path.join(models, "tiny.gguf"));
    const withModel = Math.max(1, Math.round(kills / MODEL_EVERY));
    const runs = [
      await run("rules", Math.max(1, kills - withModel), {}),
      await run("llama", withModel, { AI_THREADS: "1", MODELS_DIR: models }),
    ];
    const missed = untested(runs);
    const ok = runs.every(({ report }) => report.problems.length === 0) && missed.length === 0;
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(JSON.stringify({ kills, seed, seconds, runs: runs.map(summary), untested: missed, ok }));
    return ok ? 0 : 1;
  } finally {
    await rm(models, { recursive: true, force: true });
  }
}

process.exitCode = await main();
