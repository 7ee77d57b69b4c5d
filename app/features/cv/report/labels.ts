import type { CvResult, Engine } from "../result.ts";

/** Words for the values of an analysis, the same on the screen and in the report. */

type Difficulty = CvResult["interview_questions"][number]["difficulty"];

export const DIFFICULTY_WORDS: Record<Difficulty, string> = {
  basic: "Básica",
  intermediate: "Intermedia",
  advanced: "Avanzada",
};

/** Who worded the texts, as a sentence. The score always comes from the rules. */
const WORDED_BY: Record<Engine, string> = {
  rules: "Textos redactados por reglas.",
  llama: "Textos redactados por el modelo local.",
  remote: "Textos redactados por el modelo del campus.",
};

/** "Puntaje por reglas, pauta v1.0. Textos redactados por reglas." */
export function provenance(engine: Engine, rubricVersion: string): string {
  return `Puntaje por reglas, pauta v${rubricVersion}. ${WORDED_BY[engine]}`;
}

export const NOT_GIVEN = "No indicado";
/** Heads the profile of somebody whose CV does not say a name. */
export const NAMELESS = "Tu CV no indica tu nombre";

/** A value of the candidate, or 'No indicado' when the CV does not give it. */
export function orNotGiven(value: string | undefined): string {
  return value?.trim() || NOT_GIVEN;
}

/** 7.5 -> "7,5", 10 -> "10": decimals with the comma of Spanish. */
export function formatPoints(points: number): string {
  return String(Number(points.toFixed(1))).replace(".", ",");
}
