/** How a student found a session. Apart from the server's part, because the page uses it. */

/** Worst first: what 1 to 5 mean. */
export const RATING_WORDS = ["Mala", "Regular", "Aceptable", "Buena", "Muy buena"] as const;

export type RatingView = {
  /** past: the link is too old. not_held: the session is not marked as attended (any more). */
  state: "open" | "rated" | "past" | "not_held" | "blocked";
  /** What was sent, where something was. */
  stars: number | null;
  /** Null where the link is no longer good for knowing it. */
  session: { when: string; coach: string } | null;
};
