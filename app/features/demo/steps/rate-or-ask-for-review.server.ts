import { giveFeedback } from "#app/features/interview/feedback.server.ts";
import { requestReview } from "#app/features/privacy/review-requests.server.ts";
import type { Rating, ReviewAsked } from "../plan.ts";
import type { StepContext } from "./step-context.ts";

/** Rates an interview, unless it was rated before or was not held. */
export async function rateInterview({ db, person }: StepContext, step: Rating): Promise<void> {
  const interview = await db
    .selectFrom("interviews as interview")
    .leftJoin("interview_feedback as feedback", "feedback.interview_id", "interview.id")
    .select(["interview.id", "interview.duration", "interview.remaining"])
    .where("interview.user_id", "=", person.id)
    .where("interview.seed", "=", step.seed)
    .where("interview.status", "!=", "open")
    .where("feedback.id", "is", null)
    .executeTakeFirst();
  if (!interview) return;
  const { hunterId, rating, comments: feedback } = step;
  const interviewDuration = Math.round((interview.duration - interview.remaining) / 60);
  const body = { hunterId, rating, feedback, interviewDuration, interviewId: interview.id };
  await giveFeedback(db, person.id, body, { now: () => step.at });
}

/** Asks the office to review the score of the newest CV. */
export async function askForReview({ db, person }: StepContext, { at, message }: ReviewAsked): Promise<void> {
  const asked = await db
    .selectFrom("review_requests")
    .select("id")
    .where("user_id", "=", person.id)
    .where("created_at", "=", at.toISOString())
    .executeTakeFirst();
  const cv = await db
    .selectFrom("cv_analyses")
    .select("id")
    .where("user_id", "=", person.id)
    .where("processing_status", "=", "completed")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (asked || !cv) return;
  const request = { subject: "cv" as const, subjectId: cv.id, message, consent: false, disputed: [] };
  await requestReview(db, person.id, request, { now: () => at });
}
