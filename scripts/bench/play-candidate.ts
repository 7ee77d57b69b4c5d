import { z } from "zod";
import { askQuestion } from "#app/features/interview/answer/apply-answer.ts";
import { combinedVerdict, rulesVerdict } from "#app/features/interview/answer/judge-answer.server.ts";
import { HUNTER_IDS, hunterOf } from "#app/features/interview/hunters.ts";
import { createInterview, reduce } from "#app/features/interview/interview-machine.ts";
import { findGenericQuestion } from "#app/features/interview/question-bank/bank.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import type { InterviewState } from "#app/features/interview/state.ts";

/** Plays the answers of an invented candidate through the state machine, as an interview judged by the rules alone. */

export const candidateSchema = z.object({
  id: z.string(),
  hunterId: z.enum(HUNTER_IDS),
  answers: z.array(z.object({ questionId: z.string(), question: z.string(), text: z.string() })).min(1),
});
export type Candidate = z.infer<typeof candidateSchema>;

export type Played = {
  state: InterviewState;
  /** For each answer, whether it was a strike. */
  strikes: boolean[];
};

/** Seconds that every answer takes; the speed does not affect the score. */
const SECONDS = 40;

/** The candidate answers once and refuses every second attempt: a strike, then the next question. */
export function playCandidate({ id, hunterId, answers }: Candidate): Played {
  const questions = answers.map(questionOf);
  let at = 0;
  const { lines } = hunterOf(hunterId);
  let state = createInterview({ hunterId, studentName: "", seed: id });
  state = reduce(state, { type: "questions_loaded", at, questions }, lines).state;
  state = reduce(state, { type: "start", at }, lines).state;
  const strikes = answers.map(({ text }, index) => {
    const question = questions[index];
    if (question === undefined) return false;
    if (state.currentQuestionIndex < index) state = askQuestion(state, index, at);
    at += SECONDS * 1000;
    const verdict = combinedVerdict(rulesVerdict(hunterId, question, text, state), null, 0);
    state = reduce(state, { type: "answer", at, id: `${index}`, text }, lines).state;
    state = reduce(state, { type: "verdict", at, answerId: `${index}`, ...verdict }, lines).state;
    return verdict.needsSuggestion;
  });
  return { state, strikes };
}

/** Two questions of one interview never share an id. */
function questionOf({ questionId, question }: Candidate["answers"][number], index: number): Question {
  const known = findGenericQuestion(questionId);
  const { category, focus } = known ?? { category: "", focus: "" };
  return { id: `${questionId}#${index}`, question, category, focus };
}
