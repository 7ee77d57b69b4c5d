import { z } from "zod";

/** A request that a person reviews an automatic score; shared by server and browser. */

const MAX_REVIEW_MESSAGE = 2000;

/** More answers than an interview can have. */
const MAX_ANSWERS = 60;

/** Body of POST /api/account/review-requests. */
export const reviewRequestSchema = z
  .object({
    subject: z.enum(["cv", "interview"]),
    subjectId: z.number().int().positive(),
    message: z.string().trim().min(1).max(MAX_REVIEW_MESSAGE),
    consent: z
      .boolean()
      .default(false)
      .describe("the answers of this interview may be used, without the name, to judge better"),
    disputed: z
      .array(z.string().min(1).max(80))
      .max(MAX_ANSWERS)
      .default([])
      .describe("ids of answers that did answer, as the person says"),
  })
  .refine(({ subject, consent }) => !consent || subject === "interview")
  // Consent without marked answers makes no sense, and vice versa.
  .refine(({ consent, disputed }) => consent === disputed.length > 0);
export type ReviewRequestInput = z.infer<typeof reviewRequestSchema>;

export const reviewRequestViewSchema = z
  .object({
    id: z.number().int(),
    subject: z.enum(["cv", "interview"]),
    subjectId: z.number().int(),
    message: z.string(),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable().describe("null while it is open"),
    answeredAt: z.iso.datetime().nullable(),
    consentedAt: z.iso
      .datetime()
      .nullable()
      .describe("when the use of the disputed answers was allowed; null: never, or it was withdrawn"),
    disputed: z.number().int().describe("how many answers did answer, as the person says"),
    inFavour: z.boolean().describe("the office said that the person is right"),
  })
  .meta({ id: "ReviewRequest" });
/** A request as its owner sees it. */
export type ReviewRequest = z.infer<typeof reviewRequestViewSchema>;
