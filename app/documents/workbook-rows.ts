/** What the workbook reader hands on: two columns of one sheet as text. No domain words here. */

export const WORKBOOK_FORMATS = ["xlsx", "xls"] as const;
export type WorkbookFormat = (typeof WORKBOOK_FORMATS)[number];

export type SheetRow = {
  /** As the spreadsheet program numbers it, from 1. */
  row: number;
  /**
   * Columns A and B: NFC, single spaces, no control characters, "" where empty. Numbers are plain ("12345678",
   * "0.5"); formulas give the value stored with them; errors and truth values are NO_TEXT.
   */
  a: string;
  b: string;
};

export type Workbook = {
  /** Name of the sheet. */
  sheet: string;
  /** Rows with something in A or B, in the order of the sheet; never empty. */
  rows: SheetRow[];
};

/** Stands for a cell that holds an error, TRUE or FALSE. */
export const NO_TEXT = "#";
