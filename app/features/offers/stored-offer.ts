import { z } from "zod";
import { REQUIREMENT_KINDS, VERDICTS } from "./match/requirement.ts";

/** What is kept of a job offer, as JSON in its row. */

/** Far above what an offer asks for. */
export const MAX_REQUIREMENTS = 80;

const requirementId = z.string().regex(/^r\d{1,4}$/);

const requirementSchema = z.object({
  /** Stable while the student edits: answers and findings go by it. */
  id: requirementId,
  kind: z.enum(REQUIREMENT_KINDS),
  /** Verbatim stretch of the offer's text. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  level: z.enum(["must", "nice"]),
  value: z.string(),
  /** read: as the program read it; own: written or changed by the student. */
  source: z.enum(["read", "own"]),
  /** Whether it is too unsure to count, and the student has not said that the offer asks for it. */
  isAsked: z.boolean(),
});
export type StoredRequirement = z.infer<typeof requirementSchema>;
export const requirementsSchema = z.array(requirementSchema);

const discriminatingSchema = z.object({ start: z.number(), end: z.number(), ground: z.string() });

/** What was read, which no edit changes. */
export const readingSchema = z.object({
  requirements: requirementsSchema,
  discriminating: z.array(discriminatingSchema),
});
export type OfferReading = z.infer<typeof readingSchema>;

/** What the student says of requirements about which the CV is silent. */
export const answersSchema = z.record(requirementId, z.enum(["yes", "no"]));
export type OwnAnswers = z.infer<typeof answersSchema>;

const findingSchema = z.object({
  verdict: z.enum(VERDICTS),
  quotes: z.array(z.string()),
  because: z.string().nullable(),
  /** Whether the first quoted line stands in the last third of the CV. */
  isLow: z.boolean(),
});
export type StoredFinding = z.infer<typeof findingSchema>;

/** With the state of the analysis that they were computed from. */
export const findingsSchema = z.object({
  analysisId: z.number(),
  correctedAt: z.string().nullable(),
  byId: z.record(requirementId, findingSchema),
});
export type StoredFindings = z.infer<typeof findingsSchema>;

export const matchedSchema = z.array(findingSchema);
