/** Numbers of the interview that are not about its clock. */

/** What the badge shows at most; the third off-topic answer to a question ends the interview. */
export const MAX_SUGGESTIONS = 3;

/**
 * How an answer stands to its question: it says what was asked; it is willing and on the subject and says nothing yet; it
 * may be about something else, or not; it is about something else, or no answer at all.
 */
export const STANDINGS = ["answers", "vague", "doubtful", "off"] as const;
export type Standing = (typeof STANDINGS)[number];

/** The score of an answer that is on the subject and says nothing yet, and of one that was accepted in doubt. */
export const LEAST_RELEVANCE = 0.5;
