import type { z } from "zod";

/**
 * What the product asks of a language model, whichever engine answers. A model is an untrusted helper: every call has a
 * deadline, an abort signal and a schema, and its caller has the rules' answer beside it.
 */

/** A piece of the user's turn. `data` is somebody's text: fenced under its label and never read as instructions. */
export type PromptPart = { text: string } | { label: string; data: string };

export type Prompt = {
  /** Ours, byte-identical in every call of a task, so that the engine keeps it computed. */
  system: string;
  /** What repeats most often comes first; what to do with the data comes last. */
  parts: readonly PromptPart[];
};

/** Who goes first: somebody waits in front of an interview; a CV review may take minutes. */
export type PriorityClass = "interview" | "cv";

export type Call = {
  /** What it is for, e.g. "cv.review": names the task in metrics and logs. */
  task: string;
  priority: PriorityClass;
  /** Whose call it is: one at a time each. */
  owner: number | null;
  prompt: Prompt;
  /** Milliseconds from now for waiting and computing together. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
};

export type GenerateCall<T> = Call & {
  /** Of objects, arrays, strings, booleans and enums; strings and arrays need a `max`, numbers are literals. */
  schema: z.ZodType<T>;
  maxTokens: number;
};

/** What a model was asked with and said: shown beside results. */
type ModelIdentity = {
  engine: "llama" | "remote";
  /** As it is shown to people, e.g. "Qwen2.5 1.5B Instruct Q4_K_M" or the file's name. */
  model: string;
};

export interface ChatModel {
  readonly identity: ModelIdentity;
  /** Jobs of a priority class that make sense side by side: 1 on a CPU, more on a campus server. */
  readonly parallel: Readonly<Record<PriorityClass, number>>;
  /**
   * What tells these weights from any others: the file's SHA-256, or what a campus server says of itself. Absent, or
   * null while it is not known: nothing that was measured on a model counts for this one.
   */
  fingerprint?(): string | null;
  /**
   * Generates an object of the schema.
   * @throws ModelFailure
   */
  generate<T>(call: GenerateCall<T>): Promise<T>;
  /**
   * Decides a yes-or-no question, which is the prompt's last part. Nothing is generated.
   * @returns the probability of yes, 0 to 1
   * @throws ModelFailure
   */
  decide(call: Call): Promise<number>;
}

export const FAILURES = [
  /** The queue is full, or this person's call before is still under way. */
  "busy",
  /** Not done within its deadline. */
  "deadline",
  /** The engine is loading, restarting or degraded. */
  "down",
  /** The engine died while it worked on this. */
  "crashed",
  /** What came back does not fit the schema. */
  "invalid",
  /** The prompt does not fit the context. */
  "too_long",
  /** The caller gave up. */
  "aborted",
] as const;
export type FailureReason = (typeof FAILURES)[number];

/** Why a model gave no usable answer. Expected: the caller goes on with the rules' one and marks it. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ModelFailure";
    this.reason = reason;
  }
}
