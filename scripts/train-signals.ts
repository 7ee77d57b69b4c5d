import { writeFileSync } from "node:fs";
import path from "node:path";
import { NAMED } from "#app/features/interview/signals/features.ts";
import { THINGS, type Thing } from "#app/features/interview/signals/signal.ts";
import type { Fit } from "./training/logistic.ts";
import { empty, labelled, readLabelled, type Sample, shortened } from "./training/signals-data.ts";
import {
  fitPieces,
  fitWhole,
  type Goals,
  lineOf,
  type Read,
  readWith,
  type Thresholds,
  thresholdsFor,
  withChance,
} from "./training/signals-fit.ts";

/**
 * Trains the reader of what answers hold and writes app/features/interview/signals/weights.json.
 * usage: node build/scripts/train-signals.js [--check] [--held-out]   (from the repository's root)
 * --check only cross-validates, by author; --held-out also prints the table of the file that nothing is trained on.
 */

const FOLDS = 6;
/**
 * Minimum share of right claims in the cross-validation: above the .95 that decision 24 promises, because other
 * people's texts are harder.
 */
const GOALS: Readonly<Record<Thing, Goals>> = {
  example: { present: 0.985, absent: 0.98 },
  role: { present: 0.98, absent: 0.965 },
  result: { present: 0.98, absent: 0.975 },
  figure: { present: 0.985, absent: 0.98 },
  time: { present: 0.98, absent: 0.97 },
  reason: { present: 0.96, absent: 0.965 },
  learning: { present: 0.965, absent: 0.97 },
};
const HELD_OUT = "tests/fixtures/interviews/signals-heldout.jsonl";

const authors = [...new Set([...labelled, ...empty].map(({ author }) => author))].sort();
const foldOf = ({ author }: Sample) => authors.indexOf(author) % FOLDS;
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);

/** Out-of-fold predictions for every answer, whole and reduced to a clause: no fit has seen the answer's author. */
function crossRead(thing: Thing): Read[] {
  const short = labelled.flatMap((sample) => shortened(sample, thing));
  const all = [...labelled, ...short, ...empty];
  return folds.flatMap((fold) => {
    const fit = fitPieces(
      all.filter((sample) => foldOf(sample) !== fold),
      thing,
    );
    return [...labelled, ...short]
      .filter((sample) => foldOf(sample) === fold)
      .map((sample) => readWith(fit, sample, thing));
  });
}

function crossChances(read: readonly Read[], thing: Thing): Read[] {
  return folds.flatMap((fold) => {
    const whole = fitWhole(
      read.filter(({ sample }) => foldOf(sample) !== fold),
      thing,
    );
    return read.filter(({ sample }) => foldOf(sample) === fold).map((one) => withChance(whole, one));
  });
}

function packed(pieces: Fit, whole: Fit, { present, absent }: Thresholds) {
  const grams = pieces.weights.slice(NAMED.length);
  const step = grams.reduce((top, value) => Math.max(top, Math.abs(value)), 0) / 127 || 1;
  const bytes = Int8Array.from(grams, (value) => Math.round(value / step));
  return {
    bias: Number(pieces.bias.toFixed(4)),
    named: Array.from(pieces.weights.slice(0, NAMED.length), (value) => Number(value.toFixed(3))),
    grams: Buffer.from(bytes.buffer).toString("base64"),
    gramStep: Number(step.toPrecision(5)),
    whole: Array.from(whole.weights, (value) => Number(value.toFixed(4))),
    wholeBias: Number(whole.bias.toFixed(4)),
    present: Number(present.toFixed(4)),
    absent: Number(absent.toFixed(4)),
  };
}

const held = process.argv.includes("--held-out") ? readLabelled(path.join(process.cwd(), HELD_OUT)) : [];
const table: Record<string, unknown> = {};
const lines: string[] = [];
const whole = new Set(labelled);
for (const thing of THINGS) {
  const read = crossRead(thing);
  const chances = crossChances(read, thing).filter(({ sample }) => whole.has(sample));
  const thresholds = thresholdsFor(chances, thing, GOALS[thing]);
  console.log(lineOf(chances, thing, thresholds));
  if (process.argv.includes("--check")) continue;
  const pieces = fitPieces([...labelled, ...labelled.flatMap((sample) => shortened(sample, thing)), ...empty], thing);
  const answers = fitWhole(read, thing);
  table[thing] = packed(pieces, answers, thresholds);
  const unseen = held.map((sample) => withChance(answers, readWith(pieces, sample, thing)));
  lines.push(lineOf(unseen, thing, thresholds));
}
if (held.length > 0) console.log(["held out", ...lines].join("\n"));
if (!process.argv.includes("--check"))
  writeFileSync("app/features/interview/signals/weights.json", `${JSON.stringify(table, null, 2)}\n`);
