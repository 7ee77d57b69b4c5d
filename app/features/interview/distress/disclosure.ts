import { wordsOf } from "../judge/read-text.ts";
import { PassageModel } from "../passage-classifier/passage-model.ts";
import type { Concern } from "./care.ts";
import { saysItPlainly, signsOf, VIOLENCE_SIGNS } from "./signs.ts";
import weights from "./weights.json";

/**
 * Detects answers that disclose distress, violence or harassment affecting the author or somebody close. Such an
 * answer is not judged, stored or quoted. Thresholds favour false positives, because a miss is worse than a needless
 * notice.
 */

/**
 * Log-odds thresholds: from `likely` on, sources of help are shown; from `sure` on, the text is not judged even if it
 * is sent again.
 */
const ALARM = { likely: -1.05, sure: 1.5 } as const;

const model = new PassageModel(weights, signsOf);

/**
 * @param isConfirmed the student has seen the sources of help and still wants the text judged: only the threshold
 * `sure` applies
 * @returns null if nothing was detected
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
