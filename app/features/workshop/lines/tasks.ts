import { z } from "zod";
import { correctionsSchema } from "#app/features/cv/corrections/corrections.ts";
import { defineTask } from "#app/platform/work/task.ts";
import { actsFoundSchema, actsSchema, spellingRemarkSchema } from "../acts/act-schemas.ts";
import { previewBodySchema, previewSchema, scoreViewSchema } from "./api-schemas.ts";

/** Contracts of the workshop's tasks: what the server asks of the computing child. */

/** As generous as an analysis: the text is the same. */
const BUDGET = { cpuMs: 12_000, wallMs: 60_000 };
const KEPT_CHARS = 8_000_000;

export const lineChangeSchema = z.object({ line: z.number().int().min(0), was: z.string(), text: z.string() });
export type LineChange = z.infer<typeof lineChangeSchema>;

/** A stored CV as it is judged. */
export const cvSchema = z.object({
  kept: z.string().max(KEPT_CHARS).describe("the stored document, in base64"),
  corrections: correctionsSchema.nullable(),
  today: z.number().int(),
});

const cardSchema = z.object({
  line: z.number().int(),
  was: z.string(),
  post: z.string().nullable(),
  missing: z.array(z.enum(["did", "howMuch", "result"])),
  advice: z.string().nullable().describe("the improvement of the result that talks about it"),
});
export type LineCard = z.infer<typeof cardSchema>;

/** The lines to work on, what can be done with the whole CV, and the score without and with the lines in use. */
export const openWorkshopTask = defineTask({
  name: "workshop.open",
  input: cvSchema.extend({
    improvements: z.array(z.string()),
    changes: z.array(lineChangeSchema),
    acts: actsSchema,
  }),
  progress: z.never(),
  output: z.object({
    lang: z.enum(["es", "en"]).nullable(),
    cards: z.array(cardSchema),
    spelling: z.array(spellingRemarkSchema),
    found: actsFoundSchema,
    before: scoreViewSchema,
    now: scoreViewSchema,
  }),
  budget: BUDGET,
});

/** The score of the CV with these changes. */
export const scoreChangesTask = defineTask({
  name: "workshop.score",
  input: cvSchema.extend({ changes: z.array(lineChangeSchema) }),
  progress: z.never(),
  output: z.object({ score: scoreViewSchema }),
  budget: BUDGET,
});

/** One line that is worked on, beside the others in use: its forms, and the score with the chosen one. */
export const previewLineTask = defineTask({
  name: "workshop.preview",
  input: cvSchema.extend({ others: z.array(lineChangeSchema), ask: previewBodySchema }),
  progress: z.never(),
  output: previewSchema,
  budget: BUDGET,
});
