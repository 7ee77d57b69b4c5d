import { z } from "zod";
import { CATALOG, LEARNING, RESULTS, TECHNICAL, TOOLS } from "../review/competency-catalog.ts";
import { MAX_LOOSE } from "./loose-dates.ts";

/**
 * Schema of the model's output: at most 3,400 characters (950 tokens of a usual tokenizer, 600 in a usual answer; 300
 * more with dates to ask about), evidence always before the grade based on it. Every bound also constrains the engine's
 * grammar; sanitize-output.ts decides what is accepted.
 */

/** The rules' own names, so that both sources can be merged. */
export const COMPETENCY_NAMES = [...CATALOG.map((one) => one.name), RESULTS, TECHNICAL, TOOLS, LEARNING];

const QUESTION_CATEGORIES = [
  "Logros",
  "Técnica",
  "Trayectoria",
  "Liderazgo",
  "Trabajo en equipo",
  "Resolución de problemas",
  "Motivación",
] as const;

/** Maximum characters. A text of exactly that length was cut. */
export const LENGTHS = {
  quote: 72,
  summary: 320,
  strength: 110,
  improvement: 120,
  question: 130,
  profession: 45,
  skill: 26,
  title: 40,
} as const;

const quote = z.string().max(LENGTHS.quote);
const grade = z.object({ quote, verdict: z.enum(["sube", "igual", "baja"]) });

export const modelReviewSchema = z.object({
  competencies: z
    .array(z.object({ name: z.enum(COMPETENCY_NAMES), quote, level: z.literal([1, 2, 3, 4, 5]) }))
    .min(1)
    .max(6),
  grades: z.object({ achievements: grade, clarity: grade, skills: grade }),
  strengths: z.array(z.string().max(LENGTHS.strength)).min(1).max(3),
  improvements: z.array(z.string().max(LENGTHS.improvement)).min(1).max(3),
  summary: z.string().max(LENGTHS.summary),
  questions: z
    .array(
      z.object({
        category: z.enum(QUESTION_CATEGORIES),
        difficulty: z.enum(["basic", "intermediate", "advanced"]),
        question: z.string().max(LENGTHS.question),
      }),
    )
    .min(1)
    .max(4),
  profession: z.string().max(LENGTHS.profession),
  skills: z.array(z.string().max(LENGTHS.skill)).max(6),
});
/** With the jobs for the dates that the rules could not assign; used only when there are some. */
export const datedReviewSchema = modelReviewSchema.extend({
  jobs: z
    .array(
      z.object({
        date: z.literal([1, 2, 3]),
        title: z.string().max(LENGTHS.title),
        kind: z.enum(["empleo", "práctica", "otro"]),
      }),
    )
    .max(MAX_LOOSE),
});
export type JobFromModel = z.infer<typeof datedReviewSchema>["jobs"][number];
export type ModelReview = z.infer<typeof modelReviewSchema> & { jobs?: readonly JobFromModel[] };

/** Allows for tokenizers that need twice the usual tokens; the grammar ends the text long before. */
export const MAX_TOKENS = 1600;
