/** The questions of an interview on the wire: what the server sends and how the machine takes it. */

import type { Question } from "./question-bank/question.ts";

export type ExperienceLevel = "junior" | "semi-senior" | "senior";

/** The body of GET /api/interview/questions. */
export type QuestionSet = {
  hasPersonalizedQuestions: boolean;
  /** null without a CV analysis. */
  experienceLevel: ExperienceLevel | null;
  questions: { id: string; question: string; category: string; focus_area: string }[];
};

/** The set as the machine asks it. */
export function questionsOf(set: QuestionSet): Question[] {
  return set.questions.map(({ focus_area, ...question }) => ({ ...question, focus: focus_area }));
}
