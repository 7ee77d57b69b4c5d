import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { findInterview, findOwnInterview, type Interview } from "./interview-store.server.ts";
import { refusalError } from "./refusals.ts";
import type { FeedbackBody } from "./requests.server.ts";
import { closeInterview } from "./save-interview.server.ts";

/**
 * Saves the rating of an interview, once. Without an id it is for the newest interview with this hunter; if there is no
 * such interview, the rating is saved anyway.
 * @throws AppError 404 for another user's interview, 409 for a second rating
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
    const details = { interviewId: interview?.id ?? null, hunterId: body.hunterId, rating: body.rating };
    await recordActivity(trx, { userId, action: "interview_feedback", details }, clock);
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
    // A student who rates has ended the interview, even if the server was not told.
    return newest && closeInterview(trx, newest, "abandoned", at);
  }
  const interview = await findOwnInterview(trx, userId, interviewId);
  if (interview.state.hunterId !== hunterId) throw refusalError("unknown_interview");
  return interview;
}

/** Whether this interview was rated. */
export async function hasFeedback(trx: Db, interviewId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("interview_feedback")
    .select("id")
    .where("interview_id", "=", interviewId)
    .executeTakeFirst();
  return row !== undefined;
}
