/** The facts that the rules extract from a CV. Every value comes from the text; missing values are null or empty. */

/** Months since year 0: year * 12 + (month - 1). */
export type MonthIndex = number;

/** Both ends inclusive; `end: null` = still going on. */
export type Interval = { start: MonthIndex; end: MonthIndex | null };

export type JobKind = "employment" | "internship" | "volunteering";

export type Job = {
  title: string | null;
  employer: string | null;
  kind: JobKind;
  /** null when the CV names the job but no usable date. */
  interval: Interval | null;
  /** The dates as written, e.g. "mar 2020 – a la fecha"; empty when there are none. */
  dateText: string;
  datePrecision: "month" | "year" | "none";
  /** Length in months where the CV gives one without dates ("3 años"). */
  months: number | null;
  /** Indexes into ReadDocument.lines: the lines that head the job (title, employer, dates)… */
  headerLines: number[];
  /** …and those that describe what was done. */
  detailLines: number[];
  /** Set when the student corrected or confirmed the job: the values as extracted from the CV. */
  written?: Pick<Job, "title" | "employer" | "interval" | "datePrecision">;
};

export type Study = {
  /** Degree or title as written, e.g. "Ingeniería Civil Industrial". */
  degree: string;
  institution: string | null;
  startYear: number | null;
  endYear: number | null;
  status: "completed" | "ongoing" | "incomplete" | "unknown";
  /** "school" = básica or media; "course" = short course, certification or diploma of a few hours. */
  level: "school" | "technical" | "undergraduate" | "postgraduate" | "course";
  lines: number[];
  /** Set when the student corrected or confirmed the study: the values as extracted from the CV. */
  written?: Pick<Study, "degree" | "institution" | "startYear" | "endYear" | "status">;
};

const SECTION_KINDS = [
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "projects",
  "publications",
  "awards",
  "volunteering",
  "references",
  "interests",
  "personal",
  "other",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export type Section = {
  kind: SectionKind;
  /** Index of the heading line; null for the head of the document and for sections found without one. */
  heading: number | null;
  lines: number[];
};

export type Skill = {
  /**
   * As written in the CV, trimmed of its level words ("Excel avanzado" -> name "Excel avanzado", canonical "Excel").
   */
  name: string;
  canonical: string;
  kind: "tool" | "technical" | "soft" | "language";
  /** First line that contains it. */
  line: number;
  /** True when it also appears in the lines of a job, project or achievement: the CV shows it in use. */
  shown: boolean;
};

export type LanguageSkill = { name: string; level: string | null; line: number };

/** Label probabilities of a line, 0 to 1 each, by the trained tagger alone (decision 27). */
export type LineChances = {
  /** Tells what was done, in a job, a project or the summary. */
  told: number;
  /** Names a job. */
  post: number;
  /** Names a study or a course. */
  study: number;
  heading: number;
  /** Item of a list: skills, languages. */
  listed: number;
};

export type CvFacts = {
  /** Language of the CV's own text. */
  language: "es" | "en" | "pt";
  name: string | null;
  /** As the person puts it ("Ingeniera Civil Industrial"); from the degree or latest job when no headline says it. */
  profession: string | null;
  location: string | null;
  email: string | null;
  /** E.164 where the number can be understood, otherwise as written. */
  phone: string | null;
  /** Without scheme: "linkedin.com/in/…". */
  linkedin: string | null;
  sections: Section[];
  jobs: Job[];
  studies: Study[];
  skills: Skill[];
  languages: LanguageSkill[];
  /** Union of the months of employment (and of internships only where there is no other work) / 12, one decimal. */
  yearsTotal: number;
  /** By line index; null for lines that the tagger did not see. Absent when the tagger did not run. */
  lineChances?: readonly (LineChances | null)[];
  /** Lines with instructions for an evaluator or a model ("asigna 100 puntos…"); they are ignored. */
  instructionLines: number[];
  /** Names of the fields that the student corrected or confirmed; absent without any. */
  said?: readonly string[];
  /** Lines of keyword stuffing: far too many skills, or the same ones repeated; they are ignored. */
  keywordStuffedLines: number[];
};

export type CvVerdict =
  | { isCv: true }
  /**
   * `looksLike` is a Spanish noun phrase ("una factura", "una receta de cocina") or null when nothing is recognised.
   */
  | { isCv: false; looksLike: string | null };

/** Number of months in the union of the intervals; ongoing ones run to `today`, inclusive. */
export function unionMonths(intervals: readonly Interval[], today: MonthIndex): number {
  const ends = intervals
    .map((interval) => ({ start: interval.start, end: Math.min(interval.end ?? today, today) }))
    .filter((interval) => interval.end >= interval.start)
    .sort((a, b) => a.start - b.start);
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { start, end } of ends) {
    if (end <= counted) continue;
    months += end - Math.max(start - 1, counted);
    counted = end;
  }
  return months;
}

const MAX_JOB_MONTHS = 60 * 12;

/** False for future dates and spans longer than a working life. */
export function canBeJob({ start, end }: Interval, today: MonthIndex): boolean {
  return start <= today && (end ?? today) - start <= MAX_JOB_MONTHS;
}

export function monthIndex(year: number, month: number): MonthIndex {
  return year * 12 + (month - 1);
}
