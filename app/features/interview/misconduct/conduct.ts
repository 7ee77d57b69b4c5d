import { PassageModel } from "../passage-classifier/passage-model.ts";
import { signsOf } from "./signs.ts";
import weights from "./weights.json";

/**
 * Whether an answer may tell of conduct of its author's own that no employer accepts: lying, taking, humiliating,
 * evading rules, letting others pay, punishing who complains. It is right too seldom to accuse anybody, and often
 * enough not to praise or quote such an answer: whoever gave it is asked to read it again.
 */

/** Log odds from which an answer is not praised: one honest answer in twenty-five is then not praised either. */
const POSSIBLE = -1.8;

/** From here the report says what the answer may be read as: so does one honest answer in two hundred. */
const LIKELY = -0.8;

/** An answer is read as far as this. */
const MAX_READ_LENGTH = 4_000;

const model = new PassageModel(weights, signsOf);

/** How much of an answer's text speaks of such conduct. */
export type Misconduct = "none" | "possible" | "likely";

/** Of the likeliest piece. Linear in the length of the text, and bounded. */
export function misconductIn(answer: string): Misconduct {
  const { odds } = model.likeliest(answer.slice(0, MAX_READ_LENGTH));
  return odds >= LIKELY ? "likely" : odds >= POSSIBLE ? "possible" : "none";
}
