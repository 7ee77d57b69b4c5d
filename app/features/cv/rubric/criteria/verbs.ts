import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { Deed } from "../evidence/results.ts";
import type { OpenerKind } from "../evidence/verbs.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, clamp01, deedQuote } from "./award.ts";

const WORTH: Readonly<Record<OpenerKind, number>> = {
  strong: 1,
  result: 0.95,
  routine: 0.4,
  noun: 0.3,
  infinitive: 0.35,
  weak: 0.05,
  none: 0.1,
};
/** A line with a figure is at least this much, however it opens. */
const WITH_FIGURE = 0.5;
/** Tasks that could be anybody's: "otras labores", "diversas tareas propias del cargo". */
const VAGUE_TASK =
  /\b(?:divers[oa]s|vari[oa]s|otr[oa]s|distint[oa]s|diferentes|cualquier|generales) (?:tareas|labores|funciones|actividades|cosas|trabajos|deberes|duties)\b|\bpropias? del cargo\b|\blo que (?:me |se |le )?(?:ped|pid|mand|neces|solicit|ofre)\w*|\bcosas que\b|\bentre otr[oa]s\b|\bvarious (?:tasks|duties)\b/;
const VAGUE_WORTH = 0.1;
const FULL_MEAN = 0.85;
const FEWEST = 3;

function worthOf(deed: Deed): number {
  if (VAGUE_TASK.test(fold(deed.text))) return Math.min(VAGUE_WORTH, WORTH[deed.opener.kind]);
  return Math.max(WORTH[deed.opener.kind], deed.figures.length > 0 ? WITH_FIGURE : 0);
}

/** How the lines about deeds open: with what the person did, or with what the position was. */
export function scoreVerbs(reading: CvReading): CriterionResult {
  const { deeds } = reading;
  const worth = deeds.map(worthOf);
  const mean = worth.reduce((sum, value) => sum + value, 0) / Math.max(FEWEST, deeds.length);
  const strong = deeds.filter((deed) => deed.opener.kind === "strong" || deed.opener.kind === "result");
  const other = deeds.find((deed) => WORTH[deed.opener.kind] < WITH_FIGURE);
  const text = finding(deeds.length, strong.length);
  const quotes = [...strong, ...(other === undefined ? [] : [other])].map((deed) => deedQuote(reading, deed));
  return award(reading, "verbs", clamp01(mean / FULL_MEAN), text, strong.length > 3 ? quotes.slice(0, 3) : quotes);
}

function finding(lines: number, strong: number): string {
  if (lines === 0)
    return "No hay frases de acción que evaluar: abre cada línea con un verbo como «Diseñé», «Atendí» o «Coordiné».";
  if (strong === lines) return "Tus frases abren con una acción o un resultado.";
  const how =
    strong === 0
      ? "Ninguna de tus frases abre"
      : `De ${lines} frases, ${strong === 1 ? "una abre" : `${strong} abren`}`;
  return `${how} con una acción o un resultado: cambia las que nombran tareas por verbos en primera persona.`;
}
