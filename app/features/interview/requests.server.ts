import { z } from "zod";
import { madeBySchema } from "#app/ai/made-by.ts";
import { HUNTER_IDS } from "./hunters.ts";
import { MAX_SUGGESTIONS, STANDINGS } from "./limits.ts";
import { ENDINGS } from "./state.ts";

/** Bodies of the interview calls, and what POST /api/interview/analyze-response answers. Unknown fields are dropped. */

/** Longest answer, in characters after trimming. */
export const LONGEST_RESPONSE = 10_000;
const LONGEST_COMMENT = 2000;
/** More answers than an interview can have are no lost connection. */
const MOST_PENDING = 30;

const hunterId = z.enum(HUNTER_IDS);
const seed = z.string().min(1).max(80);
const interviewId = z.number().int().positive();
/** Seconds on the student's clock; anything beyond what the server knows counts as what it knows. */
const remaining = z.number().min(-1000).max(100_000);

const answerFields = {
  questionId: z.string().trim().min(1).max(80),
  userResponse: z.string().trim().min(1).max(LONGEST_RESPONSE),
  /** The screen's own id for this answer: the same id is the same answer sent again. */
  messageId: z.string().min(1).max(80).optional(),
  /** How many suggestions the screen shows for this question; a hint only. */
  currentSuggestions: z.number().int().min(0).max(1000).nullish(),
  /** Seconds the student took; used when `remaining` is not sent. */
  responseSeconds: z.number().min(0).max(100_000).optional(),
  remaining: remaining.optional(),
  /** The student has seen where help is, and says that this text is the answer. */
  isConfirmed: z.boolean().optional(),
};
const pendingSchema = z.object({
  ...answerFields,
  messageId: z.string().min(1).max(80),
  /** The verdict that the student saw; believed when the server's judge or the fallback rule could have given it. */
  isRelevant: z.boolean().optional(),
  /** Whether it was followed by a suggestion; left out, every answer that was not relevant was. */
  needsSuggestion: z.boolean().optional(),
});
export type PendingBody = z.infer<typeof pendingSchema>;
const pending = z.array(pendingSchema).max(MOST_PENDING).optional();

export const analyzeResponseSchema = z.object({
  hunterId,
  ...answerFields,
  interviewId: interviewId.optional(),
  /** As in the start call: ties an answer without `interviewId` to the interview that the same screen starts. */
  seed: seed.optional(),
  /** As in the start call: the opener alone does not tell whether what follows is from the CV. */
  fromCvAnalysis: z.boolean().optional(),
  /** Answers that the screen decided by itself because the server did not answer in time, oldest first. */
  pending,
});
export type AnalyzeResponseBody = z.infer<typeof analyzeResponseSchema>;

export const startSchema = z.object({
  hunterId,
  fromCvAnalysis: z.boolean().optional(),
  /** The screen's draw of the wordings: with the same one both tell the same interview. */
  seed: seed.optional(),
});
export type StartBody = z.infer<typeof startSchema>;

export const heartbeatSchema = z.object({ interviewId, remaining });

export const finishSchema = z.object({
  interviewId,
  reason: z.enum([...ENDINGS, "abandoned"]),
  remaining: remaining.optional(),
  pending,
});
export type FinishBody = z.infer<typeof finishSchema>;

export const feedbackSchema = z.object({
  hunterId,
  rating: z.number().int().min(1).max(5),
  feedback: z.string().trim().max(LONGEST_COMMENT).nullish(),
  /** Minutes; kept as sent, because the specification's own formula gives odd ones. */
  interviewDuration: z.number().min(-1000).max(10_000).nullish(),
  interviewId: interviewId.optional(),
});
export type FeedbackBody = z.infer<typeof feedbackSchema>;

export const answerReplySchema = z.object({
  isRelevant: z.boolean(),
  /** 0 to 1. */
  relevanceScore: z.number(),
  needsSuggestion: z.boolean(),
  /** In the hunter's words; null where none is needed. */
  suggestion: z.string().nullable(),
  /** Left out where the fallback rule decided, and by older versions. */
  standing: z.enum(STANDINGS).optional(),
  /** 0 to 1: how likely it is that the answer says what was asked. */
  certainty: z.number().min(0).max(1).optional(),
  interviewId: z.number(),
  /** For the question that is asked now; 3 after an end by suggestions. */
  suggestionsGiven: z.number().int().min(0).max(MAX_SUGGESTIONS),
  /** Index of the question that is asked now. */
  questionIndex: z.number().int().min(0),
  ended: z.boolean(),
  /** Why it ended; null while it goes on and for one that was left. */
  ending: z.enum(ENDINGS).nullable(),
  /** Seconds left. */
  remaining: z.number(),
  /** For /interview-feedback?id=; null while it goes on. */
  resultId: z.number().nullable(),
  /** Which engine judged the answer; left out where no language model is installed. */
  madeBy: madeBySchema.optional(),
  /**
   * Only where an answer discloses distress, violence or harassment. It was not judged and is kept nowhere: the
   * interview stands where it stood. `answerIds`: the answers that were set aside.
   */
  care: z
    .object({
      lines: z.array(z.object({ name: z.string(), detail: z.string(), href: z.string() })).readonly(),
      emergency: z.string().nullable(),
      answerIds: z.array(z.string()),
    })
    .optional(),
});
export type AnswerReply = z.infer<typeof answerReplySchema>;
