/** The generic questions of each hunter. */

import { HUNTERS, type HunterId, hunterOf } from "../hunters.ts";
import type { CareerArea } from "./career-areas.ts";
import { careerQuestions, ofHunter } from "./more-questions.ts";
import type { Question } from "./question.ts";

/** Questions in an interview. */
export const QUESTIONS_PER_INTERVIEW = 10;

/** In the form that interviews ask and save, without their intents, which belong to this program. */
const askable = ({ id, question, category, focus }: Question): Question => ({ id, question, category, focus });

const BANK: ReadonlyMap<string, readonly Question[]> = new Map(
  HUNTERS.map((hunter) => [hunter.id, hunter.questions.map(askable)]),
);

/** A question that is asked from a student's second interview on. */
export type LaterQuestion = Question & {
  /** The careers it is about; null: any. */
  area: CareerArea | null;
};

const LATER: ReadonlyMap<string, readonly LaterQuestion[]> = new Map(
  HUNTERS.map((hunter) => [
    hunter.id,
    [
      ...hunter.moreQuestions.map((one) => ({ ...askable(ofHunter(hunter, one)), area: null })),
      ...careerQuestions(hunter).map(({ area, ...one }) => ({ ...askable(one), area })),
    ],
  ]),
);

const byId = new Map(
  [...[...BANK.values()].flat(), ...[...LATER.values()].flat().map(askable)].map((one) => [one.id, one]),
);

/** The 10 generic questions of a hunter's first interview, in the order they are asked. */
export function genericQuestions(hunterId: HunterId): readonly Question[] {
  return BANK.get(hunterOf(hunterId).id) ?? [];
}

/** What a hunter asks from the second interview on, besides the first ten: for everybody, then by area of careers. */
export function laterQuestions(hunterId: HunterId): readonly LaterQuestion[] {
  return LATER.get(hunterOf(hunterId).id) ?? [];
}

/** A generic question by its id; undefined for the id of a personalised one or any other text. */
export function findGenericQuestion(id: string): Question | undefined {
  return byId.get(id);
}
