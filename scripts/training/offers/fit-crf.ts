import type { TaggerModel } from "#app/features/offers/reading/sequence-tagger.ts";
import { minimise } from "../lbfgs.ts";

/** Fits a linear-chain conditional random field by L-BFGS with an L2 penalty. Deterministic. */

export type Sequence = { features: readonly (readonly string[])[]; labels: readonly number[] };

type Row = { gold: Int32Array; ids: Int32Array; from: Int32Array };

export function fitCrf(
  sequences: readonly Sequence[],
  labels: readonly string[],
  { penalty, rounds, minCount }: { penalty: number; rounds: number; minCount: number },
): TaggerModel {
  const size = labels.length;
  const index = featureIndex(sequences, minCount);
  const rows = sequences.filter(({ labels: gold }) => gold.length > 0).map((one) => rowOf(one, index));
  const at = { follows: index.size * size, starts: index.size * size + size * size };
  const total = at.starts + size;
  const longest = Math.max(...rows.map(({ gold }) => gold.length));
  const room = { score: new Float64Array(longest * size), forward: new Float64Array(longest * size), backward: new Float64Array(longest * size), follow: new Float64Array(size * size), start: new Float64Array(size), scale: new Float64Array(longest) };
  const allowed = allowedAfter(labels);

  const value = (x: Float64Array, gradient: Float64Array): number => {
    let loss = 0;
    for (let k = 0; k < total; k++) {
      loss += (penalty / 2) * x[k]! * x[k]!;
      gradient[k] = penalty * x[k]!;
    }
    for (let k = 0; k < size * size; k++) room.follow[k] = allowed[k] ? Math.exp(x[at.follows + k]!) : 0;
    for (let k = 0; k < size; k++) room.start[k] = labels[k]!.startsWith("I-") ? 0 : Math.exp(x[at.starts + k]!);
    for (const row of rows) loss += addRow(row, x, gradient);
    return loss;
  };

  function addRow({ gold, ids, from }: Row, x: Float64Array, gradient: Float64Array): number {
    const { score, forward, backward, follow, start, scale } = room;
    const n = gold.length;
    let loss = 0;
    for (let t = 0; t < n; t++) {
      const base = t * size;
      for (let l = 0; l < size; l++) score[base + l] = 0;
      for (let k = from[t]!; k < from[t + 1]!; k++) {
        const w = ids[k]! * size;
        for (let l = 0; l < size; l++) score[base + l]! += x[w + l]!;
      }
      let top = Number.NEGATIVE_INFINITY;
      for (let l = 0; l < size; l++) if (score[base + l]! > top) top = score[base + l]!;
      loss -= score[base + gold[t]!]! - top;
      for (let l = 0; l < size; l++) score[base + l] = Math.exp(score[base + l]! - top);
      let sum = 0;
      for (let l = 0; l < size; l++) {
        let into = 0;
        if (t === 0) into = start[l]!;
        else for (let b = 0; b < size; b++) into += forward[base - size + b]! * follow[b * size + l]!;
        const v = into * score[base + l]!;
        forward[base + l] = v;
        sum += v;
      }
      scale[t] = sum;
      for (let l = 0; l < size; l++) forward[base + l]! /= sum;
      loss += Math.log(sum);
      if (t === 0) loss -= x[at.starts + gold[0]!]!;
      else loss -= x[at.follows + gold[t - 1]! * size + gold[t]!]!;
    }
    for (let l = 0; l < size; l++) backward[(n - 1) * size + l] = 1;
    for (let t = n - 2; t >= 0; t--) {
      const next = (t + 1) * size;
      for (let l = 0; l < size; l++) {
        let s = 0;
        for (let a = 0; a < size; a++) s += follow[l * size + a]! * score[next + a]! * backward[next + a]!;
        backward[t * size + l] = s / scale[t + 1]!;
      }
    }
    const error = new Float64Array(size);
    for (let t = 0; t < n; t++) {
      const base = t * size;
      for (let l = 0; l < size; l++) error[l] = forward[base + l]! * backward[base + l]! - (l === gold[t] ? 1 : 0);
      for (let k = from[t]!; k < from[t + 1]!; k++) {
        const w = ids[k]! * size;
        for (let l = 0; l < size; l++) gradient[w + l]! += error[l]!;
      }
      if (t === 0) {
        for (let l = 0; l < size; l++) if (start[l]! > 0) gradient[at.starts + l]! += error[l]!;
        continue;
      }
      for (let b = 0; b < size; b++) {
        const f = forward[base - size + b]! / scale[t]!;
        for (let l = 0; l < size; l++) {
          const k = b * size + l;
          if (follow[k]! > 0) gradient[at.follows + k]! += f * follow[k]! * score[base + l]! * backward[base + l]!;
        }
      }
      gradient[at.follows + gold[t - 1]! * size + gold[t]!]! -= 1;
    }
    return loss;
  }

  const x = minimise(value, new Float64Array(total), rounds);
  const weights = new Map<string, Float64Array>();
  for (const [name, k] of index) weights.set(name, x.slice(k * size, (k + 1) * size));
  return {
    labels,
    weights,
    follows: Float64Array.from({ length: size * size }, (_, k) => (allowed[k] ? x[at.follows + k]! : Number.NEGATIVE_INFINITY)),
    starts: Float64Array.from({ length: size }, (_, k) => (labels[k]!.startsWith("I-") ? Number.NEGATIVE_INFINITY : x[at.starts + k]!)),
  };
}

function featureIndex(sequences: readonly Sequence[], minCount: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of sequences) for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const index = new Map<string, number>();
  for (const [name, count] of counts) if (count >= minCount) index.set(name, index.size);
  return index;
}

function rowOf({ features, labels: gold }: Sequence, index: ReadonlyMap<string, number>): Row {
  const ids: number[] = [];
  const from = [0];
  for (const names of features) {
    for (const name of names) {
      const id = index.get(name);
      if (id !== undefined) ids.push(id);
    }
    from.push(ids.length);
  }
  return { gold: Int32Array.from(gold), ids: Int32Array.from(ids), from: Int32Array.from(from) };
}

/** "I-x" only after "B-x" or "I-x". */
function allowedAfter(labels: readonly string[]): boolean[] {
  return labels.flatMap((before) => labels.map((after) => !after.startsWith("I-") || before.slice(2) === after.slice(2)));
}
