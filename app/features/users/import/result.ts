/** What the bulk load answers, and its limits: shared by browser and server. */

/** Bytes of the workbook. */
export const MAX_WORKBOOK_BYTES = 5 * 1024 * 1024;
export const WORKBOOK_TOO_LARGE = "El archivo supera los 5 MB. Divídelo en partes y súbelas una por una.";
/** Rows with data, without the header. */
export const MAX_IMPORT_ROWS = 20_000;
/** Rows of each outcome that an answer lists; the counts are always of the whole file. */
export const LISTED_PER_OUTCOME = 200;

/**
 * created: there was nobody with that RUT. updated: the name is another one. unchanged: everything is as in the file.
 * rejected: nothing is done with the row.
 */
export const ROW_OUTCOMES = ["rejected", "created", "updated", "unchanged"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export type ImportRow = {
  /** As the spreadsheet program numbers it, from 1. */
  row: number;
  /** 12345678-K where the cell holds a RUT; the cell's text where it does not. */
  rut: string;
  name: string;
  outcome: RowOutcome;
  /** Spanish, only on rejected rows: why. */
  cause?: string;
  /** Spanish, never on rejected rows: what to check. The row counts all the same. */
  warning?: string;
  /** Only on updated rows: the name until now. */
  previousName?: string;
};

export type ImportReport = {
  fileName: string;
  /** Name of the sheet that was read: the first one with data. */
  sheet: string;
  /** Rows with data, without the header: created + updated + unchanged + rejected. */
  total: number;
  /** created + updated. */
  processedRecords: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Rows with a warning, among those not rejected. */
  warnings: number;
  /** By outcome in the order of ROW_OUTCOMES; in each the rows with a warning first, then by row. */
  rows: ImportRow[];
};
