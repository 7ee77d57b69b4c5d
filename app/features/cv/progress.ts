import { z } from "zod";

/** The stages of an analysis in order; shared by the worker that reports them and the screen that shows them. */
export const CV_STAGES = ["queued", "reading", "scoring", "wording", "questions", "done"] as const;
export type CvStage = (typeof CV_STAGES)[number];

/** One event of GET /api/cv/progress (server-sent events, event name "progress"). */
export const cvProgressSchema = z.object({
  id: z.number(),
  status: z.enum(["processing", "completed", "failed"]),
  stage: z.enum(CV_STAGES),
  ahead: z.number().describe("position in the queue: number of analyses before this one; 0 when it is its turn"),
  elapsed: z.number().describe("seconds since the upload"),
  /**
   * Completed and current stages, with their duration and a Spanish note ("2 páginas, 3 empleos y 11 habilidades
   * encontradas").
   */
  steps: z.array(z.object({ stage: z.enum(CV_STAGES), seconds: z.number(), note: z.string().nullable() })),
  failure: z.string().nullable().describe("Spanish error message of a failed analysis"),
});
export type CvProgress = z.infer<typeof cvProgressSchema>;
