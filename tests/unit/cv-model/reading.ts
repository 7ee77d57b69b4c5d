import type { ReadDocument } from "#app/documents/document.ts";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import type { RulesReading } from "#app/features/cv/model-review/cv-source-index.ts";
import type { ModelReview } from "#app/features/cv/model-review/schema.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";

export const TODAY = monthIndex(2026, 11);

/** What the rules make of a document, with the real dictionary. */
export async function readingOf(document: ReadDocument): Promise<RulesReading> {
  const spell = await loadSpellChecker();
  const facts = extractFacts(document, TODAY);
  return { document, facts, spell, today: TODAY, score: scoreCv(document, facts, spell, TODAY) };
}

const NO_GRADE = { quote: "", verdict: "igual" } as const;

/** What a model that keeps to the sample CV would write; every part of it may be shown. */
export function honestReview(changes: Partial<ModelReview> = {}): ModelReview {
  return {
    competencies: [
      { name: "Liderazgo", quote: "coordino a 14 operarios en tres turnos", level: 4 },
      { name: "Orientación a resultados", quote: "Reduje de 12 a 5 % la merma", level: 5 },
      { name: "Análisis de datos", quote: "informes de inventario en Power BI", level: 3 },
    ],
    grades: { achievements: NO_GRADE, clarity: NO_GRADE, skills: NO_GRADE },
    strengths: [
      "Muestras un resultado medido: bajaste la merma de 12 a 5 % en un año.",
      "Usas Power BI en los informes que lee la gerencia.",
    ],
    improvements: ["Explica qué resultó de programar las rutas de 9 camiones: costo, tiempo o entregas a la hora."],
    summary:
      "Trabajas en logística de alimentos y hoy estás a cargo de una bodega con 14 operarios. Tu punto más " +
      "fuerte es la merma que bajaste de 12 a 5 %. Tu siguiente paso es contar el efecto de las rutas que " +
      "programaste.",
    questions: [
      {
        category: "Logros",
        difficulty: "intermediate",
        question: "¿Qué cambiaste en la bodega para bajar la merma de 12 a 5 %?",
      },
      {
        category: "Liderazgo",
        difficulty: "advanced",
        question: "¿Cómo repartes el trabajo entre 14 operarios en tres turnos?",
      },
    ],
    profession: "",
    skills: [],
    ...changes,
  };
}
