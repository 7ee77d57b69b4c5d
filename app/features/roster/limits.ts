/** Outcomes and limits of the bulk load, shared by browser and server. */

/** Bytes of the workbook. */
export const MAX_WORKBOOK_BYTES = 5 * 1024 * 1024;
export const WORKBOOK_TOO_LARGE = "El archivo supera los 5 MB. Divídelo en partes y súbelas una por una.";
/** Rows with data, without the header. */
export const MAX_IMPORT_ROWS = 20_000;
/** Rows of each outcome that a report lists; the counts always cover the whole file. */
export const LISTED_PER_OUTCOME = 200;

/**
 * created: nobody had that identifier. updated: something differs. unchanged: all is as in the file. conflict: somebody
 * has that identifier and another name, and stays as is until the office decides. rejected: the row is ignored.
 */
export const ROW_OUTCOMES = ["rejected", "conflict", "created", "updated", "unchanged"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
