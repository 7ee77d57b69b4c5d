import { isOfferFeatures } from "./is-offer-features.ts";
import weights from "./is-offer-weights.json";
import { sparseModel } from "./sparse-model.ts";

const offerness = sparseModel(weights);
/** A shorter text says too little to be taken for an offer. */
const FEWEST_WORDS = 6;

/**
 * Whether a text is a job offer. `probability` is that of being one, 0 to 1. Trained by
 * scripts/training/offers/train-is-offer.ts. Linear in the length of the text.
 */
export function isOffer(text: string): { isOffer: boolean; probability: number } {
  const { features, words } = isOfferFeatures(text);
  const probability = words < FEWEST_WORDS ? 0 : offerness(features);
  return { isOffer: probability > 0.5, probability };
}
