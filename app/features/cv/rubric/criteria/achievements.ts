import type { CvReading } from "../evidence/reading.ts";
import type { Deed } from "../evidence/results.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, deedQuote, saturate } from "./award.ts";

/** How fast the criterion rises with the mean strength of the deeds: full only when every line shows what changed. */
const BEND = 0.6;
/** Fewer deeds than this count as this many: one good line does not make a CV. */
const FEWEST = 4;
/** A job without a word about it takes away like this share of a line without a result. */
const SILENT = 0.5;
const SHOWN = 0.5;

/** Results with figures, as a density: how many lines there are adds nothing, how many of them show a result does. */
export function scoreAchievements(reading: CvReading): CriterionResult {
  const { deeds } = reading;
  // A job without a word about it counts, though less than a line without a result; a short internship does not.
  const silent = reading.facts.jobs.filter(
    (one, job) => one.kind === "employment" && !deeds.some((deed) => deed.job === job),
  ).length;
  const density = (of: readonly Deed[]) =>
    of.reduce((sum, deed) => sum + deed.strength, 0) / Math.max(FEWEST, of.length + silent * SILENT);
  const share = saturate(Math.max(density(deeds), density(deeds.filter((deed) => !deed.aside))), BEND);
  const results = deeds.filter((deed) => deed.strength >= SHOWN && deed.figures.length > 0);
  const evidence = [...results].sort((a, b) => b.strength - a.strength).map((deed) => deedQuote(reading, deed));
  return award(reading, "achievements", share, finding(deeds.length, results.length, share), evidence);
}

function finding(lines: number, results: number, share: number): string {
  if (lines === 0) {
    return "No encontramos frases que cuenten qué hiciste: describe cada cargo o proyecto en dos o tres líneas con su resultado.";
  }
  if (results === 0) {
    return lines === 1
      ? "La única frase sobre lo que hiciste no trae cifras: di cuánto, en cuánto tiempo o para cuántas personas."
      : `Ninguna de las ${lines} frases sobre lo que hiciste trae un resultado con cifras: di cuánto, en cuánto tiempo o para cuántas personas.`;
  }
  const said =
    lines === 1
      ? "La única frase sobre lo que hiciste trae un resultado con cifras"
      : `De ${lines} frases sobre lo que hiciste, ${results === 1 ? "una muestra un resultado" : `${results} muestran un resultado`} con cifras`;
  if (lines === 1) return `${said}: agrega otras como esa.`;
  return share >= 0.9
    ? `${said}: mantén esa costumbre en cada cargo.`
    : results >= lines
      ? `${said}: di además de cuánto partiste y a cuánto llegaste.`
      : `${said}: agrega el dato que falta en las demás.`;
}
