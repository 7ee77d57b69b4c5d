import { fold } from "#app/features/cv/vocabulary/text.ts";
import { showableClause } from "../../review/workable-deeds.ts";
import { QUOTE_MAX } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { Deed } from "../evidence/results.ts";
import { SAYS_NUMBER } from "../evidence/units.ts";
import type { UnpaidDeed, UnpaidReason } from "../evidence/unpaid.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, cited, deedQuote, saturate } from "./award.ts";

/** How fast the criterion rises with the mean strength of the deeds: full only when every line shows what changed. */
const BEND = 0.6;
/** Fewer deeds than this count as this many: one good line does not make a CV. */
const FEWEST = 4;
/** A job without a word about it takes away like this share of a line without a result. */
const SILENT = 0.5;
const SHOWN = 0.5;
/** From this strength a line tells what came of the work. */
const RESULT = 0.8;
/** Data of contact that run into the lines of work. */
const NO_WORK = /@|whatsapp|\d{8,}/iu;

/** Results of work, as a density: how many lines there are adds nothing, how many of them show a result does. */
export function scoreAchievements(reading: CvReading): CriterionResult {
  const { deeds, unpaid } = reading;
  const told: readonly Deed[] = [...deeds, ...unpaid];
  // A job without a word about it counts, though less than a line without a result; a short internship does not.
  const silent = reading.facts.jobs.filter(
    (one, job) => one.kind === "employment" && !told.some((deed) => deed.job === job),
  ).length;
  const density = (of: readonly Deed[]) =>
    of.reduce((sum, deed) => sum + deed.strength, 0) / Math.max(FEWEST, of.length + silent * SILENT);
  const share = saturate(Math.max(density(told), density(told.filter((deed) => !deed.aside))), BEND);
  const results = [...deeds]
    .filter((deed) => deed.strength >= SHOWN && deed.figures.length > 0)
    .sort((a, b) => b.strength - a.strength);
  const text = [finding(reading, told.length, results), doubt(reading)].filter((part) => part !== "").join(" ");
  const shown = results.filter((deed) => showableClause(reading, deed, QUOTE_MAX) !== null);
  const evidence = [...shown, ...unpaid].map((deed) => deedQuote(reading, deed));
  return award(reading, "achievements", share, text, evidence);
}

const said = (reading: CvReading, deed: Deed) => cited(deedQuote(reading, deed, 110));

/** The best of them are quoted beside the summary and the strengths: here stands one that was not shown there. */
const QUOTED_ELSEWHERE = 3;

function finding(reading: CvReading, lines: number, paid: readonly Deed[]): string {
  if (lines === 0) return "Aquí suma cada frase que diga qué hiciste y qué resultó: dos o tres por cargo o proyecto.";
  const results = paid.filter(({ text, strength }) => strength >= RESULT && !NO_WORK.test(text));
  const shown = (some: readonly Deed[]) => some.flatMap((deed) => showableClause(reading, deed, 110) ?? []);
  // An example of a figure shows one.
  const example = shown(results.slice(QUOTED_ELSEWHERE)).find((clause) => SAYS_NUMBER.test(fold(clause)));
  if (results.length > 0) return example === undefined ? "" : `Muestras resultados con cifras, como ${cited(example)}.`;
  const [sized] = shown(paid.filter(({ aside, text }) => !aside && !NO_WORK.test(text)));
  if (sized !== undefined) return `${cited(sized)} da una cifra: aquí suma además decir qué cambió con ese trabajo.`;
  return "";
}

const FIRST: readonly UnpaidReason[] = ["implausible", "placeholder", "sample", "notWork"];

/** The sentence about what was not paid, of the gravest kind that there is; empty when all was. */
function doubt(reading: CvReading): string {
  const { unpaid } = reading;
  const kind = FIRST.find((why) => unpaid.some((one) => one.why === why));
  const of = unpaid.filter((one) => one.why === kind);
  const [one] = of;
  if (one === undefined) return "";
  const more = of.length > 1 ? " Hay otras así." : "";
  return `${asked(reading, one)}${more}`;
}

function asked(reading: CvReading, one: UnpaidDeed): string {
  const line = said(reading, one);
  switch (one.why) {
    case "implausible":
      return /\d/.test(one.part)
        ? `¿Es correcta la cifra ${cited(one.part)} de ${line}? Mientras no se entienda cómo se llegó a ella, no suma.`
        : `${line} no se puede comprobar y no suma: cuenta un resultado con su cifra.`;
    case "placeholder":
      return `En ${line} quedó sin llenar ${cited(one.part)}: no suma hasta que pongas tu dato.`;
    case "sample":
      return `${line} es un ejemplo de esta plataforma y no suma: cuenta lo que hiciste tú.`;
    default:
      return `${line} no parece hablar de tu trabajo y no suma.`;
  }
}
