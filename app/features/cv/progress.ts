import { z } from "zod";

/** The stages of an analysis in order; shared by the worker that reports them and the screen that shows them. */
export const CV_STAGES = ["queued", "reading", "scoring", "wording", "questions", "done"] as const;
export type CvStage = (typeof CV_STAGES)[number];

/** One event of GET /api/cv/progress (server-sent events, event name "progress"). */
export const cvProgressSchema = z.object({
  id: z.number(),
  status: z.enum(["processing", "completed", "failed"]),
  stage: z.enum(CV_STAGES),
  /** Analyses before this one in the queue; 0 when it is its turn. */
  ahead: z.number(),
  /** Seconds since the upload. */
  elapsed: z.number(),
  /** Stages that are done or under way, with their own seconds and a Spanish note ("2 páginas, 3 empleos y 11 habilidades encontradas"). */
  steps: z.array(z.object({ stage: z.enum(CV_STAGES), seconds: z.number(), note: z.string().nullable() })),
  /** The Spanish sentence of a failed analysis. */
  failure: z.string().nullable(),
});
export type CvProgress = z.infer<typeof cvProgressSchema>;
