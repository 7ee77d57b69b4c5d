/** Language of a text by its small words. */

import { fold } from "../vocabulary/text.ts";
import type { CvFacts } from "./facts.ts";

const WORDS: Readonly<Record<CvFacts["language"], ReadonlySet<string>>> = {
  es: new Set(
    "de la el en y los las del para una con por como al su mi ingles actualidad experiencia educacion universidad habilidades".split(
      " ",
    ),
  ),
  en: new Set(
    "the of and with in to for at on from my an is as by experience education skills university present work".split(
      " ",
    ),
  ),
  pt: new Set(
    "da do em e os as das dos para uma com por como ao seu minha experiencia formacao ingles atual habilidades universidade nao".split(
      " ",
    ),
  ),
};
/** Endings and words that only one of the two sister languages writes. */
const ONLY_PORTUGUESE = /ção|ções|ões|ência|\b(?:em|uma|com|não|até|ao|dos|das)\b/g;
const ONLY_SPANISH = /ción|ciones|encia|\b(?:con|una|los|las|el|del|y|en)\b/g;

/** The language of most of the text; Spanish when it does not tell. */
export function textLanguage(text: string): CvFacts["language"] {
  const words = fold(text).split(/[^a-z]+/);
  const count = (language: CvFacts["language"]): number => words.filter((word) => WORDS[language].has(word)).length;
  const [spanish, english, portuguese] = [count("es"), count("en"), count("pt")];
  if (english > spanish && english > portuguese) return "en";
  const lower = text.toLowerCase();
  return (lower.match(ONLY_PORTUGUESE)?.length ?? 0) > (lower.match(ONLY_SPANISH)?.length ?? 0) ? "pt" : "es";
}
