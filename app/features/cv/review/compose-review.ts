/** The review by rules: what is said of a CV beside its score. A language model may word it anew behind the same shape. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import { quote } from "../rubric/evidence/quote.ts";
import type { RubricScore } from "../rubric/rubric.ts";
import { type CompetencyView, competencies } from "./competencies.ts";
import { improvements } from "./improvements.ts";
import { postNaming } from "./posts.ts";
import { type ReviewProfile, reviewProfile } from "./profile.ts";
import { interviewQuestions } from "./questions.ts";
import type { CvReview } from "./review.ts";
import { strengths } from "./strengths.ts";
import { summary } from "./summary.ts";

/** Pure and deterministic: the wording varies with what the CV tells of work, never with its owner, time or chance. All texts are Spanish. */
export function composeReview(document: ReadDocument, facts: CvFacts, score: RubricScore, today: MonthIndex): CvReview {
  const profile = reviewProfile(document, facts, score, today);
  const naming = postNaming(profile.jobs);
  const shown = competencies(profile);
  // In the order in which they are read: a post is named in whole by the first that speaks of it.
  const opening = summary(profile, naming);
  const praise = strengths(profile, naming, opening);
  const advice = improvements(profile, naming, [opening, ...praise].join("\n"));
  return {
    summary: opening,
    competencies: shown.length > 0 ? shown : [writtenWord(document, profile)],
    recommendations: { strengths: praise, improvement_areas: advice },
    // The questions go into what is not quoted yet.
    interview_questions: interviewQuestions(profile, [...praise, ...advice].join("\n")),
  };
}

/** Of a CV with nothing but contact data: whoever wrote it shows that it could be written, and little else. */
function writtenWord(document: ReadDocument, { reading }: ReviewProfile): CompetencyView {
  const name = reading.facts.name ?? "\n";
  const [first = 0] = reading.kept;
  const isOwn = (text: string) => !text.includes(name) && !/@|\d{7}/.test(text);
  const headings = new Set(reading.facts.sections.map(({ heading }) => heading));
  const own = reading.kept.filter((index) => isOwn(document.lines[index]?.text ?? name));
  const line = own.find((index) => !headings.has(index)) ?? own[0] ?? first;
  return { name: "Comunicación escrita", score: 1.5, evidence: quote(document, line) };
}
