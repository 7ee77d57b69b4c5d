import type { z } from "zod";

/**
 * The interface of a language model, for every engine. Its output is untrusted: every call has a deadline, an abort
 * signal and a schema, and the caller always has a rule-based result to fall back on.
 */

/**
 * A piece of the user's turn. `data` is text written by a person: it is fenced under its label and must never be read
 * as instructions.
 */
export type PromptPart = { text: string } | { label: string; data: string };

export type Prompt = {
  /** Our own text, byte-identical in every call of a task, so that the engine can cache its prefix. */
  system: string;
  /** Ordered for prefix caching: parts that repeat most come first, instructions about the data last. */
  parts: readonly PromptPart[];
};

/** Scheduling priority: interview candidates wait for an answer, a CV review may take minutes. */
export type PriorityClass = "interview" | "cv";

export type Call = {
  /** The task's name in metrics and logs, e.g. "cv.review". */
  task: string;
  priority: PriorityClass;
  /** The user the call belongs to; each user may have one call at a time. */
  owner: number | null;
  prompt: Prompt;
  /** Milliseconds from now, for queueing and computing together. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
};

export type GenerateCall<T> = Call & {
  /**
   * May contain objects, arrays, strings, booleans and enums; strings and arrays need a `max`, numbers must be
   * literals.
   */
  schema: z.ZodType<T>;
  maxTokens: number;
};

/** The engine and model that produced a result, shown beside it. */
type ModelIdentity = {
  engine: "llama" | "remote";
  /** Display name, e.g. "Qwen2.5 1.5B Instruct Q4_K_M" or the file's name. */
  model: string;
};

export interface ChatModel {
  readonly identity: ModelIdentity;
  /** Useful number of concurrent jobs per priority class: 1 on a CPU, more on a campus server. */
  readonly parallel: Readonly<Record<PriorityClass, number>>;
  /**
   * Identifies the exact weights: the file's SHA-256, or what a campus server reports about its model. While it is
   * absent or null, no calibration measured on another model may be applied.
   */
  fingerprint?(): string | null;
  /**
   * Generates an object that matches the schema.
   * @throws ModelFailure
   */
  generate<T>(call: GenerateCall<T>): Promise<T>;
  /**
   * Decides a yes-or-no question, which is the prompt's last part. Generates no text.
   * @returns the probability of yes, 0 to 1
   * @throws ModelFailure
   */
  decide(call: Call): Promise<number>;
}

export const FAILURES = [
  /** The queue is full, or the same user's previous call is still running. */
  "busy",
  /** Not finished within its deadline. */
  "deadline",
  /** The engine is loading, restarting or degraded. */
  "down",
  /** The engine died while it was working on this call. */
  "crashed",
  /** The output does not match the schema. */
  "invalid",
  /** The prompt does not fit the context. */
  "too_long",
  /** The caller aborted the call. */
  "aborted",
] as const;
export type FailureReason = (typeof FAILURES)[number];

/** Why a model gave no usable answer. This is expected: the caller uses the rule-based result and marks it as such. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ModelFailure";
    this.reason = reason;
  }
}
