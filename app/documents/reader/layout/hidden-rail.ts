import { isDate } from "./date-rail.ts";
import type { Row, Word } from "./word.ts";

/**
 * A column of dates set so near to the text that no gap tells it: the text begins at one margin, behind a date or alone,
 * and no word crosses that margin.
 */

const LEAST_DATES = 3;
const LEAST_ALONE = 1;
/** Space before the margin, in font sizes: wider than between words. */
const LEAST_GAP = 0.6;

/** The rows with cells where such a column ends; any other flow comes back as it is. */
export function markHiddenRail(flow: readonly Row[]): readonly Row[] {
  const margins = new Map<number, Row[]>();
  for (const row of flow) {
    const start = row.words.findIndex((word, at) => isApart(row.words[at - 1], word));
    const [word] = start < 1 ? [] : row.words.slice(start);
    if (!word || !isDate({ ...row, words: row.words.slice(0, start) })) continue;
    const key = Math.round(word.x0);
    margins.set(key, [...(margins.get(key) ?? []), row]);
  }
  const [best] = [...margins].sort(([, a], [, b]) => b.length - a.length);
  if (!best || best[1].length < LEAST_DATES) return flow;
  const [margin, dated] = best;
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last) return flow;
  const [from, to] = [flow.indexOf(first), flow.indexOf(last)];
  const within = flow.slice(from, to + 1);
  const alone = within.filter((row) => Math.abs(row.x0 - margin) <= 1).length;
  const crossed = within.some((row) => row.words.some((word) => word.x0 < margin - 1 && word.x1 > margin + 1));
  if (alone < LEAST_ALONE || crossed) return flow;
  return flow.map((row, at) => (at < from || at > to ? row : { ...row, words: withCell(row.words, margin) }));
}

function isApart(before: Word | undefined, word: Word): boolean {
  return before !== undefined && word.x0 - before.x1 >= LEAST_GAP * word.size;
}

function withCell(words: readonly Word[], margin: number): Word[] {
  return words.map((word, at) => (at > 0 && Math.abs(word.x0 - margin) <= 1 ? { ...word, cellStart: true } : word));
}
