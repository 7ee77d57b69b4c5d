import { wordsOf } from "../judge/read-text.ts";
import { PassageModel } from "../passage-classifier/passage-model.ts";
import type { Concern } from "./care.ts";
import { saysItPlainly, signsOf, VIOLENCE_SIGNS } from "./signs.ts";
import weights from "./weights.json";

/**
 * Whether an answer discloses distress, violence or harassment of its author or of somebody near. What it finds is not
 * judged, kept or quoted: a wrong alarm costs a moment, a miss more, so it is set to alarm rather than to miss.
 */

/** Log odds from which it is shown where help is, and from which a text is none to judge even when sent again. */
const ALARM = { likely: -1.05, sure: 1.5 } as const;

const model = new PassageModel(weights, signsOf);

/**
 * @param isConfirmed the student has seen where help is, and means the text as an answer: only what is sure counts
 * @returns null where there is nothing
 */
export function disclosureIn(
  text: string,
  { isConfirmed = false }: { isConfirmed?: boolean | undefined } = {},
): { concern: Concern } | null {
  const { odds, line } = model.likeliest(text);
  const isFound = isConfirmed ? odds >= ALARM.sure : odds >= ALARM.likely || saysItPlainly(wordsOf(text).join(" "));
  if (!isFound) return null;
  return { concern: signsOf(line).some((sign) => VIOLENCE_SIGNS.has(sign)) ? "violence" : "distress" };
}
