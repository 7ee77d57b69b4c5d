import { recordActivity } from "#app/features/activity/record.server.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { ReviewRequestInput } from "./review-request.ts";
import type { ReviewRequest, ScoredResult } from "./review-view.ts";

/** Requests of a person that nobody has answered; more at once help nobody. */
const MAX_OPEN = 5;

/** Everything of this person that has a score, newest first. */
export async function listScoredResults(db: Db, userId: number): Promise<ScoredResult[]> {
  const [analyses, interviews] = await Promise.all([listAnalyses(db, userId), listInterviews(db, userId)]);
  const cvs = analyses.flatMap((one): ScoredResult[] =>
    one.score === null
      ? []
      : [{ subject: "cv", id: one.id, title: `CV: ${one.fileName}`, score: one.score, at: one.createdAt }],
  );
  const talks = interviews.flatMap((one): ScoredResult[] => {
    if (one.score === null) return [];
    const title = `Entrevista con ${hunterOf(one.hunterId).name}`;
    return [{ subject: "interview", id: one.id, title, score: one.score, at: one.endedAt ?? one.createdAt }];
  });
  return [...cvs, ...talks].sort((left, right) => right.at.localeCompare(left.at));
}

/** The person's own requests, newest first. */
export async function listReviewRequests(db: Db, userId: number): Promise<ReviewRequest[]> {
  const rows = await db
    .selectFrom("review_requests")
    .select(["id", "subject", "subject_id", "message", "created_at", "answer", "answered_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    message: row.message,
    createdAt: row.created_at,
    answer: row.answer,
    answeredAt: row.answered_at,
  }));
}

/**
 * Asks the office to look at a score.
 * @throws AppError not_found (another's, or without a score), conflict already_open, too_many too_many_open.
 */
export function requestReview(
  db: Db,
  userId: number,
  { subject, subjectId, message }: ReviewRequestInput,
  clock: Clock = systemClock,
): Promise<ReviewRequest> {
  return db.transaction().execute(async (trx) => {
    if (!(await hasScore(trx, userId, subject, subjectId))) {
      throw new AppError("not_found", "No encontramos ese resultado. Elige uno de la lista.");
    }
    const open = (await listReviewRequests(trx, userId)).filter((one) => one.answeredAt === null);
    if (open.some((one) => one.subject === subject && one.subjectId === subjectId)) {
      throw new AppError("conflict", "Ya pediste revisar este resultado. Espera la respuesta aquí mismo.", {
        reason: "already_open",
      });
    }
    if (open.length >= MAX_OPEN) {
      throw new AppError("conflict", `Tienes ${MAX_OPEN} pedidos sin responder. Espera una respuesta y pide otro.`, {
        reason: "too_many_open",
      });
    }
    const createdAt = isoNow(clock);
    const { id } = await trx
      .insertInto("review_requests")
      .values({ user_id: userId, subject, subject_id: subjectId, message, created_at: createdAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordActivity(trx, { userId, action: "review_requested", details: { requestId: id, subject, subjectId } });
    return { id, subject, subjectId, message, createdAt, answer: null, answeredAt: null };
  });
}

async function hasScore(db: Db, userId: number, subject: ReviewRequestInput["subject"], id: number): Promise<boolean> {
  const row =
    subject === "cv"
      ? await db
          .selectFrom("cv_analyses")
          .select("overall_score as score")
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .executeTakeFirst()
      : await db
          .selectFrom("interviews")
          .innerJoin("interview_results", "interview_results.interview_id", "interviews.id")
          .select("interview_results.score")
          .where("interviews.id", "=", id)
          .where("user_id", "=", userId)
          .where("status", "!=", "open")
          .executeTakeFirst();
  return row !== undefined && row.score !== null;
}
