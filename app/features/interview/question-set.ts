/** Converts the questions of an interview from the server's JSON form to the machine's form. */

import type { QuestionSet } from "./api-schemas.server.ts";
import type { Question } from "./question-bank/question.ts";

/** The questions of one interview, as the machine asks them. */
export type ChosenSet = { questions: readonly Question[]; isPersonalised: boolean };

/** The questions of a set in the machine's form. */
export function questionsOf(set: QuestionSet): Question[] {
  return set.questions.map(({ focus_area, ...question }) => ({ ...question, focus: focus_area }));
}
