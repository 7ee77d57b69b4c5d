/** The vocabulary of the Spanish rules. */

import { firstPersonPast, verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import words from "./words.json";

const setOf = (list: readonly string[]): ReadonlySet<string> => new Set(list);

export const NO_ANSWER_SPANISH = setOf(words.noAnswer);
export const DETERMINERS = setOf(words.determiners);
export const NUMBERS = setOf(words.numbers);
export const PERSONS = setOf(words.persons);
/** People one works with, in the singular. */
export const COMPANY = setOf(words.company);
/** Verbs that go with one kind of object: "tomar muestras", never "curaciones". */
export const NARROW = setOf(words.narrow);
export const MASS = setOf(words.mass);
export const TEAMS = setOf(words.teams);
export const OUTCOMES = setOf(words.outcomes);
export const THINGS = setOf(words.things);
export const HANGING = setOf(words.hanging);
export const DATIVE = setOf(words.dative);
export const LIGHT = setOf(words.light);
export const TAKES_A = setOf(words.takesA);
export const HIRES = setOf(words.hires);
export const NO_PERSONS = setOf(words.noPersons);
export const CHANGE = setOf(words.change);
export const PLANS: readonly string[] = words.plans;
const SINGULAR_IN_S = setOf(words.singularInS);
const SEEMS_INFINITIVE = setOf(words.seemsInfinitive);
const SEEMS_PAST = setOf(words.seemsPast);
const SEEMS_VERB = setOf(words.seemsVerb);
const CLAUSE_VERBS = setOf(words.verbs);
const PAST_THIRD = setOf(words.pastThird);

/** "atención" -> "atender". */
const VERB_OF_NOUN: ReadonlyMap<string, string> = new Map(
  words.nouns.map((entry) => {
    const [noun = "", verb = ""] = entry.split(":");
    return [noun, verb] as const;
  }),
);

/** The verb of the noun, in the singular or the plural: "ventas" -> "vender". */
export function verbOfNoun(word: string): string | undefined {
  const single = word.endsWith("ciones") ? `${word.slice(0, -5)}ión` : word.replace(/s$/u, "");
  return VERB_OF_NOUN.get(word) ?? VERB_OF_NOUN.get(single);
}

/** A noun in the plural; "análisis" and "gas" are none. */
export function isPlural(word: string): boolean {
  return /^\p{Ll}{3,}s$/u.test(word) && !SINGULAR_IN_S.has(word) && !/(?:[aei]s|ís|és)$/u.test(word.slice(0, 3));
}

/** The infinitive that the rules can conjugate. */
export function knownInfinitive(word: string): string | null {
  return isInfinitive(word) && firstPersonPast(word) !== null ? word : null;
}

export function isInfinitive(word: string): boolean {
  if (/^(?:dar|ver|ser|ir)(?:se|l[aeo]s?)?$/u.test(word)) return true;
  return /^\p{Ll}{2,}(?:ar|er|ir|ír)(?:se|l[aeo]s?|me|nos)?$/u.test(word) && !SEEMS_INFINITIVE.has(word);
}

/** "reduje", "ordené": the past of the first person, in its own accents. */
export function isFirstPersonPast(word: string): boolean {
  const verb = verbOf(word);
  if (SEEMS_PAST.has(word)) return false;
  if (verb?.form === "past" && verb.language === "es" && firstPersonPast(verb.lemma) === word) return true;
  // "vendimos", "logramos": told of a group that she was one of.
  if (/^\p{Ll}{3,}(?:amos|imos)$/u.test(word) && !SEEMS_PAST.has(word)) return true;
  return verb === null && /^\p{Ll}{2,}(?:é|í)$/u.test(word);
}

/** "bajaron", "redujo": the past of another subject. */
function isThirdPersonPast(word: string): boolean {
  if (PAST_THIRD.has(word)) return true;
  if (/^\p{Ll}{3,}(?:aron|ieron|jeron|yeron|ió)$/u.test(word)) return true;
  const verb = verbOf(word);
  return verb?.form === "past" && verb.language === "es" && /(?:ó|jo|vo|so|zo)$/u.test(word) && !verb.ambiguous;
}

/** Any word that may be the verb of a sentence, so that its text is no mere noun. */
export function mayBeVerb(word: string): boolean {
  if (SEEMS_VERB.has(word)) return false;
  if (CLAUSE_VERBS.has(word) || isThirdPersonPast(word) || isFirstPersonPast(word)) return true;
  if (/^\p{Ll}{3,}(?:aba|aban|ían|ó)$/u.test(word)) return true;
  const verb = verbOf(word);
  return verb !== null && verb.language === "es" && ["past", "present"].includes(verb.form) && !verb.ambiguous;
}

export const isClauseVerb = (word: string) => CLAUSE_VERBS.has(word) || isThirdPersonPast(word);
/** "organizando" -> "organizar", of verbs that the rules can conjugate. */
export function infinitiveOfGerund(word: string): string | null {
  const verb = isGerund(word) ? verbOf(word) : null;
  const lemma = verb?.language === "es" ? verb.lemma : word.endsWith("ando") ? `${word.slice(0, -4)}ar` : "";
  return lemma !== "" && isGerund(word) ? knownInfinitive(lemma) : null;
}

export const isGerund = (word: string) => /^\p{Ll}{2,}(?:ando|iendo|yendo)$/u.test(word) && word !== "cuando";
