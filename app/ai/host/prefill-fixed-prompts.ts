import type { PriorityClass } from "../chat-model.ts";
import type { LoadMessage } from "../llama/protocol.ts";
import type { Encoder } from "./encode.ts";
import { prefill } from "./prefill.ts";
import type { PriorityContext } from "./priority-context.ts";
import type { SavedPrefixes } from "./saved-prefixes.ts";
import type { Step } from "./scheduler.ts";

/** A slow machine reports ready after this time anyway; the first job computes what is missing. */
const MAX_MS = 30_000;

class TimeIsUp extends Error {}

export type Preparing = {
  encoder: Encoder;
  contexts: Readonly<Record<PriorityClass, PriorityContext>>;
  saved: SavedPrefixes;
  /** Tokens of one prefill batch. */
  batchSize: number;
};

/**
 * Computes the fixed beginnings of the prompts before the first job, or restores them from saved files: the deadline
 * of an answer leaves no time for it.
 */
export async function prepare(
  { encoder, contexts, saved, batchSize }: Preparing,
  wanted: LoadMessage["prepare"],
): Promise<void> {
  const until = performance.now() + MAX_MS;
  const step: Step = async (work) => {
    if (performance.now() > until) throw new TimeIsUp();
    return await work();
  };
  try {
    for (const { priority, system } of wanted) {
      const prefix = encoder.fixed(system);
      if (prefix.length >= contexts[priority].longest) continue;
      await step(() => contexts[priority].openFor(prefix.length));
      await prefill({
        context: contexts[priority],
        saved,
        tokens: prefix,
        fixedLength: prefix.length,
        sliceSize: batchSize,
        step,
      });
    }
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error;
  }
}
