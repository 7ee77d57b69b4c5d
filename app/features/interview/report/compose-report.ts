/** Composes the result of an interview by rules. Deterministic: the same interview gives the same texts. */

import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import { type HunterId, hunterOf } from "../hunters.ts";
import { misconductIn } from "../misconduct/conduct.ts";
import { versionAsked } from "../question-bank/asked-id.ts";
import type { Question } from "../question-bank/question.ts";
import type { InterviewReport, QuestionFeedback } from "../result.ts";
import { type InterviewScore, type QuestionScore, SCORING_VERSION, scoreInterview } from "../scoring.ts";
import { THINGS, type Thing } from "../signals/signal.ts";
import type { Answer, InterviewState } from "../state.ts";
import { pickVariant } from "../texts/pick-variant.ts";
import { commenter, mayPraise } from "./answer-comments.ts";
import { MAY_BE_READ_AS, READ_AGAIN } from "./comment-texts.ts";
import type { Findings, Heard, Remark } from "./findings.ts";
import { nextStepsOf } from "./next-steps.ts";
import { interviewBand } from "./result-figures.ts";
import { askedOf, improvementsOf, strengthsOf } from "./strengths-and-improvements.ts";

/** The part of an interview that determines its result. */
export type InterviewRecord = Pick<InterviewState, "hunterId" | "seed" | "questions" | "answers" | "ending">;

/** Scores an interview and writes its report. Works for interviews abandoned at any point, even before an answer. */
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

/** The score of an interview and what was found in its answers. */
export function findingsOf({ questions, answers, ending, seed }: InterviewRecord): Findings {
  const ids = questions.map((question) => question.id);
  const score = scoreInterview(ids, answers);
  const heard = score.questions.map(({ reading, answer, verdict }, at): Heard => {
    const misconduct = verdict === "appropriate" && answer !== null ? misconductIn(answer.text) : "none";
    const wordings = misconduct === "likely" ? MAY_BE_READ_AS : READ_AGAIN;
    return { reading, concern: misconduct === "none" ? null : pickVariant(wordings, `${seed}:again:${at}`, null) };
  });
  return { score, questions, heard, ending, seed };
}

/** All remarks of a report, by section. */
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
  const hunter = hunterOf(hunterId);
  const hasAnswer = score.appropriateResponses + score.inappropriateResponses > 0;
  return hasAnswer ? hunter.headlines[interviewBand(score.overallScore)] : hunter.headlinesWithoutAnswers;
}

function feedbackOf(findings: Findings, comments: readonly (readonly Remark[])[]): QuestionFeedback[] {
  return askedOf(findings).map(({ number, question, score, heard }, at) => ({
    number,
    questionId: question.id,
    questionVersion: versionAsked(question.id),
    question: question.question,
    category: question.category,
    answer: score.answer?.text ?? "",
    verdict: score.verdict,
    comment: (comments[at] ?? []).map(({ text }) => text).join(" "),
    suggestions: score.suggestions,
    responseTime: score.answer?.responseTime ?? null,
    points: score.points,
    ...toldIn(question, score, heard),
  }));
}

/** Nothing is said of an answer that may be read as an insult or a threat, or that is no answer to its question. */
function toldIn(question: Question, { verdict }: QuestionScore, { reading, concern }: Heard): { told?: Thing[] } {
  if (reading === null || concern !== null || verdict !== "appropriate") return {};
  return { told: THINGS.filter((thing) => reading[thing].state === "present" && mayPraise(question, thing)) };
}

/**
 * The judge of the answers as a whole: a model if it judged one of them, otherwise the rules with the last reason.
 * Undefined if no model was installed, because then only the rules can have judged.
 */
function judgedBy(answers: readonly Pick<Answer, "madeBy">[]): MadeBy | undefined {
  const judges = answers.flatMap(({ madeBy }) => (madeBy ? [madeBy] : []));
  const byModel = judges.findLast((one) => one.engine !== "rules");
  return byModel ?? judges.findLast((one) => one.fallback !== null) ?? (judges.length > 0 ? MADE_BY_RULES : undefined);
}
