import type { TaggerModel } from "#app/features/offers/reading/sequence-tagger.ts";
import { minimise } from "../lbfgs.ts";

/** Fits a linear-chain conditional random field by L-BFGS with an L2 penalty. Deterministic. */

export type Sequence = { features: readonly (readonly string[])[]; labels: readonly number[] };

const MIN_COUNT = 2;

export function fitCrf(sequences: readonly Sequence[], labels: readonly string[], penalty: number, rounds: number): TaggerModel {
  const size = labels.length;
  const counts = new Map<string, number>();
  for (const { features } of sequences) for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const index = new Map<string, number>();
  for (const [name, count] of counts) if (count >= MIN_COUNT) index.set(name, index.size);
  const rows = sequences.map(({ features, labels: gold }) => ({
    gold: Int32Array.from(gold),
    tokens: features.map((names) => Int32Array.from(names.flatMap((name) => index.get(name) ?? []))),
  }));
  const weights = index.size * size;
  const total = weights + size * size + size;
  const allowed = allowedAfter(labels);
  const startsAllowed = labels.map((label) => !label.startsWith("I-"));
  const value = (x: Float64Array, gradient: Float64Array): number => {
    let loss = 0;
    for (let at = 0; at < total; at++) {
      loss += (penalty / 2) * x[at]! * x[at]!;
      gradient[at] = penalty * x[at]!;
    }
    for (const row of rows) loss += addRow(row, x, gradient);
    return loss;
  };
  type Row = (typeof rows)[number];
  function addRow({ gold, tokens }: Row, x: Float64Array, gradient: Float64Array): number {
    const length = tokens.length;
    if (length === 0) return 0;
    const score = new Float64Array(length * size);
    tokens.forEach((ids, token) => {
      for (const id of ids) for (let label = 0; label < size; label++) score[token * size + label]! += x[id * size + label]!;
    });
    const follow = (before: number, after: number) => (allowed[before * size + after] ? x[weights + before * size + after]! : -1e9);
    const start = (label: number) => (startsAllowed[label] ? x[weights + size * size + label]! : -1e9);
    const forward = new Float64Array(length * size);
    const backward = new Float64Array(length * size);
    for (let label = 0; label < size; label++) forward[label] = start(label) + score[label]!;
    const scratch = new Float64Array(size);
    for (let token = 1; token < length; token++)
      for (let label = 0; label < size; label++) {
        for (let before = 0; before < size; before++) scratch[before] = forward[(token - 1) * size + before]! + follow(before, label);
        forward[token * size + label] = logSum(scratch) + score[token * size + label]!;
      }
    for (let token = length - 2; token >= 0; token--)
      for (let label = 0; label < size; label++) {
        for (let after = 0; after < size; after++)
          scratch[after] = follow(label, after) + score[(token + 1) * size + after]! + backward[(token + 1) * size + after]!;
        backward[token * size + label] = logSum(scratch);
      }
    const logZ = logSum(forward.subarray((length - 1) * size));
    let gold_ = start(gold[0]!);
    for (let token = 0; token < length; token++) {
      gold_ += score[token * size + gold[token]!]!;
      if (token > 0) gold_ += follow(gold[token - 1]!, gold[token]!);
      for (let label = 0; label < size; label++) {
        let error = Math.exp(forward[token * size + label]! + backward[token * size + label]! - logZ);
        if (label === gold[token]) error -= 1;
        if (Math.abs(error) < 1e-7) continue;
        for (const id of tokens[token]!) gradient[id * size + label]! += error;
        if (token === 0) gradient[weights + size * size + label]! += error;
      }
      if (token > 0)
        for (let before = 0; before < size; before++)
          for (let label = 0; label < size; label++) {
            if (!allowed[before * size + label]) continue;
            let error = Math.exp(forward[(token - 1) * size + before]! + follow(before, label) + score[token * size + label]! + backward[token * size + label]! - logZ);
            if (before === gold[token - 1] && label === gold[token]) error -= 1;
            gradient[weights + before * size + label]! += error;
          }
    }
    return logZ - gold_;
  }
  const x = minimise(value, new Float64Array(total), rounds);
  const kept = new Map<string, Float64Array>();
  for (const [name, at] of index) kept.set(name, x.slice(at * size, (at + 1) * size));
  return {
    labels,
    weights: kept,
    follows: Float64Array.from({ length: size * size }, (_, at) => (allowed[at] ? x[weights + at]! : Number.NEGATIVE_INFINITY)),
    starts: Float64Array.from({ length: size }, (_, label) => (startsAllowed[label] ? x[weights + size * size + label]! : Number.NEGATIVE_INFINITY)),
  };
}

/** "I-x" only after "B-x" or "I-x". */
function allowedAfter(labels: readonly string[]): boolean[] {
  return labels.flatMap((before) => labels.map((after) => !after.startsWith("I-") || before.slice(2) === after.slice(2)));
}

function logSum(values: Float64Array): number {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > top) top = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - top);
  return top + Math.log(sum);
}
