import { PassageModel } from "../passages/passage-model.ts";
import { signsOf } from "./signs.ts";
import weights from "./weights.json";

/**
 * Whether an answer may tell of conduct of its author's own that no employer accepts: lying, taking, humiliating, evading
 * rules, letting others pay, punishing who complains. It is right too seldom to accuse anybody, and often enough not to
 * praise or quote such an answer: whoever gave it is asked to read it again.
 */

/** Log odds from which an answer is not praised: one honest answer in twenty-five is then not praised either. */
const DOUBTED = -1.8;

const model = new PassageModel(weights, signsOf);

/** Log odds of the likeliest piece, for measuring. Linear in the length of the text. */
export const conductOdds = (answer: string): number => model.likeliest(answer).odds;

export function mayTellMisconduct(answer: string): boolean {
  return conductOdds(answer) >= DOUBTED;
}
