import type { Token } from "node-llama-cpp";
import type { PriorityContext } from "./priority-context.ts";
import type { SavedPrefixes } from "./saved-prefixes.ts";
import type { Step } from "./scheduler.ts";

/** Minimum tokens: shorter prefixes are computed faster than a saved file is found, read and checked. */
const WORTH_SAVING = 64;

export type PrefillInput = {
  context: PriorityContext;
  saved: SavedPrefixes;
  /** All tokens that the sequence must hold at the end. */
  tokens: readonly Token[];
  /** How many of the first tokens are the same in every call of the task. */
  fixedLength: number;
  /** Tokens of one batch: between two batches the job can be aborted or overtaken. */
  sliceSize: number;
  step: Step;
};

/**
 * Computes the tokens that the sequence of this priority class does not hold yet.
 * @returns how many tokens were reused from the sequence or from a saved prefix
 */
export async function prefill({ context, saved, tokens, fixedLength, sliceSize, step }: PrefillInput): Promise<number> {
  const prefix = tokens.slice(0, fixedLength);
  const worthSaving = prefix.length >= WORTH_SAVING;
  const reused = await step(async () => {
    const sequence = context.sequence();
    const held = sequence.compareContextTokens([...tokens]).firstDifferentIndex;
    if (worthSaving && held < prefix.length && saved.has(prefix)) await saved.restore(sequence, prefix);
    await sequence.adaptStateToTokens([...tokens], false);
    return sequence.nextTokenIndex;
  });
  const keep = worthSaving && reused < prefix.length;
  let next = reused;
  while (next < tokens.length) {
    const limit = keep && next < prefix.length ? prefix.length : tokens.length;
    const end = Math.min(next + sliceSize, limit);
    const slice = tokens.slice(next, end);
    await step(() => context.sequence().evaluateWithoutGeneratingNewTokens(slice));
    if (keep && end === prefix.length) await step(() => saved.save(context.sequence(), prefix));
    next = end;
  }
  return reused;
}
