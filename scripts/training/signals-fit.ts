import {
  BUCKETS,
  claimable,
  NAMED,
  type ReadPiece,
  rowOf,
  WHOLE,
  wholeFeatures,
} from "#app/features/interview/signals/features.ts";
import type { Thing } from "#app/features/interview/signals/signal.ts";
import { type Fit, fitLogistic, predict, type Row } from "./logistic.ts";
import type { Sample } from "./signals-data.ts";

/** Fits the two steps of the signal classifiers and reports their precision. */

const SIZE = NAMED.length + BUCKETS;
const PENALTY = new Float64Array(SIZE).fill(0.001);
const FREE = new Int8Array(SIZE);
/** Weight of a clause that was not chosen in an answer with the signal: it may show it too. */
const NOT_CHOSEN = 0.05;

const rows = new Map<ReadPiece, Pick<Row, "at" | "value">>();
function known(piece: ReadPiece) {
  const row = rows.get(piece) ?? rowOf(piece);
  rows.set(piece, row);
  return row;
}

/** Whether a clause and the chosen words overlap by at least half of the shorter one. */
function isChosen({ text }: Sample, { piece }: ReadPiece, label: string): boolean {
  const at = text.indexOf(label);
  const shared = Math.min(at + label.length, piece.end) - Math.max(at, piece.start);
  return at >= 0 && shared >= 0.5 * Math.min(label.length, piece.end - piece.start);
}

/** Fits the probability that a clause shows the signal. */
export function fitPieces(samples: readonly Sample[], thing: Thing): Fit {
  const all = samples.flatMap((sample): Row[] => {
    const label = sample.labels[thing];
    if (label === "weak") return [];
    return sample.pieces.map((piece) => {
      const chosen = label !== null && isChosen(sample, piece, label);
      return { ...known(piece), target: chosen ? 1 : 0, weight: chosen || label === null ? 1 : NOT_CHOSEN };
    });
  });
  return fitLogistic(all, SIZE, PENALTY, FREE);
}

export type Read = { sample: Sample; measures: number[]; chance: number };

export function readWith(fit: Fit, sample: Sample, thing: Thing): Read {
  const chances = sample.pieces.map((piece) => predict(fit, known(piece)));
  return { sample, measures: wholeFeatures(thing, sample.pieces, chances), chance: 0 };
}

const dense = (measures: readonly number[]) => ({
  at: Int32Array.from(measures.keys()),
  value: Float64Array.from(measures),
});

/**
 * Fits the probability that a whole answer has the signal, from clause probabilities of models that had not seen the
 * author.
 */
export function fitWhole(read: readonly Read[], thing: Thing): Fit {
  const all = read
    .filter(({ sample }) => sample.labels[thing] !== "weak")
    .map(
      ({ sample, measures }): Row => ({
        ...dense(measures),
        target: sample.labels[thing] === null ? 0 : 1,
        weight: 1,
      }),
    );
  return fitLogistic(all, WHOLE, new Float64Array(WHOLE).fill(0.001), new Int8Array(WHOLE).fill(1));
}

export function withChance(fit: Fit, read: Read): Read {
  return { ...read, chance: read.sample.pieces.length === 0 ? 0 : predict(fit, dense(read.measures)) };
}

/** Probabilities at or above which a signal is called present, and at or below which absent. */
export type Thresholds = { present: number; absent: number };
/** Required share of correct claims, 0 to 1. */
export type Goals = { present: number; absent: number };
/** With fewer claims than this the precision is not reliable, and no claim is made. */
const MIN_CLAIMS = 25;

const kindOf = ({ sample }: Read, thing: Thing): "none" | "weak" | "shown" => {
  const label = sample.labels[thing];
  return label === null ? "none" : label === "weak" ? "weak" : "shown";
};

/**
 * The loosest thresholds that reach the goals. A "present" claim is right if the signal is shown and half right if it
 * is "weak"; an "absent" claim is wrong only if it is shown.
 */
export function thresholdsFor(read: readonly Read[], thing: Thing, goals: Goals): Thresholds {
  const may = read.map((one) => ({ one, claim: claimable(thing, one.sample.pieces) }));
  const displayable = may.flatMap(({ one, claim }) => (claim.present ? [one] : []));
  const deniable = may.flatMap(({ one, claim }) => (claim.absent ? [one] : []));
  const worthOf = { none: 0, weak: 0.5, shown: 1 } as const;
  const said = displayable.sort((a, b) => b.chance - a.chance);
  const denied = deniable.sort((a, b) => a.chance - b.chance);
  return {
    // Probabilities never reach 2 or -1, so these thresholds disable the claim.
    present: widest(said, goals.present, (one) => worthOf[kindOf(one, thing)]) ?? 2,
    absent: widest(denied, goals.absent, (one) => (kindOf(one, thing) === "shown" ? 0 : 1)) ?? -1,
  };
}

/** Probability of the last claim with which the goal is still met; null if it never is. */
function widest(ordered: readonly Read[], goal: number, worth: (one: Read) => number): number | null {
  let right = 0;
  let found: number | null = null;
  for (const [at, one] of ordered.entries()) {
    right += worth(one);
    // Answers with the same probability are claimed together.
    const isLast = ordered[at + 1]?.chance !== one.chance;
    if (isLast && at + 1 >= MIN_CLAIMS && right / (at + 1) >= goal) found = one.chance;
  }
  return found;
}

/** One row of the table: number of claims, share that is right, and share of the true cases that is claimed. */
export function lineOf(read: readonly Read[], thing: Thing, { present, absent }: Thresholds): string {
  const count = (from: readonly Read[], kind: string) => from.filter((one) => kindOf(one, thing) === kind).length;
  const may = (one: Read) => claimable(thing, one.sample.pieces);
  const said = read.filter((one) => one.chance >= present && may(one).present);
  const denied = read.filter((one) => one.chance <= absent && may(one).absent);
  const share = (part: number, whole: number) => (whole === 0 ? "    -" : (part / whole).toFixed(3));
  return [
    thing.padEnd(9),
    `present ${String(said.length).padStart(4)}`,
    `right ${share(count(said, "shown") + count(said, "weak") / 2, said.length)}`,
    `null ${share(count(said, "none"), said.length)}`,
    `of all ${share(count(said, "shown"), count(read, "shown"))}`,
    `| absent ${String(denied.length).padStart(4)}`,
    `right ${share(denied.length - count(denied, "shown"), denied.length)}`,
    `of all ${share(count(denied, "none"), count(read, "none"))}`,
  ].join(" ");
}
