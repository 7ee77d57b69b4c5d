import { z } from "zod";
import { FAILURES } from "./chat-model.ts";

/** Which engine made a result; kept with it and shown beside it. Safe for the browser as a type. */
export const madeBySchema = z.object({
  engine: z.enum(["rules", "llama", "remote"]),
  /** The model's name as shown; null for the rules. */
  model: z.string().nullable(),
  /** Version of the task's prompt, e.g. "cv.review/1"; null for the rules. */
  prompt: z.string().nullable(),
  /** Why the rules answered although a model is installed; null when it did, or when there is none. */
  fallback: z.enum(FAILURES).nullable(),
});
export type MadeBy = z.infer<typeof madeBySchema>;

export const MADE_BY_RULES: MadeBy = { engine: "rules", model: null, prompt: null, fallback: null };
