import { z } from "zod";

/**
 * A CV as it is written out anew: what the facts say, and every line that belongs to no fact under the heading where it
 * stood. Shared by what makes it, what writes it to a file and what the screen edits.
 */

/** Upper bounds, far above any CV that the reader takes (60,000 characters). */
export const CV_LIMITS = { text: 5_000, name: 200, entries: 120, lines: 2_000, items: 400, groups: 120 } as const;

/** One line that says something. */
export const LINE = /^(?=.*\S)\P{Cc}+$/u;
const name = z.string().max(CV_LIMITS.name).regex(LINE);
const text = z.string().max(CV_LIMITS.text).regex(LINE);
const lines = z.array(text).max(CV_LIMITS.lines);

/** "2022" where only the year is known, otherwise "2022-03". */
const cvDateSchema = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/);
const end = z.union([cvDateSchema, z.literal("present")]);

const CV_LANGUAGES = ["es", "en", "pt"] as const;
const JOB_KINDS = ["employment", "internship", "volunteering"] as const;
const STUDY_STATES = ["finished", "in_course", "left"] as const;

const jobSchema = z.strictObject({
  post: name.nullable(),
  employer: name.nullable(),
  kind: z.enum(JOB_KINDS),
  place: name.nullable(),
  from: cvDateSchema.nullable(),
  /** Equal to `from` where the CV gives one date; null only together with it. */
  to: end.nullable(),
  /** How long it lasted where the CV gives no dates, as written ("3 años"). */
  duration: name.nullable(),
  lines,
});

const studySchema = z.strictObject({
  title: name,
  school: name.nullable(),
  place: name.nullable(),
  /** Years. `to` alone is the year in which it ended. */
  from: cvDateSchema.nullable(),
  to: end.nullable(),
  /** null: the CV does not say it, not even by its years. */
  state: z.enum(STUDY_STATES).nullable(),
  lines,
});

const sectionSchema = z.strictObject({ heading: name, lines });

export const cvDocumentSchema = z.strictObject({
  language: z.enum(CV_LANGUAGES),
  name: name.nullable(),
  headline: text.nullable(),
  contact: z.strictObject({
    email: name.nullable(),
    phone: name.nullable(),
    place: name.nullable(),
    linkedin: name.nullable(),
    links: z.array(name).max(CV_LIMITS.items),
    /** What else stands beside the contact data, as written. */
    more: lines,
  }),
  profile: lines,
  jobs: z.array(jobSchema).max(CV_LIMITS.entries),
  studies: z.array(studySchema).max(CV_LIMITS.entries),
  courses: z.array(studySchema).max(CV_LIMITS.entries),
  /** `group`: what the CV calls these ("Software"); null where it does not say. */
  skills: z
    .array(z.strictObject({ group: name.nullable(), items: z.array(text).min(1).max(CV_LIMITS.items) }))
    .max(CV_LIMITS.groups),
  languages: z.array(z.strictObject({ name: text, level: name.nullable() })).max(CV_LIMITS.items),
  licences: z.array(text).max(CV_LIMITS.items),
  /** Everything else, verbatim: volunteering, references, awards, projects. */
  sections: z.array(sectionSchema).max(CV_LIMITS.groups),
});

export type CvDocument = z.infer<typeof cvDocumentSchema>;
export type CvJob = CvDocument["jobs"][number];
export type CvStudy = CvDocument["studies"][number];
export type CvSection = CvDocument["sections"][number];
export type SkillGroup = CvDocument["skills"][number];
