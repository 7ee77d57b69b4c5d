/** Which engines judged an interview and wrote its report. */

import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import type { Answer } from "../state.ts";

/**
 * The judge of the answers as a whole: a model if it judged one of them, otherwise the rules with the last reason.
 * Undefined if no model was installed, because then only the rules can have judged.
 */
export function judgedBy(answers: readonly Pick<Answer, "madeBy">[]): MadeBy | undefined {
  const judges = answers.flatMap(({ madeBy }) => (madeBy ? [madeBy] : []));
  const byModel = judges.findLast((one) => one.engine !== "rules");
  return byModel ?? judges.findLast((one) => one.fallback !== null) ?? (judges.length > 0 ? MADE_BY_RULES : undefined);
}
