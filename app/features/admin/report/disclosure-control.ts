import type { Figure } from "../panel-api-schemas.server.ts";

/**
 * Statistical disclosure control of the report. Reports with different filters may be subtracted from each other: two
 * exact counts of nested groups would name the size of the group between them, down to one person. So counts are
 * published as multiples of five, rounded down, and means in coarse steps (decision 35).
 */

/** Figures about fewer people than this could be attributed to a person, so they are suppressed. */
export const MINIMUM_PEOPLE = 5;
/** Published counts are multiples of this: what lies between two of them is never known to be 1 to 4. */
export const COUNT_STEP = 5;
/** A mean is published only with this many people behind it. */
export const MINIMUM_FOR_MEANS = 10;

/** Means of stars (1 to 5) are published as halves. */
export const HALF_STAR = 0.5;

/** A figure and the number of distinct people it is based on. */
export type Counted = { value: number; people: number };

/** The count as published; null for 1 to 4 people. Zero people identify nobody. */
export function publishedCount({ value, people }: Counted): Figure {
  if (people > 0 && people < MINIMUM_PEOPLE) return null;
  return Math.floor(value / COUNT_STEP) * COUNT_STEP;
}

/** @param step the published mean is a multiple of it; @returns null when it is based on nobody or too few people. */
export function publishedMean({ mean, people }: { mean: number | null; people: number }, step: number): Figure {
  return mean === null || people < MINIMUM_FOR_MEANS ? null : Math.round(mean / step) * step;
}
