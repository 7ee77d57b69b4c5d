/** Linear-chain conditional random field: most likely labels of a sequence, and the probability of each. */

/**
 * Weights of the random field, in units of `step`: `emissions` has a row of labels for each bucket (hashed feature),
 * `transitions` a row of labels for each preceding label.
 */
export type Field = { labels: number; step: number; emissions: Int8Array; transitions: Int8Array };

/** Scores of each label for each line, rows of `labels`. */
function scoresOf(rows: readonly Int32Array[], { labels, step, emissions }: Field): Float64Array {
  const scores = new Float64Array(rows.length * labels);
  for (const [at, buckets] of rows.entries()) {
    for (const bucket of buckets)
      for (let label = 0; label < labels; label += 1)
        scores[at * labels + label] = (scores[at * labels + label] ?? 0) + (emissions[bucket * labels + label] ?? 0);
    for (let label = 0; label < labels; label += 1)
      scores[at * labels + label] = (scores[at * labels + label] ?? 0) * step;
  }
  return scores;
}

/**
 * The likeliest sequence of labels (Viterbi).
 * @param allowed whether a label may follow another; `before` is null for the first line
 */
export function decode(
  rows: readonly Int32Array[],
  field: Field,
  allowed: (before: number | null, label: number) => boolean,
): number[] {
  const { labels, step, transitions } = field;
  const scores = scoresOf(rows, field);
  const from = new Int16Array(rows.length * labels);
  let best = new Float64Array(labels);
  for (let at = 0; at < rows.length; at += 1) {
    const next = new Float64Array(labels).fill(Number.NEGATIVE_INFINITY);
    for (let label = 0; label < labels; label += 1) {
      const own = scores[at * labels + label] ?? 0;
      if (at === 0) {
        if (allowed(null, label)) next[label] = own;
        continue;
      }
      for (let before = 0; before < labels; before += 1) {
        if (!allowed(before, label)) continue;
        const score = (best[before] ?? 0) + (transitions[before * labels + label] ?? 0) * step + own;
        if (score <= (next[label] ?? 0)) continue;
        next[label] = score;
        from[at * labels + label] = before;
      }
    }
    best = next;
  }
  const path = new Array<number>(rows.length).fill(0);
  let label = best.indexOf(Math.max(...best));
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    path[at] = label;
    label = from[at * labels + label] ?? 0;
  }
  return path;
}

/**
 * Probability of each label for each line given all lines (forward-backward): rows of `labels`, each summing to 1.
 * @param allowed as for `decode`
 */
export function marginals(
  rows: readonly Int32Array[],
  field: Field,
  allowed: (before: number | null, label: number) => boolean,
): Float64Array {
  const { labels, step, transitions } = field;
  const scores = scoresOf(rows, field);
  const forward = new Float64Array(rows.length * labels);
  const backward = new Float64Array(rows.length * labels).fill(1);
  const potentials = (at: number) => {
    const own = scores.subarray(at * labels, (at + 1) * labels);
    const highest = Math.max(...own);
    return own.map((score) => Math.exp(score - highest));
  };
  const move = new Float64Array(labels * labels);
  for (let before = 0; before < labels; before += 1)
    for (let label = 0; label < labels; label += 1)
      if (allowed(before, label))
        move[before * labels + label] = Math.exp((transitions[before * labels + label] ?? 0) * step);
  for (let at = 0; at < rows.length; at += 1) {
    const own = potentials(at);
    for (let label = 0; label < labels; label += 1) {
      let sum = at === 0 && allowed(null, label) ? 1 : 0;
      for (let before = 0; at > 0 && before < labels; before += 1)
        sum += (forward[(at - 1) * labels + before] ?? 0) * (move[before * labels + label] ?? 0);
      forward[at * labels + label] = sum * (own[label] ?? 0);
    }
    scale(forward.subarray(at * labels, (at + 1) * labels));
  }
  for (let at = rows.length - 2; at >= 0; at -= 1) {
    const next = potentials(at + 1);
    for (let label = 0; label < labels; label += 1) {
      let sum = 0;
      for (let after = 0; after < labels; after += 1)
        sum += (move[label * labels + after] ?? 0) * (next[after] ?? 0) * (backward[(at + 1) * labels + after] ?? 0);
      backward[at * labels + label] = sum;
    }
    scale(backward.subarray(at * labels, (at + 1) * labels));
  }
  for (let at = 0; at < rows.length; at += 1) {
    const row = forward.subarray(at * labels, (at + 1) * labels);
    for (let label = 0; label < labels; label += 1)
      row[label] = (row[label] ?? 0) * (backward[at * labels + label] ?? 0);
    scale(row);
  }
  return forward;
}

function scale(row: Float64Array): void {
  const sum = row.reduce((total, value) => total + value, 0);
  if (sum > 0) for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / sum;
}
