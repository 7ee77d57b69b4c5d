/** Numbers of the interview that are not about its clock. */

/** What the badge shows at most; the third off-topic answer to a question ends the interview. */
export const MAX_SUGGESTIONS = 3;
