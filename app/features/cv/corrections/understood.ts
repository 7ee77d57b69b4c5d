import { z } from "zod";
import { FIELDS, JOB_KINDS, STUDY_STATES } from "./corrections.ts";

/** What was understood of a CV, as 'Lo que leímos' shows it: each thing with how sure it is, and what the student said of it. */

/** "removed" things stay in the list, so that the student can take them back. */
const said = z.enum(["confirmed", "corrected", "added", "removed"]).optional();
const common = {
  /** 0 to 1: the probability that the reading is right; 1 for what the student said. */
  confidence: z.number().min(0).max(1),
  said,
  /** Whether the CV's own text says it: what it does not is shown as missing from the CV. */
  inText: z.boolean(),
  /** Indexes of the lines where it stands. */
  lines: z.array(z.number().int()),
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
      /** Absent: the student added it. */
      key: z.string().optional(),
      title: z.string().nullable(),
      employer: z.string().nullable(),
      kind: z.enum(JOB_KINDS),
      /** "2022-03", "2022", null; the end also "now". */
      start: z.string().nullable(),
      end: z.string().nullable(),
      /** As the CV writes them. */
      dateText: z.string(),
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
});
export type Understood = z.infer<typeof understoodSchema>;
export type UnderstoodField = Understood["fields"]["name"];
export type UnderstoodJob = Understood["jobs"][number];
export type UnderstoodStudy = Understood["studies"][number];
