import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { showableClause } from "../../review/quotable-achievements.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { QUOTE_MAX } from "../evidence/quote.ts";
import type { Achievement } from "../evidence/results.ts";
import { SAYS_NUMBER } from "../evidence/sentences.ts";
import type { UnpaidAchievement, UnpaidReason } from "../evidence/unpaid.ts";
import type { CriterionResult } from "../score-types.ts";
import { achievementQuote, award, cited, saturate } from "./criterion-result.ts";

/**
 * How fast the criterion rises with the mean strength of the achievements; full only when every line shows a change.
 */
const BEND = 0.6;
/** Fewer achievements count as this many: one good line is not enough. */
const MIN_ACHIEVEMENTS = 4;
/** A job without a description costs this share of a line without a result. */
const SILENT = 0.5;
const SHOWN = 0.5;
/** Strength from which a line states a result. */
const RESULT = 0.8;
/** Contact data that run into the lines of work. */
const NO_WORK = /@|whatsapp|\d{8,}/iu;

/** Density of results: the number of lines adds nothing, the share of them that shows a result does. */
export function scoreAchievements(reading: CvReading): CriterionResult {
  const { achievements, unpaid } = reading;
  const told: readonly Achievement[] = [...achievements, ...unpaid];
  // A job without a description counts, but less than a line without a result; short internships do not.
  const silent = reading.facts.jobs.filter(
    (one, job) => one.kind === "employment" && !told.some((achievement) => achievement.job === job),
  ).length;
  const density = (of: readonly Achievement[]) =>
    of.reduce((sum, achievement) => sum + achievement.strength, 0) /
    Math.max(MIN_ACHIEVEMENTS, of.length + silent * SILENT);
  const share = saturate(Math.max(density(told), density(told.filter((achievement) => !achievement.aside))), BEND);
  const results = [...achievements]
    .filter((achievement) => achievement.strength >= SHOWN && achievement.figures.length > 0)
    .sort((a, b) => b.strength - a.strength);
  const text = [finding(reading, told.length, results), doubt(reading)].filter((part) => part !== "").join(" ");
  const shown = results.filter((achievement) => showableClause(reading, achievement, QUOTE_MAX) !== null);
  const evidence = [...shown, ...unpaid].map((achievement) => achievementQuote(reading, achievement));
  return award(reading, "achievements", share, text, evidence);
}

const said = (reading: CvReading, achievement: Achievement) => cited(achievementQuote(reading, achievement, 110));

/** The best ones are quoted in summary and strengths; the finding shows one that was not. */
const QUOTED_ELSEWHERE = 3;

function finding(reading: CvReading, lines: number, paid: readonly Achievement[]): string {
  if (lines === 0) return "Aquí suma cada frase que diga qué hiciste y qué resultó: dos o tres por cargo o proyecto.";
  const results = paid.filter(({ text, strength }) => strength >= RESULT && !NO_WORK.test(text));
  const shown = (some: readonly Achievement[]) =>
    some.flatMap((achievement) => showableClause(reading, achievement, 110) ?? []);
  // An example about figures must show one.
  const example = shown(results.slice(QUOTED_ELSEWHERE)).find((clause) => SAYS_NUMBER.test(normalize(clause)));
  if (results.length > 0) return example === undefined ? "" : `Muestras resultados con cifras, como ${cited(example)}.`;
  const [sized] = shown(paid.filter(({ aside, text }) => !aside && !NO_WORK.test(text)));
  if (sized !== undefined) return `${cited(sized)} da una cifra: aquí suma además decir qué cambió con ese trabajo.`;
  return "";
}

const FIRST: readonly UnpaidReason[] = ["implausible", "placeholder", "sample", "notWork"];

/** The sentence about the most serious reason for unpaid lines; empty when all count. */
function doubt(reading: CvReading): string {
  const { unpaid } = reading;
  const kind = FIRST.find((why) => unpaid.some((one) => one.why === why));
  const of = unpaid.filter((one) => one.why === kind);
  const [one] = of;
  if (one === undefined) return "";
  const more = of.length > 1 ? " Hay otras así." : "";
  return `${asked(reading, one)}${more}`;
}

function asked(reading: CvReading, one: UnpaidAchievement): string {
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
