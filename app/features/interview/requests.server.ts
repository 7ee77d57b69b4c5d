import { z } from "zod";
import { madeBySchema } from "#app/ai/made-by.ts";
import { spokenSchema } from "./delivery/spoken-schema.ts";
import { FOLLOW_UP_KINDS, REACTION_KINDS } from "./follow-up/follow-up.ts";
import { HUNTER_IDS } from "./hunters.ts";
import { MAX_SUGGESTIONS, STANDINGS } from "./limits.ts";
import { ENDINGS } from "./state.ts";

/** Bodies of the interview calls, and the reply of POST /api/interview/analyze-response. Unknown fields are dropped. */

/** In characters, after trimming. */
const MAX_RESPONSE_CHARS = 10_000;
const MAX_COMMENT_CHARS = 2000;
/** At least as many as an interview can have; more cannot come from a lost connection. */
const MAX_PENDING_ANSWERS = 30;

/** More than an interview has. */
const MAX_SHOWN_QUESTIONS = 30;

const hunterId = z.enum(HUNTER_IDS);
const seed = z.string().min(1).max(80);
const interviewId = z.number().int().positive();
/** Seconds on the student's clock; a value above the server's own counts as the server's. */
const remaining = z.number().min(-1000).max(100_000);

const answerFields = {
  questionId: z.string().trim().min(1).max(80),
  userResponse: z.string().trim().min(1).max(MAX_RESPONSE_CHARS),
  messageId: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .describe("the screen's own id for this answer: the same id is the same answer sent again"),
  currentSuggestions: z
    .number()
    .int()
    .min(0)
    .max(1000)
    .nullish()
    .describe("how many suggestions the screen shows for this question; a hint only"),
  responseSeconds: z
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .describe("seconds the student took; used when `remaining` is not sent"),
  remaining: remaining.optional(),
  isConfirmed: z
    .boolean()
    .optional()
    .describe("the student has seen where help is, and says that this text is the answer"),
  spoken: spokenSchema.optional(),
};
const pendingSchema = z.object({
  ...answerFields,
  messageId: z.string().min(1).max(80),
  isRelevant: z
    .boolean()
    .optional()
    .describe(
      "the verdict that the student saw; believed when the server's judge or the fallback rule could have given it",
    ),
  needsSuggestion: z
    .boolean()
    .optional()
    .describe("whether it was followed by a suggestion; left out, every answer that was not relevant was"),
});
export type PendingBody = z.infer<typeof pendingSchema>;
const pending = z.array(pendingSchema).max(MAX_PENDING_ANSWERS).optional();

export const analyzeResponseSchema = z.object({
  hunterId,
  ...answerFields,
  interviewId: interviewId.optional(),
  seed: seed
    .optional()
    .describe(
      "as in the start call: ties an answer without `interviewId` to the interview that the same screen starts",
    ),
  fromCvAnalysis: z
    .boolean()
    .optional()
    .describe("as in the start call: the opener alone does not tell whether what follows is from the CV"),
  followUps: z
    .boolean()
    .optional()
    .describe("the screen can show a question that the hunter asks back; without it none is asked"),
  /** Answers that the screen decided by itself because the server did not answer in time, oldest first. */
  pending,
});
export type AnalyzeResponseBody = z.infer<typeof analyzeResponseSchema>;

export const startSchema = z.object({
  hunterId,
  fromCvAnalysis: z.boolean().optional(),
  offerId: z
    .number()
    .int()
    .positive()
    .optional()
    .describe("an own job offer: the questions are made from it and from what the newest comparison shows"),
  seed: seed.optional().describe("the screen's draw of the wordings: with the same one both tell the same interview"),
  questionIds: z
    .array(z.string().max(80))
    .max(MAX_SHOWN_QUESTIONS)
    .optional()
    .describe(
      "the questions that the screen shows, in their order: it keeps them when the office changed some since it loaded",
    ),
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
  feedback: z.string().trim().max(MAX_COMMENT_CHARS).nullish(),
  interviewDuration: z
    .number()
    .min(-1000)
    .max(10_000)
    .nullish()
    .describe("minutes; kept as sent, because the specification's own formula gives odd ones"),
  interviewId: interviewId.optional(),
});
export type FeedbackBody = z.infer<typeof feedbackSchema>;

export const careReplySchema = z
  .object({
    lines: z.array(z.object({ name: z.string(), detail: z.string(), href: z.string() })).readonly(),
    emergency: z.string().nullable(),
    answerIds: z.array(z.string()).describe("the answers that were set aside"),
  })
  .meta({
    id: "Care",
    description:
      "Where help can be had; only where an answer discloses distress, violence or harassment. " +
      "It was not judged and is kept nowhere: the interview stands where it stood.",
  });
/** The places to get help, and the answers that were set aside because they disclose something. */
export type CareReply = z.infer<typeof careReplySchema>;

const unsavedIds = z
  .array(z.string())
  .optional()
  .describe(
    "`messageId`s of answers of this call that are not saved: the interview had ended, or is further in another tab",
  );

export const finishAnswerSchema = z.object({
  resultId: z.number().int().nullable().describe("null for an interview that was left before any answer"),
  care: careReplySchema.optional().describe("an answer that came late discloses something"),
  unsavedIds,
});
export type FinishAnswer = z.infer<typeof finishAnswerSchema>;

export const answerReplySchema = z.object({
  isRelevant: z.boolean(),
  relevanceScore: z.number().describe("0 to 1"),
  needsSuggestion: z.boolean(),
  suggestion: z.string().nullable().describe("in the hunter's words; null where none is needed"),
  standing: z.enum(STANDINGS).optional().describe("left out where the fallback rule decided, and by older versions"),
  certainty: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe("0 to 1: how likely it is that the answer says what was asked"),
  followUp: z
    .object({ kind: z.enum(FOLLOW_UP_KINDS), text: z.string() })
    .optional()
    .describe(
      "a question that the hunter asks back; the next text with this `questionId` is taken as the answer to it: " +
        "it counts neither as a question nor as a strike",
    ),
  reaction: z
    .object({ kind: z.enum(REACTION_KINDS), text: z.string() })
    .optional()
    .describe("what the hunter says to the answer before the next question"),
  interviewId: z.number(),
  suggestionsGiven: z
    .number()
    .int()
    .min(0)
    .max(MAX_SUGGESTIONS)
    .describe("for the question that is asked now; 3 after an end by suggestions"),
  questionIndex: z.number().int().min(0).describe("index of the question that is asked now"),
  ended: z.boolean(),
  ending: z.enum(ENDINGS).nullable().describe("why it ended; null while it goes on and for one that was left"),
  remaining: z.number().describe("seconds left"),
  resultId: z.number().nullable().describe("for /interview-feedback?id=; null while it goes on"),
  madeBy: madeBySchema
    .optional()
    .describe("Which engine judged the answer; left out where no language model is installed"),
  care: careReplySchema.optional(),
  unsavedIds,
});
export type AnswerReply = z.infer<typeof answerReplySchema>;
