import { isSideHeading } from "../side-heading.ts";
import type { Row, Word } from "./word.ts";

/** Gap between words, in font sizes, that parts cells: wider than justified text ever gets. */
export const CELL_GAP = 1.7;

/** "Marzo 2019 –", "2015-", "2019 a". */
const OPEN_END = /(?:^|\s)(?:[-–—]|a|al|hasta|to|de|y|e)$|\d[-–—]$/i;
/** "mar 2018 - dic": a range whose end lacks its year. */
const OPEN_RANGE = /[-–—]\s*\p{L}+\.?$/u;

/**
 * A narrow cell whose text is torn ("Marzo 2019 –" over "Diciembre 2021") is put together on its first row, so that
 * the text beside it is not read between its halves.
 */
export function mergeTornCells(flow: readonly Row[]): Row[] {
  const rows = flow.map((row) => ({ ...row, words: [...row.words] }));
  for (const [index, row] of rows.entries()) {
    const first = firstCell(row);
    const rest = row.words[first.length];
    const below = rest && nextInColumn(rows, index, rest);
    if (!below || !rest) continue;
    const torn = firstCell(below);
    const end = torn.at(-1);
    if (!isTorn(textOf(first), textOf(torn))) continue;
    if (!end || end.x1 > rest.x0 || !areAligned(first, torn, 0.3 * row.size)) continue;
    const moved = torn.map((word) => ({ ...word, cellStart: false, baseline: row.baseline }));
    row.words.splice(first.length, 1, ...moved, { ...rest, cellStart: true });
    below.words.splice(0, torn.length);
    below.x0 = below.words[0]?.x0 ?? below.x0;
  }
  return rows.filter((row) => row.words.length > 0);
}

/** Both begin or end at one margin. */
function areAligned(first: readonly Word[], second: readonly Word[], within: number): boolean {
  const apart = (a: number | undefined, b: number | undefined) => Math.abs((a ?? 0) - (b ?? 0));
  return apart(first[0]?.x0, second[0]?.x0) <= within || apart(first.at(-1)?.x1, second.at(-1)?.x1) <= within;
}

/** The row below, or the one under it where only the text beside the cell goes on between them. */
function nextInColumn(rows: readonly Row[], index: number, rest: Word): Row | undefined {
  const [row, next, after] = rows.slice(index, index + 3);
  const near = (above?: Row, below?: Row) =>
    above && below && below.baseline - above.baseline <= 1.8 * above.size ? below : undefined;
  const below = near(row, next);
  return below && Math.abs(below.x0 - rest.x0) <= 0.3 * below.size ? near(below, after) : below;
}

function isTorn(first: string, second: string): boolean {
  return (
    OPEN_END.test(first) ||
    (OPEN_RANGE.test(first) && /^\d{4}$/.test(second)) ||
    (/\d/.test(first) && /^[-–—]/.test(second))
  );
}

/**
 * Parts a section's name from the text beside it ("PERFIL" | several lines): it must stand out by its print, and be
 * set in capitals or have more text beside it than one line.
 */
export function splitSideHeading(row: Row, below: Row | undefined, isInRail: boolean): [Row | undefined, Row] {
  const cell = firstCell(row);
  const rest = row.words.slice(cell.length);
  const start = rest[0];
  const text = textOf(cell);
  if (!start || !isSideHeading(text)) return [undefined, row];
  const size = Math.max(...cell.map((word) => word.size));
  const stands = size > 1.07 * start.size || (cell.every((word) => word.bold) && !start.bold);
  const goesOn = below !== undefined && below.x0 > start.x0 - 0.5 * start.size;
  if (!isInRail && (!stands || (text !== text.toUpperCase() && !goesOn))) return [undefined, row];
  const x1 = cell.at(-1)?.x1 ?? row.x1;
  const restSize = Math.max(...rest.map((word) => word.size));
  return [
    { ...row, words: cell, x1, size },
    { ...row, words: rest, x0: start.x0, size: restSize },
  ];
}

const MIN_IN_RAIL = 3;

/**
 * Rows that begin with a name in capitals while what stands beside it is not, all at the same two margins: a rail of
 * section names in the print of the text.
 */
export function railOfCapitals(flow: readonly Row[]): ReadonlySet<Row> {
  const margins = new Map<string, Row[]>();
  for (const row of flow) {
    const cell = firstCell(row);
    const start = row.words[cell.length];
    const [text, rest] = [textOf(cell), textOf(row.words.slice(cell.length))];
    if (!start || !isSideHeading(text) || text !== text.toUpperCase() || rest === rest.toUpperCase()) continue;
    const key = `${Math.round(row.x0)} ${Math.round(start.x0)}`;
    margins.set(key, [...(margins.get(key) ?? []), row]);
  }
  return new Set([...margins.values()].filter((rows) => rows.length >= MIN_IN_RAIL && standAlone(rows, flow)).flat());
}

/** Nothing else begins at the rail's margin between its first name and its last. */
function standAlone(rail: readonly Row[], flow: readonly Row[]): boolean {
  const [first, last] = [rail[0], rail.at(-1)];
  if (first === undefined || last === undefined) return false;
  const between = flow.slice(flow.indexOf(first), flow.indexOf(last) + 1);
  return between.every((row) => rail.includes(row) || row.x0 > first.x0 + first.size);
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(" ");
}

function firstCell(row: Row): Word[] {
  const end = row.words.findIndex((word, index) => {
    const previous = row.words[index - 1];
    return previous !== undefined && (word.cellStart || word.x0 - previous.x1 > CELL_GAP * row.size);
  });
  return end < 0 ? row.words : row.words.slice(0, end);
}
