import type { DraftLine } from "../draft.ts";
import { isDate } from "./date-column.ts";
import { type Flow, readingOrder } from "./reading-order.ts";
import { CELL_GAP, mergeTornCells, railOfCapitals, splitSideHeading } from "./torn-cells.ts";
import { median, type Row, type Word } from "./word.ts";

/** Blank space, in line heights, that separates two blocks of a column. */
const BLOCK_GAP = 0.8;

/**
 * Groups the words of one page into lines in reading order.
 * @param firstBlock number of the page's first block
 */
export function pageLines(words: readonly Word[], page: number, firstBlock: number): DraftLine[] {
  const flows = readingOrder(words);
  const pitch = linePitch(flows);
  const lines: DraftLine[] = [];
  let block = firstBlock - 1;
  for (const flow of flows) {
    let previous: Row | undefined;
    const rows = mergeTornCells(markHiddenRail(flow));
    const rail = railOfCapitals(rows);
    for (const [index, row] of rows.entries()) {
      const gap = previous ? blankAbove(previous, row, pitch) : 1;
      if (!previous || gap >= BLOCK_GAP) block += 1;
      const gapBefore = lines.length === 0 && page === 1 ? 0 : gap;
      const isInRail = rail.has(row);
      const mayHead = gap >= BLOCK_GAP || isInRail;
      const [heading, rest] = mayHead ? splitSideHeading(row, rows[index + 1], isInRail) : [undefined, row];
      if (heading) lines.push({ ...toLine(heading, { page, block, gapBefore }), role: "heading" });
      lines.push(toLine(rest, { page, block, gapBefore: heading ? 0 : gapBefore }));
      previous = row;
    }
  }
  return lines;
}

function toLine(row: Row, part: { page: number; block: number; gapBefore: number }): DraftLine {
  const { text, cells } = joinWords(row);
  const letters = row.words.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  const bold = letters.length > 0 && letters.every((word) => word.bold);
  return {
    text,
    x: row.x0,
    y: row.baseline,
    size: row.size,
    bold,
    role: cells > 1 ? "table" : "text",
    right: row.x1,
    ...part,
  };
}

function joinWords(row: Row): { text: string; cells: number } {
  let text = "";
  let cells = 1;
  let previous: Word | undefined;
  for (const word of row.words) {
    if (previous) {
      const gap = (word.x0 - previous.x1) / Math.min(row.size, Math.max(word.size, previous.size));
      // Raised characters (1º, m²) touch their word.
      const touching = gap < 0.1 && word.size !== previous.size;
      const cell =
        (word.cellStart || gap > CELL_GAP + 4 * (word.tracking ?? 0)) &&
        !(previous === row.words[0] && isBullet(previous.text));
      if (cell) cells += 1;
      text += touching ? "" : cell ? "  " : " ";
    }
    text += word.text;
    previous = word;
  }
  return { text, cells };
}

function isBullet(text: string): boolean {
  return text.length === 1 && !/[\p{L}\p{N}]/u.test(text);
}

/** Usual distance of baselines over font size, within 1.1 and 1.7. */
function linePitch(flows: readonly Flow[]): number {
  const pitches: number[] = [];
  for (const flow of flows) {
    for (let index = 1; index < flow.length; index += 1) {
      const above = flow[index - 1];
      const row = flow[index];
      if (!above || !row || Math.abs(above.size - row.size) > 0.5) continue;
      const pitch = (row.baseline - above.baseline) / row.size;
      if (pitch > 0.9 && pitch < 1.8) pitches.push(pitch);
    }
  }
  return Math.min(1.7, Math.max(1.1, median(pitches) || 1.25));
}

function blankAbove(above: Row, row: Row, pitch: number): number {
  const expected = pitch * (0.4 * above.size + 0.6 * row.size);
  return Math.max(0, (row.baseline - above.baseline - expected) / (pitch * Math.min(above.size, row.size)));
}

/**
 * A column of dates set so near to the text that no gap tells it: the text begins at one margin, behind a date or
 * alone, and no word crosses that margin.
 */

const MIN_DATES = 3;
const MIN_ALONE = 1;
/** Space before the margin, in font sizes: wider than between words. */
const MIN_GAP = 0.6;

/** The rows with cells where such a column ends; any other flow comes back as it is. */
function markHiddenRail(flow: readonly Row[]): readonly Row[] {
  const margins = new Map<number, Row[]>();
  for (const row of flow) {
    const start = row.words.findIndex((word, at) => isApart(row.words[at - 1], word));
    const [word] = start < 1 ? [] : row.words.slice(start);
    if (!word || !isDate({ ...row, words: row.words.slice(0, start) })) continue;
    const key = Math.round(word.x0);
    margins.set(key, [...(margins.get(key) ?? []), row]);
  }
  const [best] = [...margins].sort(([, a], [, b]) => b.length - a.length);
  if (!best || best[1].length < MIN_DATES) return flow;
  const [margin, dated] = best;
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last) return flow;
  const [from, to] = [flow.indexOf(first), flow.indexOf(last)];
  const within = flow.slice(from, to + 1);
  const alone = within.filter((row) => Math.abs(row.x0 - margin) <= 1).length;
  const crossed = within.some((row) => row.words.some((word) => word.x0 < margin - 1 && word.x1 > margin + 1));
  if (alone < MIN_ALONE || crossed) return flow;
  return flow.map((row, at) => (at < from || at > to ? row : { ...row, words: withCell(row.words, margin) }));
}

function isApart(before: Word | undefined, word: Word): boolean {
  return before !== undefined && word.x0 - before.x1 >= MIN_GAP * word.size;
}

function withCell(words: readonly Word[], margin: number): Word[] {
  return words.map((word, at) => (at > 0 && Math.abs(word.x0 - margin) <= 1 ? { ...word, cellStart: true } : word));
}
