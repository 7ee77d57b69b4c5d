/** Limits of the interview, except those of its clock. */

/** Highest number that the badge shows; the third off-topic answer to a question ends the interview. */
export const MAX_SUGGESTIONS = 3;

/** Questions that a hunter asks back in one interview, and the least seconds left for one. */
export const MAX_FOLLOW_UPS = 3;
export const FOLLOW_UP_MIN_SECONDS = 120;

/**
 * How an answer relates to its question. "answers": it says what was asked; "vague": it is on the subject but says
 * nothing concrete yet; "doubtful": it may be about something else; "off": it is about something else, or no answer.
 */
export const STANDINGS = ["answers", "vague", "doubtful", "off"] as const;
export type Standing = (typeof STANDINGS)[number];

/** Lowest relevance score of an accepted answer: a vague one, or one that was accepted in doubt. */
export const MIN_RELEVANCE = 0.5;
