import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { readAuthors } from "./authors.ts";

/**
 * Answers written by invented authors of many trades to the questions of the bank (a…) and to questions of any
 * interview (o…): scripts/training/answers/<author>.jsonl. Each was labelled by its author and, unseen, by a second
 * reader who said which of all these questions it answers.
 */

const lineSchema = z.object({
  /** Id of the question that it was written for: of the bank, or of scripts/training/answers/questions.json. */
  question: z.string(),
  /** "disputed": author and second reader do not agree on that question; it teaches nothing about it. */
  label: z.enum(["answers", "vague", "off", "disputed"]),
  quality: z.string(),
  /** Other questions that it answers too. */
  serves: z.array(z.string()).default([]),
  /** False while no second reader has seen it. */
  second: z.boolean().default(true),
  text: z.string().min(1),
});

export type AuthoredAnswer = z.infer<typeof lineSchema> & { author: string };

/** All of them, in the order of the files. */
export const readAuthored = (folder: string): AuthoredAnswer[] => readAuthors(folder, lineSchema);

/** The questions of any interview, each with the intent that it has. */
export function readCommonQuestions(file: string): { id: string; intent: string; question: string }[] {
  return z
    .array(z.object({ id: z.string(), intent: z.string(), question: z.string() }))
    .parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The same questions in other people's words: <author>-questions.txt, "id | question" in each line. */
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
  /** Intents of the question, as a second reader found them. */
  asks: z.array(z.string()),
  label: z.enum(["relevant", "off_topic"]),
  kind: z.string(),
  /** Intents that a relevant answer serves, as the second reader found them. */
  serves: z.array(z.string()).default([]),
  text: z.string().min(1),
});
export type OwnQuestionAnswer = z.infer<typeof ownQuestionSchema> & { author: string };

/** Answers to questions that invented interviewers thought of themselves, 18 each: scripts/training/other-questions. */
export const readOwnQuestions = (folder: string): OwnQuestionAnswer[] => readAuthors(folder, ownQuestionSchema);
