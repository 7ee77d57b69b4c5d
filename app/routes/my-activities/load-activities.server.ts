import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { type InterviewRow, rowOf } from "./interview-timeline.ts";
import type { AnalysisRow } from "./timeline.ts";

export type Activities = { analyses: AnalysisRow[]; interviews: InterviewRow[] };

/** Everything a person has done. */
export async function loadActivities(userId: number): Promise<Activities> {
  const db = getDb();
  const [analyses, interviews] = await Promise.all([listAnalyses(db, userId), listInterviews(db, userId)]);
  return { analyses, interviews: interviews.map(rowOf) };
}
