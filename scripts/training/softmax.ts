import { Adam } from "./adam.ts";

/** Multinomial logistic regression with an L2 penalty on dense rows, by full-batch Adam: the same on every run. */

export type SoftRow = { x: readonly number[]; target: number; weight: number };

const ROUNDS = 500;
const RATE = 0.1;

/** @returns the weights of each class, the last of which is the bias */
export function fitSoftmax(rows: readonly SoftRow[], classes: number, penalty: number): number[][] {
  const width = (rows[0]?.x.length ?? 0) + 1;
  const size = classes * width;
  const weights = new Float64Array(size);
  const adam = new Adam(size, ROUNDS, RATE);
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = weights.map((weight) => weight * penalty);
    for (const row of rows) {
      const odds = probabilities(weights, row.x, classes);
      for (let one = 0; one < classes; one++) {
        const error = (((odds[one] ?? 0) - (row.target === one ? 1 : 0)) * row.weight) / total;
        const from = one * width;
        for (let at = 0; at < width - 1; at++)
          gradient[from + at] = (gradient[from + at] ?? 0) + error * (row.x[at] ?? 0);
        gradient[from + width - 1] = (gradient[from + width - 1] ?? 0) + error;
      }
    }
    adam.step(weights, gradient, round);
  }
  return Array.from({ length: classes }, (_, one) => [...weights.subarray(one * width, (one + 1) * width)]);
}

/** Probabilities of the classes, which sum to 1. @param weights as returned by fitSoftmax */
export function softmaxOf(weights: readonly (readonly number[])[], x: readonly number[]): number[] {
  return probabilities(Float64Array.from(weights.flat()), x, weights.length);
}

function probabilities(weights: Float64Array, x: readonly number[], classes: number): number[] {
  const width = x.length + 1;
  const sums = Array.from({ length: classes }, (_, one) => {
    let sum = weights[one * width + x.length] ?? 0;
    for (let at = 0; at < x.length; at++) sum += (weights[one * width + at] ?? 0) * (x[at] ?? 0);
    return sum;
  });
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}
