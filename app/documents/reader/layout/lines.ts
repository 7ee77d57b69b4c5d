import type { DraftLine } from "../draft.ts";
import { CELL_GAP, mergeTornCells, railOfCapitals, splitSideHeading } from "./cells.ts";
import { markHiddenRail } from "./hidden-rail.ts";
import { type Flow, readingOrder } from "./order.ts";
import { median, type Row, type Word } from "./word.ts";

/** Blank space, in line heights, from which rows of one column no longer belong to one block. */
const BLOCK_GAP = 0.8;

/**
 * Words of one page as lines in reading order.
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
      // Raised signs (1º, m²) touch their word.
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
