import { z } from "zod";
import type { HunterId } from "#app/features/interview/hunters.ts";
import type { Db } from "#db/open.server.ts";
import { withoutNames } from "./without-names.ts";

/** Disputes that the office resolved in the person's favour, as labelled answers for `npm run calibrate`. */

/** A line as the calibration reads it. No name, no id, no date. */
export type DisputedAnswer = {
  question: string;
  category: string;
  hunterId: HunterId;
  text: string;
  label: "relevant";
  kind: "dispute";
};

const idsSchema = z.array(z.string());
const questionsSchema = z.array(z.looseObject({ id: z.string(), question: z.string(), category: z.string() }));

/**
 * Those with consent in force, of people whose account is active, whose texts are still kept. In the order of their
 * words: the order of the rows would tell who comes after whom.
 */
export async function disputedAnswers(db: Db): Promise<DisputedAnswer[]> {
  const rows = await db
    .selectFrom("review_requests as request")
    .innerJoin("users as user", "user.id", "request.user_id")
    .innerJoin("interviews as interview", (join) =>
      join.onRef("interview.id", "=", "request.subject_id").onRef("interview.user_id", "=", "request.user_id"),
    )
    .select(["interview.id", "interview.hunter_id", "interview.questions", "request.disputed_answers", "user.name"])
    .where("request.subject", "=", "interview")
    .where("request.consented_at", "is not", null)
    .where("request.answered_at", "is not", null)
    .where("request.in_favour", "=", 1)
    .where("user.is_active", "=", 1)
    .execute();
  const found = new Map<string, DisputedAnswer>();
  for (const row of rows) {
    const questions = questionsSchema.parse(JSON.parse(row.questions));
    for (const message of await messagesOf(db, row.id, idsSchema.parse(JSON.parse(row.disputed_answers ?? "[]")))) {
      const asked = questions.find(({ id }) => id === message.question_id);
      if (!asked) continue;
      // One that was disputed again after an answer is one answer all the same.
      found.set(`${row.id} ${message.answer_id}`, {
        question: withoutNames(asked.question, row.name),
        category: asked.category,
        hunterId: row.hunter_id,
        text: withoutNames(message.content, row.name),
        label: "relevant",
        kind: "dispute",
      });
    }
  }
  const words = ({ question, text }: DisputedAnswer) => `${question} ${text}`;
  return [...found.values()].sort((left, right) => (words(left) < words(right) ? -1 : 1));
}

/** The disputed answers of an interview, whole. */
export async function messagesOf(db: Db, interviewId: number, answerIds: readonly string[]) {
  if (answerIds.length === 0) return [];
  return await db
    .selectFrom("interview_messages")
    .select(["answer_id", "question_id", "content"])
    .where("interview_id", "=", interviewId)
    .where("answer_id", "in", answerIds)
    .orderBy("position")
    .execute();
}
