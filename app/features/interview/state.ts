/**
 * The state of an interview, as the machine holds it and the database saves it. Browser code imports only the types,
 * because the schema library is too large for a screen.
 */

import { z } from "zod";
import { madeBySchema } from "#app/ai/made-by.ts";
import { spokenSchema } from "./delivery/spoken-schema.ts";
import { FOLLOW_UP_KINDS } from "./follow-up/follow-up.ts";
import { HUNTER_IDS } from "./hunters.ts";
import { MAX_SUGGESTIONS, STANDINGS } from "./limits.ts";
import type { Question } from "./question-bank/question.ts";

const questionSchema = z.object({
  id: z.string().min(1).max(80),
  question: z.string().min(1),
  category: z.string(),
  focus: z.string(),
}) satisfies z.ZodType<Question>;

export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(["assistant", "user", "suggestion"]),
  content: z.string(),
  timestamp: z.string().describe("ISO-8601 UTC"),
  responseTime: z.number().nullable().describe("seconds the student took, on the messages with an answer"),
  questionId: z.string().nullable(),
  isOffTopic: z.boolean().nullable().describe("null until the verdict, and on messages that are no answers"),
  standing: z.enum(STANDINGS).optional(),
  followUp: z
    .enum(FOLLOW_UP_KINDS)
    .optional()
    .describe("on a question that the hunter asks back: for what; on the student's message after it: the same"),
});
export type ChatMessage = z.infer<typeof messageSchema>;

const answerSchema = z.object({
  id: z.string().describe("the id that the screen gave to the message"),
  questionId: z.string(),
  text: z.string(),
  responseTime: z.number().min(0).describe("whole seconds of the student's clock"),
  isRelevant: z.boolean().nullable().describe("null until the verdict"),
  relevanceScore: z.number().min(0).max(1).nullable().describe("0 to 1; null until the verdict"),
  source: z
    .enum(["server", "fallback"])
    .nullable()
    .describe("who decided: the server, or the fallback rule of the screen"),
  standing: z
    .enum(STANDINGS)
    .optional()
    .describe("left out until the verdict, by the fallback rule and by older versions"),
  certainty: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe("0 to 1: how likely it is that it says what was asked; left out like `standing`"),
  madeBy: madeBySchema
    .optional()
    .describe("Which engine of the server; left out where no language model was installed, and by older versions"),
  followUp: z
    .enum(FOLLOW_UP_KINDS)
    .optional()
    .describe("what the hunter had asked back: this text completes the answer before it, and is not judged"),
  spoken: spokenSchema.optional(),
});
export type Answer = z.infer<typeof answerSchema>;

const PHASES = ["loading", "greeting", "declined", "question", "waiting", "ended", "feedback", "done"] as const;

export const ENDINGS = ["completed", "suggestions", "time"] as const;
export type Ending = (typeof ENDINGS)[number];

export const interviewStateSchema = z
  .object({
    version: z.literal(1),
    hunterId: z.enum(HUNTER_IDS),
    studentName: z.string().describe("first name for the conversation, or empty"),
    seed: z.string().describe("draws the wordings"),
    phase: z.enum(PHASES),
    ending: z.enum(ENDINGS).nullable(),
    questions: z.array(questionSchema),
    messages: z.array(messageSchema),
    answers: z.array(answerSchema),
    pendingAnswerId: z.string().nullable().describe("id of the answer whose verdict is awaited"),
    currentQuestionIndex: z.number().int().min(0),
    suggestionsGiven: z.number().int().min(0).max(MAX_SUGGESTIONS),
    maxSuggestions: z.literal(MAX_SUGGESTIONS),
    questionsAnswered: z.number().int().min(0),
    totalQuestions: z.number().int().min(0),
    sessionStartTime: z.string().nullable().describe("ISO-8601 UTC; null before the start"),
    questionStartTime: z.string().nullable(),
    interviewStarted: z.boolean(),
    duration: z.number().min(0).describe("seconds of the whole interview, extra time included"),
    timeRemaining: z.number().min(0).describe("seconds left, with milliseconds"),
    timerActive: z.boolean(),
    countedUntil: z.number().describe("epoch milliseconds up to which the clock has been counted"),
    turnStartedAt: z
      .number()
      .min(0)
      .describe("timeRemaining when the student's turn began: what the response time is measured against"),
    said: z.record(z.string(), z.string()).describe("the wording said last, by moment: nothing is said twice in a row"),
  })
  .refine((state) => state.phase === "loading" || state.currentQuestionIndex < state.questions.length)
  .refine((state) => (state.phase === "waiting") === (state.pendingAnswerId !== null));
export type InterviewState = z.infer<typeof interviewStateSchema>;

/** Validates a saved state from the database or another machine; null when it is invalid. */
export function parseState(saved: unknown): InterviewState | null {
  const result = interviewStateSchema.safeParse(saved);
  return result.success ? result.data : null;
}
