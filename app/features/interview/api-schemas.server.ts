import { z } from "zod";
import { MAX_STRETCHES } from "#app/ai/speech/voiced-stretches.ts";
import { EXPERIENCE_LEVELS } from "./hunters/hunter.ts";
import { HUNTER_IDS } from "./hunters.ts";
import { interviewStateSchema, messageSchema } from "./state.ts";

/** JSON responses of the interview calls. The response to a judged answer is in requests.server.ts. */

const questionSchema = z.object({
  id: z.string().describe("stable and unique in an interview"),
  question: z.string(),
  category: z.string(),
  focus_area: z.string().describe("what the hunter wants to find out"),
});

export const questionSetSchema = z.object({
  hasPersonalizedQuestions: z.boolean(),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable().describe("null without a CV analysis"),
  questions: z.array(questionSchema),
});
export type QuestionSet = z.infer<typeof questionSetSchema>;

const stateSchema = interviewStateSchema.meta({ id: "InterviewState" });

export const startAnswerSchema = questionSetSchema.extend({
  interviewId: z.number().int(),
  durationSeconds: z.number().describe("extra time included"),
  seed: z.string(),
  state: stateSchema.describe("the machine's state: greeted, started, first question asked"),
});
export type StartAnswer = z.infer<typeof startAnswerSchema>;

export const openInterviewSchema = z.object({
  interviewId: z.number().int(),
  hunterId: z.enum(HUNTER_IDS),
  questionIndex: z.number().int(),
  totalQuestions: z.number().int(),
  question: z.string().describe("the question that is asked now"),
  messages: z.array(messageSchema).readonly(),
  suggestionsGiven: z.number().int(),
  questionsAnswered: z.number().int(),
  remaining: z.number().describe("seconds left"),
  durationSeconds: z.number(),
  startedAt: z.iso.datetime(),
  state: stateSchema.describe('the machine\'s state; it takes a "resume" event before anything else'),
});
export type OpenInterview = z.infer<typeof openInterviewSchema>;

export const heartbeatAnswerSchema = z.object({
  remaining: z.number().describe("seconds left as the server knows them"),
  ended: z.boolean(),
});
export type HeartbeatAnswer = z.infer<typeof heartbeatAnswerSchema>;

export const transcriptSchema = z.object({
  text: z.string(),
  milliseconds: z.number().int().min(0).describe("length of the recording"),
  voiced: z
    .array(z.array(z.number().int().min(0)).length(2))
    .max(MAX_STRETCHES)
    .nullable()
    .describe(
      "where in the recording somebody speaks: from and to, in milliseconds; an estimate by loudness. " +
        "Empty when nobody speaks, null where it cannot be told",
    ),
});
