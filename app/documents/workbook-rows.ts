/** What the workbook reader returns: the sheets of a workbook as rows of text. No domain words here. */

export const WORKBOOK_FORMATS = ["xlsx", "xls"] as const;
export type WorkbookFormat = (typeof WORKBOOK_FORMATS)[number];

export type SheetRow = {
  /** As the spreadsheet program numbers it, from 1. */
  row: number;
  /**
   * The cells from column A on: NFC, single spaces, no control characters, "" where empty; empty cells at the end of a
   * row are left out. Numbers are plain ("12345678", "0.5"); formulas give the value stored with them, NO_RESULT where
   * there is none; errors and truth values are NO_TEXT.
   */
  cells: string[];
  /** How whoever wrote the sheet set the row apart; left out where nothing does. */
  marks?: RowMark[];
};

/**
 * hidden: the row is not shown. struck: half of its texts or more are struck through. comment: one of its cells has
 * one. fill: a background colour in one of its cells, as the file names it.
 */
export type RowMark = "hidden" | "struck" | "comment" | `fill:${string}`;

/** Colours of a row beyond it are no mark any more. */
export const MAX_MARKS = 12;
const MARK = /^(?:hidden|struck|comment|fill:[\w.-]{1,40})$/;

export function isMark(text: string): text is RowMark {
  return MARK.test(text);
}

export type Sheet = {
  name: string;
  /** Hidden in the spreadsheet program. */
  hidden: boolean;
  /** Rows with at least one cell that is not empty, in the order of the sheet. */
  rows: SheetRow[];
};

/** At least one sheet has rows. Sheets of charts and macros are left out. */
export type Workbook = { sheets: Sheet[] };

/** Stands for a cell that holds an error, TRUE or FALSE. */
export const NO_TEXT = "#";
/** Stands for a formula whose result was not stored: the program that wrote the file never computed it. */
export const NO_RESULT = "#=";

/** A sheet as the reader's child sends it: one text, because an array of cells takes far longer to parse and check. */
export type EncodedSheet = { name: string; hidden: boolean; rows: string };

const CELL_END = "\t";
const ROW_END = "\n";

/**
 * One line for each row: its number with its marks, separated by spaces, and its cells, separated by tabs. Cells hold
 * no control characters.
 */
export function encodeRows(rows: readonly SheetRow[]): string {
  return rows.map(({ row, cells, marks = [] }) => [[row, ...marks].join(" "), ...cells].join(CELL_END)).join(ROW_END);
}

/** Decodes the text of encodeRows() line by line. */
export function* decodeRows(text: string): Generator<SheetRow> {
  for (let start = 0; start < text.length; ) {
    const at = text.indexOf(ROW_END, start);
    const end = at < 0 ? text.length : at;
    const [head = "", ...cells] = text.slice(start, end).split(CELL_END);
    const [row, ...marks] = head.split(" ");
    const known = marks.filter(isMark).slice(0, MAX_MARKS);
    yield { row: Number(row), cells, ...(known.length > 0 && { marks: known }) };
    start = end + 1;
  }
}
