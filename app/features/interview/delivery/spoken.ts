import { MIN_PAUSE_MS, type SpokenTime } from "../voice/spoken-time.ts";
import { isSameLength, wordCount } from "../voice/word-count.ts";

/**
 * How an answer was spoken, as its screen measured it. Left out of every answer of which that is not known: typed ones,
 * half typed ones, and those of which a part was lost.
 */
export type Spoken = SpokenTime & {
  /** Number of words that were dictated. */
  words: number;
};

/** Nobody says more in a second, not even "sí". */
const MAX_WORDS_PER_SECOND = 8;
/** The clock of the answer stands while the hunter reads the one before: somebody may speak already. */
const CLOCK_SLACK_SECONDS = 20;

/**
 * Whether this can be true of an answer. A screen that is wrong, or lies, loses only its own figures.
 * @param responseTime seconds of the student's clock
 */
export function canBeTrue(spoken: Spoken, text: string, responseTime: number): boolean {
  const { words, seconds, pauses, longestPause } = spoken;
  const minPause = MIN_PAUSE_MS / 1000;
  if (!isSameLength(words, wordCount(text)) || words > Math.max(1, seconds) * MAX_WORDS_PER_SECOND) return false;
  if (seconds > responseTime + CLOCK_SLACK_SECONDS) return false;
  return pauses === 0
    ? longestPause === 0
    : longestPause >= minPause && longestPause + (pauses - 1) * minPause <= seconds;
}
