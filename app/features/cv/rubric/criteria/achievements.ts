import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { CvReading } from "../evidence/reading.ts";
import { type Deed, isTellable } from "../evidence/results.ts";
import { SAYS_NUMBER } from "../evidence/units.ts";
import type { UnpaidDeed, UnpaidReason } from "../evidence/unpaid.ts";
import { tellsTask } from "../evidence/who.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, cited, deedQuote, saturate } from "./award.ts";

/** How fast the criterion rises with the mean strength of the deeds: full only when every line shows what changed. */
const BEND = 0.6;
/** Fewer deeds than this count as this many: one good line does not make a CV. */
const FEWEST = 4;
/** A job without a word about it takes away like this share of a line without a result. */
const SILENT = 0.5;
const SHOWN = 0.5;
const RICH = 0.9;
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
  const text = [finding(reading, told.length, results, share), doubt(reading)].filter((part) => part !== "").join(" ");
  const evidence = [...results, ...unpaid].map((deed) => deedQuote(reading, deed));
  return award(reading, "achievements", share, text, evidence);
}

/** All that stands in its lines and the one after: a figure may go with another sentence. */
const linesOf = ({ document }: CvReading, { text, lines }: Deed) =>
  [text, ...[...lines, Math.max(...lines) + 1].map((line) => document.lines[line]?.text ?? "")].join(" ");

const said = (reading: CvReading, deed: Deed) => cited(deedQuote(reading, deed, 110));

function finding(reading: CvReading, lines: number, paid: readonly Deed[], share: number): string {
  if (lines === 0) return "Aquí suma cada frase que diga qué hiciste y qué resultó: dos o tres por cargo o proyecto.";
  const results = paid.filter(({ text }) => !NO_WORK.test(text));
  if (results.length === 0) return towardsResult(reading);
  const isOne = results.length === 1;
  // An example of a figure shows one.
  const best = results.find((deed) => isTellable(deed) && SAYS_NUMBER.test(fold(said(reading, deed))));
  const example = best === undefined ? "" : `, ${isOne ? "" : "como "}${said(reading, best)}`;
  const count = `${isOne ? "Muestras un resultado" : "Muestras resultados"} con cifras${example}`;
  if (lines === 1) return `${count}: agrega otras como esa.`;
  const bare = share >= RICH ? undefined : reading.deeds.find((deed) => !deed.aside && isUncounted(reading, deed));
  return bare === undefined ? `${count}.` : `${count}: di cuánto también en ${said(reading, bare)}.`;
}

/** A task of which no number stands near it. */
const isUncounted = (reading: CvReading, deed: Deed) =>
  isTellable(deed) && tellsTask(deed) && !SAYS_NUMBER.test(fold(linesOf(reading, deed)));

/** Where no result was read: a task that one could be made of. */
function towardsResult(reading: CvReading): string {
  const told = reading.deeds.filter((deed) => !deed.aside && isTellable(deed));
  const start = told.find((deed) => isUncounted(reading, deed));
  if (start !== undefined)
    return `Para mostrar un resultado puedes partir de ${said(reading, start)}: di cuánto, en cuánto tiempo o para cuántas personas.`;
  const sized = told.find(({ figures }) => figures.length > 0);
  return sized === undefined
    ? "Aquí suma decir de cuánto a cuánto cambió algo, en cuánto tiempo o para cuántas personas."
    : `${said(reading, sized)} da una cifra: aquí suma además decir qué cambió con ese trabajo.`;
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
