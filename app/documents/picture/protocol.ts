/** What the drawing child and its parent agree on. */

/** Descriptor on which the child answers. */
export const ANSWER_FD = 3;
/** First byte of every answer: the program runs. The PNG follows. */
export const STARTED = 1;
/** Longest side of a drawn picture, in pixels. */
export const MAX_SIDE = 512;
export const MAX_PNG_BYTES = 400 * 1024;
