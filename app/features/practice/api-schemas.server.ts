import { z } from "zod";
import { careReplySchema } from "../interview/requests.server.ts";

/** Body and answer of POST /api/practice/attempts. */

/** In characters, after trimming. */
const MAX_ANSWER_CHARS = 5000;

export const attemptSchema = z.object({
  questionId: z.string().trim().min(1).max(80),
  interviewId: z.number().int().positive().optional().describe("the own interview in which the question was asked"),
  answer: z.string().trim().min(1).max(MAX_ANSWER_CHARS),
  isConfirmed: z.boolean().optional().describe("the student has seen where help is, and says that this is the answer"),
});
export type AttemptBody = z.infer<typeof attemptSchema>;

export const attemptReplySchema = z.object({
  attemptId: z.number().int().nullable().describe("null when the text was not kept"),
  care: careReplySchema.optional().describe("the text discloses something: it was neither judged nor kept"),
});
export type AttemptReply = z.infer<typeof attemptReplySchema>;
