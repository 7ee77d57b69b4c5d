import { z } from "zod";
import { LEAST_RELEVANCE } from "#app/features/interview/limits.ts";
import type { Db } from "#db/open.server.ts";
import type { DoubtedAnswer } from "./review-view.ts";

/** Answers that the machine judged off the subject or vague: what a person may say of them is that they did answer. */

/** As much of an answer as it takes to know it again. */
const SHOWN = 160;

const questionsSchema = z.array(z.looseObject({ id: z.string(), question: z.string() }));

/** Of all ended interviews of a person, by interview, in the order of the conversation. Texts that were purged are not there. */
export async function doubtedAnswers(db: Db, userId: number): Promise<Map<number, DoubtedAnswer[]>> {
  const rows = await db
    .selectFrom("interview_messages as message")
    .innerJoin("interviews as interview", "interview.id", "message.interview_id")
    .select(["interview.id", "interview.questions", "message.answer_id", "message.question_id", "message.content"])
    .where("interview.user_id", "=", userId)
    .where("interview.status", "!=", "open")
    .where("message.answer_id", "is not", null)
    .where((eb) => eb.or([eb("message.is_off_topic", "=", 1), eb("message.relevance_score", "<=", LEAST_RELEVANCE)]))
    .orderBy("interview.id")
    .orderBy("message.position")
    .execute();
  const found = new Map<number, DoubtedAnswer[]>();
  for (const { id, questions, answer_id: answerId, question_id: questionId, content } of rows) {
    const asked = questionsSchema.parse(JSON.parse(questions)).find((question) => question.id === questionId);
    if (!answerId || !asked) continue;
    const text = content.length > SHOWN ? `${content.slice(0, SHOWN).trimEnd()}…` : content;
    found.set(id, [...(found.get(id) ?? []), { id: answerId, question: asked.question, text }]);
  }
  return found;
}
