/** The sample result that the result page shows until there is a real one; the page labels it 'Ejemplo'. */

import { SAMPLE_HUNTER } from "./hunters.ts";
import { genericQuestions } from "./question-bank/bank.ts";
import { composeReport } from "./report/compose-report.ts";
import type { InterviewReport } from "./result.ts";
import { SAMPLES } from "./sample-answers.ts";
import type { Answer } from "./state.ts";

const QUESTIONS = genericQuestions(SAMPLE_HUNTER.id).slice(0, SAMPLES.length);
const MIN_RELEVANT_CERTAINTY = 0.5;

const ANSWERS: readonly Answer[] = SAMPLES.map(([text, responseTime, certainty], index) => ({
  id: `ejemplo-${index + 1}`,
  questionId: QUESTIONS[index]?.id ?? "",
  text,
  responseTime,
  isRelevant: certainty >= MIN_RELEVANT_CERTAINTY,
  relevanceScore: certainty,
  standing: certainty >= MIN_RELEVANT_CERTAINTY ? "answers" : "off",
  certainty,
  source: "server",
}));

/** 75 points, 45 s on average, 7 of 8 answers appropriate: computed with the formula, like any other result. */
export function sampleReport(): InterviewReport {
  const report = composeReport({
    hunterId: SAMPLE_HUNTER.id,
    seed: "ejemplo",
    questions: [...QUESTIONS],
    answers: [...ANSWERS],
    ending: "completed",
  });
  return { ...report, isExample: true };
}
