/** What a hunter says at each moment, chosen by a seed and by what was said before. */

import type { HunterLines } from "../hunters/hunter.ts";
import { type Aspect, aspectsOf, type Question } from "../question-bank/question.ts";
import { type Filling, fill, pickVariant } from "./pick-variant.ts";

/** A moment of the conversation with wordings of its own. */
export type Moment = Exclude<keyof HunterLines, "suggestions">;

export type Spoken = {
  /** What the student reads. */
  text: string;
  /** The wording with its marks: hand it back as `last` the next time. */
  wording: string;
};

/**
 * What the hunter says at a moment.
 * @param seed of the interview: the same seed tells the same interview
 * @param last the wording of the same moment said before, or null
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
 * A suggestion in the hunter's style for an answer that missed the question. The first one for a question names what
 * the question asks for most, the second one the next thing, so that two attempts do not get the same hint.
 * @param given suggestions that this question has had already
 * @param missing what a judge found missing, if it knows; otherwise the question's category decides
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
  // The focus has been said already where the hint before named it.
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
  const given = fullName.includes(",") ? (fullName.split(",")[1] ?? "") : fullName;
  const word = given.trim().split(/\s+/u)[0] ?? "";
  if (!/^\p{L}[\p{L}'’-]{1,29}$/u.test(word)) return "";
  const lower = word.toLocaleLowerCase("es");
  return lower.replace(
    /(^|[-'’])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase("es"),
  );
}
