import type { DeliveryView } from "#app/features/interview/delivery/delivery-texts.ts";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import type { Told } from "#app/features/interview/report/since-first.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import type { StrongestMoment } from "#app/features/practice/strongest-moment.ts";
import type { ScorePoint } from "#app/routes/my-activities/timeline.ts";
import type { Role } from "#db/schema.ts";

/** Why there is no result; unsaved: the server never heard of the interview. */
export type MissingResult = "open" | "empty" | "unknown" | "unsaved";

type Highlights = {
  moment: StrongestMoment | null;
  /** Compared with the first interview; null for the first one, and where there is nothing to compare. */
  sinceFirst: { told: Told[]; endedAt: string } | null;
  /** False once this interview was rated, and for the sample. */
  mayRate: boolean;
  /** This score and the one before are low: nothing is celebrated. */
  isLowAgain: boolean;
};

/** Data that the loader passes to the screen. */
export type ResultData = {
  user: { name: string; role: Role };
  /** Null when the result in the URL does not exist or belongs to another user. */
  report: InterviewReport | null;
  /** Set where `report` is null. */
  missing?: MissingResult;
  /** The hunter of the interview; null without a report. */
  hunter: HunterProfile | null;
  /** Null for the sample and when nothing was found. */
  resultId: number | null;
  /** End time, ISO-8601 UTC; empty for the sample. */
  endedAt: string;
  /** The job offer that the interview was about. */
  offer: { id: number; title: string } | null;
  /** How the answers were spoken; null when none was dictated. */
  delivery: DeliveryView | null;
  /** What stands out in it; null without a report. */
  highlights: Highlights | null;
  /** Scores of this user's interviews, oldest first. */
  scores: ScorePoint[];
};
