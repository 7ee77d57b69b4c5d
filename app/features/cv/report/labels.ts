import type { MadeBy } from "#app/ai/made-by.ts";
import type { CvAnalysisView, CvResult } from "../result.ts";

/** Labels for the values of an analysis, the same on the screen and in the report. */

type Difficulty = CvResult["interview_questions"][number]["difficulty"];

export const DIFFICULTY_WORDS: Record<Difficulty, string> = {
  basic: "Básica",
  intermediate: "Intermedia",
  advanced: "Avanzada",
};

const RULES_INSTEAD = "este análisis lo hicieron las reglas.";
/** Why the rules answered although a model is installed. */
const INSTEAD: Record<NonNullable<MadeBy["fallback"]>, string> = {
  deadline: `El modelo local no respondió a tiempo; ${RULES_INSTEAD}`,
  down: `El modelo local no respondió a tiempo; ${RULES_INSTEAD}`,
  crashed: `El modelo local no respondió a tiempo; ${RULES_INSTEAD}`,
  aborted: `El modelo local no respondió a tiempo; ${RULES_INSTEAD}`,
  busy: `Había muchos análisis en la fila; ${RULES_INSTEAD}`,
  invalid: `El modelo local no dio una respuesta válida; ${RULES_INSTEAD}`,
  too_long: `Tu CV es muy largo para el modelo local; ${RULES_INSTEAD}`,
};

type Origin = Pick<CvAnalysisView, "engine" | "rubricVersion" | "details">;

/**
 * Who made an analysis, as sentences: "Análisis básico por reglas, pauta v1.2." or "Análisis con modelo local Qwen2.5
 * (instrucciones cv.review/1). Puntaje por reglas, pauta v1.2, con ajuste del modelo de +1."
 */
export function provenance({ engine, rubricVersion, details: { madeBy, criteria } }: Origin): string {
  const basic = `Análisis básico por reglas, pauta v${rubricVersion}.`;
  if (engine === "rules") return madeBy?.fallback ? `${basic} ${INSTEAD[madeBy.fallback]}` : basic;
  const prompt = madeBy?.prompt ? ` (instrucciones ${madeBy.prompt})` : "";
  const who = `Análisis con modelo ${engine === "remote" ? "del campus" : "local"} ${madeBy?.model ?? ""}`.trim();
  const adjusted = adjustedPoints(criteria);
  const change = adjusted === 0 ? "" : `, con ajuste del modelo de ${signed(adjusted)}`;
  return `${who}${prompt}. Puntaje por reglas, pauta v${rubricVersion}${change}.`;
}

/** How the total is computed, depending on whether a model adjusted it. */
export function totalExplained({ details: { criteria } }: Pick<CvAnalysisView, "details">): string {
  const moved = criteria.filter((one) => one.adjusted !== undefined);
  return moved.length === 0
    ? "El mismo archivo recibe siempre el mismo puntaje."
    : `Incluye ${signed(adjustedPoints(criteria))} por el ajuste del modelo en ` +
        `${moved.map((one) => `«${one.name}»`).join(" y ")}; lo demás lo calculan reglas fijas.`;
}

function adjustedPoints(criteria: CvAnalysisView["details"]["criteria"]): number {
  return criteria.reduce((sum, one) => sum + (one.adjusted ?? 0), 0);
}

/** 1 -> "+1", -0.5 -> "-0,5", 0 -> "0". */
function signed(points: number): string {
  return `${points > 0 ? "+" : ""}${formatPoints(points)}`;
}

/** How a CV that came as data was read. */
export const IMPORTED_TEXT = "Con sus datos escribimos un documento, y analizamos ese documento.";

const NOT_GIVEN = "No indicado";
/** Heading of the profile when the CV does not give a name. */
export const NAMELESS = "Tu CV no indica tu nombre";

/** A value of the candidate, or 'No indicado' if empty. */
export function orNotGiven(value: string | undefined): string {
  return value?.trim() || NOT_GIVEN;
}

/** 7.5 -> "7,5", 10 -> "10": with a decimal comma. */
export function formatPoints(points: number): string {
  return String(Number(points.toFixed(1))).replace(".", ",");
}
