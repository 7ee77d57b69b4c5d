import { postCandidates } from "./post-features.ts";
import weights from "./post-weights.json";
import { sparseModel } from "./sparse-model.ts";

const chanceOf = sparseModel(weights);
/** Below this no place is sure enough to be shown as the post's name. */
const SURE = 0.4;

/**
 * Where the name of the post stands, offsets in the NFC form of the text, end exclusive; null where it is not sure.
 * Trained by scripts/training/offers/train-post.ts. It reads the offer's beginning only, so its time is bounded.
 */
export function postOf(text: string): { start: number; end: number } | null {
  let best: { start: number; end: number; chance: number } | null = null;
  for (const { start, end, features } of postCandidates(text)) {
    const chance = chanceOf(features);
    if (chance >= (best?.chance ?? SURE)) best = { start, end, chance };
  }
  return best === null ? null : { start: best.start, end: best.end };
}
