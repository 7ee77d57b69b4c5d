/** The elements that an answer can contain besides being relevant. */

/** Elements that count for the score. */
export const SIGNALS = ["example", "role", "result", "figure", "time", "reason"] as const;
export type Signal = (typeof SIGNALS)[number];

/** Elements that a report can mention: those of the score, and what was learnt. */
export const THINGS = [...SIGNALS, "learning"] as const;
export type Thing = (typeof THINGS)[number];

export type Finding = {
  /** What the report may state: that it is there, that it is missing, or nothing. */
  state: "present" | "doubtful" | "absent";
  /** A whole clause of the answer that shows it; null unless it is present and such a clause is short enough. */
  quote: string | null;
  /** Whether it counts for the score. Needs less certainty than a statement, because a score must always decide. */
  counts: boolean;
};
export type Reading = Readonly<Record<Thing, Finding>>;
