/** What an answer can hold besides being to the point. */

/** What the score counts. */
export const SIGNALS = ["example", "role", "result", "figure", "time", "reason"] as const;
export type Signal = (typeof SIGNALS)[number];

/** What a report may speak of: what counts, and what was learnt. */
export const THINGS = [...SIGNALS, "learning"] as const;
export type Thing = (typeof THINGS)[number];

/** For each signal that is there the words that show it best; a signal that is not there has no entry. */
export type Depth = Partial<Record<Signal, string>>;

export type Finding = {
  /** What may be said: that it is there, that it is not, or nothing at all. */
  state: "present" | "doubtful" | "absent";
  /** A whole clause of the answer that shows it; null unless it is present and such a clause is short enough. */
  quote: string | null;
};
export type Reading = Readonly<Record<Thing, Finding>>;
