import { BUCKETS, claimable, NAMED, type ReadPiece, rowOf, wholeFeatures } from "./features.ts";
import type { Finding, Thing } from "./signal.ts";
import weights from "./weights.json";

/**
 * The trained model: the probability that each clause, and the whole answer, contains an element
 * (scripts/train-signals.ts).
 */

type Packed = {
  bias: number;
  /** One weight per entry of NAMED. */
  named: readonly number[];
  /** One signed byte per bucket, base64. */
  grams: string;
  gramStep: number;
  whole: readonly number[];
  wholeBias: number;
  /** Probability thresholds: from `present` on it is there; up to `absent` it is not. */
  present: number;
  absent: number;
};
const packed: Readonly<Record<Thing, Packed>> = weights;

/**
 * Unpacked when the first answer is read. The public page of the formula imports the names of the signals and thus
 * this file, so anything computed at load time or imported from the judge would burden that page.
 */
const unpacked = new Map<Thing, Float64Array>();
function weightsOf(thing: Thing): Float64Array {
  const known = unpacked.get(thing);
  if (known !== undefined) return known;
  const { named, grams, gramStep } = packed[thing];
  const all = new Float64Array(NAMED.length + BUCKETS);
  all.set(named);
  all.set(
    Float64Array.from(atob(grams), (letter) => ((letter.charCodeAt(0) << 24) >> 24) * gramStep),
    NAMED.length,
  );
  unpacked.set(thing, all);
  return all;
}

export type Chances = {
  /** Per clause, the probability that it shows the element, 0 to 1. */
  pieces: readonly number[];
  /** Probability that the answer contains it, 0 to 1. */
  whole: number;
};

export function chancesOf(thing: Thing, pieces: readonly ReadPiece[]): Chances {
  const { bias, whole, wholeBias } = packed[thing];
  const table = weightsOf(thing);
  const each = pieces.map((piece) => {
    const row = rowOf(piece);
    let sum = bias;
    for (let entry = 0; entry < row.at.length; entry++)
      sum += (table[row.at[entry] ?? 0] ?? 0) * (row.value[entry] ?? 0);
    return odds(sum);
  });
  if (pieces.length === 0) return { pieces: each, whole: 0 };
  const measures = wholeFeatures(thing, pieces, each);
  return { pieces: each, whole: odds(measures.reduce((sum, value, at) => sum + value * (whole[at] ?? 0), wholeBias)) };
}

function odds(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** The state to report for an element with this probability. */
export function stateOf(thing: Thing, pieces: readonly ReadPiece[], chance: number): Finding["state"] {
  const { present, absent } = packed[thing];
  const may = claimable(thing, pieces);
  if (chance >= present && may.present) return "present";
  return chance <= absent && may.absent ? "absent" : "doubtful";
}
