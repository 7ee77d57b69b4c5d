/** Linear-chain conditional random field: the likeliest labels of a sequence, and how sure each of them is. */

/** Weights in units of `step`: `emissions` a row of labels for each bucket, `transitions` a row for each label before. */
export type Field = { labels: number; step: number; emissions: Int8Array; transitions: Int8Array };

/** Scores of each label for each line, rows of `labels`. */
export function scoresOf(rows: readonly Int32Array[], { labels, step, emissions }: Field): Float64Array {
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
