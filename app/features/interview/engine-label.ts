/** Display text for the engines that judged an interview and wrote its report. */

import type { MadeBy } from "#app/ai/made-by.ts";
import type { InterviewReport } from "./result.ts";

/** "Análisis con modelo local Qwen2.5 1.5B", "Análisis básico por reglas": without a full stop. */
export function engineWords({ judgedBy, madeBy }: Pick<InterviewReport, "judgedBy" | "madeBy">): string {
  const judge = nameOf(judgedBy);
  const writer = nameOf(madeBy);
  if (judge !== null && writer !== null) return `Análisis con ${writer}`;
  if (judge !== null) return `Análisis con ${judge} en las respuestas, textos por reglas`;
  if (writer !== null) return `Análisis por reglas en las respuestas, textos con ${writer}`;
  const wasAway = [judgedBy, madeBy].some((one) => one != null && one.fallback !== null);
  return wasAway ? "Análisis básico por reglas, porque el modelo no estuvo disponible" : "Análisis básico por reglas";
}

function nameOf(madeBy: MadeBy | undefined): string | null {
  if (!madeBy || madeBy.engine === "rules") return null;
  const kind = madeBy.engine === "llama" ? "modelo local" : "modelo del campus";
  return madeBy.model ? `${kind} ${madeBy.model}` : kind;
}
