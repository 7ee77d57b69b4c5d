/**
 * The result of an interview (the specification's feedback report), shared by server, screen and text file. Browser
 * code imports only the types, because the schema library is too large for a screen.
 */

import { z } from "zod";
import { madeBySchema } from "#app/ai/made-by.ts";
import { HUNTER_IDS } from "./hunters.ts";
import { THINGS } from "./signals/signal.ts";
import { ENDINGS } from "./state.ts";

const questionFeedbackSchema = z.object({
  /** 1, 2… in the order of the interview. */
  number: z.number().int().min(1),
  questionId: z.string(),
  /** Version of the question that was asked; left out for one made from a CV, and by older versions of the program. */
  questionVersion: z.number().int().min(1).optional(),
  question: z.string(),
  category: z.string(),
  /** The answer that decided the question; empty when it was not answered. */
  answer: z.string(),
  verdict: z.enum(["appropriate", "doubtful", "off_topic", "unanswered"]),
  /** One to three sentences that refer to the answer. */
  comment: z.string(),
  suggestions: z.number().int().min(0),
  /** Seconds the student took for `answer`; null when there is none. */
  responseTime: z.number().nullable(),
  /** 0 to 100. */
  points: z.number().min(0).max(100),
  /** What the answer certainly has; left out where nothing is said about it, and by older versions of the program. */
  told: z.array(z.enum(THINGS)).optional(),
});
export type QuestionFeedback = z.infer<typeof questionFeedbackSchema>;

export const interviewReportSchema = z.object({
  hunterId: z.enum(HUNTER_IDS),
  /** True for the sample that is shown until there is an interview; the screen labels it 'Ejemplo'. */
  isExample: z.boolean(),
  /** 0 to 100. */
  overallScore: z.number().int().min(0).max(100),
  /** Average seconds per answer. */
  responseTime: z.number().min(0),
  appropriateResponses: z.number().int().min(0),
  inappropriateResponses: z.number().int().min(0),
  totalQuestions: z.number().int().min(0),
  /** How the interview ended; null when it was abandoned. */
  ending: z.enum(ENDINGS).nullable(),
  /** One or two sentences in the hunter's voice. */
  headline: z.string(),
  strengths: z.array(z.string()).min(1),
  improvements: z.array(z.string()).min(1),
  specificFeedback: z.array(questionFeedbackSchema),
  /** The first four are shown on the page. */
  nextSteps: z.array(z.object({ title: z.string(), detail: z.string() })).min(4),
  scoringVersion: z.string(),
  /** Engine that judged the answers; left out when no language model was installed. */
  judgedBy: madeBySchema.optional(),
  /** Engine that wrote the texts; left out while they are the original ones of the rules. */
  madeBy: madeBySchema.optional(),
});
export type InterviewReport = z.infer<typeof interviewReportSchema>;
