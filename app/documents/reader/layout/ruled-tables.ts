import { mainSize, type Row, toRows, type Word } from "./word.ts";

/** A drawn vertical or horizontal line of a table; in points from the top left corner. */
export type Rule = { x0: number; y0: number; x1: number; y1: number };

type Cell = { left: number; right: number; top: number; bottom: number; words: Word[] };

/** Lines closer together than this count as one. */
const TOLERANCE = 2.5;
/** Wrapped cells up to this length are joined into one line; longer text keeps its lines. */
const ONE_LINE_CHARS = 60;
/** Maximum padding between a cell's text and its rules, in points. */
const MAX_PADDING = 8;
const MAX_RULES = 2_000;

/**
 * Rearranges the words of ruled tables: short cells are joined into one line, and all cells of a row are moved to the
 * baseline of its first line. Words outside ruled rows with at least two cells are not changed.
 */
export function settleRuledTables(words: readonly Word[], rules: readonly Rule[]): Word[] {
  if (rules.length < 5 || rules.length > MAX_RULES) return [...words];
  const levels = rules.filter((rule) => rule.x1 - rule.x0 > rule.y1 - rule.y0);
  const uprights = rules.filter((rule) => rule.x1 - rule.x0 <= rule.y1 - rule.y0);
  const cells = new Map<string, Cell>();
  const outside: Word[] = [];
  for (const word of words) {
    const cell = cellAround(word, levels, uprights);
    if (!cell) {
      outside.push(word);
      continue;
    }
    const key = [cell.left, cell.right, cell.top, cell.bottom].map((edge) => Math.round(edge / TOLERANCE)).join(" ");
    const known = cells.get(key) ?? cell;
    known.words.push(word);
    cells.set(key, known);
  }
  return [...outside, ...toTableRows([...cells.values()]).flatMap(settleRow)];
}

/** The cell around a word, by the nearest lines on its four sides; undefined when one is missing. */
function cellAround(word: Word, levels: readonly Rule[], uprights: readonly Rule[]): Cell | undefined {
  const x = (word.x0 + word.x1) / 2;
  const y = word.baseline - 0.3 * word.size;
  let [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const rule of uprights) {
    if (y < rule.y0 - TOLERANCE || y > rule.y1 + TOLERANCE) continue;
    if (rule.x0 <= x) left = Math.max(left, rule.x0);
    else right = Math.min(right, rule.x0);
  }
  for (const rule of levels) {
    if (x < rule.x0 - TOLERANCE || x > rule.x1 + TOLERANCE) continue;
    if (rule.y0 <= y) top = Math.max(top, rule.y0);
    else bottom = Math.min(bottom, rule.y0);
  }
  const closed = [left, right, top, bottom].every(Number.isFinite);
  return closed ? { left, right, top, bottom, words: [] } : undefined;
}

function toTableRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const row = rows.find((others) => others.some((other) => isBeside(other, cell)));
    if (row) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

function isBeside(a: Cell, b: Cell): boolean {
  return Math.abs(a.top - b.top) < TOLERANCE && (a.right <= b.left + TOLERANCE || b.right <= a.left + TOLERANCE);
}

function settleRow(cells: Cell[]): Word[] {
  const all = cells.flatMap((cell) => cell.words);
  const long = cells.filter((cell) => !fitsOneLine(cell));
  // Several long cells side by side are columns, which are detected elsewhere.
  if (cells.length < 2 || long.length > 1) return all;
  const baseline = Math.min(...cells.flatMap((cell) => cell.words.map((word) => word.baseline)));
  return cells
    .sort((a, b) => a.left - b.left)
    .flatMap((cell, index) => (long.includes(cell) ? raise(cell, baseline, index) : flatten(cell, baseline, index)));
}

/** Whether the cell is one line, or a short text that was wrapped only because of the cell's width. */
function fitsOneLine(cell: Cell): boolean {
  const rows = toRows(cell.words);
  const text = rows.flatMap((row) => row.words.map((word) => word.text)).join(" ");
  if (rows.length === 1) return true;
  return text.length <= ONE_LINE_CHARS && rows.every((row, index) => isWrapped(row, rows[index + 1], cell));
}

/** True when the first word of the next row would not have fitted at the end of this row. */
function isWrapped(row: Row, next: Row | undefined, cell: Cell): boolean {
  const word = next?.words[0];
  return !word || row.x1 + 0.2 * row.size + (word.x1 - word.x0) > cell.right - MAX_PADDING;
}

function raise(cell: Cell, baseline: number, index: number): Word[] {
  const rows = toRows(cell.words);
  const shift = baseline - (rows[0]?.baseline ?? baseline);
  return rows.flatMap((row, line) =>
    row.words.map((word, at) => ({
      ...word,
      baseline: word.baseline + shift,
      ...(index > 0 && line === 0 && at === 0 ? { cellStart: true } : {}),
    })),
  );
}

/** Puts all words of a cell on one line, narrowed to fit between its rules. */
function flatten(cell: Cell, baseline: number, index: number): Word[] {
  const words = toRows(cell.words).flatMap((row) => row.words);
  const space = 0.25 * mainSize(words);
  const start = Math.min(...words.map((word) => word.x0));
  const length = words.reduce((sum, word) => sum + (word.x1 - word.x0) + space, 0);
  const scale = Math.min(1, (cell.right - start) / length);
  let x = start;
  return words.map((word, at) => {
    const x0 = x;
    const x1 = x0 + (word.x1 - word.x0) * scale;
    x = x1 + space * scale;
    return { ...word, x0, x1, baseline, ...(index > 0 && at === 0 ? { cellStart: true } : {}) };
  });
}
