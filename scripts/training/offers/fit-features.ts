import type { SparseModel } from "#app/features/offers/reading/sparse-model.ts";
import { fitToTheEnd, type Row } from "../logistic.ts";

/** An example by its named features. */
export type Example = { features: Iterable<string>; target: 0 | 1; weight?: number };

/** Features of fewer examples are left out, and so are weights that would change no probability by 0.005. */
const FEWEST = 4;
const SMALLEST = 0.02;
const DIGITS = 1000;

/** Fits a logistic regression. Deterministic. @param penalty strength of the L2 penalty, relative to the mean loss */
export function fitFeatures(examples: readonly Example[], penalty: number): SparseModel {
  const counts = new Map<string, number>();
  const sets = examples.map(({ features }) => [...new Set(features)]);
  for (const set of sets) for (const feature of set) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= FEWEST ? [name] : [])).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ target, weight = 1 }, at): Row => {
    const own = (sets[at] ?? []).flatMap((feature) => places.get(feature) ?? []);
    return { at: Int32Array.from(own), value: new Float64Array(own.length).fill(1), target, weight };
  });
  const { weights, bias } = fitToTheEnd(rows, names.length, penalty);
  const rounded = (weight: number) => Math.round(weight * DIGITS) / DIGITS;
  const kept = names.flatMap((name, at): [string, number][] => {
    const weight = weights[at] ?? 0;
    return Math.abs(weight) < SMALLEST ? [] : [[name, rounded(weight)]];
  });
  return { bias: rounded(bias), weights: Object.fromEntries(kept) };
}
