import { z } from "zod";

/** Messages between the bench and its probe: a configuration, then arrays of samples. */

export const probeSettingsSchema = z.object({
  url: z.string(),
  cookie: z.string(),
  /** Milliseconds between the starts of two requests, by path. */
  paths: z.record(z.string(), z.number()),
});
export type ProbeSettings = z.infer<typeof probeSettingsSchema>;

/** `at` is the start time in milliseconds since 1970. */
export const probeSampleSchema = z.object({ path: z.string(), at: z.number(), ms: z.number(), ok: z.boolean() });
export type ProbeSample = z.infer<typeof probeSampleSchema>;
