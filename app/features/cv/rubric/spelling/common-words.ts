/** Which words people write in CVs and about their work: what a misspelt word is likely to have been meant for. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { COMMON_STEMS } from "./common-stems.ts";

// Endings of verbs, then of number and gender, on a word without accents.
const ENDING =
  /(?:[ai]bamos|iamos|(?:a|ie)ramos|[aei]remos|ieron|aron|ando|[iy]endo|[ai]d[oa]s?|[aei]mos|aban?|ian?|(?:a|ie)ran?|[aei]rian?|[aei]ran?|[aei]re|[ai]ste|[aei]r|io|[aeio]n|[aeo]s|[aeio])$/;
/** Letters that stay when an ending is cut off. */
const SHORTEST_STEM = 3;

/** A word without its ending, so that "separando", "separé" and "separar" meet: "separ". Takes any spelling of it. */
export function stemOf(word: string): string {
  const folded = fold(word);
  const cut = folded.slice(0, SHORTEST_STEM) + folded.slice(SHORTEST_STEM).replace(ENDING, "");
  // "analicé" and "analizar", "busqué" and "buscar", "entregué" and "entregar".
  return cut.replace(/qu$/, "c").replace(/gu$/, "g").replace(/c$/, "z");
}

const STEMS = new Set(COMMON_STEMS);

/** Whether the word, in some form of it, is among the common ones. Says nothing of how it is spelt. */
export function hasCommonStem(word: string): boolean {
  return STEMS.has(stemOf(word));
}
