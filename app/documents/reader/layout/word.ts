/**
 * A word on a page: box in points from the top left corner, `baseline` downwards. The layout code knows nothing of
 * PDF or recognition: both make words.
 */
export type Word = {
  text: string;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  bold: boolean;
  /** Extra space between the letters, in font sizes. */
  tracking?: number;
  /** First word of a table cell that is not the row's first. */
  cellStart?: boolean;
};

/** Words on one baseline, left to right. */
export type Row = {
  words: Word[];
  x0: number;
  x1: number;
  baseline: number;
  top: number;
  bottom: number;
  size: number;
};

export function top(word: Word): number {
  return word.baseline - 0.75 * word.size;
}

export function bottom(word: Word): number {
  return word.baseline + 0.22 * word.size;
}

/** Groups words to rows: the same line of print, whatever the order they came in; raised and lowered signs included. */
export function toRows(words: readonly Word[]): Row[] {
  const rows: Row[] = [];
  for (const word of [...words].sort((a, b) => b.size - a.size || a.baseline - b.baseline)) {
    const row = rows.find((candidate) => onRow(candidate, word));
    if (row) {
      row.words.push(word);
      row.x0 = Math.min(row.x0, word.x0);
      row.x1 = Math.max(row.x1, word.x1);
    } else {
      const { x0, x1, baseline, size } = word;
      rows.push({ words: [word], x0, x1, baseline, size, top: top(word), bottom: bottom(word) });
    }
  }
  for (const row of rows) row.words.sort((a, b) => a.x0 - b.x0);
  return rows.sort((a, b) => a.baseline - b.baseline);
}

function onRow(row: Row, word: Word): boolean {
  const shift = Math.abs(row.baseline - word.baseline);
  if (shift <= 0.28 * word.size) return true;
  // Raised or lowered small print right beside a word of the row: ordinals, footnote marks.
  if (word.size > 0.8 * row.size || shift > 0.5 * row.size) return false;
  return row.words.some((other) => word.x0 - other.x1 < 0.3 * row.size && word.x0 - other.x1 > -0.3 * row.size);
}

/** Size that most characters of the words have. */
export function mainSize(words: readonly Word[]): number {
  const weights = new Map<number, number>();
  for (const word of words) weights.set(word.size, (weights.get(word.size) ?? 0) + word.text.length);
  let best = 0;
  for (const [size, weight] of weights) if (weight > (weights.get(best) ?? 0)) best = size;
  return best;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
