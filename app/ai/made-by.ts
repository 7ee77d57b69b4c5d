import { z } from "zod";
import { FAILURES } from "./chat-model.ts";

/** Which engine made a result; stored with it and shown beside it. Browser code may import the type only. */
export const madeBySchema = z.object({
  engine: z.enum(["rules", "llama", "remote"]),
  /** Display name of the model; null for the rules. */
  model: z.string().nullable(),
  /** Version of the task's prompt, e.g. "cv.review/1"; null for the rules. */
  prompt: z.string().nullable(),
  /** Why the rules answered although a model is installed; null when the model answered, or when none is installed. */
  fallback: z.enum(FAILURES).nullable(),
});
export type MadeBy = z.infer<typeof madeBySchema>;

export const MADE_BY_RULES: MadeBy = { engine: "rules", model: null, prompt: null, fallback: null };
