import type { PriorityClass } from "../chat-model.ts";
import type { LoadMessage } from "../llama/protocol.ts";
import type { Encoder } from "./encode.ts";
import { prefill } from "./prefill.ts";
import type { PriorityContext } from "./priority-context.ts";
import type { SavedPrefixes } from "./saved-prefixes.ts";
import type { Step } from "./scheduler.ts";

/** A slow machine says that it is ready all the same; whoever comes first computes on from there. */
const MAX_MS = 30_000;

class TimeIsUp extends Error {}

export type Preparing = {
  encoder: Encoder;
  contexts: Readonly<Record<PriorityClass, PriorityContext>>;
  saved: SavedPrefixes;
  /** Tokens of one slice. */
  batchSize: number;
};

/**
 * Computes the fixed beginning of a task's prompts before the first job, or takes it from where it was saved: an
 * answer's deadline has no room for it.
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
