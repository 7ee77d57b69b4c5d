import { z } from "zod";
import { LINE_STATES } from "#db/workshop-tables.ts";
import { FIELD_NAMES, type FieldName } from "../rebuild-line/language-rules.ts";
import { MAX_FIELD_CHARS, MAX_LINE_CHARS } from "./line-limits.ts";

/** What the workshop's screen and its calls exchange. */

const field = z.string().trim().max(MAX_FIELD_CHARS).optional();
const fieldsSchema = z
  .object({ did: field, howMuch: field, howLong: field, result: field, withWhat: field })
  .strict() satisfies z.ZodType<Partial<Record<FieldName, string | undefined>>>;

/** A line by its place and its text: of two sentences in one place, the text tells which. */
const lineSchema = z.object({
  line: z.number().int().min(0).max(100_000),
  was: z.string().min(1).max(MAX_LINE_CHARS),
});

export const previewBodySchema = lineSchema.extend({
  lang: z.enum(["es", "en"]).nullable().describe("null where forms cannot be made in the CV's language"),
  fields: fieldsSchema,
  chosen: z
    .union([z.number().int().min(0), z.string().trim().max(MAX_LINE_CHARS)])
    .nullable()
    .describe("a form by its number from 0, or a text of one's own; null: neither yet"),
});
export type PreviewBody = z.infer<typeof previewBodySchema>;

export const scoreViewSchema = z.object({
  version: z.string(),
  total: z.number().int().min(0).max(100),
  criteria: z.array(z.object({ id: z.string(), name: z.string(), points: z.number(), max: z.number() })),
});
export type ScoreView = z.infer<typeof scoreViewSchema>;

const partSchema = z.object({ text: z.string(), from: z.enum(["line", "field", "joining"]) });
const formSchema = z.object({ text: z.string(), parts: z.array(partSchema) });

export const previewSchema = z.object({
  forms: z.array(formSchema),
  leftOut: z.array(z.enum(FIELD_NAMES)).describe("answers that stand in no form"),
  text: z.string().describe("the line as it is chosen; empty where nothing is"),
  score: scoreViewSchema.describe("of the whole CV with the other lines in use and, where one is chosen, this one"),
  blank: z.string().nullable().describe("what still has to be filled in; such a line is not counted"),
});
export type Preview = z.infer<typeof previewSchema>;

export const savedLineSchema = lineSchema.extend({
  state: z.enum(LINE_STATES),
  fields: fieldsSchema,
  text: z.string().trim().max(MAX_LINE_CHARS).nullable(),
});
export type SavedLine = z.infer<typeof savedLineSchema>;
