import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readAuthors } from "./authors.ts";

/**
 * Texts by fictional authors who were told what to write but nothing about the classifier: whole answers and single
 * sentences, one file per author (scripts/training/passages/<subject>/<author>.jsonl).
 */

const lineSchema = z.object({
  /** "disclosure" and "problem" are positive examples; "harmless" and "honest" are similar but negative. */
  label: z.enum(["disclosure", "harmless", "problem", "honest"]),
  kind: z.string(),
  text: z.string().min(1),
  /**
   * `spans`: parts of an answer that are positive on their own; `context`: parts that belong to them but show nothing
   * alone.
   */
  spans: z.array(z.string()).optional(),
  context: z.array(z.string()).default([]),
});
export type PassageText = z.infer<typeof lineSchema> & { author: string };

export const readPassageTexts = (folder: string): PassageText[] => readAuthors(folder, lineSchema);

export const showsIt = ({ label }: PassageText): boolean => label === "disclosure" || label === "problem";

/** Every answer of the judge's older training texts ("r star_long | Cuando tenía…"), whatever its label. */
export function readTaggedTexts(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), "utf8").split("\n"))
    .filter((line) => line.includes(" | ") && !line.startsWith("##"))
    .map((line) => line.slice(line.indexOf(" | ") + 3).trim())
    .filter((text) => text.length > 10);
}
