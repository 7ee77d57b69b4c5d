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
  hiddenPieces: 200,
  links: 100,
  /** Bytes of a workbook as uploaded. */
  workbookBytes: 5 * MB,
  /** Sheets that are looked into for data. */
  sheets: 50,
  /** Rows with data: 20,000 and room for titles and a header above them. */
  sheetRows: 20_050,
  /** Characters of one cell; everything behind is cut. */
  cellChars: 200,
} as const;

/** How long and how big the child that reads a file may become. */
export const CHILD_LIMITS = {
  /** RLIMIT_DATA in KiB. */
  dataKib: 600_000,
  heapMb: 192,
  /** CPU seconds over the whole life of the child: the last line of defence, should the parent die. */
  cpuSeconds: 60,
  /** Wall clock of plain reading. */
  readMs: 10_000,
  /** Wall clock of one step of recognition (drawing a page, recognising it). */
  ocrStepMs: 20_000,
  /** Drawing one page: a hostile page hangs here. */
  drawStepMs: 8_000,
  /** Wall clock of everything together. */
  totalMs: 60_000,
  /** Bytes of the answer. */
  answerBytes: 8 * MB,
} as const;

/** A PDF with fewer characters of text than this is a scan. */
export const SCAN_CHARS = 40;
