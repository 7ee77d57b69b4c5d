/** Confidence threshold: the student is asked about values below it, and they are never asserted. */
export const DOUBTFUL_BELOW = 0.7;

/** Higher threshold for the years of work: one missed job makes the sum wrong. */
export const COUNTED_FROM = 0.84;
