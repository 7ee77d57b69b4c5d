import type { Budget } from "#app/platform/child-process-limits.server.ts";
import { SECOND_MS } from "#app/platform/durations.ts";

/**
 * Limits for one document. A real CV stays far below all of them; a hostile file reaches one of them early.
 */

const MB = 1024 * 1024;

export const LIMITS = {
  /** Bytes of the file as uploaded. */
  fileBytes: 15 * MB,
  pdfPages: 20,
  /** Maximum number of pages of a scanned PDF that are recognised. */
  ocrPages: 5,
  /**
   * Milliseconds of processor time after which no further page is recognised; the pages read until then are the result.
   */
  ocrEnoughMs: 11_000,
  /** When this many pages at the beginning of a scan have no text, the whole scan is taken to have none. */
  ocrEmptyPages: 2,
  /** Pixels of an image, taken from its header before it is decoded. */
  imagePixels: 40_000_000,
  zipEntries: 200,
  /** Inflated bytes of one archive, counted while inflating because the declared sizes can be false. */
  zipInflatedBytes: 50 * MB,
  /** Inflated bytes per compressed byte of one entry; only checked above `zipRatioFloorBytes`. */
  zipRatio: 100,
  zipRatioFloorBytes: 1 * MB,
  /** Maximum nesting depth of elements in one XML part. */
  xmlDepth: 200,
  /** Maximum characters of the extracted text; the rest is cut off. */
  textChars: 60_000,
  lines: 6_000,
  /** Characters of one line. No paragraph of a CV is longer, and the rules process text line by line. */
  lineChars: 5_000,
  /** Glyphs of one PDF page; a page with more is not meant for a reader. */
  pageGlyphs: 40_000,
  /** Cells covered by all shapes of one PDF page, counted for each shape: about 800 shapes of the size of the page. */
  pageCells: 100_000_000,
  hiddenPieces: 200,
  links: 100,
  /** Characters of the note that the program which wrote a file left in it; a longer one is passed over. */
  noteChars: 20 * 1024,
  /** Lines of a document that are changed at once, and bytes of all their texts as JSON. */
  lineChanges: 200,
  lineChangesBytes: 1 * MB,
  /** Bytes of a document whose lines were changed. */
  changedFileBytes: 16 * MB,
  /** Bytes of a workbook as uploaded. */
  workbookBytes: 5 * MB,
  /** Maximum number of sheets that are read. */
  sheets: 50,
  /** Maximum number of rows with data on all sheets together. */
  sheetRows: 60_000,
  /** Maximum number of columns of a sheet; further ones are ignored. */
  sheetColumns: 60,
  /** Maximum characters of one cell; the rest is cut off. */
  cellChars: 200,
} as const;

/** Limits of the process that reads a file. */
export const CHILD_LIMITS = {
  /** RLIMIT_DATA in KiB, as the last line of defence: Node 24 reserves 0.6 GB at once, and 1.7 GB with WebAssembly. */
  dataKib: 4_000_000,
  /** Resident memory, checked while it runs. */
  memoryBytes: 700 * MB,
  heapMb: 192,
  /** RLIMIT_CPU over the whole life of the process, in case the server dies. */
  cpuSeconds: 60,
  /** Maximum bytes of the answer. */
  answerBytes: 8 * MB,
} as const;

export type ReadingBudgets = {
  /** Reading a whole file without drawing or recognition. */
  read: Budget;
  /** Drawing one page and preparing the image for recognition; a hostile page hangs here. */
  draw: Budget;
  /** Recognising one page. */
  recognise: Budget;
  /** One file, from the start of the first process to the answer. */
  total: Budget;
};

/**
 * Time limits for reading. Processor time is the actual limit, because it depends only on the file. The wall-clock
 * limit is many times longer, because it depends on the machine; it only ends processes that hang without computing.
 */
export const READING_BUDGETS: ReadingBudgets = {
  read: { cpuMs: 10 * SECOND_MS, wallMs: 120 * SECOND_MS },
  draw: { cpuMs: 8 * SECOND_MS, wallMs: 120 * SECOND_MS },
  recognise: { cpuMs: 12 * SECOND_MS, wallMs: 240 * SECOND_MS },
  total: { cpuMs: 19 * SECOND_MS, wallMs: 480 * SECOND_MS },
};

/** A PDF or Word document with fewer characters than this is treated as a scan. */
export const SCAN_CHARS = 40;
