import { z } from "zod";

/**
 * All corrections that a student makes to the extracted facts. Each request sends the complete set; a field that is
 * left out keeps its extracted value.
 */

export const LIMITS = { line: 200, phone: 60, jobs: 60, studies: 60, skills: 100, languages: 20 } as const;

/** One line of text: white space is collapsed and invisible characters are removed. */
const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((text) =>
      text
        .normalize("NFC")
        .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
        .trim(),
    )
    .pipe(z.string().min(1).max(max));

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^[+\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** null: the student says that there is none, or prefers not to give it. */
const field = (max: number = LIMITS.line) => line(max).nullable().optional();
/** Key of the extracted job or study that this corrects (entry-keys.ts). */
const key = z.string().max(20);
const removed = z.strictObject({ key, removed: z.literal(true) });
/** "2022-03", or "2022" where only the year is known. */
const month = z.string().regex(/^(?:19[4-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/);
const year = z.number().int().min(1940).max(2099).nullable();

export const JOB_KINDS = ["employment", "internship", "volunteering"] as const;
export const STUDY_STATES = ["completed", "ongoing", "incomplete", "unknown"] as const;

const givenJob = z.strictObject({
  key: key.optional().describe("absent for a job that the student added"),
  title: line(LIMITS.line).nullable(),
  employer: line(LIMITS.line).nullable(),
  kind: z.enum(JOB_KINDS),
  start: month.nullable(),
  end: z
    .union([month, z.literal("now")])
    .nullable()
    .describe('"now": the job is ongoing'),
  months: z.number().int().min(1).max(600).nullable().optional().describe("length of a job without dates"),
});

const givenStudy = z.strictObject({
  key: key.optional(),
  degree: line(LIMITS.line),
  institution: line(LIMITS.line).nullable(),
  startYear: year,
  endYear: year,
  status: z.enum(STUDY_STATES),
});

export const correctionsSchema = z.strictObject({
  name: field(),
  profession: field(),
  location: field(),
  email: line(LIMITS.line)
    .pipe(z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/))
    .nullable()
    .optional(),
  phone: line(LIMITS.phone).pipe(z.string().refine(isPhone)).nullable().optional(),
  linkedin: line(LIMITS.line)
    .pipe(z.string().regex(/linkedin\.com\/\S/i))
    .nullable()
    .optional(),
  jobs: z.array(z.union([removed, givenJob])).max(LIMITS.jobs),
  studies: z.array(z.union([removed, givenStudy])).max(LIMITS.studies),
  skills: z.strictObject({
    added: z.array(line(80)).max(LIMITS.skills),
    removed: z.array(line(LIMITS.line)).max(LIMITS.skills),
    confirmed: z
      .boolean()
      .describe("true when the student says that the extracted list is right, apart from `added` and `removed`"),
  }),
  languages: z
    .array(z.strictObject({ name: line(LIMITS.phone), level: line(LIMITS.line).nullable() }))
    .max(LIMITS.languages)
    .optional()
    .describe("all of them, by their Spanish names; absent where the extracted ones are right"),
});
export type Corrections = z.infer<typeof correctionsSchema>;
export type GivenJob = z.infer<typeof givenJob>;
export type GivenStudy = z.infer<typeof givenStudy>;

/** Body of POST /api/cv/analyses/:id/corrections. */
export const correctionsRequestSchema = z.strictObject({
  corrections: correctionsSchema,
  correctedAt: z
    .string()
    .max(40)
    .nullable()
    .describe("optimistic lock: the `correctedAt` that the client saw. Rejected if another tab has saved since"),
});

export const FIELDS = ["name", "profession", "location", "email", "phone", "linkedin"] as const;
export type FieldName = (typeof FIELDS)[number];
