import { levelFeatures } from "./level-features.ts";
import weights from "./level-weights.json";
import { sparseModel } from "./sparse-model.ts";

/** Whether an offer insists on a requirement. `probability` is that of the level, 0.5 to 1. */
export type Level = { level: "must" | "nice"; probability: number };

const niceness = sparseModel(weights);

/**
 * The reader of one offer: gives the level of the requirement at `span`, offsets in the NFC form of the text. Trained
 * by scripts/training/offers/train-level.ts.
 */
export function levelReader(text: string): (span: { start: number; end: number }) => Level {
  const features = levelFeatures(text);
  return (span) => {
    const nice = niceness(features(span));
    return nice > 0.5 ? { level: "nice", probability: nice } : { level: "must", probability: 1 - nice };
  };
}

/** The level of one requirement; for several of one offer, levelReader() reads it once. */
export const levelOf = (text: string, span: { start: number; end: number }): Level => levelReader(text)(span);
