/** A linear-chain conditional random field over a line's tokens (Lafferty et al. 2001): its best labels, by Viterbi. */

export type TaggerModel = {
  labels: readonly string[];
  /** Weight of each label for a feature, in the order of `labels`. */
  weights: ReadonlyMap<string, Float64Array>;
  /** Weight of a label after another: [before * labels + after]. -Infinity where it cannot follow. */
  follows: Float64Array;
  /** Weight of a label at the line's beginning. */
  starts: Float64Array;
};

/** Scores of each label at each token: [token * labels + label]. */
export function labelScores(model: TaggerModel, features: readonly (readonly string[])[]): Float64Array {
  const size = model.labels.length;
  const scores = new Float64Array(features.length * size);
  features.forEach((names, token) => {
    for (const name of names) {
      const weights = model.weights.get(name);
      if (weights) for (let label = 0; label < size; label++) scores[token * size + label]! += weights[label]!;
    }
  });
  return scores;
}

/** @returns the index of each token's label */
export function bestLabels(model: TaggerModel, features: readonly (readonly string[])[]): number[] {
  const size = model.labels.length;
  const scores = labelScores(model, features);
  const from = new Int32Array(features.length * size);
  let best = Float64Array.from({ length: size }, (_, label) => model.starts[label]! + scores[label]!);
  for (let token = 1; token < features.length; token++) {
    const next = new Float64Array(size);
    for (let label = 0; label < size; label++) {
      let top = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < size; before++) {
        const value = best[before]! + model.follows[before * size + label]!;
        if (value > top) {
          top = value;
          from[token * size + label] = before;
        }
      }
      next[label] = top + scores[token * size + label]!;
    }
    best = next;
  }
  const path = [best.indexOf(Math.max(...best))];
  for (let token = features.length - 1; token > 0; token--) path.unshift(from[token * size + path[0]!]!);
  return features.length === 0 ? [] : path;
}
