import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { STANDINGS } from "#app/features/interview/limits.ts";
import { CAREER_AREAS } from "#app/features/interview/question-bank/career-areas.ts";

/** Bodies and JSON answers of the calls about interview questions. The browser imports only their types. */

/** In characters. The rules say in Spanish how long a question may be; this only bounds the body. */
const MAX_BODY_TEXT = 2000;
const text = z.string().trim().max(MAX_BODY_TEXT);
const hunterId = z.enum(HUNTER_IDS);

const draft = {
  question: text,
  category: text.describe("what it measures: one of `categories` in the list"),
  career: text.min(1).nullable().describe("null: for every career"),
};
export const newQuestionSchema = z.object({ hunterId, ...draft });
export type NewQuestionBody = z.infer<typeof newQuestionSchema>;

export const newVersionSchema = z.object({
  version: z.number().int().min(1).describe("the version that the office changes: a later one refuses"),
  ...draft,
});
export type NewVersionBody = z.infer<typeof newVersionSchema>;

export const activeSchema = z.object({ isActive: z.boolean() });

export const questionIdSchema = z.object({ id: z.string().min(1).max(80) });

export const readingBodySchema = z.object({
  hunterId,
  question: text,
  category: text,
  answer: z.string().trim().max(4000).describe("a trial answer; empty: only the question is read"),
});

/** Refusals of a text that is saved. */
export const DRAFT_REFUSALS = {
  length: "shorter or longer than a question may be",
  no_question: "it asks nothing, or a question mark has no partner",
  unfit: "it looks like an order to a program",
  category: "it is none of `categories`",
  career: "nobody has it",
} as const;

const versionSchema = z.object({
  version: z.number().int().min(1),
  question: z.string(),
  category: z.string(),
  career: z.string().nullable().describe("null: for every career"),
  createdAt: z.iso.datetime().nullable().describe("null: a text of the program"),
});

const managedQuestionSchema = z
  .object({
    id: z.string(),
    hunterId,
    isOwn: z.boolean().describe("added by the office"),
    isActive: z.boolean().describe("interviews that start now may ask it"),
    isLater: z.boolean().describe("asked from a student's second interview with the hunter on"),
    area: z.enum(CAREER_AREAS).nullable().describe("of careers that it is about; null: any"),
    isKnown: z.boolean().describe("the program states what its present text asks for"),
    versions: z.array(versionSchema).min(1).describe("oldest first; the last one is in use"),
  })
  .meta({ id: "ManagedQuestion" });
export type AdminQuestion = z.infer<typeof managedQuestionSchema>;

export const questionListSchema = z
  .object({
    hunters: z.array(
      z.object({
        id: hunterId,
        name: z.string(),
        portrait: z.string(),
        years: z.string().describe("of experience: 4-10, 10+"),
        address: z.enum(["tú", "usted"]).describe("how this hunter speaks"),
        forAll: z.number().int().describe("questions of a first interview that are switched on for every career"),
      }),
    ),
    needed: z.number().int().describe("questions of an interview: fewer for every career are refused"),
    categories: z.array(z.string()),
    careers: z.array(z.string()).describe("that people in the system have"),
    questions: z.array(managedQuestionSchema),
  })
  .meta({ id: "QuestionList" });
export type AdminQuestionList = z.infer<typeof questionListSchema>;

export const questionAnswerSchema = z.object({ question: managedQuestionSchema });

export const readingSchema = z
  .object({
    basis: z.enum(["bank", "words"]).describe("bank: the program states what it asks for · words: estimated from them"),
    certainty: z.enum(["high", "medium", "low"]),
    asks: z.array(z.string()).describe("what it seems to ask for, in Spanish, likeliest first"),
    verdict: z.enum(STANDINGS).nullable().describe("of the rules on the trial answer; null without one"),
  })
  .meta({ id: "QuestionReading" });
export type AdminReading = z.infer<typeof readingSchema>;
