import type { Lane } from "../chat-model.ts";
import type { LoadMessage } from "../llama/protocol.ts";
import type { Encoder } from "./encode.ts";
import type { LaneState } from "./lane-state.ts";
import { prefill } from "./prefill.ts";
import type { SavedPrefixes } from "./saved-prefixes.ts";
import type { Step } from "./turns.ts";

/** A slow machine says that it is ready all the same; whoever comes first computes on from there. */
const MOST_MS = 30_000;

class TimeIsUp extends Error {}

export type Preparing = {
  encoder: Encoder;
  lanes: Readonly<Record<Lane, LaneState>>;
  saved: SavedPrefixes;
  /** Tokens of one slice. */
  batchSize: number;
};

/**
 * Computes the fixed beginning of a task's prompts before the first job, or takes it from where it was saved: an answer's
 * deadline has no room for it.
 */
export async function prepare(
  { encoder, lanes, saved, batchSize }: Preparing,
  wanted: LoadMessage["prepare"],
): Promise<void> {
  const until = performance.now() + MOST_MS;
  const step: Step = async (work) => {
    if (performance.now() > until) throw new TimeIsUp();
    return await work();
  };
  try {
    for (const { lane, system } of wanted) {
      const prefix = encoder.fixed(system);
      if (prefix.length >= lanes[lane].longest) continue;
      await step(() => lanes[lane].openFor(prefix.length));
      await prefill({
        lane: lanes[lane],
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
