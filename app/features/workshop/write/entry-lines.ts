import { type Entry, JOINT } from "./layout.ts";
import type { Look } from "./templates.ts";

/** Which parts of an entry's head stand on which line, the same for all formats. Pure. */

export type EntryLines = {
  /** On the first line behind the title: employer or school, place. */
  beside: string[];
  /** On the first line too: at the right margin, or behind the names. */
  dates: { text: string; atRight: boolean } | null;
  /** What stands on a line below, in one piece each. */
  below: { parts: string[]; atRight: boolean } | null;
};

/** @param fits whether the names, the title first, and dates have room on one line */
export function entryLines(entry: Entry, look: Look, fits: (names: string, dates: string) => boolean): EntryLines {
  const { title, at, apart, place, dates, of } = entry;
  const beside = [apart ? null : at, of === "study" || look.datesAtRight ? place : null].filter(isText);
  const long = !fits([title, ...beside].join(JOINT), dates ?? "");
  // A post alone has its dates below, as a line of its own.
  const isBelow = apart || (of === "job" && (at === null || !look.datesAtRight || long));
  if (!isBelow) {
    return { beside, dates: dates === null ? null : { text: dates, atRight: look.datesAtRight }, below: null };
  }
  const parts = [apart ? at : null, dates, look.datesAtRight ? null : place].filter(isText);
  const below = parts.length === 0 ? null : { parts, atRight: look.datesAtRight && !apart };
  return { beside, dates: null, below };
}

const isText = (text: string | null): text is string => text !== null;
