import type { Cell } from "./week-grid-rules.ts";

/** The cells as they stand on the screen, and where a key leads among them. */

/** Cells in a row of a single day, where the whole week does not fit. */
const CELLS_OF_A_ROW = 3;
/** Rows that PageUp and PageDown pass. */
const PAGE = 4;

/** A row per time with a cell per day; a single day, which has no columns, runs on from row to row. */
export function cellRows(times: readonly string[], weekdays: readonly number[]): Cell[][] {
  if (weekdays.length > 1) return times.map((time) => weekdays.map((weekday) => ({ weekday, time })));
  const cells = weekdays.flatMap((weekday) => times.map((time) => ({ weekday, time })));
  return cells.flatMap((_, at) => (at % CELLS_OF_A_ROW === 0 ? [cells.slice(at, at + CELLS_OF_A_ROW)] : []));
}

/** The cells of the days and times from one to the other, whichever comes first. */
export function cellsBetween(rows: readonly (readonly Cell[])[], one: Cell, other: Cell): Cell[] {
  const lies = <Value>(value: Value, a: Value, b: Value) => (a <= value && value <= b) || (b <= value && value <= a);
  return rows.flatMap((row) =>
    row.filter((cell) => lies(cell.weekday, one.weekday, other.weekday) && lies(cell.time, one.time, other.time)),
  );
}

/** @returns the cell that a key leads to, the same one at an edge; undefined for a key that leads nowhere */
export function cellAfterKey(
  rows: readonly (readonly Cell[])[],
  from: Cell,
  key: string,
  isControlDown = false,
): Cell | undefined {
  const row = rows.findIndex((cells) => cells.some((cell) => isSame(cell, from)));
  const column = rows[row]?.findIndex((cell) => isSame(cell, from)) ?? 0;
  const ends = { first: isControlDown ? 0 : row, last: isControlDown ? rows.length - 1 : row };
  const targets: Record<string, () => Cell | undefined> = {
    ArrowUp: () => cellAt(rows, row - 1, column),
    ArrowDown: () => cellAt(rows, row + 1, column),
    ArrowLeft: () => beside(rows, from, -1),
    ArrowRight: () => beside(rows, from, 1),
    Home: () => cellAt(rows, ends.first, 0),
    End: () => cellAt(rows, ends.last, Number.POSITIVE_INFINITY),
    PageUp: () => cellAt(rows, row - PAGE, column),
    PageDown: () => cellAt(rows, row + PAGE, column),
  };
  return targets[key]?.();
}

/** The nearest cell to a row and column that may lie outside. */
function cellAt(rows: readonly (readonly Cell[])[], row: number, column: number): Cell | undefined {
  const within = (index: number, length: number) => Math.max(0, Math.min(index, length - 1));
  const cells = rows[within(row, rows.length)] ?? [];
  return cells[within(column, cells.length)];
}

/** The next cell of the row, or, where rows hold a single day, of the next row; `from` at an edge. */
function beside(rows: readonly (readonly Cell[])[], from: Cell, step: 1 | -1): Cell {
  const cells = rows.flat();
  const cell = cells[cells.findIndex((one) => isSame(one, from)) + step];
  const isInRow = cell?.time === from.time || cell?.weekday === from.weekday;
  return cell && isInRow ? cell : from;
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.weekday === other.weekday && one.time === other.time;
}
