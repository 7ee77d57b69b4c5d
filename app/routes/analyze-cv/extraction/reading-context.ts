import { createContext, useContext } from "react";
import type { Change } from "./changes.ts";

/**
 * Lines of the file's text, and what of them is meant: the lines themselves where none of these words stands in them.
 */
export type Place = { lines: readonly number[]; words: readonly string[] };

export const NOWHERE: Place = { lines: [], words: [] };

export function placeOf(lines: readonly number[], words: readonly (string | null)[]): Place {
  return { lines, words: words.filter((word) => word !== null && word !== "").map(String) };
}

/** What every row of 'Lo que leímos' needs of the whole. */
export type Reading = {
  /** False: what a correction is judged on is not kept, and the rows only show. */
  canCorrect: boolean;
  /** A correction is being computed. */
  busy: boolean;
  /** Resolves to null, or to why it was not saved, for the person. */
  save: (change: Change) => Promise<string | null>;
  /** Shows in the file's text where a thing stands. */
  point: (place: Place) => void;
};

export const ReadingContext = createContext<Reading>({
  canCorrect: false,
  busy: false,
  save: async () => null,
  point: () => undefined,
});

export function useReading(): Reading {
  return useContext(ReadingContext);
}
