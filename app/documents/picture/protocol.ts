/** What the drawing child and its parent agree on. */

/** Descriptor on which the child answers. */
export const ANSWER_FD = 3;
/** First byte of every answer: the program runs. The picture follows. */
export const STARTED = 1;
/** Longest side of a drawn picture, in pixels. */
export const MAX_SIDE = 512;
export const MAX_PICTURE_BYTES = 400 * 1024;

/** logo: a PNG of the whole picture. portrait: a JPEG, cut to the shape of portraits. Argument of the program. */
export type Drawing = "logo" | "portrait";
/** Width of a portrait for its height. */
export const PORTRAIT_RATIO = 240 / 280;
