import type { LlamaContext, LlamaContextSequence } from "node-llama-cpp";
import type { PriorityClass } from "../chat-model.ts";
import { createScheduler, type Scheduler } from "./scheduler.ts";

/** The context of one priority class and its sequence, which is reused from job to job. */
export type PriorityContext = {
  readonly name: PriorityClass;
  /** Tokens of the longest context it can open. */
  readonly longest: number;
  /** Serializes the jobs of one priority class, since they share the sequence. */
  readonly order: Scheduler;
  /**
   * Makes sure there is a sequence with room for so many tokens: a context that is too short is replaced by a longer,
   * empty one, and a sequence marked as doubtful by an empty one. Call it only while nothing computes.
   */
  openFor(tokens: number): Promise<void>;
  /** @throws Error while the context is closed */
  sequence(): LlamaContextSequence;
  /** Call it after an error that may have left computed tokens in the sequence that the library does not track. */
  doubt(): void;
  /** Frees the context's memory. Call it only while nothing computes. */
  close(): Promise<void>;
};

export type PriorityContextOptions = {
  open(tokens: number): Promise<LlamaContext>;
  longest: number;
};

/** Context sizes are rounded up to this step, so that jobs of similar length share a context. */
const STEP = 256;

/** The context is closed at first. */
export function createPriorityContext(name: PriorityClass, { open, longest }: PriorityContextOptions): PriorityContext {
  let context: LlamaContext | null = null;
  let sequence: LlamaContextSequence | null = null;
  let doubtful = false;

  async function close(): Promise<void> {
    const closing = context;
    context = null;
    sequence = null;
    doubtful = false;
    await closing?.dispose();
  }

  async function openFor(tokens: number): Promise<void> {
    const wanted = Math.min(longest, Math.ceil(tokens / STEP) * STEP);
    if (context && context.contextSize < wanted) await close();
    // Erasing removes only the tokens that the library tracks; disposing the sequence removes everything.
    if (doubtful) await sequence?.dispose();
    if (doubtful) sequence = null;
    doubtful = false;
    context ??= await open(wanted);
    sequence ??= openSequence(context);
  }

  return {
    name,
    longest,
    order: createScheduler(),
    openFor,
    sequence: () => {
      if (!sequence) throw new Error(`the context of class ${name} is closed`);
      return sequence;
    },
    doubt: () => {
      doubtful = true;
    },
    close,
  };
}

function openSequence(context: LlamaContext): LlamaContextSequence {
  return context.getSequence({
    contextShift: {
      // By default the library drops the oldest tokens to make room. Lengths are checked before, so this is a
      // safeguard.
      strategy: () => {
        throw new Error("the context is full");
      },
    },
  });
}
