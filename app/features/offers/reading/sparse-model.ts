/** A logistic regression on named features, as its JSON file has it. Features without a weight count nothing. */
export type SparseModel = { bias: number; weights: Readonly<Record<string, number>> };

/** Makes the reader of a model; its answer is the probability of the class that was trained as 1. */
export function sparseModel({ bias, weights }: SparseModel): (features: Iterable<string>) => number {
  const known = new Map(Object.entries(weights));
  return (features) => {
    let sum = bias;
    for (const feature of new Set(features)) sum += known.get(feature) ?? 0;
    return 1 / (1 + Math.exp(-sum));
  };
}
