/** The questions from a student's second interview on: each hunter's own, and those of areas of careers. */

import type { BankQuestion, Hunter, NumberedQuestion } from "../hunters/hunter.ts";
import { CAREER_AREAS, type CareerArea } from "./career-areas.ts";
import CAREER_QUESTIONS from "./career-questions.json" with { type: "json" };
import { INTENTS, type Intent } from "./intents.ts";

/** The question with the id that interviews save: the hunter's id and its number. */
export function ofHunter({ id }: Pick<Hunter, "id">, { number, ...question }: NumberedQuestion): BankQuestion {
  return { id: `${id}-${number}`, ...question };
}

/** The questions of all areas of careers, as this hunter asks them. */
export function careerQuestions({ id, address }: Pick<Hunter, "id" | "address">) {
  return CAREER_QUESTIONS.map(({ number, area, tu, usted, asks, ...rest }): BankQuestion & { area: CareerArea } => ({
    id: `${id}-c${number}`,
    area: oneOf(CAREER_AREAS, area),
    question: address === "usted" ? usted : tu,
    ...rest,
    asks: intents(asks),
  }));
}

/** All questions of a hunter with what they ask for. */
export function allQuestions(hunter: Hunter): BankQuestion[] {
  return [...hunter.questions, ...hunter.moreQuestions.map((one) => ofHunter(hunter, one)), ...careerQuestions(hunter)];
}

function intents(names: readonly string[]): BankQuestion["asks"] {
  const [first, ...others] = names.map((name): Intent => oneOf(INTENTS, name));
  if (first === undefined) throw new Error("a question of the bank asks for nothing");
  return [first, ...others];
}

function oneOf<T extends string>(known: readonly T[], name: string): T {
  const found = known.find((one) => one === name);
  if (found === undefined) throw new Error(`the bank of questions does not know ${name}`);
  return found;
}
