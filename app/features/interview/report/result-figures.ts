/** Display of the figures of a result: bands and percentages. */

import type { ScoreBand } from "#app/features/cv/score-bands.ts";
import type { InterviewReport } from "../result.ts";

type Answered = Pick<InterviewReport, "appropriateResponses" | "inappropriateResponses">;

export const INTERVIEW_BAND_WORDS: Record<ScoreBand, string> = {
  ok: "Sólido",
  warn: "Buen camino",
  bad: "Por reforzar",
};

/** Band of an interview score, 0 to 100: green at 80 or more, amber at 60 or more, red below. */
export function interviewBand(score: number): ScoreBand {
  if (score >= 80) return "ok";
  return score >= 60 ? "warn" : "bad";
}

/** Share of appropriate answers as a whole percentage; 0 without answers. */
export function appropriatePercent(report: Answered): number {
  const answers = report.appropriateResponses + report.inappropriateResponses;
  return answers === 0 ? 0 : Math.round((report.appropriateResponses / answers) * 100);
}

/** Whether anything was answered. Without an answer there is no percentage and no average time to show. */
export function hasAnswers(report: Answered): boolean {
  return report.appropriateResponses + report.inappropriateResponses > 0;
}

/** Shown instead of every figure about answers when there are none. */
export const NO_ANSWERS = "Sin respuestas";

/** "7 de 8 (88%)" */
export function appropriateText(report: Answered): string {
  const answers = report.appropriateResponses + report.inappropriateResponses;
  return hasAnswers(report)
    ? `${report.appropriateResponses} de ${answers} (${appropriatePercent(report)}%)`
    : NO_ANSWERS;
}

/** "45 s por respuesta" */
export function averageTimeText(report: Answered & Pick<InterviewReport, "responseTime">): string {
  return hasAnswers(report) ? `${report.responseTime} s por respuesta` : NO_ANSWERS;
}
