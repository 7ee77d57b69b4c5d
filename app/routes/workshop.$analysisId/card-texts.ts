/** What is asked of a line, in words. */

import type { LineCard } from "#app/features/workshop/lines/tasks.ts";
import type { FieldName } from "#app/features/workshop/rebuild-line/language-rules.ts";

type Question = { label: string; placeholder: Record<"es" | "en", string> };

export const QUESTIONS: Record<FieldName, Question> = {
  did: {
    label: "¿Qué hiciste?",
    placeholder: { es: "Por ejemplo, ordené la bodega", en: "For example, wrote a checklist" },
  },
  howMuch: {
    label: "¿Cuánto?",
    placeholder: { es: "Por ejemplo, 120 personas al día", en: "For example, 120 customers a day" },
  },
  howLong: {
    label: "¿En cuánto tiempo?",
    placeholder: { es: "Por ejemplo, tres meses", en: "For example, three months" },
  },
  result: {
    label: "¿Para qué o para quién sirvió?",
    placeholder: { es: "Por ejemplo, bajaron los reclamos", en: "For example, complaints fell" },
  },
  withWhat: {
    label: "¿Con qué?",
    placeholder: { es: "Por ejemplo, Excel", en: "For example, Excel" },
  },
};
export const ASKED: readonly FieldName[] = ["did", "howMuch", "howLong", "result", "withWhat"];

/** What stands before a figure that is not exact. */
export const ABOUT = { es: "cerca de", en: "about" } as const;

const UNSEEN = { did: "qué hiciste tú", howMuch: "cuánto fue", result: "para qué sirvió" } as const;

/** One sentence about what we did not see in the line: it may be there in words that we do not know. */
export function missingText({ missing }: Pick<LineCard, "missing">, isUsed: boolean): string {
  const where = isUsed ? "En la línea original" : "En esta línea";
  const [first, ...rest] = missing.map((part) => UNSEEN[part]);
  if (first === undefined) return "No vimos que le falte un dato. Puedes afinarla con más detalle.";
  if (rest.length === 0) return `${where} no vimos ${first}.`;
  return `${where} no vimos ${[first, ...rest.slice(0, -1)].join(", ")} ni ${rest.at(-1)}.`;
}
