import { z } from "zod";

/** A person asks a person to look at a score that the machine made; shared by server and browser. */

export const MAX_REVIEW_MESSAGE = 2000;

/** More answers than an interview can have. */
const MOST_ANSWERS = 60;

/** Body of POST /api/account/review-requests. */
export const reviewRequestSchema = z
  .object({
    subject: z.enum(["cv", "interview"]),
    subjectId: z.number().int().positive(),
    message: z.string().trim().min(1).max(MAX_REVIEW_MESSAGE),
    /** The answers of this interview may be used, without the name, to judge better. */
    consent: z.boolean().default(false),
    /** Ids of answers that did answer, as the person says. */
    disputed: z.array(z.string().min(1).max(80)).max(MOST_ANSWERS).default([]),
  })
  .refine(({ subject, consent }) => !consent || subject === "interview")
  // A permission for nothing is none.
  .refine(({ consent, disputed }) => consent === disputed.length > 0);
export type ReviewRequestInput = z.infer<typeof reviewRequestSchema>;
