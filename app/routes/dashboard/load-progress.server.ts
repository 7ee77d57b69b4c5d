import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { Progress } from "./progress.ts";

/** Where a person stands with each of the services. */
export async function loadProgress(userId: number): Promise<Progress> {
  const db = getDb();
  const [cv] = await listAnalyses(db, userId);
  const interviews = await listInterviews(db, userId);
  const interview = interviews.find((one) => one.status === "open") ?? interviews[0];
  return {
    lastCv: cv ? { id: cv.id, status: cv.status, score: cv.score, createdAt: cv.createdAt } : null,
    lastInterview: interview
      ? {
          id: interview.id,
          hunterId: interview.hunterId,
          status: interview.status === "open" ? "open" : "finished",
          score: interview.score,
          at: interview.endedAt ?? interview.createdAt,
        }
      : null,
  };
}
