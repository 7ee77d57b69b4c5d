/** What a Spanish answer is by its grammar, and whether that fits what was asked. */

import { firstPersonPast, verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import { regex } from "#app/platform/regex.ts";
import type { Answer, FieldName, Shape } from "../language-rules.ts";
import { meansOf } from "../means.ts";
import {
  COMPANY,
  DETERMINERS,
  HANGING,
  isClauseVerb,
  isFirstPersonPast,
  isGerund,
  isInfinitive,
  knownInfinitive,
  mayBeVerb,
  NUMBERS,
  OUTCOMES,
  PERSONS,
  THINGS,
  verbOfNoun,
} from "./words.ts";

const ABOUT =
  "(?:(?:unos|unas|cerca de|más de|menos de|alrededor de|aproximadamente|casi|hasta|sobre|solo|al menos) )?";
const SUM = String.raw`(?:(?:US\$|UF|CLP|\$)\s?)?\d[\d.,]*(?:\s?(?:mil|millones(?: de)?|MM|M|k))?`;
const WORD = String.raw`(?:${[...NUMBERS].join("|")})(?: y \p{L}+)?`;
const NUMBER = `(?:${SUM}|${WORD})`;
const TIME = "(?:(?:segundo|minuto|hora|día|semana|bimestre|trimestre|semestre|año|verano|temporada)s?|mes(?:es)?)";
const TIME_NOUN = new RegExp(`^${TIME}$`, "iu");
const QUANTITY = new RegExp(
  `^(${ABOUT}${NUMBER}(?:\\s?(?:%|por ciento)(?: (?:más|menos))?(?: de)?)?) (\\p{L}+)(?: (.+))?$`,
  "iu",
);
const SHARE = new RegExp(`^(?:un )?${ABOUT}${SUM}\\s?(?:%|por ciento)$`, "iu");
const MONEY = /^(?:(?:unos|cerca de|más de) )?(?:US\$|UF|CLP|\$)\s?\d[\d.,]*(?:\s(?:mil|millones|MM))?$/iu;
const RANGE = new RegExp(`^(?:de|desde) ${NUMBER}\\s?%?(?: \\p{L}+){0,3} (?:a|hasta) ${NUMBER}\\s?%?((?: .+)?)$`, "iu");
const DURATION = new RegExp(`^${ABOUT}(?:${NUMBER}|un|una|medio|media) ${TIME}(?: y medi[oa])?$`, "iu");
const WITHIN = /^(en|durante|por) (.+)$/u;
const FREQUENCY = regex("iu")`
    ^(?:cada |todos los |todas las |(?:\d+|una|dos|tres|cuatro|cinco) (?:vez|veces) |a diario$|diariamente$|
    semanalmente$|mensualmente$)
  `;
const TIME_PHRASE = /^(?:en|durante|desde|hasta|por|a lo largo de|dentro de|antes de|entre|cada) /iu;
const TOOL_PHRASE =
  /^(?:con|en|usando|mediante|a través de|por medio de|sin|gracias a|según|bajo|a mano|junto al?|al lado de)(?: |$)/iu;
const PREPOSITION = regex("iu")`
    ^(?:a|al|ante|bajo|con|contra|de|del|desde|durante|en|entre|hacia|hasta|mediante|para|por|según|sin|sobre|tras|que|
    porque|cuando|como|donde|si|y|e|o|pero|aunque|ya que|debido|gracias)\b
  `;
/** How often, where it was asked how long. */
const RATE = regex("iu")`
    ^(?:cada|todos los|todas las|por \p{Ll}+|al (?:día|mes|año)|a la semana|
    diari[oa]s|semanales|mensuales)(?:[ ,]|$)
  `;
const CONJUNCTION = /^(?:que|porque|cuando|como(?! \d)|donde|si|y|e|o|pero|aunque|ya que|para)(?: |$)/iu;
const MONTHS = regex("iu")`
    ^(?:de |entre )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)
    (?: (?:a|y|de|e|\d{4}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))*$
  `;
/** An answer in another language joins to nothing. */
const FOREIGN = /(?:^| )(?:the|and|with|of|for|customers?|months?|years?|from|days?)(?: |$)/iu;
const SO_THAT = /^que (?:\p{L}+ ){0,6}\p{L}+(?:ara|aran|era|eran|iera|ieran|ase|asen)\b/iu;
const PERIOD =
  /^(?:(?:la|el|todo el|toda la|un|una) )?(?:primer |segundo )?(?:temporada|verano|invierno|semestre|año|mes) /iu;
const PERIOD_WORDS = 6;
const MAX_NOUN_WORDS = 9;

const wordsOf = (text: string) => text.toLocaleLowerCase("es").match(/[\p{L}\d$%]+/gu) ?? [];

/** Inside a sentence: a capital that only opened the answer goes, a name keeps it. */
function inside(text: string): string {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const low = word.toLocaleLowerCase("es");
  const isPlain =
    DETERMINERS.has(low) ||
    NUMBERS.has(low) ||
    OUTCOMES.has(low) ||
    THINGS.has(low) ||
    HANGING.has(low) ||
    verbOfNoun(low) !== undefined ||
    mayBeVerb(low) ||
    isInfinitive(low) ||
    isGerund(low) ||
    PREPOSITION.test(low) ||
    /^(?:unos|unas|cerca|más|menos|alrededor|aproximadamente|casi|sobre|se|nos|les?)$/u.test(low);
  const isCapital = /^\p{Lu}\p{Ll}*$/u.test(word) && !/^\p{L}+\.\p{L}/u.test(text);
  return isPlain && isCapital ? low + text.slice(word.length) : text;
}

export function readSpanishAnswer(name: FieldName, written: string): Answer | null {
  const text = inside(written);
  const words = wordsOf(text);
  if (FOREIGN.test(text) || HANGING.has(words.at(-1) ?? "")) return null;
  return READERS[name](text, words);
}

type Reader = (text: string, words: readonly string[]) => Answer | null;
const as = (shape: Shape, text: string): Answer => ({ shape, text });

const READERS: Record<FieldName, Reader> = { howMuch, howLong, withWhat, result, did };

function quantity(text: string): Answer | null {
  // Money alone says not of what.
  if (MONEY.test(text)) return null;
  const range = RANGE.exec(text);
  if (range !== null) {
    const isNamed =
      (range[1] ?? "").trim() !== "" || /^(?:de|desde) \S+ \p{L}+ a /iu.test(text.replace(/ por ciento/giu, "%"));
    return as(isNamed ? "range" : "bareRange", text);
  }
  if (SHARE.test(text)) return as("share", text);
  const [, number = "", noun = "", rest = ""] = QUANTITY.exec(text) ?? [];
  if (noun === "" || PREPOSITION.test(noun) || wordsOf(text).some((word) => isClauseVerb(word))) return null;
  return { shape: "amount", text, counted: { quantity: number, noun, rest } };
}

function howMuch(written: string, all: readonly string[]): Answer | null {
  // "de 65 trabajadores" is 65 of them.
  const isOf = /^de \d/iu.test(written) && !RANGE.test(written) && !/ a /u.test(written);
  const [text, words] = isOf ? [written.slice(3), all.slice(1)] : [written, all];
  const sentence = sentenceOf(text, words);
  if (sentence !== null) return sentence;
  if (FREQUENCY.test(text)) return as("frequency", text);
  const amount = quantity(text);
  if (amount?.counted && TIME_NOUN.test(amount.counted.noun) && amount.counted.rest !== "")
    return as("frequency", text);
  if (amount !== null) return amount;
  return !MONEY.test(text) && isPlainFact(text, words) ? as("amount", text) : null;
}

const TOLD = /^(?:llevo|voy|estoy|estuve|tengo|hago|soy|fui|era|son|eran|hay|había)$/u;

/** Figures with what they count, in any form that is no sentence: a bracket holds them. */
function isPlainFact(text: string, words: readonly string[]): boolean {
  const hasNumber = /\d/u.test(text) || words.some((word) => NUMBERS.has(word));
  // "70 de primer año": of whom it does not say.
  const isTold = CONJUNCTION.test(text) || words.some((word) => TOLD.test(word)) || /^\d+ de /u.test(text);
  return hasNumber && !isTold && isNoun(words) && words.length > 1;
}

function howLong(text: string, words: readonly string[]): Answer | null {
  // "desde los 18, voy en el sexto año": what is told of it is no length.
  if (sentenceOf(text, words) !== null || words.some((word) => TOLD.test(word))) return null;
  if (RATE.test(text) && !words.some(isClauseVerb)) return as("frequency", text);
  const length = WITHIN.exec(text)?.[2] ?? text;
  if (DURATION.test(length)) return { ...as("duration", length), written: text };
  if (PERIOD.test(text) && words.length <= PERIOD_WORDS) return as("period", text);
  if (TIME_PHRASE.test(text) && words.length > 1 && isNoun(words.slice(1))) return as("phrase", text);
  const isPlain = isPlainFact(text, words) || MONTHS.test(text);
  return isPlain ? as("period", text) : null;
}

function withWhat(text: string, words: readonly string[]): Answer | null {
  const sentence = sentenceOf(text, words);
  if (sentence !== null) return sentence.shape === "deed" ? sentence : null;
  const isName = /^\p{L}+\.\p{L}/u.test(text);
  if ((isGerund(words[0] ?? "") && !isName) || TOOL_PHRASE.test(text))
    return isMixed(text)
      ? null
      : { ...as("phrase", text), isPersons: /^(?:con|junto) /iu.test(text) && namesPersons(text) };
  if (isName) return as("noun", text);
  if (PREPOSITION.test(text) || isInfinitive(words[0] ?? "")) return null;
  const means = isNoun(words) ? meansOf(text, isPerson) : null;
  return means === null ? null : { ...as("noun", text), isPersons: means === "persons" };
}

const namesPersons = (text: string) => meansOf(text.replace(/^(?:con|junto al?) /iu, ""), isPerson) === "persons";

/** "con Python, con otra compañera": two things under one preposition. */
function isMixed(text: string): boolean {
  const items = text.replace(/^\p{L}+ /u, "");
  return / (?:con|en|yo) /iu.test(items) || (/^con /iu.test(text) && meansOf(items, isPerson) === null);
}

const isPerson = (word: string) =>
  PERSONS.has(word) || COMPANY.has(word) || COMPANY.has(word.replace(/(?:es|s)$/u, ""));

function result(text: string, words: readonly string[]): Answer | null {
  const sentence = sentenceOf(text, words);
  if (sentence !== null) return sentence;
  const [word = "", second = ""] = words;
  if (word === "para") return words.length > 1 && !isClauseVerb(second) ? as("purpose", text) : null;
  if (SO_THAT.test(text)) return as("infinitive", text);
  if (isInfinitive(word)) return as("infinitive", text);
  if (PREPOSITION.test(text) && RANGE.exec(text) === null) return null;
  const amount = quantity(text);
  if (amount !== null) return /^(?:amount|range)$/u.test(amount.shape) ? as("outcome", text) : null;
  if (OUTCOMES.has(word) || (DETERMINERS.has(word) && OUTCOMES.has(second))) return as("outcome", text);
  // "accidentes de 3 a 0" is what came of it, not for whom it was.
  if (isNoun(words) && isPlainNoun(words)) return as(/\d/u.test(text) ? "outcome" : "noun", text);
  // After a colon both a noun and a sentence may stand.
  return DETERMINERS.has(word) ? as("outcome", text) : null;
}

/** "contar productos y registrar diferencias" -> "conté productos y registré diferencias"; all of it or nothing. */
function toldDeeds(text: string): string | null {
  // "estibar vehículos y amarras", "orientar y subir papeles": the past would take another object.
  const pieces = text.split(/, (?:y |e )?| y | e /u);
  const isTold = (piece: string) => knownInfinitive(/^\p{Ll}+(?= )/u.exec(piece)?.[0] ?? "") !== null;
  if (pieces.length > 1 && !pieces.every(isTold)) return null;
  const told = text.replace(/(^|, | y | e )(\p{Ll}+)/gu, (whole, joint: string, word: string) => {
    const infinitive = knownInfinitive(word);
    return infinitive === null ? whole : joint + (firstPersonPast(infinitive) ?? word);
  });
  return wordsOf(told).some((word) => isInfinitive(word)) ? null : told;
}

const QUALIFIER = /(?:al|ales|il|iles|iv[oa]|ic[oa]|os[oa]|[ai]d[oa]|ari[oa]|ble|ora?|an[oa]|eñ[oa]|s)$/u;

/** A noun, its qualifiers and what prepositions add: any other word could be the verb of a sentence. */
function isPlainNoun(words: readonly string[]): boolean {
  const start = DETERMINERS.has(words[0] ?? "") ? 1 : 0;
  for (let at = start + 1; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (/^(?:de|del|en|para|con|por|a|al|sin|y|e|que)$/u.test(word)) return true;
    if (!QUALIFIER.test(word)) return false;
  }
  return true;
}

function did(text: string, words: readonly string[]): Answer | null {
  const sentence = sentenceOf(text, words);
  if (sentence !== null) return sentence;
  const [word = ""] = words;
  if (isInfinitive(word)) {
    const told = toldDeeds(text);
    return told === null ? as("infinitive", text) : as("deed", told);
  }
  if (isGerund(word) || TOOL_PHRASE.test(text)) return as("phrase", text);
  if (PREPOSITION.test(text)) return null;
  // "Preparaba ensaladas": who did it is who was asked.
  if (/^\p{Ll}{3,}aba$/u.test(word) || (/ía$/u.test(word) && verbOf(word)?.form === "imperfect"))
    return as("deed", text);
  return isNoun(words) ? as("noun", text) : null;
}

/** A deed of the student's or a sentence with a subject of its own; null for anything else. */
function sentenceOf(text: string, words: readonly string[]): Answer | null {
  if (PREPOSITION.test(text)) return null;
  const [word = "", second = ""] = words;
  const isClitic = /^(?:me|les?|l[ao]s?|nos)$/u.test(word);
  if (isFirstPersonPast(word) || (isClitic && isFirstPersonPast(second))) return as("deed", text);
  const verbAt = words.findIndex((one) => isClauseVerb(one));
  // After "que" the verb belongs to a relative clause of a noun.
  const isMain = verbAt >= 0 && !words.slice(0, verbAt).some((one) => /^(?:que|donde|cuando|como|para)$/u.test(one));
  return isMain ? as("clause", text) : null;
}

/** "la gerencia", "entrega de pedidos": a noun by its place, though a verb has the same form. */
function isNounThere(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  // "las llevaban a la comisión": they took them there.
  if (/(?:aban|ían|aron|ieron)$/u.test(word)) return false;
  if (/^(?:el|la|las|los|un|una|su|mi|de|del|al)$/u.test(words[at - 1] ?? "")) return true;
  return verbOfNoun(word) !== undefined && !DETERMINERS.has(words[at + 1] ?? "");
}

function isNoun(words: readonly string[]): boolean {
  const [word = ""] = words;
  const until = words.findIndex((one) => /^(?:que|donde)$/u.test(one));
  const main = until < 0 ? words : words.slice(0, until);
  return (
    words.length > 0 &&
    words.length <= MAX_NOUN_WORDS &&
    !/^(?:muy|no|ya|bien|mal|me|se|lo|les?|yo|fue|es)$/u.test(word) &&
    !main.some((one, at) => mayBeVerb(one) && !isNounThere(main, at))
  );
}
