/** Who judged and who worded an interview, from what its answers and its report say. */

import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import type { Answer } from "../state.ts";

/**
 * Who judged the answers as a whole: a model when it judged one of them, else the rules with the last reason why.
 * Undefined where no model was installed: nobody else could have judged.
 */
export function judgedBy(answers: readonly Pick<Answer, "madeBy">[]): MadeBy | undefined {
  const judges = answers.flatMap(({ madeBy }) => (madeBy ? [madeBy] : []));
  const byModel = judges.findLast((one) => one.engine !== "rules");
  return byModel ?? judges.findLast((one) => one.fallback !== null) ?? (judges.length > 0 ? MADE_BY_RULES : undefined);
}
