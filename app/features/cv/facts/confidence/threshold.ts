/** A reading that is less likely to be right than this is asked about, and never asserted. */
export const DOUBTFUL_BELOW = 0.7;
