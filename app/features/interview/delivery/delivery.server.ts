import type { Db } from "#db/open.server.ts";
import type { InterviewReport } from "../result.ts";
import { deliveryOf } from "./delivery.ts";
import { type DeliveryView, deliveryView } from "./delivery-texts.ts";
import { spokenSchema } from "./spoken-schema.ts";

/**
 * How this user's answers of an interview were spoken; null when none was dictated, also once their texts were deleted.
 * It is read from the answers at each look, and is no part of the stored result.
 */
export async function interviewDelivery(
  db: Db,
  userId: number,
  { id, report }: { id: number; report: Pick<InterviewReport, "specificFeedback"> },
): Promise<DeliveryView | null> {
  const rows = await db
    .selectFrom("interview_messages as message")
    .innerJoin("interviews as interview", "interview.id", "message.interview_id")
    .select(["message.content", "message.question_id", "message.spoken"])
    .where("interview.id", "=", id)
    .where("interview.user_id", "=", userId)
    .where("message.spoken", "is not", null)
    .orderBy("message.position")
    .execute();
  const numbers = new Map(report.specificFeedback.map(({ questionId, number }) => [questionId, number]));
  const dictated = rows.flatMap(({ content: text, question_id: questionId, spoken }) => {
    const number = numbers.get(questionId ?? "");
    if (number === undefined || spoken === null) return [];
    return [{ number, text, spoken: spokenSchema.parse(JSON.parse(spoken)) }];
  });
  const delivery = deliveryOf(dictated);
  return delivery && deliveryView(delivery);
}
