/** Text layouts of CVs. A line from HEADINGS after an empty line opens a section. */

import { SPANISH_MONTHS } from "#app/features/cv/corrections/month-format.ts";

export type CvJob = {
  title: string;
  employer: string;
  /** Years; null means until today. */
  from: number;
  to: number | null;
  fromMonth: number;
  toMonth: number;
  lines: readonly string[];
};

export type CvContent = {
  name: string;
  title: string;
  city: string;
  email: string;
  phone: string | null;
  profile: string;
  jobs: readonly CvJob[];
  studies: readonly string[];
  skills: readonly string[];
  languages: string;
  closing: string | null;
};

type Section = readonly [heading: string, lines: readonly string[]];

function page(head: readonly string[], sections: readonly Section[]): string {
  const parts = sections.filter(([, lines]) => lines.length > 0).map(([heading, lines]) => ["", heading, ...lines]);
  return [...head, ...parts.flat()].join("\n");
}

function monthsOf({ from, to, fromMonth, toMonth }: CvJob): string {
  const month = (at: number) => SPANISH_MONTHS[at - 1] ?? "";
  // Within one year the end must come after the beginning.
  const [first, last] = from === to && fromMonth > toMonth ? [toMonth, fromMonth] : [fromMonth, toMonth];
  const begin = `${month(first)} ${from}`;
  const text = to === null ? `${begin} - actualidad` : `${begin} - ${month(last)} ${to}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const yearsOf = ({ from, to }: CvJob) => (from === to ? String(from) : `${from} - ${to ?? "a la fecha"}`);
const contact = ({ email, phone, city }: CvContent) => [city, email, phone].filter((part) => part !== null).join(" · ");
const asList = (items: readonly string[]) => (items.length > 0 ? [items.join(", ")] : []);

function classic(cv: CvContent): string {
  const job = (one: CvJob) => [one.title, one.employer, monthsOf(one), ...one.lines.map((line) => `- ${line}`), ""];
  return page(
    [cv.name, cv.title, contact(cv)],
    [
      ["Perfil", [cv.profile]],
      ["Experiencia laboral", trimmed(cv.jobs.flatMap(job))],
      ["Formación académica", cv.studies],
      ["Habilidades", asList(cv.skills)],
      ["Idiomas", [cv.languages]],
      ["Otros", cv.closing ? [cv.closing] : []],
    ],
  );
}

function compact(cv: CvContent): string {
  const job = (one: CvJob) => [
    `${one.title}, ${one.employer}, ${yearsOf(one)}`,
    ...one.lines.map((line) => `• ${line}`),
  ];
  return page(
    [cv.name, contact(cv)],
    [
      ["Resumen profesional", [cv.profile]],
      ["Experiencia", cv.jobs.flatMap(job)],
      ["Educación", cv.studies],
      ["Herramientas y conocimientos", [...asList(cv.skills), cv.languages]],
      ["Antecedentes", cv.closing ? [cv.closing] : []],
    ],
  );
}

function studiesFirst(cv: CvContent): string {
  const job = (one: CvJob) => [
    `${one.title}, ${one.employer}`,
    monthsOf(one),
    ...one.lines.map((line) => `- ${line}`),
    "",
  ];
  return page(
    [cv.name, cv.title, `${cv.email}${cv.phone ? ` | ${cv.phone}` : ""}`],
    [
      ["Estudios", cv.studies],
      ["Experiencia", trimmed(cv.jobs.flatMap(job))],
      ["Conocimientos", asList(cv.skills)],
      ["Idiomas", [cv.languages]],
      ["Sobre mí", [cv.profile, ...(cv.closing ? [cv.closing] : [])]],
    ],
  );
}

function byYears(cv: CvContent): string {
  const job = (one: CvJob) => [`${yearsOf(one)} ${one.title}, ${one.employer}`, ...one.lines];
  return page(
    [cv.name.toUpperCase(), cv.title, contact(cv)],
    [
      ["OBJETIVO", [cv.profile]],
      ["ANTECEDENTES LABORALES", cv.jobs.flatMap(job)],
      ["ANTECEDENTES ACADÉMICOS", cv.studies],
      ["CONOCIMIENTOS", [...cv.skills.map((skill) => `- ${skill}`), cv.languages]],
      ["OTROS", cv.closing ? [cv.closing] : []],
    ],
  );
}

function skillsFirst(cv: CvContent): string {
  const job = (one: CvJob) => [one.employer, one.title, monthsOf(one), ...one.lines.map((line) => `- ${line}`), ""];
  return page(
    [cv.name, `${cv.title} | ${cv.city}`, [cv.email, cv.phone].filter((part) => part !== null).join(" | ")],
    [
      ["Sobre mí", [cv.profile]],
      ["Competencias", asList(cv.skills)],
      ["Trayectoria profesional", trimmed(cv.jobs.flatMap(job))],
      ["Formación", cv.studies],
      ["Idiomas", [cv.languages]],
      ["Información adicional", cv.closing ? [cv.closing] : []],
    ],
  );
}

/** Without the empty line after the last job. */
const trimmed = (lines: readonly string[]) => (lines.at(-1) === "" ? lines.slice(0, -1) : lines);

export const CV_STYLES: readonly ((cv: CvContent) => string)[] = [classic, compact, studiesFirst, byYears, skillsFirst];

/** Headings, which a PDF prints larger. */
export const HEADINGS: ReadonlySet<string> = new Set([
  "Perfil",
  "Experiencia laboral",
  "Formación académica",
  "Habilidades",
  "Idiomas",
  "Otros",
  "Resumen profesional",
  "Experiencia",
  "Educación",
  "Herramientas y conocimientos",
  "Antecedentes",
  "Estudios",
  "Conocimientos",
  "Sobre mí",
  "OBJETIVO",
  "ANTECEDENTES LABORALES",
  "ANTECEDENTES ACADÉMICOS",
  "CONOCIMIENTOS",
  "OTROS",
  "Competencias",
  "Trayectoria profesional",
  "Formación",
  "Información adicional",
]);
