/** The specification's rule for an answer whose analysis failed (section 5). */

import { stripAccents } from "#app/platform/strip-accents.ts";

const LONG_ANSWER = 50;
const LONG_WORD = 3;

/**
 * Whether an answer counts as relevant without a judge: it is longer than 50 characters, or shares a word longer than 3
 * characters with the question. Case, accents and surrounding spaces are ignored.
 */
export function fallbackIsRelevant(question: string, answer: string): boolean {
  if (answer.trim().length > LONG_ANSWER) return true;
  const asked = longWords(question);
  return [...longWords(answer)].some((word) => asked.has(word));
}

function longWords(text: string): Set<string> {
  const bare = stripAccents(text).toLowerCase();
  return new Set(bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > LONG_WORD));
}

/** Relevance scores (0 to 1) used instead of the judge's when the fallback rule decided. */
export const FALLBACK_SCORES = { relevant: 0.6, offTopic: 0.2 } as const;

/** The verdict of the fallback rule, in the shape of the server's response; the machine adds the canned suggestion. */
export function fallbackVerdict(
  question: string,
  answer: string,
): { isRelevant: boolean; relevanceScore: number; needsSuggestion: boolean; suggestion: null; source: "fallback" } {
  const isRelevant = fallbackIsRelevant(question, answer);
  return {
    isRelevant,
    relevanceScore: isRelevant ? FALLBACK_SCORES.relevant : FALLBACK_SCORES.offTopic,
    needsSuggestion: !isRelevant,
    suggestion: null,
    source: "fallback",
  };
}
