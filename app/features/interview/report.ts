/** The result of an interview, composed by rules from what was said: the same interview, the same words. */

import { mayTellMisconduct } from "./conduct/conduct.ts";
import type { HunterId } from "./hunters.ts";
import { judgedBy } from "./model/provenance.ts";
import type { Findings, Heard, Remark } from "./remark.ts";
import { commenter } from "./report-comments.ts";
import { askedOf, improvementsOf, strengthsOf } from "./report-lists.ts";
import { nextStepsOf } from "./report-steps.ts";
import type { InterviewReport, QuestionFeedback } from "./result.ts";
import { interviewBand } from "./result-figures.ts";
import { type InterviewScore, SCORING_VERSION, scoreInterview } from "./scoring.ts";
import type { InterviewState } from "./state.ts";
import { READ_AGAIN } from "./texts/comment-texts.ts";
import { HEADLINES, UNHEARD_HEADLINES } from "./texts/headlines.ts";
import { pickVariant } from "./texts/variant.ts";

/** The part of an interview that its result rests on. */
export type InterviewRecord = Pick<InterviewState, "hunterId" | "seed" | "questions" | "answers" | "ending">;

/** Scores an interview and words its report. Works for one that was left at any point, even before an answer. */
export function composeReport(record: InterviewRecord): InterviewReport {
  const { hunterId, seed, questions, answers, ending } = record;
  const findings = findingsOf(record);
  const { score } = findings;
  const remarks = remarksOf(findings);
  const texts = (list: readonly Remark[]) => list.map(({ text }) => text);
  const judge = judgedBy(answers);
  return {
    hunterId,
    isExample: false,
    overallScore: score.overallScore,
    responseTime: score.averageSeconds,
    appropriateResponses: score.appropriateResponses,
    inappropriateResponses: score.inappropriateResponses,
    totalQuestions: questions.length,
    ending,
    headline: pickVariant(headlinesFor(hunterId, score), seed, null),
    strengths: texts(remarks.strengths),
    improvements: texts(remarks.improvements),
    specificFeedback: feedbackOf(findings, remarks.comments),
    nextSteps: remarks.nextSteps,
    scoringVersion: SCORING_VERSION,
    ...(judge && { judgedBy: judge }),
  };
}

/** The score of an interview with what its answers were found to hold. */
export function findingsOf({ questions, answers, ending, seed }: InterviewRecord): Findings {
  const ids = questions.map((question) => question.id);
  const score = scoreInterview(ids, answers);
  const heard = score.questions.map(({ reading, answer, verdict }, at): Heard => {
    const isDoubted = verdict === "appropriate" && answer !== null && mayTellMisconduct(answer.text);
    return { reading, concern: isDoubted ? pickVariant(READ_AGAIN, `${seed}:again:${at}`, null) : null };
  });
  return { score, questions, heard, ending, seed };
}

/** Everything that a report says, piece by piece. */
export function remarksOf(findings: Findings) {
  const comment = commenter(findings.seed);
  return {
    strengths: strengthsOf(findings),
    improvements: improvementsOf(findings),
    comments: askedOf(findings).map(({ question, score, heard }) => comment(question, score, heard)),
    nextSteps: nextStepsOf(findings),
  };
}

function headlinesFor(hunterId: HunterId, score: InterviewScore) {
  const heard = score.appropriateResponses + score.inappropriateResponses > 0;
  return heard ? HEADLINES[hunterId][interviewBand(score.overallScore)] : UNHEARD_HEADLINES[hunterId];
}

function feedbackOf(findings: Findings, comments: readonly (readonly Remark[])[]): QuestionFeedback[] {
  return askedOf(findings).map(({ number, question, score }, at) => ({
    number,
    questionId: question.id,
    question: question.question,
    category: question.category,
    answer: score.answer?.text ?? "",
    verdict: score.verdict,
    comment: (comments[at] ?? []).map(({ text }) => text).join(" "),
    suggestions: score.suggestions,
    responseTime: score.answer?.responseTime ?? null,
    points: score.points,
  }));
}
