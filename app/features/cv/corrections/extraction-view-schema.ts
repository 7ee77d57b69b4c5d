import { z } from "zod";
import { FIELDS, JOB_KINDS, STUDY_STATES } from "./corrections.ts";

/**
 * The extracted facts as the dialog 'Lo que leímos' shows them: each with its confidence and the student's correction.
 */

/** "removed" entries stay in the list, so that the student can restore them. */
const said = z.enum(["confirmed", "corrected", "added", "removed"]).optional();
const common = {
  confidence: z
    .number()
    .min(0)
    .max(1)
    .describe("0 to 1: probability that the extracted value is right; 1 for values that the student gave"),
  said,
  inText: z
    .boolean()
    .describe("false when the CV's text does not contain the value: the screen shows it as missing from the CV"),
  lines: z.array(z.number().int()).describe("indexes of the lines where the value stands"),
};

const fieldSchema = z.object({ ...common, value: z.string().nullable(), read: z.string().nullable() });

export const understoodSchema = z.object({
  fields: z.object(
    Object.fromEntries(FIELDS.map((name) => [name, fieldSchema])) as Record<
      (typeof FIELDS)[number],
      typeof fieldSchema
    >,
  ),
  jobs: z.array(
    z.object({
      ...common,
      key: z.string().optional().describe("absent for an entry that the student added"),
      title: z.string().nullable(),
      employer: z.string().nullable(),
      kind: z.enum(JOB_KINDS),
      start: z.string().nullable().describe('"2022-03", "2022" or null; the end may also be "now"'),
      end: z.string().nullable(),
      dateText: z.string().describe("the dates as the CV writes them"),
    }),
  ),
  studies: z.array(
    z.object({
      ...common,
      key: z.string().optional(),
      degree: z.string(),
      institution: z.string().nullable(),
      startYear: z.number().nullable(),
      endYear: z.number().nullable(),
      status: z.enum(STUDY_STATES),
    }),
  ),
  skills: z.object({
    confidence: z.number().min(0).max(1),
    confirmed: z.boolean(),
    items: z.array(z.object({ name: z.string(), said, inText: z.boolean(), lines: z.array(z.number().int()) })),
  }),
  years: z.object({ total: z.number(), confidence: z.number().min(0).max(1) }),
  byFile: z
    .literal(true)
    .optional()
    .describe("`said` comes from a note in the file; the student has corrected nothing yet"),
});
export type Understood = z.infer<typeof understoodSchema>;
export type UnderstoodField = Understood["fields"]["name"];
export type UnderstoodJob = Understood["jobs"][number];
export type UnderstoodStudy = Understood["studies"][number];
