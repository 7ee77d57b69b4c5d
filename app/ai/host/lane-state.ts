import type { LlamaContext, LlamaContextSequence } from "node-llama-cpp";
import type { Lane } from "../chat-model.ts";
import { createTurns, type Turns } from "./turns.ts";

/** A lane's own context and the sequence in it that lives from job to job. */
export type LaneState = {
  readonly name: Lane;
  /** Jobs of one lane go one after the other: they share the sequence. */
  readonly order: Turns;
  sequence(): LlamaContextSequence;
  /** After an error that may have left computed tokens which the library does not know of. */
  doubt(): void;
  /** Puts an empty sequence in place of a doubtful one. To be called while nothing computes. */
  settle(): Promise<void>;
};

export function createLaneState(name: Lane, context: LlamaContext): LaneState {
  let sequence = openSequence(context);
  let doubtful = false;

  async function settle(): Promise<void> {
    if (!doubtful) return;
    // Erasing would go by the tokens that the library knows of; a disposed sequence is emptied whatever it holds.
    await sequence.dispose();
    sequence = openSequence(context);
    doubtful = false;
  }

  return {
    name,
    order: createTurns(),
    sequence: () => sequence,
    doubt: () => {
      doubtful = true;
    },
    settle,
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
