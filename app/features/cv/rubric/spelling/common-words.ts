/** Common words of CVs and of texts about work: the likely intended word behind a misspelling. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import stems from "./common-stems.json";

/**
 * Stems (by stemOf()) of Spanish words used about work: those that occur at least four times in our own collections of
 * answers and passages and in the CV vocabulary. Contains no person's text.
 */
const COMMON_STEMS: readonly string[] = stems;

// Suffixes of verbs, then of number and gender, on a word without accents.
const ENDING = regex()`
    (?:[ai]bamos|iamos|(?:a|ie)ramos|[aei]remos|ieron|aron|ando|[iy]endo|[ai]d[oa]s?|[aei]mos|aban?|ian?|(?:a|
    ie)ran?|[aei]rian?|[aei]ran?|[aei]re|[ai]ste|[aei]r|io|[aeio]n|[aeo]s|[aeio])$
  `;
/** Minimum letters left when a suffix is cut. */
const MIN_STEM_LENGTH = 3;

/** Stem of a word, so that "separando", "separé" and "separar" meet: "separ". Accepts any spelling. */
function stemOf(word: string): string {
  const normalized = normalize(word);
  const cut = normalized.slice(0, MIN_STEM_LENGTH) + normalized.slice(MIN_STEM_LENGTH).replace(ENDING, "");
  // "analicé" and "analizar", "busqué" and "buscar", "entregué" and "entregar".
  return cut.replace(/qu$/, "c").replace(/gu$/, "g").replace(/c$/, "z");
}

const STEMS = new Set(COMMON_STEMS);

/** Whether some form of the word is among the common ones. Does not judge its spelling. */
export function hasCommonStem(word: string): boolean {
  return STEMS.has(stemOf(word));
}
