/** How the figures of a result are read: bands and shares. */

import type { ScoreBand } from "#app/features/cv/score-bands.ts";
import type { InterviewReport } from "./result.ts";

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
export function appropriatePercent(
  report: Pick<InterviewReport, "appropriateResponses" | "inappropriateResponses">,
): number {
  const answers = report.appropriateResponses + report.inappropriateResponses;
  return answers === 0 ? 0 : Math.round((report.appropriateResponses / answers) * 100);
}
