import type { SessionUser } from "#app/features/auth/session-user.ts";
import { findResult, listInterviews, newestResult } from "#app/features/interview/queries.server.ts";
import { sampleReport } from "#app/features/interview/sample.ts";
import { getDb } from "#app/platform/db.server.ts";
import { interviewScores, rowOf } from "#app/routes/my-activities/interview-timeline.ts";
import type { ResultData } from "./screen-data.ts";

/** The result with this id, or the newest one, or the sample. @param id as it stands in the address */
export async function loadResult(user: SessionUser, id: string | null): Promise<ResultData> {
  const db = getDb();
  const data = {
    user: { name: user.name, role: user.role },
    scores: interviewScores((await listInterviews(db, user.id)).map(rowOf)),
  };
  if (id !== null) {
    const named = /^\d{1,15}$/.test(id) ? await findResult(db, user.id, Number(id)) : null;
    return { ...data, resultId: named?.id ?? null, report: named?.report ?? null, endedAt: named?.endedAt ?? "" };
  }
  const newest = await newestResult(db, user.id);
  const report = newest?.report ?? sampleReport();
  return { ...data, resultId: newest?.id ?? null, report, endedAt: newest?.endedAt ?? "" };
}
