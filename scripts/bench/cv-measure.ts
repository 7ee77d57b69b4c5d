import { type Interval, type Job, monthIndex, unionMonths } from "#app/features/cv/facts/facts.ts";
import type { CvResult } from "#app/features/cv/result.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { TruthDocument } from "./cv-truth.ts";

/** How one analysed CV compares with the truth about it: every figure is 0 to 1, null where the truth says nothing. */
export type CvMeasure = {
  name: number | null;
  profession: number | null;
  email: number;
  phone: number;
  linkedin: number;
  location: number;
  level: number;
  skills: number | null;
  education: number | null;
  /** Absolute error of years_total, compared with the truth with or without internships. */
  yearsError: number;
  /** Share of the returned skills, and of the quotes, whose words occur in the text. */
  skillsGrounded: number | null;
  evidenceGrounded: number | null;
};

export function measureCv(truth: TruthDocument, result: CvResult, today: number): CvMeasure {
  const { candidate } = result;
  const years = result.experience_analysis.years_total;
  const work = intervals(truth.work_intervals);
  const without = unionMonths(work, today) / 12;
  const withInternships = unionMonths([...work, ...intervals(truth.internship_intervals)], today) / 12;
  const skills = truth.skills ?? [];
  const education = truth.education ?? [];
  return {
    name: truth.name ? Number(overlap(candidate.name, truth.name) >= 0.6) : Number(candidate.name === ""),
    profession: truth.profession_any
      ? Number(truth.profession_any.some((any) => contains(candidate.profession, any)))
      : null,
    email: same(candidate.email, truth.email, (text) => normalize(text).trim()),
    phone: same(candidate.phone, truth.phone, (text) => text.replace(/\D/g, "").slice(-8)),
    linkedin: truth.linkedin
      ? Number(
          normalize(candidate.linkedin ?? "")
            .replace(/\/+$/, "")
            .endsWith(normalize(truth.linkedin)),
        )
      : Number(!candidate.linkedin),
    location: truth.location_any
      ? Number(truth.location_any.some((any) => normalize(candidate.location).includes(normalize(any))))
      : Number(candidate.location === ""),
    level: Number(
      [without, withInternships].some((y) => [y, y - 0.5, y + 0.5].some((near) => levelOf(near) === levelOf(years))),
    ),
    skills: skills.length
      ? mean(skills.map((skill) => Number(candidate.skills.some((own) => sameSkill(own, skill)))))
      : null,
    education: education.length
      ? mean(
          education.map((study) =>
            Number(
              contains(candidate.education, study.degree) ||
                (!!study.institution && contains(candidate.education, study.institution)),
            ),
          ),
        )
      : null,
    yearsError: Math.min(Math.abs(years - without), Math.abs(years - withInternships)),
    skillsGrounded: shareInText(candidate.skills, truth.text),
    evidenceGrounded: shareInText(
      result.competencies.map((competency) => competency.evidence).filter(Boolean),
      truth.text,
    ),
  };
}

/**
 * F1 of the spans of work: one that was found is right where a true job, each counted once, begins and ends within a
 * month of it. Volunteering counts for neither side; null without true jobs.
 */
export function measureJobs(truth: TruthDocument, jobs: readonly Job[], today: number): number | null {
  if (!truth.work_intervals) return null;
  const open = [...intervals(truth.work_intervals), ...intervals(truth.internship_intervals)];
  const found = jobs.filter((job) => job.kind !== "volunteering").flatMap((job) => job.interval ?? []);
  const all = open.length + found.length;
  let right = 0;
  for (const { start, end } of found) {
    const near = (a: number | null, b: number | null) => Math.abs((a ?? today) - (b ?? today)) <= 1;
    const at = open.findIndex((job) => near(job.start, start) && near(job.end, end));
    if (at >= 0) open.splice(at, 1);
    if (at >= 0) right += 1;
  }
  return all === 0 ? null : (2 * right) / all;
}

/** The fields that are measured. */
export const FIELDS = [
  "name",
  "profession",
  "email",
  "phone",
  "linkedin",
  "location",
  "level",
  "skills",
  "education",
] as const;

/** Mean over the fields that the truth contains. */
export function fieldAccuracy(measure: CvMeasure): number {
  return mean(FIELDS.map((field) => measure[field]).filter((value) => value !== null));
}

export function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN;
}

/** Rank correlation; NaN when all values of one side are equal. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [mx, my] = [mean(x), mean(y)];
  const covariance = mean(x.map((value, i) => (value - mx) * ((y[i] ?? 0) - my)));
  const deviation = (v: number[], m: number) => Math.sqrt(mean(v.map((value) => (value - m) ** 2)));
  return covariance / (deviation(x, mx) * deviation(y, my));
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

export function intervals(list: TruthDocument["work_intervals"]): Interval[] {
  const month = (text: string) => monthIndex(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
  return (list ?? []).map(([start, end]) => ({ start: month(start), end: end === null ? null : month(end) }));
}

function levelOf(years: number): string {
  if (years < 4) return "0-3";
  return years <= 10 ? "4-10" : "10+";
}

function wordsOf(text: string): string[] {
  return normalize(text).match(/[a-z0-9+#]+/g) ?? [];
}

export function overlap(a: string, b: string): number {
  const [x, y] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const common = [...x].filter((word) => y.has(word)).length;
  return common / Math.max(1, x.size + y.size - common);
}

/** Whether every word of the phrase occurs in the text, ignoring the last two letters (gender, number). */
export function contains(text: string, phrase: string): boolean {
  const words = wordsOf(text);
  return wordsOf(phrase).every((word) =>
    words.some((own) => own === word || (word.length > 5 && own.startsWith(word.slice(0, -2)))),
  );
}

function sameSkill(own: string, truth: string): boolean {
  const [a, b] = [wordsOf(own).join(""), wordsOf(truth).join("")];
  return a !== "" && (a.includes(b) || (a.length >= 3 && b.includes(a)) || contains(own, truth));
}

function same(own: string | undefined, truth: string | null | undefined, form: (text: string) => string): number {
  return truth ? Number(form(own ?? "") === form(truth)) : Number(!own);
}

function shareInText(texts: readonly string[], source: string | null | undefined): number | null {
  if (!source || texts.length === 0) return null;
  const words = new Set(wordsOf(source));
  const stems = new Set([...words].map((word) => word.slice(0, 5)));
  return mean(
    texts.map((text) => {
      const own = wordsOf(text).filter((word) => word.length > 3);
      const found = own.filter((word) => words.has(word) || (word.length > 5 && stems.has(word.slice(0, 5)))).length;
      return Number(own.length === 0 || found / own.length >= 0.6);
    }),
  );
}
