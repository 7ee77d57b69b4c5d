import { z } from "zod";
import { CATALOG, LEARNING, RESULTS, TECHNICAL, TOOLS } from "../review/competency-catalog.ts";
import { MOST_LOOSE } from "./loose-dates.ts";

/**
 * What the model fills in: at most 3,400 characters (950 tokens of a usual tokenizer, 600 in a usual answer; 300 more where
 * there are dates to ask about), evidence always before the grade that rests on it. Every bound here binds the engine's grammar; tidy.ts decides what is believed.
 */

/** Names that the rules use too, so that both can be told apart and merged. */
export const COMPETENCY_NAMES = [...CATALOG.map((one) => one.name), RESULTS, TECHNICAL, TOOLS, LEARNING];

export const QUESTION_CATEGORIES = [
  "Logros",
  "Técnica",
  "Trayectoria",
  "Liderazgo",
  "Trabajo en equipo",
  "Resolución de problemas",
  "Motivación",
] as const;

/** Characters. A text that fills its bound was cut by it. */
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
/** With the jobs of the dates that the rules could not tie to anything: asked only where there are some. */
export const datedReviewSchema = modelReviewSchema.extend({
  jobs: z
    .array(
      z.object({
        date: z.literal([1, 2, 3]),
        title: z.string().max(LENGTHS.title),
        kind: z.enum(["empleo", "práctica", "otro"]),
      }),
    )
    .max(MOST_LOOSE),
});
export type SaidJob = z.infer<typeof datedReviewSchema>["jobs"][number];
export type ModelReview = z.infer<typeof modelReviewSchema> & { jobs?: readonly SaidJob[] };

/** Room for tokenizers that need two tokens where others need one: the grammar ends the text long before. */
export const MAX_TOKENS = 1600;
