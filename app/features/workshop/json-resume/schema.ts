import { z } from "zod";
import { LIMITS } from "#app/documents/limits.ts";
import { CV_LIMITS, LINE } from "../cv-document.ts";
import type { Template } from "../write/templates.ts";

/**
 * JSON Resume, the open schema for CVs, version 1.0.0 (https://jsonresume.org/schema). Every field is optional there
 * and others are allowed: what the schema has no place for stands in fields called EXTENSION, which others ignore.
 */

export const JSON_RESUME_SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** Name of the fields with what only this program understands. */
export const EXTENSION = "x-patina";

/** Look of the document that is written of such a file and read in its place: the one that is read more faithfully. */
export const DOCUMENT_LOOK: Template = "clara";

/** What the schema says of a text that should have been a date. */
export const DATE = "date";

const short = z.string().max(CV_LIMITS.name).optional();
const long = z.string().max(CV_LIMITS.text).optional();
const list = z.array(z.string().max(CV_LIMITS.text)).max(CV_LIMITS.items).optional();
const many = <T extends z.ZodType>(one: T) => z.array(one).max(CV_LIMITS.items).optional();
const date = z
  .string()
  .regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, DATE)
  .optional();

const cvDate = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/, DATE);
const lines = z.array(z.string().max(CV_LIMITS.text).regex(LINE)).max(CV_LIMITS.lines);
const name = z.string().max(CV_LIMITS.name).regex(LINE);
const count = z.number().int().min(0).max(CV_LIMITS.items);

const workExtension = z.object({
  /** Place among all jobs, which stand in two lists. */
  at: count,
  kind: z.enum(["employment", "internship", "volunteering"]),
  place: name.nullable(),
  present: z.boolean(),
  duration: name.nullable(),
});
const studyExtension = z.object({
  place: name.nullable(),
  /** A certificate has one date in the schema. */
  from: cvDate.nullable(),
  present: z.boolean(),
  state: z.enum(["finished", "in_course", "left"]).nullable(),
  lines,
});
/** The section of `meta` whose line this is. */
const inSection = z.object({ section: count });
const metaExtension = z.object({
  language: z.enum(["es", "en", "pt"]),
  more: lines,
  licences: lines,
  /** `lines` is absent where they stand in a list of the schema. */
  sections: z.array(z.object({ heading: name, lines: lines.optional() })).max(CV_LIMITS.groups),
  /** For the reader of the document that is written of this file (docs/decisions/0060). */
  note: z.string().max(LIMITS.noteChars).optional(),
});

const profile = z.object({
  network: short,
  username: short,
  url: short,
  /** `bare`: the CV has the address without its scheme. */
  [EXTENSION]: z.object({ bare: z.boolean() }).optional(),
});
const location = z.object({ address: short, postalCode: short, city: short, countryCode: short, region: short });
const basics = z.object({
  name: short,
  label: long,
  /** A picture may be within it. */
  image: z.string().optional(),
  email: short,
  phone: short,
  url: short,
  summary: z.string().max(60_000).optional(),
  location: location.optional(),
  profiles: many(profile),
});
const dated = { url: short, startDate: date, endDate: date, summary: long, highlights: list };
const work = z.object({
  name: short,
  location: short,
  description: long,
  position: short,
  ...dated,
  [EXTENSION]: workExtension.optional(),
});
const volunteer = z.object({
  organization: short,
  position: short,
  ...dated,
  [EXTENSION]: workExtension.optional(),
});
const education = z.object({
  institution: short,
  url: short,
  area: short,
  studyType: short,
  startDate: date,
  endDate: date,
  score: short,
  courses: list,
  [EXTENSION]: studyExtension.optional(),
});
const section = { [EXTENSION]: inSection.optional() };
const project = z.object({
  name: long,
  description: long,
  highlights: list,
  keywords: list,
  startDate: date,
  endDate: date,
  url: short,
  roles: list,
  entity: short,
  type: short,
  ...section,
});

export const jsonResumeSchema = z.object({
  $schema: z.string().max(CV_LIMITS.text).optional(),
  basics: basics.optional(),
  work: many(work),
  volunteer: many(volunteer),
  education: many(education),
  awards: many(z.object({ title: long, date, awarder: short, summary: long, ...section })),
  certificates: many(
    z.object({ name: short, date, url: short, issuer: short, [EXTENSION]: studyExtension.optional() }),
  ),
  publications: many(
    z.object({ name: long, publisher: short, releaseDate: date, url: short, summary: long, ...section }),
  ),
  skills: many(z.object({ name: short, level: short, keywords: list })),
  languages: many(z.object({ language: long, fluency: short })),
  interests: many(z.object({ name: long, keywords: list, ...section })),
  references: many(z.object({ name: short, reference: long, ...section })),
  projects: many(project),
  meta: z
    .object({ canonical: short, version: short, lastModified: short, [EXTENSION]: metaExtension.optional() })
    .optional(),
});

export type JsonResume = z.infer<typeof jsonResumeSchema>;
export type JsonResumeList<Name extends keyof JsonResume> = Extract<JsonResume[Name], readonly unknown[]>[number];
