import type { Job } from "../../facts/facts.ts";
import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import { privateData } from "../evidence/wording.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, clamp01 } from "./award.ts";

const PARTS = { order: 0.3, dates: 0.3, private: 0.4 } as const;
const PRIVATE_COST = 0.4;
/** Words from which a text can be consistent at all. */
const ENOUGH_WORDS = 50;

/** The shape of the written start: "marzo 2015 - actualidad" -> "a 9", "03/15" -> "1/1". */
function shape(dateText: string): string {
  const start = dateText.split(/\s+(?:-|–|—|a|al|hasta|to|até)\s+|\s?[–—]\s?/u)[0] ?? "";
  return start
    .replace(/^(?:desde|from|since|de|del)\s+(?:el\s+)?|\s+del?\s+/giu, " ")
    .replace(/\p{L}+\.?/gu, "a")
    .replace(/\d+/g, (digits) => (digits.length === 4 ? "9" : "1"))
    .replace(/\s+/g, " ")
    .trim();
}

/** Share of neighbouring jobs that run in the order of the first pair: newest first, or oldest first. */
function orderShare(jobs: readonly Job[]): number {
  const starts = jobs.flatMap((job) => (job.interval === null ? [] : [job.interval.end ?? Number.POSITIVE_INFINITY]));
  if (starts.length < 2) return 1;
  const falls = starts.slice(1).filter((start, at) => start <= (starts[at] ?? start)).length;
  const share = falls / (starts.length - 1);
  return share === 1 ? 1 : share === 0 ? 0.5 : share * 0.8;
}

/** One way of writing dates, newest first, no contradictions and no private data that no employer needs. */
export function scoreConsistency(reading: CvReading): CriterionResult {
  const { facts, document, today } = reading;
  const jobs = facts.jobs.filter((job) => job.headerLines.some((line) => !reading.excluded.has(line)));
  // The year alone is the business of the chronology; here it is how the months are written.
  const shapes = jobs.filter((job) => job.datePrecision === "month").map((job) => shape(job.dateText));
  const main = Math.max(0, ...shapes.map((one) => shapes.filter((other) => other === one).length));
  const alike = shapes.length < 2 ? 1 : main / shapes.length;
  const broken = jobs.filter(
    (job) =>
      job.interval !== null &&
      (job.interval.start > today || (job.interval.end !== null && job.interval.end < job.interval.start)),
  );
  const employment = jobs.filter((job) => job.kind === "employment");
  const order = orderShare(employment.length > 1 ? employment : []);
  const personal = privateData(reading);
  const clean = clamp01(1 - personal.length * PRIVATE_COST);
  const dated = jobs.length === 0 && reading.deeds.length === 0 ? 0.3 : 1;
  const share =
    (PARTS.order * order * dated + PARTS.dates * (broken.length > 0 ? 0 : alike) * dated + PARTS.private * clean) *
    clamp01(reading.words / ENOUGH_WORDS);
  const first = broken[0];
  const text =
    first !== undefined
      ? "Hay fechas que no calzan, con un término anterior al inicio o un inicio futuro: corrígelas."
      : personal[0] !== undefined
        ? `Hay datos personales que no hacen falta, como «${personal[0].text}»: sácalos para protegerte.`
        : alike < 1
          ? "Las fechas están escritas de maneras distintas: usa una sola, por ejemplo «mar 2021 - dic 2023»."
          : order < 1
            ? "Los cargos no van del más reciente al más antiguo: ordénalos así."
            : dated < 1
              ? "Hay poco contenido para comparar: agrega experiencia, prácticas o proyectos con fecha."
              : "Las fechas y el orden son parejos y no hay datos personales de más.";
  // Private data is named in the finding, never copied into the result.
  const lines = first !== undefined ? first.headerLines.slice(0, 1) : [];
  return award(
    reading,
    "consistency",
    share,
    text,
    lines.map((line) => quote(document, line, 100)),
  );
}
