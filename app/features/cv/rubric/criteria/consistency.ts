import type { Job } from "../../facts/facts.ts";
import { showableClause } from "../../review/workable-deeds.ts";
import { dateForm } from "../evidence/date-form.ts";
import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import type { Deed } from "../evidence/results.ts";
import type { OpenerKind } from "../evidence/verbs.ts";
import { opensWithVerb, saysWho } from "../evidence/who.ts";
import { privateData } from "../evidence/wording.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, cited, clamp01 } from "./award.ts";

const PARTS = { order: 0.2, dates: 0.25, private: 0.3, parallel: 0.25 } as const;
const PRIVATE_COST = 0.4;
/** What a blank that a template left costs, of the whole criterion. */
const BLANK_COST = 0.35;
/** Share of the sentences that open in the same way from which they are alike, and at which they are a mixture. */
const ALIKE = 0.9;
const MIXED = 0.4;
/** Fewer sentences than this show no way of writing. */
const FEWEST = 3;
const WAY: Readonly<Record<OpenerKind, "own" | "noun" | "infinitive" | "other">> = {
  strong: "own",
  result: "own",
  routine: "own",
  noun: "noun",
  infinitive: "infinitive",
  weak: "other",
  none: "other",
};
const WAY_NAME = {
  own: "con lo que hiciste",
  noun: "con el nombre de la tarea",
  infinitive: "en infinitivo",
  other: "de otra manera",
};
/** Words from which a text can be consistent at all. */
const ENOUGH_WORDS = 50;

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
  const shapes = jobs.filter((job) => job.datePrecision === "month").flatMap((job) => dateForm(job.dateText) ?? []);
  const main = Math.max(0, ...shapes.map((one) => shapes.filter((other) => other === one).length));
  const alike = shapes.length < 2 ? 1 : main / shapes.length;
  const broken = jobs.filter(
    (job) =>
      job.interval !== null &&
      (job.interval.start > today || (job.interval.end !== null && job.interval.end < job.interval.start)),
  );
  const employment = jobs.filter((job) => job.kind === "employment");
  const order = orderShare(employment.length > 1 ? employment : []);
  const sureOrder = orderShare(employment.filter((job) => reading.sure.jobs.has(job) && job.datePrecision === "month"));
  // Only posts of work that are sure stand in an order that anybody can be told of.
  const known = employment.filter(
    (job) => reading.sure.jobs.has(job) && reading.sectionOf.get(job.headerLines[0] ?? -1) === "experience",
  );
  const personal = privateData(reading);
  const clean = clamp01(1 - personal.length * PRIVATE_COST);
  const dated = jobs.length === 0 && reading.deeds.length === 0 ? 0.3 : 1;
  const ways = waysOf(reading);
  const share =
    (PARTS.order * order * dated +
      PARTS.dates * (broken.length > 0 ? 0 : alike) * dated +
      PARTS.private * clean +
      PARTS.parallel * ways.parallel * dated) *
    clamp01(1 - reading.placeholders.length * BLANK_COST) *
    clamp01(reading.words / ENOUGH_WORDS);
  const mixed = mixture(reading, ways);
  const first = broken[0];
  const blank = reading.placeholders[0];
  const text =
    blank !== undefined
      ? `${reading.placeholders.length === 1 ? "Quedó una parte" : `Quedaron ${reading.placeholders.length} partes`} de la plantilla sin llenar, como ${cited(blank.text)}: complétala o bórrala.`
      : first !== undefined
        ? `Hay fechas que no calzan, con un término anterior al inicio o un inicio futuro, en ${cited(first.dateText)}: corrígelas.`
        : personal[0] !== undefined
          ? `Hay datos personales que no hacen falta, como «${personal[0].text}»: sácalos para protegerte.`
          : alike < 1
            ? `Las fechas están escritas de maneras distintas, como ${datesOf(jobs)}: usa una sola.`
            : order < 1 && sureOrder < 1 && isMisplaced(known)
              ? `Los cargos no van del más reciente al más antiguo, según ${datesOf(known, false)}: ordénalos así.`
              : ways.parallel < 1 && mixed !== ""
                ? mixed
                : dated < 1
                  ? "Aquí suman las fechas de tu experiencia, prácticas o proyectos, escritas todas igual y de la más reciente a la más antigua."
                  : whole(jobs);
  // Private data is named in the finding, never copied into the result.
  const lines = blank !== undefined ? [blank.line] : first !== undefined ? first.headerLines.slice(0, 1) : [];
  return award(
    reading,
    "consistency",
    share,
    text,
    lines.map((line) => quote(document, line, 100)),
  );
}

type Ways = { parallel: number; main: Deed | undefined; other: Deed | undefined };

/** Whether the sentences of the jobs open in one way: all with what was done, or all with the task. */
function waysOf(reading: CvReading): Ways {
  const lines = reading.deeds.filter((deed) => !deed.aside);
  const count = (way: string) => lines.filter((deed) => WAY[deed.opener.kind] === way).length;
  const ways = [...new Set(lines.map((deed) => WAY[deed.opener.kind]))].sort((a, b) => count(b) - count(a));
  const shown = lines.filter((deed) => showableClause(reading, deed, 90) !== null);
  const main = shown.find((deed) => WAY[deed.opener.kind] === ways[0]);
  const other = shown.find((deed) => WAY[deed.opener.kind] !== ways[0]);
  if (lines.length < FEWEST || ways[0] === undefined) return { parallel: 1, main, other: undefined };
  return { parallel: clamp01((count(ways[0]) / lines.length - MIXED) / (ALIKE - MIXED)), main, other };
}

/** Empty where it is not sure enough how they open. */
function mixture(reading: CvReading, { main, other }: Ways): string {
  const isPair =
    reading.facts.language === "es" &&
    main !== undefined &&
    other !== undefined &&
    opensWithVerb(main) &&
    !saysWho(other) &&
    ["noun", "infinitive"].includes(WAY[other.opener.kind]);
  if (!isPair) return "";
  const [first, second] = [main, other].map((deed) => showableClause(reading, deed, 90));
  if (first == null || second == null) return "";
  const way = (deed: Deed) => WAY_NAME[WAY[deed.opener.kind]];
  return `Tus frases no abren de la misma manera: ${cited(first)} abre ${way(main)} y ${cited(second)} abre ${way(other)}; escríbelas todas igual.`;
}

/** Whether a post stands below one that began and ended before it: those that run side by side have no order. */
function isMisplaced(jobs: readonly Job[]): boolean {
  const dated = jobs.filter((job) => job.interval !== null && job.datePrecision === "month");
  const end = ({ interval }: Job) => interval?.end ?? Number.POSITIVE_INFINITY;
  return dated.some((job, at) => at > 0 && (job.interval?.start ?? 0) >= end(dated[at - 1] ?? job));
}

function isOtherForm(job: Job, first: Job): boolean {
  const [form, other] = [dateForm(job.dateText), dateForm(first.dateText)];
  return form !== null && other !== null && form !== other;
}

/** Two of the dates as written: the first and the first that is written otherwise, or the two that are out of order. */
function datesOf(jobs: readonly Job[], byShape = true): string {
  const dated = jobs.filter((job) => job.dateText !== "" && job.datePrecision === "month");
  const [first] = dated;
  if (first === undefined) return "sus fechas";
  const ends = (job: Job) => job.interval?.end ?? Number.POSITIVE_INFINITY;
  const at = dated.findIndex((job, index) =>
    byShape ? isOtherForm(job, first) : index > 0 && ends(job) > ends(dated[index - 1] ?? job),
  );
  const other = dated[at];
  const before = byShape ? first : (dated[at - 1] ?? first);
  return other === undefined ? cited(first.dateText) : `${cited(before.dateText)} y ${cited(other.dateText)}`;
}

function whole(jobs: readonly Job[]): string {
  const first = jobs.find((job) => job.interval !== null && dateForm(job.dateText) !== null);
  return first === undefined ? "" : `Las fechas que leímos se entienden, como ${cited(first.dateText)}.`;
}
