import type { HunterId } from "../interview/hunters.ts";
import { judgeAnswer } from "../interview/judge/judge.ts";
import type { Question } from "../interview/question-bank/question.ts";
import { readAnswer } from "./answer-clauses.ts";
import { measureTries } from "./gain-measures.ts";
import { type GainModel, gainedParts } from "./gain-model.ts";
import type { Part } from "./parts.ts";

/** What a second try has that the first one lacked. See docs/decisions/0049-practice.md */

/** Share of the first try that has to be left where it is in doubt whether the second is about the question. */
const SAME_STORY = 0.6;

export type Gain = {
  part: Part;
  /** The clause of the second try that shows it, in the person's own words. */
  quote: string;
};

/**
 * The parts that the second try gained, in the order in which they are told; empty after a rewrite, where the second
 * try is about something else, and where the first was not read to its end: nobody knows what that one lacks.
 */
export function compareTries(
  question: Question,
  hunterId: HunterId,
  { before, after }: { before: string; after: string },
  model?: GainModel,
): Gain[] {
  const { question: text, category, focus } = question;
  const { standing } = judgeAnswer({ question: text, category, focus, hunterId, answer: after });
  if (standing === "off") return [];
  const was = readAnswer(before);
  if (!was.isWhole) return [];
  const measures = measureTries(question, was, readAnswer(after));
  if (standing === "doubtful" && measures.kept < SAME_STORY) return [];
  const gained = gainedParts(measures, model);
  return gained.map(({ part, clause }) => ({ part, quote: wordsOf(clause?.text ?? "") }));
}

/** The clause without the word that ties it to the one before. */
function wordsOf(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/^(?:y|e|pero|entonces|así que) /iu, "");
}
