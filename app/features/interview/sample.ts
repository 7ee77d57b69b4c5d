/** The sample result that stands on the result page until there is a real one; the page labels it 'Ejemplo'. */

import { CRISTIAN_QUESTIONS } from "./question-bank/cristian.ts";
import { composeReport } from "./report.ts";
import type { InterviewReport } from "./result.ts";
import { SAMPLES } from "./sample-answers.ts";
import type { Answer } from "./state.ts";

const QUESTIONS = CRISTIAN_QUESTIONS.slice(0, SAMPLES.length);
const FROM_HERE_RELEVANT = 0.5;

const ANSWERS: readonly Answer[] = SAMPLES.map(([text, responseTime, certainty], index) => ({
  id: `ejemplo-${index + 1}`,
  questionId: QUESTIONS[index]?.id ?? "",
  text,
  responseTime,
  isRelevant: certainty >= FROM_HERE_RELEVANT,
  relevanceScore: certainty,
  standing: certainty >= FROM_HERE_RELEVANT ? "answers" : "off",
  certainty,
  source: "server",
}));

/** Cristian, 75 points, 45 s on average, 7 of 8 answers appropriate: worked out by the formula like any other. */
export function sampleReport(): InterviewReport {
  const report = composeReport({
    hunterId: "cristian",
    seed: "ejemplo",
    questions: [...QUESTIONS],
    answers: [...ANSWERS],
    ending: "completed",
  });
  return { ...report, isExample: true };
}
