import { PassageModel } from "../passage-classifier/passage-model.ts";
import { signsOf } from "./signs.ts";
import weights from "./weights.json";

/**
 * Whether an answer may describe misconduct of its own author: lying, stealing, humiliating, evading rules, letting
 * others pay, retaliating. The detector is not precise enough to accuse anybody, but good enough not to praise or
 * quote such an answer: the student is asked to read it again.
 */

/** Log odds from which an answer is not praised; one in twenty-five honest answers is affected. */
const POSSIBLE = -1.8;

/** Log odds from which the report says how the answer may be read; one in two hundred honest answers is affected. */
const LIKELY = -0.8;

/** Number of characters of an answer that are read. */
const MAX_READ_LENGTH = 4_000;

const model = new PassageModel(weights, signsOf);

/** How strongly an answer suggests misconduct. */
export type Misconduct = "none" | "possible" | "likely";

/** Result for the likeliest passage. Linear in the length of the text, which is limited. */
export function misconductIn(answer: string): Misconduct {
  const { odds } = model.likeliest(answer.slice(0, MAX_READ_LENGTH));
  return odds >= LIKELY ? "likely" : odds >= POSSIBLE ? "possible" : "none";
}
