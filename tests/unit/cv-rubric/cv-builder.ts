/** Builds what the reader and the facts extraction hand over, from a short description of a CV. */

import type { DocumentLine, LineRole, ReadDocument } from "#app/documents/document.ts";
import {
  type CvFacts,
  type Job,
  type JobKind,
  monthIndex,
  type SectionKind,
  type Skill,
  type Study,
  unionMonths,
} from "#app/features/cv/facts/facts.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

type Month = [year: number, month: number];

export type JobSpec = {
  title: string | null;
  employer: string | null;
  /** [year, month], a bare year, or nothing when the CV gives no date. */
  from?: Month | number;
  to?: Month | number | null;
  kind?: JobKind;
  does: string[];
};

export type CvSpec = {
  name?: string;
  profession?: string;
  email?: string;
  phone?: string;
  location?: string;
  linkedin?: string;
  summary?: string[];
  jobs?: JobSpec[];
  projects?: string[];
  studies?: {
    degree: string;
    institution?: string;
    start?: number;
    end?: number;
    level?: Study["level"];
    status?: Study["status"];
  }[];
  skills?: [name: string, kind: Skill["kind"]][];
  languages?: [name: string, level: string | null][];
  /** Free parts, each with a heading. */
  others?: { heading: string; kind: SectionKind; lines: string[] }[];
  language?: CvFacts["language"];
  /** Lines that instruct or stuff, put at the end or after the line of that number of the first job. */
  instructions?: string[];
  keywordStuffing?: string[];
  hidden?: string[];
  method?: ReadDocument["method"];
};

export const TODAY = monthIndex(2026, 11);

function dateLabel(date: Month | number | null | undefined): string {
  if (date === null) return "actualidad";
  if (date === undefined) return "";
  return typeof date === "number" ? String(date) : `${String(date[1]).padStart(2, "0")}/${date[0]}`;
}

function interval(job: JobSpec): Job["interval"] {
  if (job.from === undefined) return null;
  const start = typeof job.from === "number" ? monthIndex(job.from, 1) : monthIndex(...job.from);
  const end =
    job.to === null
      ? null
      : job.to === undefined
        ? start
        : typeof job.to === "number"
          ? monthIndex(job.to, 12)
          : monthIndex(...job.to);
  return { start, end };
}

class Page {
  readonly lines: DocumentLine[] = [];
  private block = 0;

  add(text: string, role: LineRole = "text"): number {
    this.lines.push({
      text,
      page: 1,
      x: 40,
      y: 40 + this.lines.length * 14,
      size: role === "heading" ? 14 : 10,
      bold: role === "heading",
      role,
      block: this.block,
      gapBefore: role === "heading" ? 1 : 0,
    });
    return this.lines.length - 1;
  }

  nextBlock(): void {
    this.block += 1;
  }
}

/** The document and the facts of a CV. */
export function buildCv(spec: CvSpec): { document: ReadDocument; facts: CvFacts } {
  const page = new Page();
  const sections: CvFacts["sections"] = [];
  const head: number[] = [];
  for (const text of [spec.name, spec.profession, spec.email, spec.phone, spec.location, spec.linkedin])
    if (text !== undefined) head.push(page.add(text));
  if (head.length > 0) sections.push({ kind: "contact", heading: null, lines: head });

  const section = (kind: SectionKind, heading: string, fill: () => number[]) => {
    page.nextBlock();
    const at = page.add(heading, "heading");
    sections.push({ kind, heading: at, lines: fill() });
  };
  if (spec.summary) section("summary", "Perfil", () => (spec.summary ?? []).map((text) => page.add(text)));
  const jobs = spec.jobs && spec.jobs.length > 0 ? addJobs(spec.jobs, page, section) : [];
  if (spec.projects)
    section("projects", "Proyectos", () => (spec.projects ?? []).map((text) => page.add(text, "list")));
  const studies: Study[] = [];
  if (spec.studies) {
    section("education", "Formación", () =>
      (spec.studies ?? []).map((study) => {
        const years = [study.start, study.end].filter((year) => year !== undefined).join(" - ");
        const line = page.add([study.degree, study.institution, years].filter(Boolean).join(", "));
        studies.push({
          degree: study.degree,
          institution: study.institution ?? null,
          startYear: study.start ?? null,
          endYear: study.end ?? null,
          status: study.status ?? "completed",
          level: study.level ?? "undergraduate",
          lines: [line],
        });
        return line;
      }),
    );
  }
  const skills = spec.skills ? addSkills(spec, page, section) : [];
  const languages: CvFacts["languages"] = [];
  if (spec.languages) {
    section("languages", "Idiomas", () =>
      (spec.languages ?? []).map(([name, level]) => {
        const line = page.add(level === null ? name : `${name} ${level}`);
        languages.push({ name, level, line });
        return line;
      }),
    );
  }
  for (const other of spec.others ?? [])
    section(other.kind, other.heading, () => other.lines.map((text) => page.add(text)));
  page.nextBlock();
  const instructionLines = (spec.instructions ?? []).map((text) => page.add(text));
  page.nextBlock();
  const keywordStuffedLines = (spec.keywordStuffing ?? []).map((text) => page.add(text));
  const work = jobs
    .filter((job) => job.kind === "employment")
    .flatMap((job) => (job.interval === null ? [] : [job.interval]));
  const facts: CvFacts = {
    language: spec.language ?? "es",
    name: spec.name ?? null,
    profession: spec.profession ?? null,
    location: spec.location ?? null,
    email: spec.email ?? null,
    phone: spec.phone ?? null,
    linkedin: spec.linkedin ?? null,
    sections,
    jobs,
    studies,
    skills,
    languages,
    yearsTotal: Math.round((unionMonths(work, TODAY) / 12) * 10) / 10,
    instructionLines,
    keywordStuffedLines,
  };
  const document: ReadDocument = {
    format: "pdf",
    method: spec.method ?? "text",
    pages: 1,
    lines: page.lines,
    text: page.lines.map((line) => line.text).join("\n"),
    bodySize: 10,
    hidden: spec.hidden ?? [],
    links: [],
    truncated: false,
  };
  return { document, facts };
}

type AddSection = (kind: SectionKind, heading: string, fill: () => number[]) => void;

function addJobs(specs: JobSpec[], page: Page, section: AddSection): Job[] {
  const jobs: Job[] = [];
  section("experience", "Experiencia", () =>
    specs.flatMap((job) => {
      const dateText = [dateLabel(job.from), dateLabel(job.to)].filter((part) => part !== "").join(" - ");
      const headerLines = [[job.title, job.employer].filter(Boolean).join(", "), dateText]
        .filter((text) => text !== "")
        .map((text) => page.add(text));
      const detailLines = job.does.map((text) => page.add(text, "list"));
      const datePrecision = job.from === undefined ? "none" : typeof job.from === "number" ? "year" : "month";
      jobs.push({
        title: job.title,
        employer: job.employer,
        kind: job.kind ?? "employment",
        interval: interval(job),
        dateText,
        datePrecision,
        months: null,
        headerLines,
        detailLines,
      });
      return [...headerLines, ...detailLines];
    }),
  );
  return jobs;
}

function addSkills(spec: CvSpec, page: Page, section: AddSection): Skill[] {
  const used = normalize([...(spec.jobs ?? []).flatMap((job) => job.does), ...(spec.projects ?? [])].join("\n"));
  const skills: Skill[] = [];
  section("skills", "Habilidades", () => {
    const line = page.add((spec.skills ?? []).map(([name]) => name).join(", "));
    for (const [name, kind] of spec.skills ?? [])
      skills.push({
        name,
        canonical: name.replace(/ (?:avanzado|intermedio|básico)$/, ""),
        kind,
        line,
        shown: used.includes(normalize(name)),
      });
    return [line];
  });
  return skills;
}
