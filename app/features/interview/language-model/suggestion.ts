/** Checks a suggestion in the hunter's voice that was written by a language model. */

import { z } from "zod";
import { type HunterId, hunterOf } from "../hunters.ts";
import type { Question } from "../question-bank/question.ts";
import { ownWords } from "./prompt.ts";
import { presentable, sharesMatter, sharesRun } from "./wording.ts";

const SHORTEST = 30;
const LONGEST = 280;
/** Consecutive words of the answer: more is a repetition of the answer and not a hint. */
const ANSWER_RUN = 4;
/** Words between quotation marks: more is an answer formulated for the student. */
const MAX_QUOTE_LENGTH = 6;

export const suggestionSchema = z.object({ suggestion: z.string().max(LONGEST) });
export const SUGGESTION_TOKENS = 90;

/** The suggestion as it can be shown; null if the hunter must use a canned one. */
export function sanitizeSuggestion(
  raw: string,
  { hunterId, question, answer }: { hunterId: HunterId; question: Question; answer: string },
): string | null {
  const { address, name } = hunterOf(hunterId);
  const text = presentable(raw, {
    address,
    shortest: SHORTEST,
    longest: LONGEST,
    sources: [question.question, question.focus, answer, name],
    prompts: ownWords(hunterId, question),
  });
  if (text === null || !sharesMatter(text, [question.question, question.focus])) return null;
  const quotes = text.match(/[«“"][^»”"]*[»”"]/gu) ?? [];
  if (quotes.some((quote) => quote.split(/\s+/u).length > MAX_QUOTE_LENGTH)) return null;
  return sharesRun(text, [answer], ANSWER_RUN, question.question) ? null : text;
}
