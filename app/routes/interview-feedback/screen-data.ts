import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import type { ScorePoint } from "#app/routes/my-activities/timeline.ts";

/** What the loader hands to the screen. */
export type ResultData = {
  user: { name: string; role: "admin" | "user" };
  /** null: the address names a result that is not this person's or does not exist. */
  report: InterviewReport | null;
  /** Whose interview it was; null without a report. */
  hunter: HunterProfile | null;
  /** null for the sample and for what was not found. */
  resultId: number | null;
  /** ISO-8601 UTC of the end; empty for the sample. */
  endedAt: string;
  /** Scores of this person's interviews, oldest first. */
  scores: ScorePoint[];
};
