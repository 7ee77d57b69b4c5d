import { Adam } from "./adam.ts";
import { minimise } from "./lbfgs.ts";

/** L2-regularised logistic regression on sparse rows, by full-batch Adam; the result is the same on every run. */

export type Row = { at: Int32Array; value: Float64Array; target: 0 | 1; weight: number };

export type Fit = { weights: Float64Array; bias: number };

const ROUNDS = 260;
const RATE = 0.05;

/**
 * `penalty[i]` is the L2 strength of weight i, relative to the mean loss. `sign[i]` forbids weight i to go below (1) or
 * above (-1) zero; 0 leaves it free. With few examples and correlated features, weights would otherwise get signs by
 * chance.
 */
export function fitLogistic(rows: readonly Row[], size: number, penalty: Float64Array, sign: Int8Array): Fit {
  const weights = new Float64Array(size);
  const gradient = new Float64Array(size);
  const bias = new Float64Array(1);
  const adam = new Adam(size, ROUNDS, RATE);
  const adamOfBias = new Adam(1, ROUNDS, RATE);
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let at = 0; at < size; at++) gradient[at] = (penalty[at] ?? 0) * (weights[at] ?? 0);
    let biasGradient = 0;
    for (const row of rows) {
      const error = ((predict({ weights, bias: bias[0] ?? 0 }, row) - row.target) * row.weight) / total;
      biasGradient += error;
      for (let entry = 0; entry < row.at.length; entry++) {
        const at = row.at[entry] ?? 0;
        gradient[at] = (gradient[at] ?? 0) + error * (row.value[entry] ?? 0);
      }
    }
    adam.step(weights, gradient, round);
    for (let at = 0; at < size; at++) if ((weights[at] ?? 0) * (sign[at] ?? 0) < 0) weights[at] = 0;
    adamOfBias.step(bias, Float64Array.of(biasGradient), round);
  }
  return { weights, bias: bias[0] ?? 0 };
}

/** Probability of target 1. */
export function predict(fit: Fit, row: Pick<Row, "at" | "value">): number {
  let sum = fit.bias;
  for (let entry = 0; entry < row.at.length; entry++) {
    sum += (fit.weights[row.at[entry] ?? 0] ?? 0) * (row.value[entry] ?? 0);
  }
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Fits by L-BFGS until convergence, without sign constraints and with one penalty for all weights. Rare features learn
 * at very different speeds, and a fixed number of rounds would leave the rarest with too much weight. The bias is not
 * penalised.
 */
export function fitToTheEnd(rows: readonly Row[], size: number, penalty: number): Fit {
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const found = minimise(
    (x, gradient) => {
      let loss = 0;
      for (let at = 0; at < size; at++) {
        gradient[at] = penalty * (x[at] ?? 0);
        loss += (penalty * (x[at] ?? 0) ** 2) / 2;
      }
      gradient[size] = 0;
      for (const { at, value, target, weight } of rows) {
        let sum = x[size] ?? 0;
        for (let entry = 0; entry < at.length; entry++) sum += (x[at[entry] ?? 0] ?? 0) * (value[entry] ?? 0);
        const margin = target === 1 ? sum : -sum;
        const share = weight / total;
        loss += share * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
        const error = share * (1 / (1 + Math.exp(-sum)) - target);
        gradient[size] = (gradient[size] ?? 0) + error;
        for (let entry = 0; entry < at.length; entry++) {
          const weightAt = at[entry] ?? 0;
          gradient[weightAt] = (gradient[weightAt] ?? 0) + error * (value[entry] ?? 0);
        }
      }
      return loss;
    },
    new Float64Array(size + 1),
  );
  return { weights: found.subarray(0, size), bias: found[size] ?? 0 };
}
