/** The result of an interview, composed by rules from what was said: the same interview, the same words. */

import type { HunterId } from "./hunters.ts";
import { judgedBy } from "./model/provenance.ts";
import { commenter } from "./report-comments.ts";
import { type Findings, improvementsOf, nextStepsOf, strengthsOf } from "./report-lists.ts";
import type { InterviewReport, QuestionFeedback } from "./result.ts";
import { interviewBand } from "./result-figures.ts";
import { type InterviewScore, SCORING_VERSION, scoreInterview } from "./scoring.ts";
import type { InterviewState } from "./state.ts";
import { HEADLINES, UNHEARD_HEADLINES } from "./texts/headlines.ts";
import { pickVariant } from "./texts/variant.ts";

/** The part of an interview that its result rests on. */
export type InterviewRecord = Pick<InterviewState, "hunterId" | "seed" | "questions" | "answers" | "ending">;

/** Scores an interview and words its report. Works for one that was left at any point, even before an answer. */
export function composeReport(record: InterviewRecord): InterviewReport {
  const { hunterId, seed, questions, answers, ending } = record;
  const score = scoreInterview(
    questions.map((question) => question.id),
    answers,
  );
  const findings: Findings = { score, questions, ending, seed };
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
    strengths: strengthsOf(findings),
    improvements: improvementsOf(findings),
    specificFeedback: feedbackOf(findings),
    nextSteps: nextStepsOf(findings),
    scoringVersion: SCORING_VERSION,
    ...(judge && { judgedBy: judge }),
  };
}

function headlinesFor(hunterId: HunterId, score: InterviewScore) {
  const heard = score.appropriateResponses + score.inappropriateResponses > 0;
  return heard ? HEADLINES[hunterId][interviewBand(score.overallScore)] : UNHEARD_HEADLINES[hunterId];
}

function feedbackOf({ score, questions, seed }: Findings): QuestionFeedback[] {
  const comment = commenter(seed);
  return questions.flatMap((question, index) => {
    const one = score.questions[index];
    if (one === undefined) return [];
    return [
      {
        number: index + 1,
        questionId: question.id,
        question: question.question,
        category: question.category,
        answer: one.answer?.text ?? "",
        verdict: one.verdict,
        comment: comment(question, one),
        suggestions: one.suggestions,
        responseTime: one.answer?.responseTime ?? null,
        points: one.points,
      },
    ];
  });
}
