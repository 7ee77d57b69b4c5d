import { drawRule } from "#app/documents/pdf/drawings.server.ts";
import { PALETTE } from "#app/documents/pdf/palette.ts";
import { CONTENT_WIDTH, type Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import { type Block, FIGURE_BEFORE, LABEL, PLAIN_FIGURE, type Section } from "./blocks.server.ts";

/** A figure and the one before, in parentheses. */
export type Cell = { now: string; before?: string };

type TableRow = { name: string; cells: readonly Cell[] };

const HEAD = textStyle(8.5, { face: "medium", color: PALETTE.ink3, leading: 12 });
const NAME = { ...LABEL, color: PALETTE.ink };
/** Space above and below a row's text, in points. */
const PAD = 3.5;
const COLUMN_GAP = 10;
const MIN_FIGURE_WIDTH = 84;

/** A table: names at the left, which wrap, and figures at the right. Its head is repeated on every page. */
export function table(
  sheet: Sheet,
  { columns, rows }: { columns: readonly string[]; rows: readonly TableRow[] },
): Pick<Section, "rows" | "rowsHead" | "role"> {
  const figures = rows.flatMap(({ cells }) => cells.map((cell) => cellWidth(sheet, cell)));
  const titles = columns.slice(1).map((title) => sheet.type.width(title, HEAD) + 1);
  const figureWidth = Math.max(MIN_FIGURE_WIDTH, ...figures, ...titles);
  const names = CONTENT_WIDTH - (columns.length - 1) * (figureWidth + COLUMN_GAP);
  const places = columns.slice(1).map((_, index) => names + COLUMN_GAP + index * (figureWidth + COLUMN_GAP));
  return {
    role: "Table",
    rowsHead: {
      first: headOf(sheet, columns, places, figureWidth),
      again: repeated(sheet, columns, places, figureWidth),
    },
    rows: rows.map((row) => rowOf(sheet, row, { names, places, width: figureWidth })),
  };
}

const HEAD_HEIGHT = HEAD.leading + 6;

function headOf(sheet: Sheet, columns: readonly string[], places: readonly number[], width: number): Block {
  return {
    height: HEAD_HEIGHT,
    draw(x, y, parent) {
      const row = sheet.group("TR", parent);
      for (const [index, name] of columns.entries())
        sheet.tag(
          "TH",
          () => putHead(sheet, name, { x: x + (places[index - 1] ?? 0), y, width, isFirst: index === 0 }),
          {
            parent: row,
          },
        );
    },
  };
}

/** The head on a later page: for the eye only. */
function repeated(sheet: Sheet, columns: readonly string[], places: readonly number[], width: number): Block {
  return {
    height: HEAD_HEIGHT,
    draw(x, y) {
      sheet.artifact(() => {
        for (const [index, name] of columns.entries())
          putHead(sheet, name, { x: x + (places[index - 1] ?? 0), y, width, isFirst: index === 0 });
      }, "Pagination");
    },
  };
}

function putHead(
  sheet: Sheet,
  name: string,
  { x, y, width, isFirst }: { x: number; y: number; width: number; isFirst: boolean },
): void {
  sheet.put(name, HEAD, x, y, isFirst ? {} : { width, align: "right" });
}

function rowOf(
  sheet: Sheet,
  { name, cells }: TableRow,
  { names, places, width }: { names: number; places: readonly number[]; width: number },
): Block {
  const lines = sheet.lines(name, NAME, names);
  return {
    height: Math.max(1, lines.length) * NAME.leading + 2 * PAD,
    draw(x, y, parent) {
      drawRule(sheet, y);
      const row = sheet.group("TR", parent);
      const top = y + PAD;
      sheet.tag(
        "TH",
        () => {
          for (const [index, line] of lines.entries()) sheet.type.draw(line, NAME, x, top + index * NAME.leading);
        },
        { parent: row },
      );
      for (const [index, cell] of cells.entries())
        sheet.tag("TD", () => putCell(sheet, cell, { x: x + (places[index] ?? 0), y: top, width }), { parent: row });
    },
  };
}

/** Both figures on one line, their end at the right. */
export function putCell(
  sheet: Sheet,
  cell: Cell,
  { x, y, width }: { x: number; y: number; width: number },
  style = PLAIN_FIGURE,
): void {
  const left = x + width - cellWidth(sheet, cell, style);
  // One point more than measured: rounding must not shorten a figure.
  sheet.put(cell.now, style, left, y, { width: sheet.type.width(cell.now, style) + 1 });
  if (cell.before === undefined) return;
  const tail = tailOf(cell.before);
  const tailWidth = sheet.type.width(tail, FIGURE_BEFORE);
  sheet.put(tail, FIGURE_BEFORE, x + width - tailWidth, y, { width: tailWidth + 1 });
}

/** Width of both figures, in points. */
export function cellWidth(sheet: Sheet, { now, before }: Cell, style = PLAIN_FIGURE): number {
  const own = sheet.type.width(now, style);
  return before === undefined ? own : own + BEFORE_GAP + sheet.type.width(tailOf(before), FIGURE_BEFORE);
}

const BEFORE_GAP = 3;
const tailOf = (before: string) => `(${before})`;
