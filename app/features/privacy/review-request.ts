import { z } from "zod";

/** A person asks a person to look at a score that the machine made; shared by server and browser. */

export const MAX_REVIEW_MESSAGE = 2000;

/** Body of POST /api/account/review-requests. */
export const reviewRequestSchema = z.object({
  subject: z.enum(["cv", "interview"]),
  subjectId: z.number().int().positive(),
  message: z.string().trim().min(1).max(MAX_REVIEW_MESSAGE),
});
export type ReviewRequestInput = z.infer<typeof reviewRequestSchema>;
