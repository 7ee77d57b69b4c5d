import type { LlamaContext, LlamaContextSequence } from "node-llama-cpp";
import type { PriorityClass } from "../chat-model.ts";
import { createScheduler, type Scheduler } from "./scheduler.ts";

/** A priority class's own context and the sequence in it that lives from job to job. */
export type PriorityContext = {
  readonly name: PriorityClass;
  /** Tokens of the longest context that it opens. */
  readonly longest: number;
  /** Jobs of one priority class go one after the other: they share the sequence. */
  readonly order: Scheduler;
  /**
   * Sees to a sequence with room for so many tokens: a context that is too short gives way to a longer, empty one,
   * and a doubtful sequence to an empty one. To be called while nothing computes.
   */
  openFor(tokens: number): Promise<void>;
  /** @throws Error while the priority class is closed */
  sequence(): LlamaContextSequence;
  /** After an error that may have left computed tokens which the library does not know of. */
  doubt(): void;
  /** Gives the context's memory back. To be called while nothing computes. */
  close(): Promise<void>;
};

export type PriorityContextOptions = {
  open(tokens: number): Promise<LlamaContext>;
  longest: number;
};

/** Contexts grow in steps: jobs of about one length share a context. */
const STEP = 256;

/** The priority class is closed at first. */
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
    // Erasing would go by the tokens that the library knows of; a disposed sequence is emptied whatever it holds.
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
      if (!sequence) throw new Error(`the ${name} lane is closed`);
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
      // The library would drop the oldest tokens to make room. Lengths are checked before: this is for a wrong check.
      strategy: () => {
        throw new Error("the context is full");
      },
    },
  });
}
