import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { HUNTER_IDS, HUNTERS } from "#app/features/interview/hunters.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { focusOf, type Question } from "#app/features/interview/question-bank/question.ts";

/** Answers by people, labelled with what an interviewer would ask back. */

const LABELS = ["example", "own_part", "result", "figure", "reason", "learning", "nothing"] as const;

const itemSchema = z.object({
  questionId: z.string(),
  hunterId: z.enum(HUNTER_IDS),
  question: z.string(),
  text: z.string(),
  missing: z.enum(LABELS),
  /** As good to ask for. */
  alsoFine: z.array(z.string()).default([]),
});
export type LabelledAnswer = z.infer<typeof itemSchema>;

export const itemsSchema = z.object({ author: z.string().optional(), items: z.array(itemSchema) });

/** Every file of a folder with answers, in the order of their names. */
export function readFollowUpAnswers(folder: string): (LabelledAnswer & { author: string })[] {
  return readdirSync(folder)
    .filter((file) => /^answers-.*\.json$/.test(file))
    .sort()
    .flatMap((file) => {
      const { items } = itemsSchema.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8")));
      return items.map((item) => ({ ...item, author: path.basename(file, ".json") }));
    });
}

const bank = new Map(HUNTERS.flatMap(({ questions }) => questions).map((question) => [question.id, question]));

/** The question of an item: of the bank, or one that the file alone knows. */
export function questionOf({ questionId, question }: LabelledAnswer): Question {
  const known = bank.get(questionId);
  if (known?.question === question) return known;
  return { id: questionId, question, category: "", focus: focusOf("") };
}

/** The judge's verdict, without the rest of an interview. */
export function judgedOf(item: LabelledAnswer) {
  const { question, category, focus } = questionOf(item);
  const verdict = judgeAnswer({ question, category, focus, hunterId: item.hunterId, answer: item.text });
  return { standing: verdict.standing, certainty: verdict.answers };
}

/** "own_part", as people say it, is the product's "role". */
export const lackOf = (label: string) => (label === "own_part" ? "role" : label);
