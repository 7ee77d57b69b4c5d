/** The vocabulary of the English rules. */

import words from "./words.json";

const setOf = (list: readonly string[]): ReadonlySet<string> => new Set(list);

export const NO_ANSWER_ENGLISH = setOf(words.noAnswer);
export const DETERMINERS = setOf(words.determiners);
export const NUMBERS: readonly string[] = words.numbers;
export const OUTCOMES = setOf(words.outcomes);
export const HANGING = setOf(words.hanging);
export const CHANGE = setOf(words.change);
export const CLAUSE_VERBS = setOf(words.clauseVerbs);
export const PLANS: readonly string[] = words.plans;

/** "management" -> "manage". */
export const VERB_OF_NOUN: ReadonlyMap<string, string> = new Map(
  words.nouns.map((entry) => {
    const [noun = "", verb = ""] = entry.split(":");
    return [noun, verb] as const;
  }),
);
