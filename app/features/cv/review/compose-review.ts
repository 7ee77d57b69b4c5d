/** The review by rules: what is said of a CV beside its score. A language model may word it anew behind the same shape. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import type { RubricScore } from "../rubric/rubric.ts";
import { competencies } from "./competencies.ts";
import { improvements } from "./improvements.ts";
import { postNaming } from "./posts.ts";
import { reviewProfile } from "./profile.ts";
import { interviewQuestions } from "./questions.ts";
import type { CvReview } from "./review.ts";
import { strengths } from "./strengths.ts";
import { summary } from "./summary.ts";

/** Pure and deterministic: the wording varies with what the CV tells of work, never with its owner, time or chance. All texts are Spanish. */
export function composeReview(document: ReadDocument, facts: CvFacts, score: RubricScore, today: MonthIndex): CvReview {
  const profile = reviewProfile(document, facts, score, today);
  const naming = postNaming(profile.jobs);
  // In the order in which they are read: a post is named in whole by the first that speaks of it.
  const opening = summary(profile, naming);
  const praise = strengths(profile, naming, opening);
  const advice = improvements(profile, naming, [opening, ...praise].join("\n"));
  return {
    summary: opening,
    competencies: competencies(profile),
    recommendations: { strengths: praise, improvement_areas: advice.texts },
    advised: advice.advised,
    // The questions go into what is not quoted yet.
    interview_questions: interviewQuestions(profile, [...praise, ...advice.texts].join("\n")),
  };
}
