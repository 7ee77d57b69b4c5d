/** The generic questions of each hunter. */

import type { HunterId } from "../hunters.ts";
import { CRISTIAN_QUESTIONS } from "./cristian.ts";
import { MIA_QUESTIONS } from "./mia.ts";
import { NATALIA_QUESTIONS } from "./natalia.ts";
import type { Question } from "./question.ts";

/** Questions in an interview. */
export const QUESTIONS_PER_INTERVIEW = 10;

const BANK: Readonly<Record<HunterId, readonly Question[]>> = {
  natalia: NATALIA_QUESTIONS,
  cristian: CRISTIAN_QUESTIONS,
  mia: MIA_QUESTIONS,
};

const byId = new Map(
  Object.values(BANK)
    .flat()
    .map((question) => [question.id, question]),
);

/** The 10 generic questions of a hunter, in the order they are asked. */
export function genericQuestions(hunterId: HunterId): readonly Question[] {
  return BANK[hunterId];
}

/** A generic question by its id; undefined for the id of a personalised one or any other text. */
export function findGenericQuestion(id: string): Question | undefined {
  return byId.get(id);
}
