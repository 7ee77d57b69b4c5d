/** A line of a document that shall say something else. */
export type LineChange = {
  /** The line as it was read; white space does not matter. */
  before: string;
  /** What it shall say; "" empties the line. */
  after: string;
  /** Which of several lines that say the same, from 1; the first by default. */
  occurrence?: number | undefined;
};

/** What became of the changes, each by its `before`. */
export type LineReport = {
  changed: string[];
  /** Not made: no such line, or none that could be changed with certainty. */
  notFound: string[];
  /** Made in the first of several lines that say the same, because none was chosen. */
  ambiguous: string[];
  /** Not made: the new text cannot be a line of a document (a line break, a sign that files cannot hold, too long). */
  refused: string[];
};

/**
 * A file after changes, as what it shares with the file before and what is new: a stretch of the bytes before, or other
 * bytes in Base64.
 */
export type FilePiece = { from: number; to: number } | { base64: string };

/** What the child that changes lines answers. No pieces: nothing changed. */
export type LinesAnswer = LineReport & { pieces: FilePiece[]; signatureBroken: boolean };
