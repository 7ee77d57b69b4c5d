/** L2-regularised logistic regression on sparse rows, by full-batch Adam: small, and the same result on every run. */

export type Row = { at: Int32Array; value: Float64Array; target: 0 | 1; weight: number };

export type Fit = { weights: Float64Array; bias: number };

const ROUNDS = 260;

/**
 * `penalty[i]` is the L2 strength of weight i, relative to the mean loss. `sign[i]` forbids weight i to go below (1) or
 * above (-1) zero; 0 leaves it free. Few examples and related measures would otherwise trade signs by chance.
 */
export function fitLogistic(rows: readonly Row[], size: number, penalty: Float64Array, sign: Int8Array): Fit {
  const weights = new Float64Array(size);
  const gradient = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  let bias = 0;
  let biasMean = 0;
  let biasSquare = 0;
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let at = 0; at < size; at++) gradient[at] = (penalty[at] ?? 0) * (weights[at] ?? 0);
    let biasGradient = 0;
    for (const row of rows) {
      const error = ((predict({ weights, bias }, row) - row.target) * row.weight) / total;
      biasGradient += error;
      for (let entry = 0; entry < row.at.length; entry++) {
        const at = row.at[entry] ?? 0;
        gradient[at] = (gradient[at] ?? 0) + error * (row.value[entry] ?? 0);
      }
    }
    const rate = 0.05 * (1 - round / (ROUNDS + 1));
    const [fix1, fix2] = [1 - 0.9 ** round, 1 - 0.999 ** round];
    for (let at = 0; at < size; at++) {
      const slope = gradient[at] ?? 0;
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const s = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      mean[at] = m;
      square[at] = s;
      const moved = (weights[at] ?? 0) - (rate * (m / fix1)) / (Math.sqrt(s / fix2) + 1e-8);
      weights[at] = moved * (sign[at] ?? 0) < 0 ? 0 : moved;
    }
    biasMean = 0.9 * biasMean + 0.1 * biasGradient;
    biasSquare = 0.999 * biasSquare + 0.001 * biasGradient * biasGradient;
    bias -= (rate * (biasMean / fix1)) / (Math.sqrt(biasSquare / fix2) + 1e-8);
  }
  return { weights, bias };
}

/** Probability of target 1. */
export function predict(fit: Fit, row: Pick<Row, "at" | "value">): number {
  let sum = fit.bias;
  for (let entry = 0; entry < row.at.length; entry++) {
    sum += (fit.weights[row.at[entry] ?? 0] ?? 0) * (row.value[entry] ?? 0);
  }
  return 1 / (1 + Math.exp(-sum));
}
