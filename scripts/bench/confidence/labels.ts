import type { FieldConfidence } from "#app/features/cv/facts/confidence/confidence.ts";
import type { CvFacts, Interval, Job, Study } from "#app/features/cv/facts/facts.ts";
import { type CvMeasure, contains, intervals, overlap } from "../cv-measure.ts";
import type { TruthDocument } from "../cv-truth.ts";

/**
 * Labels each extracted value as right or wrong, by the truth about the CV. Values that the truth does not mention are
 * left out.
 */

export const FIELD_KINDS = ["name", "profession", "location", "email", "phone", "linkedin", "skills", "years"] as const;
export type Kind = (typeof FIELD_KINDS)[number] | "job" | "study";
/** `at`: index of the job or of the study; 0 for other fields. */
export type Judged = { kind: Kind; at: number; right: boolean };

/** Tolerance in years for a total of years to count as right. */
const NEAR_YEARS = 0.3;
/** Minimum share of the true skills for the list to count as right. */
const ENOUGH_SKILLS = 0.6;
const ALIKE = 0.6;

/** @param measure of the result that was computed from these facts */
export function judge(truth: TruthDocument, facts: CvFacts, measure: CvMeasure, today: number): Judged[] {
  const field = (kind: (typeof FIELD_KINDS)[number], right: boolean | null): Judged[] =>
    right === null ? [] : [{ kind, at: 0, right }];
  const read = (kind: "name" | "profession" | "location" | "email" | "phone" | "linkedin") =>
    field(kind, facts[kind] === null || measure[kind] === null ? null : measure[kind] === 1);
  const jobs = facts.jobs.flatMap((job, at): Judged[] => {
    const right = isRightJob(truth, job, today);
    return right === null ? [] : [{ kind: "job", at, right }];
  });
  const studies = facts.studies.flatMap((study, at): Judged[] => {
    const right = isRightStudy(truth, study);
    return right === null ? [] : [{ kind: "study", at, right }];
  });
  return [
    ...(["name", "profession", "location", "email", "phone", "linkedin"] as const).flatMap(read),
    ...field("skills", facts.skills.length === 0 || measure.skills === null ? null : measure.skills >= ENOUGH_SKILLS),
    ...field("years", truth.work_intervals ? measure.yearsError <= NEAR_YEARS : null),
    ...jobs,
    ...studies,
  ];
}

const alike = (own: string, truth: string): boolean =>
  contains(own, truth) || contains(truth, own) || overlap(own, truth) >= ALIKE;

const near = (one: Interval, other: Interval, today: number): boolean =>
  Math.abs(one.start - other.start) <= 1 && Math.abs((one.end ?? today) - (other.end ?? today)) <= 1;

const MONTHS = 12;

/** Compares to within a month where the truth has months, otherwise by years. */
function datesAgree(job: Job, { start, end }: NonNullable<TruthDocument["jobs"]>[number], today: number): boolean {
  if (job.interval === null) return true;
  if (!start) return false;
  const year = (text: string) => Number(text.slice(0, 4));
  const own = (month: number) => Math.floor(month / MONTHS);
  const [truth] = start.length > 4 && (end ?? "2000-01").length > 4 ? intervals([[start, end ?? null]]) : [];
  if (truth !== undefined) return near(job.interval, truth, today);
  const ends = end ? year(end) : Math.floor(today / MONTHS);
  return own(job.interval.start) === year(start) && own(job.interval.end ?? today) === ends;
}

/** Whether the job's data are right; null for internships and volunteering, whose names the truth does not contain. */
function isRightJob(truth: TruthDocument, job: Job, today: number): boolean | null {
  if (!truth.jobs || job.kind !== "employment") return null;
  const right = truth.jobs.some(
    (one) =>
      (job.title === null || !one.title || alike(job.title, one.title)) &&
      (job.employer === null || !one.employer || alike(job.employer, one.employer)) &&
      (job.title !== null || job.employer !== null) &&
      datesAgree(job, one, today),
  );
  if (right || job.interval === null) return right;
  const { interval } = job;
  return intervals(truth.internship_intervals).some((one) => near(interval, one, today)) ? null : false;
}

/** Null for courses, which the truth does not list. */
function isRightStudy(truth: TruthDocument, study: Study): boolean | null {
  if (!truth.education || study.level === "course") return null;
  return truth.education.some(
    (one) =>
      alike(study.degree, one.degree) &&
      (study.institution === null || !one.institution || alike(study.institution, one.institution)),
  );
}

/** The confidence of the labelled value. */
export function confidenceIn(confidence: FieldConfidence, { kind, at }: Judged): number {
  if (kind === "job") return confidence.jobs[at] ?? 0;
  if (kind === "study") return confidence.studies[at] ?? 0;
  return confidence[kind];
}

const BINS = 10;

export type Calibration = {
  values: number;
  right: number;
  /**
   * Expected calibration error: the mean difference between confidence and accuracy over ten bins, weighted by their
   * size.
   */
  error: number;
  /** Share of the values below the threshold, and share of right values among the others. */
  withheld: number;
  rightOfSaid: number;
};

export function calibrationOf(
  values: readonly { confidence: number; right: boolean }[],
  threshold: number,
): Calibration {
  const share = (of: readonly { right: boolean }[]) => of.filter(({ right }) => right).length / Math.max(1, of.length);
  let error = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const own = values.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin);
    if (own.length === 0) continue;
    const meant = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
    error += (Math.abs(meant - share(own)) * own.length) / values.length;
  }
  const said = values.filter(({ confidence }) => confidence >= threshold);
  return {
    values: values.length,
    right: share(values),
    error,
    withheld: values.length === 0 ? 0 : 1 - said.length / values.length,
    rightOfSaid: share(said),
  };
}
