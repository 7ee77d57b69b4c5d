import { type Row, toRows, type Word } from "./word.ts";

/** Justified lines may have gaps up to this many font sizes; wider ones part columns. */
const WIDEST_GAP = 3.5;

/**
 * Closes the wide, even gaps of justified lines, so that they do not pass for gutters: a line that ends where its
 * neighbour ends, with gaps all alike. The words' right edges move; nothing else changes.
 */
export function closeJustified(words: readonly Word[]): Word[] {
  const rows = toRows(words);
  const closed = new Map<Word, Word>();
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const below = rows[index + 1];
    const flush = (other: Row | undefined) =>
      other !== undefined && Math.abs(other.x0 - row.x0) < 1 && Math.abs(other.x1 - row.x1) < 1;
    if ((!flush(above) && !flush(below)) || !hasEvenGaps(row)) continue;
    for (const [at, word] of row.words.entries()) {
      const next = row.words[at + 1];
      if (next) closed.set(word, { ...word, x1: Math.max(word.x1, next.x0 - 0.25 * word.size) });
    }
  }
  return words.map((word) => closed.get(word) ?? word);
}

function hasEvenGaps(row: Row): boolean {
  const gaps: number[] = [];
  for (let index = 1; index < row.words.length; index += 1) {
    gaps.push((row.words[index]?.x0 ?? 0) - (row.words[index - 1]?.x1 ?? 0));
  }
  const widest = Math.max(...gaps);
  return gaps.length > 1 && widest < WIDEST_GAP * row.size && widest < 1.5 * Math.min(...gaps) + 1;
}
