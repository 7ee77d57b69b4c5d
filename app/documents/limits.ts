import type { Budget } from "#app/platform/child-process-limits.server.ts";
import { SECOND_MS } from "#app/platform/durations.ts";

/**
 * What one document may cost. A CV stays far below every figure; a hostile file meets one of them early.
 */

const MB = 1024 * 1024;

export const LIMITS = {
  /** Bytes of the file as uploaded. */
  fileBytes: 15 * MB,
  pdfPages: 20,
  /** Pages of a scanned PDF that are recognised. */
  ocrPages: 5,
  /**
   * No further page is begun after so many milliseconds of processor time: what has been read by then is the answer.
   */
  ocrEnoughMs: 11_000,
  /** A scan whose first so many pages hold no text holds none. */
  ocrEmptyPages: 2,
  /** Pixels of an image, taken from its header before it is decoded. */
  imagePixels: 40_000_000,
  zipEntries: 200,
  /** Bytes inflated from one archive, counted while inflating because declared sizes lie. */
  zipInflatedBytes: 50 * MB,
  /** Inflated bytes per compressed byte of one entry; only looked at above `zipRatioFloorBytes`. */
  zipRatio: 100,
  zipRatioFloorBytes: 1 * MB,
  /** Nesting of elements in one XML part. */
  xmlDepth: 200,
  /** Characters of text handed on; everything behind is cut. */
  textChars: 60_000,
  lines: 6_000,
  /** Characters of one line: no paragraph of a CV is longer, and rules run over lines. */
  lineChars: 5_000,
  /** Glyphs of one PDF page; more is not a page that a person reads. */
  pageGlyphs: 40_000,
  /** Cells that the shapes of one PDF page may cover, counted again for each: some 800 shapes as large as the page. */
  pageCells: 100_000_000,
  hiddenPieces: 200,
  links: 100,
  /** Bytes of a workbook as uploaded. */
  workbookBytes: 5 * MB,
  /** Sheets that are looked into for data. */
  sheets: 50,
  /** Rows with data on all sheets together. */
  sheetRows: 60_000,
  /** Columns of a sheet; everything to the right of them is left out. */
  sheetColumns: 60,
  /** Characters of one cell; everything behind is cut. */
  cellChars: 200,
} as const;

/** How big the child that reads a file may become. */
export const CHILD_LIMITS = {
  /** RLIMIT_DATA in KiB. Node 24 reserves 0.6 GB at once and 1.7 GB with WebAssembly: only the last line of defence. */
  dataKib: 4_000_000,
  /** Resident memory, looked at while it works. */
  memoryBytes: 700 * MB,
  heapMb: 192,
  /** RLIMIT_CPU over the whole life of the child: the last line, should the server die. */
  cpuSeconds: 60,
  /** Bytes of the answer. */
  answerBytes: 8 * MB,
} as const;

export type ReadingBudgets = {
  /** Plain reading of a whole file. */
  read: Budget;
  /** Drawing one page, and all that is done to a picture before it is recognised: a hostile page hangs here. */
  draw: Budget;
  /** Recognising one page. */
  recognise: Budget;
  /** One file from the first child's start to the answer. Two people who each send the worst wait for it twice. */
  total: Budget;
};

/**
 * How long reading may take. Processor time decides: it is the file's. The clock is many times longer, because it
 * belongs to the machine; it ends only what neither computes nor ends.
 */
export const READING_BUDGETS: ReadingBudgets = {
  read: { cpuMs: 10 * SECOND_MS, wallMs: 120 * SECOND_MS },
  draw: { cpuMs: 8 * SECOND_MS, wallMs: 120 * SECOND_MS },
  recognise: { cpuMs: 12 * SECOND_MS, wallMs: 240 * SECOND_MS },
  total: { cpuMs: 19 * SECOND_MS, wallMs: 480 * SECOND_MS },
};

/** A PDF or Word document with fewer characters of text than this is a scan. */
export const SCAN_CHARS = 40;
