import type { SessionUser } from "#app/features/auth/session-user.ts";
import { interviewDelivery } from "#app/features/interview/delivery/delivery.server.ts";
import { hasFeedback } from "#app/features/interview/feedback.server.ts";
import { hunterOf, profileOf } from "#app/features/interview/hunters.ts";
import {
  findResult,
  firstResult,
  type InterviewResultView,
  listInterviews,
  newestResult,
  scoreBefore,
  whyNoResult,
} from "#app/features/interview/queries.server.ts";
import { interviewBand } from "#app/features/interview/report/result-figures.ts";
import { sinceFirst } from "#app/features/interview/report/since-first.ts";
import type { InterviewReport } from "#app/features/interview/result.ts";
import { sampleReport } from "#app/features/interview/sample-interview.ts";
import { offerOfInterview } from "#app/features/offers/offer-interview.server.ts";
import { strongestMoment } from "#app/features/practice/strongest-moment.ts";
import { getDb } from "#app/platform/db.server.ts";
import { UNSAVED_ID } from "#app/routes/interview-chat.$hunterId/screen-data.ts";
import { interviewRow } from "#app/routes/my-activities/interview-rows.server.ts";
import { interviewScores } from "#app/routes/my-activities/interview-timeline.ts";
import type { Db } from "#db/open.server.ts";
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
      return {
        ...data,
        resultId: null,
        report: null,
        hunter: null,
        endedAt: "",
        highlights: null,
        delivery: null,
        offer: null,
        missing,
      };
    }
    return { ...data, ...(await shownResult(db, user.id, named)) };
  }
  const newest = await newestResult(db, user.id);
  if (newest !== null) return { ...data, ...(await shownResult(db, user.id, newest)) };
  const report = sampleReport();
  const highlights = { moment: strongestMoment(report), sinceFirst: null, mayRate: false, isLowAgain: false };
  return { ...data, resultId: null, ...shown(report), endedAt: "", highlights, delivery: null, offer: null };
}

type ShownResult = Pick<ResultData, "resultId" | "report" | "hunter" | "endedAt" | "highlights" | "delivery" | "offer">;

async function shownResult(db: Db, userId: number, result: InterviewResultView): Promise<ShownResult> {
  const { id, report, endedAt } = result;
  const [first, before] = await Promise.all([firstResult(db, userId), scoreBefore(db, userId, result)]);
  const isLater = first !== null && first.id !== id && first.endedAt < endedAt;
  const told = isLater ? sinceFirst(first.report, report) : [];
  const isLow = (score: number | null) => score !== null && interviewBand(score) === "bad";
  return {
    resultId: id,
    ...shown(report),
    endedAt,
    delivery: await interviewDelivery(db, userId, result),
    offer: await offerOfInterview(db, userId, id),
    highlights: {
      moment: strongestMoment(report),
      sinceFirst: isLater && told.length > 0 ? { told, endedAt: first.endedAt } : null,
      mayRate: !(await hasFeedback(db, id)),
      isLowAgain: isLow(report.overallScore) && isLow(before),
    },
  };
}

function shown(report: InterviewReport): Pick<ResultData, "report" | "hunter"> {
  return { report, hunter: profileOf(hunterOf(report.hunterId)) };
}
