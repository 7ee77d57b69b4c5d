import type { SessionUser } from "#app/features/auth/session-user.ts";
import { interviewDelivery } from "#app/features/interview/delivery/delivery.server.ts";
import { hunterOf, profileOf } from "#app/features/interview/hunters.ts";
import { findResult, listInterviews, newestResult, whyNoResult } from "#app/features/interview/queries.server.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { sampleReport } from "#app/features/interview/sample-interview.ts";
import { getDb } from "#app/platform/db.server.ts";
import { UNSAVED_ID } from "#app/routes/interview-chat.$hunterId/screen-data.ts";
import { interviewRow } from "#app/routes/my-activities/interview-rows.server.ts";
import { interviewScores } from "#app/routes/my-activities/interview-timeline.ts";
import type { ResultData } from "./screen-data.ts";

/**
 * Loads the result with this id, or the newest one, or the sample.
 * @param id as in the URL
 */
export async function loadResult(user: SessionUser, id: string | null): Promise<ResultData> {
  const db = getDb();
  const data = {
    user: { name: user.name, role: user.role },
    scores: interviewScores((await listInterviews(db, user.id)).map(interviewRow)),
  };
  if (id !== null) {
    const isId = /^\d{1,15}$/.test(id);
    const named = isId ? await findResult(db, user.id, Number(id)) : null;
    if (named === null) {
      const missing = isId ? await whyNoResult(db, user.id, Number(id)) : id === UNSAVED_ID ? "unsaved" : "unknown";
      return { ...data, resultId: null, report: null, hunter: null, endedAt: "", delivery: null, missing };
    }
    const delivery = await interviewDelivery(db, user.id, named);
    return { ...data, resultId: named.id, ...shown(named.report), endedAt: named.endedAt, delivery };
  }
  const newest = await newestResult(db, user.id);
  const report = newest?.report ?? sampleReport();
  const delivery = newest && (await interviewDelivery(db, user.id, newest));
  return { ...data, resultId: newest?.id ?? null, ...shown(report), endedAt: newest?.endedAt ?? "", delivery };
}

function shown(report: InterviewReport): Pick<ResultData, "report" | "hunter"> {
  return { report, hunter: profileOf(hunterOf(report.hunterId)) };
}
