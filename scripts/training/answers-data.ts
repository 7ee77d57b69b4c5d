import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { readAuthors } from "./authors.ts";

/**
 * Answers to questions of the question bank (a…) and to general interview questions (o…), written by fictional
 * authors of many trades: scripts/training/answers/<author>.jsonl. Each was labelled by its author and, independently,
 * by a second reader who marked which of all these questions it answers.
 */

const lineSchema = z.object({
  /** Id of the question it was written for, from the question bank or from scripts/training/answers/questions.json. */
  question: z.string(),
  /** "disputed": author and second reader disagree about that question, so the pair is not used for training. */
  label: z.enum(["answers", "vague", "off", "disputed"]),
  /** In the answers to questions of later interviews only for those that answer. */
  quality: z.string().nullish(),
  /** Ids of other questions that it also answers. */
  serves: z.array(z.string()).default([]),
  /** False if no second reader has seen it. */
  second: z.boolean().default(true),
  text: z.string().min(1),
});

export type AuthoredAnswer = z.infer<typeof lineSchema> & { author: string };

/** All answers, in file order. */
export const readAuthored = (folder: string): AuthoredAnswer[] => readAuthors(folder, lineSchema);

/** The general interview questions, each with its intent. */
export function readCommonQuestions(file: string): { id: string; intent: string; question: string }[] {
  return z
    .array(z.object({ id: z.string(), intent: z.string(), question: z.string() }))
    .parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The same questions paraphrased by other people: <author>-questions.txt, "id | question" in each line. */
export function readParaphrases(folder: string): { id: string; question: string; author: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith("-questions.txt"))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .filter((line) => line.includes(" | "))
        .map((line) => {
          const cut = line.indexOf(" | ");
          return {
            id: line.slice(0, cut).trim(),
            question: line.slice(cut + 3).trim(),
            author: path.basename(file, ".txt"),
          };
        }),
    );
}

const ownQuestionSchema = z.object({
  hunterId: z.enum(HUNTER_IDS),
  question: z.string(),
  /** Intents of the question according to a second reader. */
  asks: z.array(z.string()),
  label: z.enum(["relevant", "off_topic"]),
  kind: z.string(),
  /** Intents that a relevant answer serves, according to the second reader. */
  serves: z.array(z.string()).default([]),
  text: z.string().min(1),
});
export type OwnQuestionAnswer = z.infer<typeof ownQuestionSchema> & { author: string };

/** Answers to questions that fictional interviewers invented, 18 each: scripts/training/other-questions. */
export const readOwnQuestions = (folder: string): OwnQuestionAnswer[] => readAuthors(folder, ownQuestionSchema);
