import { z } from "zod";
import { FAILURES } from "../chat-model.ts";

/** What server and inference host say to each other over the fork's channel. Each side parses what it hears. */

const priority = z.enum(["interview", "cv"]);

/** Once, first: from then on the host has one model for life. */
const loadSchema = z.object({
  type: z.literal("load"),
  /** Absolute path; size, magic and hash have been checked. */
  file: z.string(),
  /** SHA-256 of the file: names the saved prefixes. */
  fingerprint: z.string(),
  gpu: z.enum(["off", "auto", "cuda", "vulkan", "metal"]),
  threads: z.number().int().min(1),
  batchSize: z.number().int().min(1),
  /** Tokens of each priority class's own context, at most. */
  contexts: z.object({ interview: z.number().int(), cv: z.number().int() }),
  /** Folder for the computed state of prompts' fixed beginnings; null keeps none. */
  stateDir: z.string().nullable(),
  /** Instructions that are computed before the first job. */
  prepare: z.array(z.object({ priority, system: z.string() })),
  /** Milliseconds without a job after which the CV priority class gives its memory back. */
  closeAfterMs: z.number(),
});
export type LoadMessage = z.infer<typeof loadSchema>;

const jobSchema = z.object({
  type: z.literal("job"),
  id: z.number().int(),
  task: z.string(),
  priority,
  system: z.string(),
  user: z.string(),
  /** A JSON Schema (see outputSchema) to generate by; null asks for a decision. */
  generate: z.object({ schema: z.record(z.string(), z.unknown()), maxTokens: z.number().int().min(1) }).nullable(),
});
export type JobMessage = z.infer<typeof jobSchema>;

export const toHostSchema = z.discriminatedUnion("type", [
  loadSchema,
  jobSchema,
  z.object({ type: z.literal("abort"), id: z.number().int() }),
]);
export type ToHost = z.infer<typeof toHostSchema>;

/** Of one job; times in milliseconds of the host's clock. */
const jobStatsSchema = z.object({
  promptTokens: z.number(),
  /** Of those, taken over from what the context or a saved prefix held. */
  reusedTokens: z.number(),
  generatedTokens: z.number(),
  prefillMs: z.number(),
  decodeMs: z.number(),
});
export type JobStats = z.infer<typeof jobStatsSchema>;

export const fromHostSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("ready"),
    loadMs: z.number(),
    /** Bytes. */
    rss: z.number(),
    /** What computes, e.g. "cpu" or "cuda". */
    backend: z.string(),
    /** Tokens the model was trained for. */
    trainedContext: z.number(),
  }),
  /** The file cannot be used; another start with it would end the same way. */
  z.object({ type: z.literal("refused"), message: z.string() }),
  /** Every 2 seconds from the first moment, also while a model is loaded or computes. */
  z.object({ type: z.literal("heartbeat"), rss: z.number(), loopDelayMs: z.number() }),
  z.object({
    type: z.literal("done"),
    id: z.number().int(),
    /** The generated JSON as text, or the probability of yes. */
    result: z.union([z.object({ text: z.string() }), z.object({ yes: z.number().min(0).max(1) })]),
    stats: jobStatsSchema,
  }),
  z.object({ type: z.literal("failed"), id: z.number().int(), reason: z.enum(FAILURES), message: z.string() }),
]);
export type FromHost = z.infer<typeof fromHostSchema>;
