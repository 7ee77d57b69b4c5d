/**
 * Parses a text once for all parts of the judge: normalized words, clauses and stems. Normalization (lower case, no
 * accents) makes careless and careful typing equal; `accented` keeps the accents, because in Spanish they distinguish
 * "llegué" (I) from "llegue".
 */

import { regex } from "#app/platform/regex.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";

export type Clause = {
  /** Normalized text of the clause, one blank between words, no punctuation. */
  text: string;
  words: readonly string[];
  /** True if it is written as a question (¿ or ?). */
  asks: boolean;
};

export type ReadText = {
  /** As written, trimmed. */
  raw: string;
  /** Normalized words in order, chat abbreviations expanded ("q" is "que"). */
  words: readonly string[];
  /** The same words with their accents, in lower case; may differ in length from `words`. */
  accented: readonly string[];
  clauses: readonly Clause[];
  /** Words joined by one blank, with one blank at each end, for fast whole-word searches. */
  padded: string;
  /** True when the text is mostly English. */
  english: boolean;
};

const CHAT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: "que",
    k: "que",
    ke: "que",
    qe: "que",
    pq: "porque",
    xq: "porque",
    porq: "porque",
    dps: "despues",
    desp: "despues",
    pa: "para",
    tb: "tambien",
    tmb: "tambien",
    tbn: "tambien",
    nose: "no se",
    d: "de",
    x: "por",
    xfa: "porfa",
    plis: "porfa",
    toy: "estoy",
    kiero: "quiero",
    aki: "aqui",
    isimos: "hicimos",
    ise: "hice",
    ase: "hace",
    asia: "hacia",
    uno: "uno",
    cmo: "como",
    bn: "bien",
    na: "nada",
  }),
);

const ENGLISH = new Set(
  "the and of to is in that it was for with on my we our not they but had have this from at by are what".split(" "),
);

/** Lower case without accents; "ñ" becomes "n". */
export function normalize(text: string): string {
  return stripAccents(text).toLowerCase();
}

/** Splits into runs of letters and digits; an apostrophe inside an English word is removed ("don't" is "dont"). */
function split(text: string): string[] {
  return text.replace(/(\p{L})['’](\p{L})/gu, "$1$2").match(/[\p{L}\p{N}]+/gu) ?? [];
}

function spellOut(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    // "siiii" and "graciaaas" equal "si" and "gracias"; double letters such as "ll" and "rr" are kept.
    const short = word.replace(/([a-z])\1{2,}/g, "$1");
    return (CHAT.get(short) ?? short).split(" ");
  });
}

const CLAUSE = /[^.!?;\n…]+[.!?;\n…]*/g;

/** "Es confidencial, pero bajamos los costos": the part after "pero" is a clause of its own. */
const TURN = /(?<=[\s,])(?=(?:pero|but)\s)/i;
/** Conjunctions at which an overlong sentence is split. */
const BREATH = /(?<=\s)(?=(?:entonces|y|o sea|porque|eh|and|so)\s)/i;
const LONG_SENTENCE = 18;

function readClauses(raw: string): Clause[] {
  // A decimal or thousands separator does not end a sentence.
  const clean = raw.replace(/(\d)[.,](\d)/g, "$1$2").replace(/¿/g, ". ¿");
  return (clean.match(CLAUSE) ?? []).flatMap((sentence) => {
    const asks = /[¿?]/.test(sentence);
    const pieces = sentence
      .split(TURN)
      .flatMap((piece) => piece.split(/,\s+/))
      .flatMap((piece) => {
        return piece.split(/\s+/).length > LONG_SENTENCE ? piece.split(BREATH) : [piece];
      });
    return pieces.flatMap((piece) => {
      const words = spellOut(split(normalize(piece)));
      return words.length === 0 ? [] : [{ text: words.join(" "), words, asks }];
    });
  });
}

/** Only the normalized words, for comparisons that need no more; much faster than parsing everything. */
export function wordsOf(text: string): string[] {
  return spellOut(split(normalize(text)));
}

/** Parses a text; all other functions of the judge take the result. */
export function readText(text: string): ReadText {
  const raw = text.trim();
  const words = wordsOf(raw);
  const accented = split(raw.normalize("NFC").toLowerCase());
  const english = words.filter((word) => ENGLISH.has(word) || word === "i").length;
  return {
    raw,
    words,
    accented,
    clauses: readClauses(raw),
    padded: ` ${words.join(" ")} `,
    english: words.length > 0 && english / words.length > 0.16,
  };
}

const FUNCTION_WORDS = new Set(
  (
    "a al ante asi aun aunque bajo bien cada casi como con contra cual cuales cualquier cuando cuanto cuantos " +
    "cuanta cuantas de del desde donde dos e el ella ellas ellos en entre era eran eres es esa esas ese eso esos " +
    "esta estaba estan estar estas este esto estos estoy fue fueron ha haber habia hace han hasta hay he hemos la " +
    "las le les lo los mas me mi mia mis mucha muchas mucho muchos muy nada ni no nos o os otra otras otro otros " +
    "para pero poco por porque pues que quien quienes se sea ser si sido sin sobre solo son soy su sus suya suyo " +
    "tal tambien tan tanto te ti tiene tienen toda todas todo todos tu tus tuya tuyo tuvo u un una unas uno unos " +
    "usted ustedes va vez y ya yo the a an and of to is in that it was for with on my i we our not they but had " +
    "have this from at by are what how you your"
  ).split(/\s+/),
);

/** True for words that have a grammatical function but no content. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

const ENDINGS = regex()`
    (?:aciones|iciones|amientos?|imientos?|acion|icion|adoras?|adores|idades|mente|iendo|ieron|abamos|ariamos|
    eriamos|iriamos|aremos|eremos|iremos|amos|emos|imos|ando|aron|aste|iste|arias?|erias?|irias?|aban|abas|aba|
    adas?|ados?|idas?|idos?|ador|idad|ar|er|ir|es|as|os|an|en|ia|io|a|e|i|o|s)$
  `;

/** A crude Spanish stem: the same for "organizas", "organizo" and "organización". Never shorter than 3 letters. */
export function stem(word: string): string {
  if (word.length <= 4) return word.replace(/s$/, "");
  const cut = word.replace(ENDINGS, "");
  return cut.length >= 3 ? cut.slice(0, 7) : word.slice(0, 4);
}

/** Stems of the content words. */
export function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word)).map(stem);
}
