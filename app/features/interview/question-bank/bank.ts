/** The generic questions of each hunter. */

import { HUNTERS, type HunterId, hunterOf } from "../hunters.ts";
import type { Question } from "./question.ts";

/** Questions in an interview. */
export const QUESTIONS_PER_INTERVIEW = 10;

/** Questions in the form that interviews ask and save, without their intents, which belong to this program. */
const BANK: ReadonlyMap<string, readonly Question[]> = new Map(
  HUNTERS.map((hunter) => [hunter.id, hunter.questions.map(({ asks, ...question }) => question)]),
);

const byId = new Map([...BANK.values()].flat().map((question) => [question.id, question]));

/** The 10 generic questions of a hunter, in the order they are asked. */
export function genericQuestions(hunterId: HunterId): readonly Question[] {
  return BANK.get(hunterOf(hunterId).id) ?? [];
}

/** A generic question by its id; undefined for the id of a personalised one or any other text. */
export function findGenericQuestion(id: string): Question | undefined {
  return byId.get(id);
}
