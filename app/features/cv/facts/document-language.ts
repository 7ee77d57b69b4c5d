/** Detects the language of a text by its function words. */

import { normalize } from "../vocabulary/normalize-text.ts";
import type { CvFacts } from "./facts.ts";

const WORDS: Readonly<Record<CvFacts["language"], ReadonlySet<string>>> = {
  es: new Set(
    (
      "de la el en y los las del para una con por como al su mi ingles " +
      "actualidad experiencia educacion universidad habilidades"
    ).split(" "),
  ),
  en: new Set(
    "the of and with in to for at on from my an is as by experience education skills university present work".split(
      " ",
    ),
  ),
  pt: new Set(
    (
      "da do em e os as das dos para uma com por como ao seu minha " +
      "experiencia formacao ingles atual habilidades universidade nao"
    ).split(" "),
  ),
};
/** Endings and words that Portuguese has and Spanish does not. */
const ONLY_PORTUGUESE = /ção|ções|ões|ência|\b(?:em|uma|com|não|até|ao|dos|das)\b/g;
const ONLY_SPANISH = /ción|ciones|encia|\b(?:con|una|los|las|el|del|y|en)\b/g;

/** The main language of the text; Spanish in doubt. */
export function textLanguage(text: string): CvFacts["language"] {
  const words = normalize(text).split(/[^a-z]+/);
  const count = (language: CvFacts["language"]): number => words.filter((word) => WORDS[language].has(word)).length;
  const [spanish, english, portuguese] = [count("es"), count("en"), count("pt")];
  if (english > spanish && english > portuguese) return "en";
  const lower = text.toLowerCase();
  return (lower.match(ONLY_PORTUGUESE)?.length ?? 0) > (lower.match(ONLY_SPANISH)?.length ?? 0) ? "pt" : "es";
}

/** Function words that the supported languages lack, and those unique to each other frequent language. */
const READ_HERE = new Set(
  "el los las del con por una que y the of and with for from to in do da em uma com dos das ao de la en as an at".split(
    " ",
  ),
);
const NOT_READ: readonly (readonly [name: string, words: ReadonlySet<string>])[] = (
  [
    ["en francés", "et des du les une dans aux pour avec sur chez au est par"],
    ["en alemán", "und der die das für mit von bei den dem zur zum im eine als"],
    ["en italiano", "di il dei nel per gli delle alla presso sono della"],
    ["en neerlandés", "het een van voor bij naar met op ik"],
  ] as const
).map(([name, words]) => [name, new Set(words.split(" "))]);
/** Minimum count of function words, and factor by which they must exceed those of the supported languages. */
const MIN_FUNCTION_WORDS = 8;
const MUCH_MORE = 1.3;
/** Minimum letters and words to detect a language, and a share of function words that every Spanish CV exceeds. */
const MIN_LETTERS = 40;
const MIN_WORDS = 60;
const MIN_SHARE = 0.04;

/**
 * An unsupported language (not Spanish, English or Portuguese), worded as the end of "Parece escrito …"; null in doubt.
 * `isSure`: the letters do not come from OCR and no CV heading was found.
 */
export function unreadLanguage(text: string, isSure: boolean): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= MIN_LETTERS && latin * 2 < letters) return "en un alfabeto distinto del latino";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const read = count(READ_HERE);
  for (const [name, own] of NOT_READ) {
    const times = count(own);
    if (times >= MIN_FUNCTION_WORDS && times > read * MUCH_MORE) return name;
  }
  return isSure && words.length >= MIN_WORDS && read < words.length * MIN_SHARE ? "en otro idioma" : null;
}
