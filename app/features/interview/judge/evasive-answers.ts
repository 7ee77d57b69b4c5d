import { regex } from "#app/platform/regex.ts";
import { CHATTER_PATTERNS } from "./dodge-patterns.ts";
import { EVASION_PATTERNS } from "./evasion-patterns.ts";
import type { Clause, ReadText } from "./read-text.ts";

/**
 * Detects evasive clauses. A match is evidence, not a verdict: "no sé si fue lo mejor, pero cerré la planta" contains
 * "no sé" and still answers. The model weighs the matches against the rest of the answer.
 */

export type Dodge =
  | "evasion"
  | "cliche"
  | "refusal"
  | "counter_question"
  | "help_request"
  | "small_talk"
  | "plea_for_score";

export const DODGES: readonly Dodge[] = [
  "evasion",
  "cliche",
  "refusal",
  "counter_question",
  "help_request",
  "small_talk",
  "plea_for_score",
];

const PATTERNS: Record<Dodge, readonly RegExp[]> = { ...EVASION_PATTERNS, ...CHATTER_PATTERNS };

export type DodgeHits = {
  /** Number of clauses that match this kind of evasion. */
  clauses: number;
  /** Share of the answer's words in such clauses, 0..1. */
  share: number;
  /** Number of different patterns that matched. */
  patterns: number;
  /** True when the answer's first clause matches. */
  first: boolean;
};

/** Patterns that count only in a clause written as a question. */
const ASKED: Partial<Record<Dodge, RegExp>> = {
  counter_question: regex()`
      ^(?:y )?(?:tu|usted|a ti|a usted|ustedes|que|como|cual|cuales|quien|cuando|donde|cuant[oa]s?|por que|perdon|
      en que|es|hay|puedo|debo|se refiere)(?: |$)
    `,
  help_request: regex()`
      \bme (?:envia|manda|da|dice|ayuda|recomienda|explica|pasa|orienta|presta|hace|revisa|ensena|calcula)s?\b|
      \b(?:conoces?|sabes?) (?:de|a|alguna?|si|donde|quien)\b
    `,
};

/** No evidence at all. */
export const NO_HITS: DodgeHits = { clauses: 0, share: 0, patterns: 0, first: false };

/** Matches for every kind of evasion in an answer, and the clauses with any match. */
export type DodgeReading = { hits: Record<Dodge, DodgeHits>; caught: ReadonlySet<Clause> };

function hitsOf(dodge: Dodge, text: ReadText, caught: Set<Clause>): DodgeHits {
  const seen = new Set<RegExp>();
  const hits = { ...NO_HITS };
  for (const clause of text.clauses) {
    const asked = clause.asks ? ASKED[dodge] : undefined;
    const found = [...PATTERNS[dodge], ...(asked ? [asked] : [])].filter((pattern) => pattern.test(clause.text));
    if (found.length === 0) continue;
    for (const pattern of found) seen.add(pattern);
    caught.add(clause);
    hits.clauses++;
    hits.share += clause.words.length / text.words.length;
    if (clause === text.clauses[0]) hits.first = true;
  }
  hits.patterns = seen.size;
  return hits;
}

/** Tests every clause for every kind of evasion. */
export function readDodges(text: ReadText): DodgeReading {
  const caught = new Set<Clause>();
  const of = (dodge: Dodge) => hitsOf(dodge, text, caught);
  return {
    hits: {
      evasion: of("evasion"),
      cliche: of("cliche"),
      refusal: of("refusal"),
      counter_question: of("counter_question"),
      help_request: of("help_request"),
      small_talk: of("small_talk"),
      plea_for_score: of("plea_for_score"),
    },
    caught,
  };
}
