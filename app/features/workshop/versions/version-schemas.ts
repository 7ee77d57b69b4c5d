import { z } from "zod";
import { scoreViewSchema } from "../lines/api-schemas.ts";
import { MAX_NAME_CHARS } from "../lines/line-limits.ts";

/** Versions of a worked CV, as calls and screens exchange them. */

export const versionLinesSchema = z.array(z.object({ line: z.number().int(), was: z.string(), text: z.string() }));

export const newVersionSchema = z.object({ name: z.string().trim().min(1).max(MAX_NAME_CHARS) });

export const versionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.string().describe("ISO-8601, UTC"),
  lines: versionLinesSchema,
  before: scoreViewSchema.describe("of the CV as it was uploaded, on the same day"),
  score: scoreViewSchema.describe("of the CV with these lines"),
});
export type Version = z.infer<typeof versionSchema>;
