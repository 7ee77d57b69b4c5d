import { createContext, useContext } from "react";
import type { Change } from "./changes.ts";

/** Lines of the CV's text and the words to highlight in them; the whole lines when they contain none of the words. */
export type Place = { lines: readonly number[]; words: readonly string[] };

export const NOWHERE: Place = { lines: [], words: [] };

export function placeOf(lines: readonly number[], words: readonly (string | null)[]): Place {
  return { lines, words: words.filter((word) => word !== null && word !== "").map(String) };
}

/** Shared context for every row of 'Lo que leímos'. */
export type Reading = {
  /** False when the document needed to compute corrections was not stored: the rows are read-only. */
  canCorrect: boolean;
  /** What is said comes from a note in the file, not from the student. */
  byFile: boolean;
  /** A correction is being computed. */
  busy: boolean;
  /** Resolves to null, or to the error message for the user. */
  save: (change: Change) => Promise<string | null>;
  /** Highlights the place of an entry in the CV's text. */
  point: (place: Place) => void;
};

export const ReadingContext = createContext<Reading>({
  canCorrect: false,
  byFile: false,
  busy: false,
  save: async () => null,
  point: () => undefined,
});

export function useReading(): Reading {
  return useContext(ReadingContext);
}
