import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { tinyModel } from "../../../tests/support/tiny-model.ts";
import { type KillReport, runKills } from "./run-kills.ts";

/**
 * kill -9 at random moments of a mixed load on the built server: KILLS=100 SEED=1 npm run proof:killed. Each time the
 * server starts again on the same data. Exits 1 when anything that was acknowledged is missing, doubled or half there,
 * or when something is left over.
 */

const kills = Number(process.env.KILLS ?? 100);
const seed = Number(process.env.SEED ?? 20_261_122);
/** One kill in so many meets a server with a language model: its child is what a dead server could leave behind. */
const MODEL_EVERY = 5;
const ANSWERS = 5;
/**
 * A dead server's job is taken over after its lease of 20 seconds. By rules the few that wait take seconds more; a
 * model may take its 150 seconds for each.
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
 * Kinds of work that no kill met on both sides of its answer. With a model an analysis takes longer than any load here.
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
    // Random weights: a real program computes, its words do not matter here.
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
