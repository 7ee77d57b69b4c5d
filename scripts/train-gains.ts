import { writeFileSync } from "node:fs";
import { GAIN_PARTS, type GainPart, type TryMeasures } from "#app/features/practice/gain-measures.ts";
import {
  chanceOfGain,
  chanceOfNews,
  type GainFit,
  type GainModel,
  gainedParts,
} from "#app/features/practice/gain-model.ts";
import { fitToTheEnd } from "./training/logistic.ts";
import { readTries, type TryPair } from "./training/practice-data.ts";

/**
 * Trains what a second try gained and writes app/features/practice/gain-weights.json.
 * usage: node build/scripts/train-gains.js [--check]   (from the repository's root)
 * --check only cross-validates, by author. The same files give the same weights, byte for byte.
 */

const PENALTY = 0.02;
/** A part that an author did not label may still be there, so that it counts less. */
const UNLABELLED = 0.3;
/** Rewrites that this program makes of each text: many, and all alike. */
const MADE = 0.15;

const pairs = readTries("scripts/training/practice");
type Row = { x: readonly number[]; target: 0 | 1; weight: number };

function fit(rows: readonly Row[]): GainFit {
  const width = rows[0]?.x.length ?? 0;
  const column = (at: number) => rows.map(({ x }) => x[at] ?? 0);
  const means = Array.from({ length: width }, (_, at) => mean(column(at)));
  const spreads = means.map((middle, at) => Math.sqrt(mean(column(at).map((value) => (value - middle) ** 2))) + 1e-6);
  const at = Int32Array.from({ length: width }, (_, one) => one);
  const scaled = rows.map(({ x, target, weight }) => ({
    at,
    value: Float64Array.from(x, (value, one) => (value - (means[one] ?? 0)) / (spreads[one] ?? 1)),
    target,
    weight,
  }));
  const { weights, bias } = fitToTheEnd(scaled, width, PENALTY);
  return { means, spreads, weights: [...weights, bias] };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

const weightOf = ({ isMade }: TryPair) => (isMade ? MADE : 1);

function fitModel(of: readonly TryPair[], limits: GainModel["limits"]): GainModel {
  const tells = fit(of.map((one) => ({ x: one.measures.x, target: one.isImproved ? 1 : 0, weight: weightOf(one) })));
  const part = fit(
    of.flatMap((one) =>
      one.measures.parts.map(({ part: name, x }) => {
        const target = one.gains.includes(name) ? 1 : 0;
        const weight = one.isImproved && target === 0 ? UNLABELLED : weightOf(one);
        return { x, target, weight } as const;
      }),
    ),
  );
  return { tells, part, limits };
}

type Read = TryPair & { tells: number; chances: readonly number[] };

/** Every pair read by a model that has not seen its author. */
function crossRead(): Read[] {
  const authors = [...new Set(pairs.map(({ author }) => author))];
  return authors.flatMap((author) => {
    const model = fitModel(
      pairs.filter((one) => one.author !== author),
      { tells: 0, part: 0 },
    );
    const own = pairs.filter((one) => one.author === author);
    return own.map((one) => ({ ...one, ...readBy(model, one.measures) }));
  });
}

function readBy(model: GainModel, measures: TryMeasures) {
  return { tells: chanceOfNews(measures, model), chances: measures.parts.map((part) => chanceOfGain(part, model)) };
}

/** The parts that would be named at these limits. */
function namedAt(limits: GainModel["limits"], { measures, tells, chances }: Read): GainPart[] {
  const certain = (value: number): GainFit => ({ means: [], spreads: [], weights: [logit(value)] });
  const parts = measures.parts.map((one, at) => ({ ...one, x: [chances[at] ?? 0] }));
  const asIs: GainFit = { means: [0], spreads: [1], weights: [1, 0] };
  const odds = parts.map((one) => ({ ...one, x: [logit(one.x[0] ?? 0)] }));
  return gainedParts({ kept: 1, x: [], parts: odds }, { tells: certain(tells), part: asIs, limits }).map(
    ({ part }) => part,
  );
}

const logit = (chance: number) => Math.log(chance / (1 - chance));

function countAt(limits: GainModel["limits"], read: readonly Read[]) {
  const named = read.filter(({ isRelevant }) => isRelevant).map((one) => ({ one, parts: namedAt(limits, one) }));
  const cosmetic = named.filter(({ one, parts }) => !one.isImproved && parts.length > 0);
  return {
    hits: named.filter(({ one, parts }) => one.isImproved && parts.some((part) => one.gains.includes(part))).length,
    improved: read.filter(({ isImproved }) => isImproved).length,
    cosmetic: cosmetic.filter(({ one }) => !one.isMade).length,
    rewrites: read.filter(({ isImproved, isMade }) => !isImproved && !isMade).length,
    made: cosmetic.filter(({ one }) => one.isMade).length,
    allMade: read.filter(({ isMade }) => isMade).length,
    named: named.flatMap(({ one, parts }) => (one.isImproved ? parts : [])).length,
    unlabelled: named.flatMap(({ one, parts }) => (one.isImproved ? parts.filter((p) => !one.gains.includes(p)) : []))
      .length,
  };
}

const read = crossRead();
const steps = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / 0.05) + 1 }, (_, at) => from + at * 0.05);
let limits: GainModel["limits"] = { tells: 0.95, part: 0.95 };
let most = -1;
for (const tells of steps(0.5, 0.95))
  for (const part of steps(0.3, 0.7)) {
    const count = countAt({ tells, part }, read);
    if (process.argv.includes("--all")) console.log(tells.toFixed(2), part.toFixed(2), JSON.stringify(count));
    if (count.cosmetic === 0 && count.hits > most) {
      most = count.hits;
      limits = { tells: Number(tells.toFixed(2)), part: Number(part.toFixed(2)) };
    }
  }
for (const part of GAIN_PARTS) {
  const labelled = read.filter(({ gains }) => gains.includes(part));
  const named = labelled.filter((one) => namedAt(limits, one).includes(part)).length;
  console.log(`${part.padEnd(9)} labelled ${labelled.length}, named ${named}`);
}
const authors = new Set(pairs.map(({ author }) => author)).size;
console.log(`${pairs.length} pairs of ${authors} authors, cross-validated by author`, limits);
console.log(JSON.stringify(countAt(limits, read)));

if (!process.argv.includes("--check")) {
  const short = ({ means, spreads, weights }: GainFit): GainFit => {
    const round = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(4)));
    return { means: round(means), spreads: round(spreads), weights: round(weights) };
  };
  const { tells, part } = fitModel(pairs, limits);
  const table = { tells: short(tells), part: short(part), limits };
  writeFileSync("app/features/practice/gain-weights.json", `${JSON.stringify(table)}\n`);
}
