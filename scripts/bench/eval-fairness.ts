import path from "node:path";
import type { ChatModel } from "#app/ai/chat-model.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { keepFairness } from "#app/features/cv/model-review/fairness.server.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { startedEngine } from "../calibrate/started-engine.ts";
import { readTruth } from "./cv-truth.ts";
import { type Judge, verdictOn } from "./fairness/compare.ts";
import { compareAll, count, isFair, type Pair, sampleOf } from "./fairness/pairs.ts";
import { isSwappable } from "./fairness/swaps.ts";

/**
 * Whether the same CV is told the same in other people's hands: other names, places of study and of living, sex, age…
 * usage: npm run eval:fairness -- [--every N] [--each N] [--show N] [--swap NAME] [FOLDER…], all sets of
 * tests/fixtures/cvs unless told otherwise. Prints a table, then one line of JSON. What it found out about a model it
 * keeps in DATA_DIR/fairness.json for the system page; of a model it takes a sample, --each N pairs of every swap.
 * Exits 1 when the rules move a score, a criterion or a wording at all, or a model the total by more than a point.
 */

const SETS = ["dev", "holdout", "unseen", "fresh"].map((set) => path.join("tests", "fixtures", "cvs", set));

/** Pairs of each swap that a model evaluates: each takes some minutes on a processor. */
const EACH = 12;

function options(args: readonly string[]) {
  const value = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const folders = args.filter((arg, at) => !arg.startsWith("--") && !args[at - 1]?.startsWith("--"));
  return {
    every: Number(value("--every") ?? 1),
    show: Number(value("--show") ?? 0),
    each: Number(value("--each") ?? EACH),
    swap: value("--swap"),
    folders: folders.length > 0 ? folders : SETS,
  };
}

function print(pairs: readonly Pair[], show: number): void {
  console.log("swap          pairs  total moved  worst  criteria moved  wording moved");
  for (const [swap, row] of Object.entries(count(pairs)))
    console.log(
      `${swap.padEnd(13)} ${String(row.pairs).padStart(5)} ${String(row.totals).padStart(12)} ` +
        `${String(row.worst).padStart(6)} ${String(row.criteria).padStart(15)} ` +
        `${String(row.texts).padStart(14)}`,
    );
  for (const { cv, variant, difference } of pairs.filter((pair) => !isFair(pair, "rules")).slice(0, show))
    console.log(`${cv} ${variant.swap} ${variant.label}: ${JSON.stringify(difference)}`);
}

/** Under DATA_DIR, where the system page looks. */
export async function keepMeasure(model: ChatModel, pairs: readonly Pair[], now: Date): Promise<void> {
  const swaps = Object.entries(count(pairs)).map(
    ([swap, { pairs: count, worst, mean }]) => [swap, { pairs: count, largest: Math.abs(worst), mean }] as const,
  );
  const { engine, model: name } = model.identity;
  await keepFairness(getSettings().DATA_DIR, {
    version: 1,
    at: now.toISOString(),
    model: { engine, name, fingerprint: model.fingerprint?.() ?? null },
    swaps: Object.fromEntries(swaps),
  });
}

async function main(): Promise<void> {
  const { every, each, show, swap, folders } = options(process.argv.slice(2));
  const started = await startedEngine();
  const { model } = started;
  const engine = model ? `${model.identity.engine} ${model.identity.model}` : "rules";
  const now = new Date();
  const today = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const judge: Judge = { spell: await loadSpellChecker(), today, model };
  const cvs = folders.flatMap((folder) => readTruth(folder).filter(isSwappable));
  const pairs = await compareAll(cvs, (text) => verdictOn(text, judge), {
    every,
    swap,
    ...(model === null ? {} : { takes: sampleOf(cvs, each) }),
  });
  console.log(`engine: ${engine}, ${cvs.length} CVs`);
  print(pairs, show);
  const unfair = pairs.filter((pair) => !isFair(pair, model ? "model" : "rules")).length;
  console.log(JSON.stringify({ engine, cvs: cvs.length, pairs: pairs.length, unfair, swaps: count(pairs) }));
  if (model !== null) await keepMeasure(model, pairs, now);
  await started.stop();
  process.exit(unfair > 0 || pairs.length === 0 ? 1 : 0);
}

if (process.argv[1]?.endsWith("eval-fairness.js")) await main();
