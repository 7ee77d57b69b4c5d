/** The hunter's line at each moment, chosen by a seed and the previous wording. */

import type { HunterLines } from "../hunters/hunter.ts";
import { type Aspect, aspectsOf, type Question } from "../question-bank/question.ts";
import { type Filling, fill, pickVariant } from "./pick-variant.ts";

/** A moment of the conversation that has its own wordings. */
export type Moment = Exclude<keyof HunterLines, "suggestions">;

export type Spoken = {
  /** The text for the student. */
  text: string;
  /** The wording with its placeholders: pass it as `last` the next time. */
  wording: string;
};

/**
 * The hunter's line at a moment.
 * @param seed of the interview: the same seed gives the same interview
 * @param last the previous wording at the same moment, or null
 */
export function say(
  lines: HunterLines,
  moment: Moment,
  seed: string,
  last: string | null,
  values: Partial<Filling> = {},
): Spoken {
  const wording = pickVariant(lines[moment], `${seed}:${moment}`, last);
  return { text: fill(wording, values), wording };
}

/**
 * A suggestion in the hunter's style for an answer that missed the question. The first one for a question names its
 * most important aspect, the second one the next aspect, so that two attempts get different hints.
 * @param given number of suggestions already given for this question
 * @param missing the aspect that a judge found missing, if known; otherwise the question's category decides
 */
export function cannedSuggestion(
  lines: HunterLines,
  question: Question,
  given: number,
  seed: string,
  last: string | null,
  missing?: Aspect,
): Spoken {
  const aspects = aspectsOf(question.category);
  const aspect = missing ?? aspects[given % aspects.length] ?? aspects[0];
  const all = lines.suggestions[aspect];
  // The previous hint may already have named the focus: then wordings without it are preferred.
  const named = given > 0 && last?.includes("{foco}") === true;
  const wordings = named ? all.filter((one) => !one.includes("{foco}")) : all;
  const wording = pickVariant(wordings.length > 0 ? wordings : all, `${seed}:${question.id}`, last);
  return { text: fill(wording, { focus: question.focus }), wording };
}

/**
 * First name for the conversation: "VALENTINA SOTO" -> "Valentina", "Soto Pérez, Valentina" -> "Valentina".
 * Empty when the text is not a name.
 */
export function firstNameOf(fullName: string): string {
  const firstNames = fullName.includes(",") ? (fullName.split(",")[1] ?? "") : fullName;
  const word = firstNames.trim().split(/\s+/u)[0] ?? "";
  if (!/^\p{L}[\p{L}'’-]{1,29}$/u.test(word)) return "";
  const lower = word.toLocaleLowerCase("es");
  return lower.replace(
    /(^|[-'’])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase("es"),
  );
}
