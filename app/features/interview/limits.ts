/** Numbers of the interview that are not about its clock. */

/** What the badge shows at most; the third off-topic answer to a question ends the interview. */
export const MAX_SUGGESTIONS = 3;

/** The score of an answer that is on the subject and says nothing yet, and of one that was accepted in doubt. */
export const LEAST_RELEVANCE = 0.5;
