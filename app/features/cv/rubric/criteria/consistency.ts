import type { Job } from "../../facts/facts.ts";
import { showableClause } from "../../review/quotable-achievements.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { dateForm } from "../evidence/date-form.ts";
import { opensWithVerb, saysWho } from "../evidence/first-person-action.ts";
import { quote } from "../evidence/quote.ts";
import type { Achievement } from "../evidence/results.ts";
import type { OpenerKind } from "../evidence/verbs.ts";
import { privateData } from "../evidence/wording.ts";
import type { CriterionResult } from "../score-types.ts";
import { award, cited, clamp01 } from "./criterion-result.ts";

const PARTS = { order: 0.2, dates: 0.25, private: 0.3, parallel: 0.25 } as const;
const PRIVATE_COST = 0.4;
/** Share of this criterion's score lost per unfilled template placeholder. */
const BLANK_COST = 0.35;
/** At or above ALIKE, sentences opening in the same style count as uniform (full score); at or below MIXED as mixed. */
const ALIKE = 0.9;
const MIXED = 0.4;
/** Fewer sentences show no style. */
const MIN_SENTENCES = 3;
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
/** Minimum number of words to judge consistency. */
const MIN_WORDS = 50;

/** Share of adjacent jobs in the same order as the first pair: newest first, or oldest first. */
function orderShare(jobs: readonly Job[]): number {
  const starts = jobs.flatMap((job) => (job.interval === null ? [] : [job.interval.end ?? Number.POSITIVE_INFINITY]));
  if (starts.length < 2) return 1;
  const falls = starts.slice(1).filter((start, at) => start <= (starts[at] ?? start)).length;
  const share = falls / (starts.length - 1);
  return share === 1 ? 1 : share === 0 ? 0.5 : share * 0.8;
}

/** One date format, newest first, no contradictions, and no private data that an employer does not need. */
export function scoreConsistency(reading: CvReading): CriterionResult {
  const { facts, document, today } = reading;
  const jobs = facts.jobs.filter((job) => job.headerLines.some((line) => !reading.excluded.has(line)));
  // Year-only dates are judged by the chronology criterion; here only the format of month dates.
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
  // Comment on the order only for jobs that were extracted with confidence.
  const known = employment.filter(
    (job) => reading.sure.jobs.has(job) && reading.sectionOf.get(job.headerLines[0] ?? -1) === "experience",
  );
  const personal = privateData(reading);
  const clean = clamp01(1 - personal.length * PRIVATE_COST);
  const dated = jobs.length === 0 && reading.achievements.length === 0 ? 0.3 : 1;
  const ways = waysOf(reading);
  const share =
    (PARTS.order * order * dated +
      PARTS.dates * (broken.length > 0 ? 0 : alike) * dated +
      PARTS.private * clean +
      PARTS.parallel * ways.parallel * dated) *
    clamp01(1 - reading.placeholders.length * BLANK_COST) *
    clamp01(reading.words / MIN_WORDS);
  const mixed = mixture(reading, ways);
  const first = broken[0];
  const blank = reading.placeholders[0];
  const text =
    blank !== undefined
      ? `${reading.placeholders.length === 1 ? "Quedó una parte" : `Quedaron ${reading.placeholders.length} partes`}` +
        ` de la plantilla sin llenar, como ${cited(blank.text)}: complétala o bórrala.`
      : first !== undefined
        ? "Hay fechas que no calzan, con un término anterior al inicio o un inicio futuro, en " +
          `${cited(first.dateText)}: corrígelas.`
        : personal[0] !== undefined
          ? `Hay datos personales que no hacen falta, como «${personal[0].text}»: sácalos para protegerte.`
          : alike < 1
            ? `Las fechas están escritas de maneras distintas, como ${datesOf(jobs)}: usa una sola.`
            : order < 1 && sureOrder < 1 && isMisplaced(known)
              ? `Los cargos no van del más reciente al más antiguo, según ${datesOf(known, false)}: ordénalos así.`
              : ways.parallel < 1 && mixed !== ""
                ? mixed
                : dated < 1
                  ? "Aquí suman las fechas de tu experiencia, prácticas o proyectos, " +
                    "escritas todas igual y de la más reciente a la más antigua."
                  : whole(jobs);
  // Private data are named in the finding, never copied into the result.
  const lines = blank !== undefined ? [blank.line] : first !== undefined ? first.headerLines.slice(0, 1) : [];
  return award(
    reading,
    "consistency",
    share,
    text,
    lines.map((line) => quote(document, line, 100)),
  );
}

type Ways = { parallel: number; main: Achievement | undefined; other: Achievement | undefined };

/** Opening styles of the job sentences: all with the achievement, or all with the task. */
function waysOf(reading: CvReading): Ways {
  const lines = reading.achievements.filter((achievement) => !achievement.aside);
  const count = (way: string) => lines.filter((achievement) => WAY[achievement.opener.kind] === way).length;
  const ways = [...new Set(lines.map((achievement) => WAY[achievement.opener.kind]))].sort(
    (a, b) => count(b) - count(a),
  );
  const shown = lines.filter((achievement) => showableClause(reading, achievement, 90) !== null);
  const main = shown.find((achievement) => WAY[achievement.opener.kind] === ways[0]);
  const other = shown.find((achievement) => WAY[achievement.opener.kind] !== ways[0]);
  if (lines.length < MIN_SENTENCES || ways[0] === undefined) return { parallel: 1, main, other: undefined };
  return { parallel: clamp01((count(ways[0]) / lines.length - MIXED) / (ALIKE - MIXED)), main, other };
}

/** Empty when the opening styles are not certain enough. */
function mixture(reading: CvReading, { main, other }: Ways): string {
  const isPair =
    reading.facts.language === "es" &&
    main !== undefined &&
    other !== undefined &&
    opensWithVerb(main) &&
    !saysWho(other) &&
    ["noun", "infinitive"].includes(WAY[other.opener.kind]);
  if (!isPair) return "";
  const [first, second] = [main, other].map((achievement) => showableClause(reading, achievement, 90));
  if (first == null || second == null) return "";
  const way = (achievement: Achievement) => WAY_NAME[WAY[achievement.opener.kind]];
  return (
    `Tus frases no abren de la misma manera: ${cited(first)} abre ${way(main)} y ${cited(second)} abre ` +
    `${way(other)}; escríbelas todas igual.`
  );
}

/** True if a job is listed below one that had ended before it began. Overlapping jobs have no order. */
function isMisplaced(jobs: readonly Job[]): boolean {
  const dated = jobs.filter((job) => job.interval !== null && job.datePrecision === "month");
  const end = ({ interval }: Job) => interval?.end ?? Number.POSITIVE_INFINITY;
  return dated.some((job, at) => at > 0 && (job.interval?.start ?? 0) >= end(dated[at - 1] ?? job));
}

function isOtherForm(job: Job, first: Job): boolean {
  const [form, other] = [dateForm(job.dateText), dateForm(first.dateText)];
  return form !== null && other !== null && form !== other;
}

/** Two of the dates as written: the first and the first in another format, or the two out of order. */
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
