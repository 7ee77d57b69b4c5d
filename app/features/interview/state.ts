/**
 * What an interview is at a moment, as the machine keeps it and the database saves it. The browser imports types only:
 * the schema library is too heavy for a screen.
 */

import { z } from "zod";
import { madeBySchema } from "#app/ai/made-by.ts";
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
  /** ISO-8601 UTC. */
  timestamp: z.string(),
  /** Seconds the student took, on the messages with an answer. */
  responseTime: z.number().nullable(),
  questionId: z.string().nullable(),
  /** null until the verdict, and on messages that are no answers. */
  isOffTopic: z.boolean().nullable(),
  standing: z.enum(STANDINGS).optional(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const answerSchema = z.object({
  /** The id that the screen gave to the message. */
  id: z.string(),
  questionId: z.string(),
  text: z.string(),
  /** Whole seconds of the student's clock. */
  responseTime: z.number().min(0),
  /** null until the verdict. */
  isRelevant: z.boolean().nullable(),
  /** 0 to 1; null until the verdict. */
  relevanceScore: z.number().min(0).max(1).nullable(),
  /** Who decided: the server, or the fallback rule of the screen. */
  source: z.enum(["server", "fallback"]).nullable(),
  /** Left out until the verdict, by the fallback rule and by older versions. */
  standing: z.enum(STANDINGS).optional(),
  /** 0 to 1: how likely it is that it says what was asked; left out like `standing`. */
  certainty: z.number().min(0).max(1).optional(),
  /** Which engine of the server; left out where no language model was installed, and by older versions. */
  madeBy: madeBySchema.optional(),
});
export type Answer = z.infer<typeof answerSchema>;

export const PHASES = ["loading", "greeting", "declined", "question", "waiting", "ended", "feedback", "done"] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ["completed", "suggestions", "time"] as const;
export type Ending = (typeof ENDINGS)[number];

export const interviewStateSchema = z
  .object({
    version: z.literal(1),
    hunterId: z.enum(HUNTER_IDS),
    /** First name for the conversation, or empty. */
    studentName: z.string(),
    /** Draws the wordings. */
    seed: z.string(),
    phase: z.enum(PHASES),
    ending: z.enum(ENDINGS).nullable(),
    questions: z.array(questionSchema),
    messages: z.array(messageSchema),
    answers: z.array(answerSchema),
    /** Id of the answer whose verdict is awaited. */
    pendingAnswerId: z.string().nullable(),
    currentQuestionIndex: z.number().int().min(0),
    suggestionsGiven: z.number().int().min(0).max(MAX_SUGGESTIONS),
    maxSuggestions: z.literal(MAX_SUGGESTIONS),
    questionsAnswered: z.number().int().min(0),
    totalQuestions: z.number().int().min(0),
    /** ISO-8601 UTC; null before the start. */
    sessionStartTime: z.string().nullable(),
    questionStartTime: z.string().nullable(),
    interviewStarted: z.boolean(),
    /** Seconds of the whole interview, extra time included. */
    duration: z.number().min(0),
    /** Seconds left, with milliseconds. */
    timeRemaining: z.number().min(0),
    timerActive: z.boolean(),
    /** Epoch milliseconds up to which the clock has been counted. */
    countedUntil: z.number(),
    /** timeRemaining when the student's turn began: what the response time is measured against. */
    turnStartedAt: z.number().min(0),
    /** The wording said last, by moment: nothing is said twice in a row. */
    said: z.record(z.string(), z.string()),
  })
  .refine((state) => state.phase === "loading" || state.currentQuestionIndex < state.questions.length)
  .refine((state) => (state.phase === "waiting") === (state.pendingAnswerId !== null));
export type InterviewState = z.infer<typeof interviewStateSchema>;

/** A saved state as it came from the database or from another machine; null when it is not one. */
export function parseState(saved: unknown): InterviewState | null {
  const result = interviewStateSchema.safeParse(saved);
  return result.success ? result.data : null;
}
