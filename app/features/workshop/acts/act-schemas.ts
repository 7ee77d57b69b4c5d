import { z } from "zod";
import { TEMPLATES } from "../write/templates.ts";

/** What can be done with the whole of a CV that is written anew: what was found, and what its owner chooses. */

const MOST_WORDS = 100;
const MAX_WORD_CHARS = 40;

export const actsSchema = z.object({
  order: z.boolean().describe("jobs, studies and courses with dates stand newest first"),
  headings: z.boolean().describe("known headings that stay the CV's own are written as the template writes its own"),
  withoutPersonal: z.boolean().describe("whether the screen asks for files without personal data"),
  compact: z.boolean().describe("smaller letters and spaces"),
  rightWords: z
    .array(z.string().trim().toLowerCase().min(1).max(MAX_WORD_CHARS))
    .max(MOST_WORDS)
    .describe("words that the dictionary lacks and their owner leaves as they are"),
});
export type Acts = z.infer<typeof actsSchema>;

export const NO_ACTS: Acts = {
  order: false,
  headings: false,
  withoutPersonal: false,
  compact: false,
  rightWords: [],
};

export const actsFoundSchema = z.object({
  order: z
    .array(
      z.object({
        of: z.enum(["employment", "internship", "volunteering", "studies", "courses"]),
        oldestFirst: z.boolean().describe("false: neither way"),
      }),
    )
    .describe("lists that do not go by date"),
  headings: z.object({
    uneven: z.array(z.string()).describe("a heading of each way of writing, where there are two"),
    changed: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
  contactAway: z.array(z.enum(["email", "phone", "linkedin"])).describe("stand below the head of the CV"),
  personal: z.array(z.string()).describe("as written"),
  pages: z
    .array(z.object({ template: z.enum(TEMPLATES), usual: z.number().int(), compact: z.number().int() }))
    .describe("of the PDF, with the other acts as chosen; empty where it cannot be made"),
});
export type ActsFound = z.infer<typeof actsFoundSchema>;

export const spellingRemarkSchema = z.object({
  word: z.string(),
  line: z.number().int(),
  was: z.string().describe("what is changed with the word; a line of the workshop, where it stands in one"),
  meant: z.array(z.string()).describe("known words that it may stand for, none or several"),
});
export type SpellingRemark = z.infer<typeof spellingRemarkSchema>;
