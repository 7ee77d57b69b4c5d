/** A reading that is less likely to be right than this is asked about, and never asserted. */
export const DOUBTFUL_BELOW = 0.7;

/** Years of work are a sum over all posts, and one that was missed makes it wrong: they are said from here. */
export const COUNTED_FROM = 0.84;
