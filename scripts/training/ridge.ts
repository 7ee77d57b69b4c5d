/** Ridge regression of many targets on sparse rows of unit length: one linear system, solved by conjugate gradients. */

export type SparseRow = { at: Int32Array; value: Float64Array };

/** Enough for a residual far below the error of storing one byte per weight. */
const ROUNDS = 40;

/**
 * Minimises |X w - y|² + penalty |w|² for each target, through the dual (X Xᵀ + penalty) a = y, w = Xᵀ a.
 * @param targets one column per target, with one value per row, centred by the caller
 * @param size number of weights
 * @returns one array of weights per target
 */
export function fitRidge(
  rows: readonly SparseRow[],
  targets: readonly Float64Array[],
  size: number,
  penalty: number,
): Float64Array[] {
  return targets.map((target) => weightsOf(rows, solve(rows, target, size, penalty), size));
}

function weightsOf(rows: readonly SparseRow[], dual: Float64Array, size: number): Float64Array {
  const weights = new Float64Array(size);
  rows.forEach((row, index) => {
    const factor = dual[index] ?? 0;
    if (factor === 0) return;
    for (let entry = 0; entry < row.at.length; entry++) {
      const at = row.at[entry] ?? 0;
      weights[at] = (weights[at] ?? 0) + factor * (row.value[entry] ?? 0);
    }
  });
  return weights;
}

/** The dot product of a row with dense weights. */
export function dot(row: SparseRow, weights: Float64Array): number {
  let sum = 0;
  for (let entry = 0; entry < row.at.length; entry++)
    sum += (weights[row.at[entry] ?? 0] ?? 0) * (row.value[entry] ?? 0);
  return sum;
}

function inner(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function solve(rows: readonly SparseRow[], target: Float64Array, size: number, penalty: number): Float64Array {
  const apply = (vector: Float64Array) => {
    const weights = weightsOf(rows, vector, size);
    return Float64Array.from(rows, (row, index) => dot(row, weights) + penalty * (vector[index] ?? 0));
  };
  const found = new Float64Array(rows.length);
  const residual = Float64Array.from(target);
  const direction = Float64Array.from(target);
  let size2 = inner(residual, residual);
  for (let round = 0; round < ROUNDS && size2 > 1e-9; round++) {
    const image = apply(direction);
    const step = size2 / inner(direction, image);
    for (let at = 0; at < found.length; at++) {
      found[at] = (found[at] ?? 0) + step * (direction[at] ?? 0);
      residual[at] = (residual[at] ?? 0) - step * (image[at] ?? 0);
    }
    const next = inner(residual, residual);
    for (let at = 0; at < found.length; at++) {
      direction[at] = (residual[at] ?? 0) + (next / size2) * (direction[at] ?? 0);
    }
    size2 = next;
  }
  return found;
}
