import { z } from "zod";
import { FAILURES } from "../chat-model.ts";

/**
 * Messages between the server and the inference host over the fork's IPC channel. Each side validates what it
 * receives.
 */

const priority = z.enum(["interview", "cv"]);

/** Sent once, first: the host serves this one model until it ends. */
const loadSchema = z.object({
  type: z.literal("load"),
  /** Absolute path; size, magic bytes and hash have been checked. */
  file: z.string(),
  /** SHA-256 of the file; part of the names of saved prefixes. */
  fingerprint: z.string(),
  gpu: z.enum(["off", "auto", "cuda", "vulkan", "metal"]),
  threads: z.number().int().min(1),
  batchSize: z.number().int().min(1),
  /** Maximum tokens of each priority class's own context. */
  contexts: z.object({ interview: z.number().int(), cv: z.number().int() }),
  /** Folder for the computed state of the prompts' fixed beginnings; null disables saving. */
  stateDir: z.string().nullable(),
  /** System texts that are computed before the first job. */
  prepare: z.array(z.object({ priority, system: z.string() })),
  /** Idle milliseconds after which the CV context is closed. */
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
  /** The JSON Schema to generate by (see outputSchema); null asks for a yes-or-no decision. */
  generate: z.object({ schema: z.record(z.string(), z.unknown()), maxTokens: z.number().int().min(1) }).nullable(),
});
export type JobMessage = z.infer<typeof jobSchema>;

export const toHostSchema = z.discriminatedUnion("type", [
  loadSchema,
  jobSchema,
  z.object({ type: z.literal("abort"), id: z.number().int() }),
]);
export type ToHost = z.infer<typeof toHostSchema>;

/** Figures of one job; times in milliseconds of the host's clock. */
const jobStatsSchema = z.object({
  promptTokens: z.number(),
  /** Prompt tokens reused from the context or from a saved prefix. */
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
    /** The compute backend, e.g. "cpu" or "cuda". */
    backend: z.string(),
    /** Context length the model was trained for, in tokens. */
    trainedContext: z.number(),
  }),
  /** The file cannot be used; starting again with it would fail in the same way. */
  z.object({ type: z.literal("refused"), message: z.string() }),
  /** Sent every 2 seconds from the start, also while a model is loading or computing. */
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
