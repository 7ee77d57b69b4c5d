/** What an answer can hold besides being to the point. */

/** What the score counts. */
export const SIGNALS = ["example", "role", "result", "figure", "time", "reason"] as const;
export type Signal = (typeof SIGNALS)[number];

/** What a report may speak of: what counts, and what was learnt. */
export const THINGS = [...SIGNALS, "learning"] as const;
export type Thing = (typeof THINGS)[number];

export type Finding = {
  /** What may be said: that it is there, that it is not, or nothing at all. */
  state: "present" | "doubtful" | "absent";
  /** A whole clause of the answer that shows it; null unless it is present and such a clause is short enough. */
  quote: string | null;
  /** Whether it counts for the score: less sure than what may be said, for a score must decide every time. */
  counts: boolean;
};
export type Reading = Readonly<Record<Thing, Finding>>;
