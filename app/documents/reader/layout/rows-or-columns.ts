import { median, type Row, type Word } from "./word.ts";

/**
 * Decides whether two groups of rows side by side are columns, read one after the other, or cells of a table (dates |
 * jobs, labels | values), read across. Table cells share baselines with their neighbours and are separated from the
 * cells above and below; columns are independent of each other.
 */
export function rowsRatherThanColumns(left: readonly Row[], right: readonly Row[]): boolean {
  const leftBeside = beside(left, right);
  const rightBeside = beside(right, left);
  // Nothing is side by side, so reading by height keeps the order.
  if (leftBeside.length === 0 || rightBeside.length === 0) return true;
  const [sparse, dense] =
    leftBeside.length <= rightBeside.length ? [leftBeside, rightBeside] : [rightBeside, leftBeside];
  const aligned = sparse.filter((row) => dense.some((other) => sameLine(row, other))).length;
  if (aligned < 0.8 * sparse.length) return false;
  const short = isShort(sparse) || isShort(dense);
  if (sparse.length === 1) return dense.length === 1 || short;
  const cells = toRowGroups(sparse);
  if (cells.length === 1) return denseGrid(sparse, dense);
  if (isRunningText(cells)) return false;
  return short && startTogether(cells, dense);
}

/**
 * Vertically centred table cells share no baseline with their row. If every cell of the sparse side is centred beside
 * exactly one cell of the other side, returns the words with those cells moved up to the first line of that cell.
 */
export function raiseCentredCells(left: readonly Row[], right: readonly Row[]): Word[] | undefined {
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  const cells = toRowGroups(sparse);
  const others = toRowGroups(dense);
  if (cells.length < 2 || others.length !== cells.length || !isShort(sparse)) return undefined;
  if (isRunningText(cells) || !cells.some((cell, index) => cell.length < (others[index]?.length ?? 0)))
    return undefined;
  const raised = cells.map((cell, index) => {
    const other = others[index] ?? [];
    const first = other[0];
    const top = cell[0];
    const centred = first && Math.abs(middle(cell) - middle(other)) < 0.5 * first.size && other.length >= cell.length;
    if (!centred || !top) return undefined;
    const shift = first.baseline - top.baseline;
    return cell.flatMap((row) => row.words.map((word) => ({ ...word, baseline: word.baseline + shift })));
  });
  if (raised.includes(undefined)) return undefined;
  return [...raised.flatMap((words) => words ?? []), ...dense.flatMap((row) => row.words)];
}

function middle(rows: readonly Row[]): number {
  return ((rows[0]?.baseline ?? 0) + (rows.at(-1)?.baseline ?? 0)) / 2;
}

/** Rows that have a row of the other side at about the same height; the others (headings) are irrelevant. */
function beside(rows: readonly Row[], others: readonly Row[]): Row[] {
  return rows.filter((row) => others.some((other) => other.top < row.bottom && row.top < other.bottom));
}

function sameLine(a: Row, b: Row): boolean {
  return Math.abs(a.baseline - b.baseline) <= 0.25 * Math.min(a.size, b.size) + 0.3;
}

/** Groups consecutive rows that are one line distance apart. */
export function toRowGroups(rows: readonly Row[]): Row[][] {
  const cells: Row[][] = [];
  for (const row of rows) {
    const cell = cells.at(-1);
    const previous = cell?.at(-1);
    if (cell && previous && row.baseline - previous.baseline < 1.75 * Math.max(row.size, previous.size)) cell.push(row);
    else cells.push([row]);
  }
  return cells;
}

/** Whether the cells are running text: table cells have one or two lines, a sidebar has longer groups. */
function isRunningText(cells: readonly Row[][]): boolean {
  const rows = cells.flat();
  const labels = rows.filter((row) => text(row).endsWith(":")).length;
  const inGroups = cells.filter((cell) => cell.length > 2).flat().length;
  return inGroups > 0.4 * rows.length && labels < 0.4 * rows.length;
}

/** Label and value lines without gaps on either side; unlike columns of prose, one side has only short lines. */
function denseGrid(sparse: readonly Row[], dense: readonly Row[]): boolean {
  if (sparse.length < 0.8 * dense.length) return false;
  const labels = sparse.filter((row) => text(row).endsWith(":")).length;
  const others = dense.filter((row) => text(row).endsWith(":")).length;
  if (labels >= 0.5 * sparse.length || others >= 0.5 * dense.length) return true;
  return Math.min(...[sparse, dense].map((rows) => median(rows.map((row) => text(row).length)))) <= 24;
}

function isShort(rows: readonly Row[]): boolean {
  return median(rows.map((row) => text(row).length)) <= 40;
}

/** Whether most cells begin at the height of a cell of the other side, or the other side has no gaps. */
function startTogether(cells: readonly Row[][], dense: readonly Row[]): boolean {
  const others = toRowGroups(dense);
  const starts = cells.filter((cell) => {
    const first = cell[0];
    return first && others.some((other) => other[0] && sameLine(first, other[0]));
  });
  return starts.length >= 0.6 * cells.length || others.length < 0.5 * cells.length || averageLength(cells) < 1.6;
}

function averageLength(cells: readonly Row[][]): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
}

function text(row: Row): string {
  return row.words.map((word) => word.text).join(" ");
}
