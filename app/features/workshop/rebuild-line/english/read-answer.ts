/** What an English answer is by its grammar, and whether that fits what was asked. */

import { pastOf, verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import { regex } from "#app/platform/regex.ts";
import type { Answer, FieldName, Shape } from "../language-rules.ts";
import { meansOf } from "../means.ts";
import { CLAUSE_VERBS, DETERMINERS, HANGING, NUMBERS, OUTCOMES } from "./words.ts";

const ABOUT =
  "(?:(?:about|around|nearly|almost|over|more than|up to|at least|some|roughly|fewer than|less than|only) )?";
const SUM = String.raw`(?:(?:US\$|CLP|\$|€)\s?)?\d[\d.,]*(?:\s?(?:k|m|million|thousand))?\+?`;
const NUMBER = `(?:${SUM}|(?:a )?(?:${NUMBERS.join("|")})(?:-[a-z]+)?)`;
const TIME = "(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|semesters?|years?|summers?|seasons?)";
const QUANTITY = new RegExp(
  `^(${ABOUT}${NUMBER}(?:\\s?(?:%|percent)(?: (?:more|fewer|less))?(?: of)?)?) ([a-z]+)(?: (.+))?$`,
  "iu",
);
const SHARE = new RegExp(`^(?:by )?${ABOUT}${SUM}\\s?(?:%|percent)$`, "iu");
const MONEY = /^(?:(?:about|around|over|more than) )?(?:US\$|CLP|\$|€)\s?\d[\d.,]*(?:\s?(?:k|m|million))?$/iu;
const RANGE = new RegExp(`^from ${NUMBER}\\s?%?(?: [a-z]+){0,3} to ${NUMBER}\\s?%?((?: .+)?)$`, "iu");
const DURATION = new RegExp(`^${ABOUT}(?:${NUMBER}|an?|half an?) ${TIME}(?: and a half)?$`, "iu");
const WITHIN = /^(in|for|within|during) (.+)$/u;
const FREQUENCY = /^(?:every |each |daily$|weekly$|monthly$|(?:once|twice|\d+ times|three times) )/iu;
const TIME_PHRASE = /^(?:in|over|within|during|for|since|from|until|by|throughout|between) /iu;
const TOOL_PHRASE = /^(?:with|using|in|through|via|by|without|on|thanks to)(?: |$)/iu;
const PREPOSITION = regex("iu")`
    ^(?:a(?:bout|cross|fter|gainst|long|mong|round|t|s)|before|by|for|from|in(?:to)?|of|on|over|through|to|under|until|
    via|with(?:in|out)?|so|because|when|while|if|and|or|but|that|which|who)\b
  `;
const FOREIGN = /(?:^| )(?:de|del|el|los|las|una?|unos|para|por|con|y|meses|clientes|personas|años)(?: |$)/iu;
const MAX_NOUN_WORDS = 9;
/** A name keeps its capital: "Excel". What opens an answer by habit does not. */
const OPENERS = regex("iu")`
    ^(?:an?|the|my|our|their|about|around|nearly|almost|over|more|fewer|less|better|faster|to|with|using|for|in|every|
    so|complaints|customers|sales|errors|waiting|orders|reports|we|it|they)$
  `;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d$%]+/gu) ?? [];
const as = (shape: Shape, text: string): Answer => ({ shape, text });

function inside(text: string): string {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const low = word.toLowerCase();
  const isPlain = OPENERS.test(low) || DETERMINERS.has(low) || OUTCOMES.has(low) || NUMBERS.includes(low);
  const isVerb = verbOf(low)?.language === "en";
  return (isPlain || isVerb) && /^\p{Lu}\p{Ll}*$/u.test(word) ? low + text.slice(word.length) : text;
}

/** How often, where it was asked how long. */
const RATE = /^(?:every|each|per|an?) (?:day|week|month|year|shift|hour|class)|^(?:daily|weekly|monthly)$/iu;

export function readEnglishAnswer(name: FieldName, written: string): Answer | null {
  // "like 40 boxes" is how one says it, not how one writes it.
  const text = inside(written).replace(/^like (?=\d)/iu, "about ");
  const words = wordsOf(text);
  if (FOREIGN.test(text) || HANGING.has(words.at(-1) ?? "")) return null;
  return READERS[name](text, words);
}

type Reader = (text: string, words: readonly string[]) => Answer | null;
const READERS: Record<FieldName, Reader> = { howMuch, howLong, withWhat, result, did };

const isPast = (word: string) => {
  const verb = verbOf(word);
  return verb?.language === "en" && verb.form === "past" && !verb.ambiguous && pastOf(verb.lemma) === word;
};
const isBase = (word: string) => {
  const verb = verbOf(word);
  return verb?.language === "en" && verb.form === "infinitive";
};
const isGerund = (word: string) => verbOf(word)?.language === "en" && verbOf(word)?.form === "gerund";

function quantity(text: string): Answer | null {
  // Money alone says not of what.
  if (MONEY.test(text)) return null;
  const range = RANGE.exec(text);
  if (range !== null) {
    const after = (range[1] ?? "").trim();
    const isNamed =
      (after !== "" && !/^(?:an?|per|each|every|in) /iu.test(after)) || /^from \S+ [a-z]+ to /iu.test(text);
    return as(isNamed ? "range" : "bareRange", text);
  }
  if (SHARE.test(text)) return as("share", text.replace(/^by /iu, ""));
  const [, number = "", noun = "", rest = ""] = QUANTITY.exec(text) ?? [];
  if (noun === "" || PREPOSITION.test(noun) || hasVerb(wordsOf(text))) return null;
  return { shape: "amount", text, counted: { quantity: number, noun, rest } };
}

const hasVerb = (words: readonly string[]) => words.some((word) => CLAUSE_VERBS.has(word));

function howMuch(text: string, words: readonly string[]): Answer | null {
  const sentence = sentenceOf(text, words);
  if (sentence !== null) return sentence;
  if (FREQUENCY.test(text)) return as("frequency", text);
  const amount = quantity(text);
  if (amount !== null) return amount;
  return !MONEY.test(text) && isPlainFact(text, words) ? as("amount", text) : null;
}

/** Figures with what they count, in any form that is no sentence: a bracket holds them. */
function isPlainFact(text: string, words: readonly string[]): boolean {
  const hasNumber = /\d/u.test(text) || words.some((word) => NUMBERS.includes(word));
  return (
    hasNumber && !/^(?:so|because|when|while|if|and|or|but|that|to)\b/iu.test(text) && words.length > 1 && isNoun(words)
  );
}

function howLong(text: string, words: readonly string[]): Answer | null {
  if (RATE.test(text)) return as("frequency", text);
  const length = WITHIN.exec(text)?.[2] ?? text;
  if (DURATION.test(length)) return { ...as("duration", length), written: text };
  if (TIME_PHRASE.test(text) && words.length > 1 && isNoun(words.slice(1))) return as("phrase", text);
  return isPlainFact(text, words) ? as("period", text) : null;
}

function withWhat(text: string, words: readonly string[]): Answer | null {
  if (sentenceOf(text, words) !== null) return null;
  if (TOOL_PHRASE.test(text)) return words.includes("i") || words.includes("we") ? null : as("phrase", text);
  const means = PREPOSITION.test(text) || !isNoun(words) ? null : meansOf(text, isPerson);
  return means === null ? null : { ...as("noun", text), isPersons: means === "persons" };
}

const isPerson = (word: string) => PERSONS.test(word);
const PERSONS = regex("iu")`
    ^(?:teams?|crew|staff|people|persons?|students?|colleagues?|classmates?|partners?|supervisors?|bosse?s?|
    teachers?|nurses?|doctors?|volunteers?|managers?|engineers?|technicians?|assistants?|friends?|group)$
  `;

function result(text: string, words: readonly string[]): Answer | null {
  const [word = "", second = ""] = words;
  if (word === "to") return isBase(second) ? as("phrase", text) : null;
  if (word === "for") return isNoun(words.slice(1)) ? as("purpose", text) : null;
  if (OUTCOMES.has(word) && !hasVerb(words)) return as("outcome", text);
  const sentence = sentenceOf(text, words);
  if (sentence !== null) return sentence;
  // A base form may be meant as a past ("cut"): both readings must be kept apart.
  if (isBase(word) && pastOf(word) !== word && verbOf(word)?.ambiguous === false) return as("infinitive", text);
  if (PREPOSITION.test(text) && RANGE.exec(text) === null) return null;
  const amount = quantity(text);
  if (amount !== null) return /^(?:amount|range)$/u.test(amount.shape) ? as("outcome", text) : null;
  if (isNoun(words) && isPlainNoun(words)) return as(/\d/u.test(text) ? "outcome" : "noun", text);
  // After a colon both a noun and a sentence may stand.
  return words.length <= MAX_NOUN_WORDS && words.length > 1 ? as("outcome", text) : null;
}

/** "the finance team": named by an article, and no word of it could be the verb of a sentence. */
function isPlainNoun(words: readonly string[]): boolean {
  const until = words.findIndex((word, at) => at > 0 && /^(?:of|in|for|at|and|with)$/u.test(word));
  const main = until < 0 ? words : words.slice(0, until);
  return (
    DETERMINERS.has(main[0] ?? "") &&
    main.length <= 4 &&
    !main.slice(2).some((word) => verbOf(word)?.form === "present")
  );
}

function did(text: string, words: readonly string[]): Answer | null {
  const sentence = sentenceOf(text, words);
  if (sentence !== null) return sentence;
  if (TOOL_PHRASE.test(text)) return as("phrase", text);
  return !PREPOSITION.test(text) && isNoun(words) ? as("noun", text) : null;
}

function sentenceOf(text: string, words: readonly string[]): Answer | null {
  if (PREPOSITION.test(text)) return null;
  const [word = ""] = words;
  if (isPast(word)) return as("deed", text);
  const verbAt = words.findIndex((one) => CLAUSE_VERBS.has(one));
  const isMain = verbAt > 0 && !words.slice(0, verbAt).some((one) => /^(?:that|which|who|when|where|than)$/u.test(one));
  return isMain ? as("clause", text) : null;
}

function isNoun(words: readonly string[]): boolean {
  const [word = ""] = words;
  if (words.length === 0 || words.length > MAX_NOUN_WORDS) return false;
  if (/^(?:i|we|it|they|very|not|no)$/u.test(word) || isPast(word) || isGerund(word)) return false;
  return !(isBase(word) && verbOf(word)?.ambiguous === false && words.length > 1) && !hasVerb(words);
}
