import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { unknownInterview } from "./answer-target.server.ts";
import { closeInterview } from "./close.server.ts";
import { findInterview, type Interview } from "./interview-store.server.ts";
import type { FeedbackBody } from "./requests.server.ts";

/**
 * Keeps the rating of an interview, once. Without an id the newest interview with this hunter is meant; without any
 * interview the rating is kept all the same.
 * @throws AppError 404 for another's interview, 409 for a second rating
 */
export async function giveFeedback(
  db: Db,
  userId: number,
  body: FeedbackBody,
  clock: Clock = systemClock,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const interview = await ratedInterview(trx, userId, body, clock.now().getTime());
    if (interview && (await hasFeedback(trx, interview.id))) {
      throw new AppError("conflict", "Ya evaluaste esta entrevista. Gracias por tu opinión.", {
        reason: "already_rated",
      });
    }
    await trx
      .insertInto("interview_feedback")
      .values({
        user_id: userId,
        interview_id: interview?.id ?? null,
        hunter_id: body.hunterId,
        rating: body.rating,
        comments: body.feedback ?? "",
        reported_minutes: body.interviewDuration ?? null,
        created_at: isoNow(clock),
      })
      .execute();
    await recordActivity(trx, {
      userId,
      action: "interview_feedback",
      details: { interviewId: interview?.id ?? null, hunterId: body.hunterId, rating: body.rating },
    });
  });
}

async function ratedInterview(
  trx: Db,
  userId: number,
  { hunterId, interviewId }: FeedbackBody,
  at: number,
): Promise<Interview | null> {
  if (interviewId === undefined) {
    const newest = await findInterview(trx, userId, { hunterId });
    // Whoever rates has ended the interview, also where nobody told the server.
    return newest && closeInterview(trx, newest, "abandoned", at);
  }
  const interview = await findInterview(trx, userId, { id: interviewId });
  if (interview?.state.hunterId !== hunterId) throw unknownInterview();
  return interview;
}

async function hasFeedback(trx: Db, interviewId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("interview_feedback")
    .select("id")
    .where("interview_id", "=", interviewId)
    .executeTakeFirst();
  return row !== undefined;
}
