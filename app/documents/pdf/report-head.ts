import { z } from "zod";

/** What the office shows of itself at the head of a report. */
export const reportHeadSchema = z.object({
  institution: z.string(),
  /** #rrggbb; null: the product's own. */
  accent: z.string().nullable(),
  /** PNG in base64; null: the product's drawing. */
  logo: z.string().nullable(),
});

export type ReportHead = z.infer<typeof reportHeadSchema>;
