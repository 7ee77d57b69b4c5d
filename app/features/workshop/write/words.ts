import { SPANISH_MONTHS } from "#app/features/cv/corrections/month-format.ts";
import type { CvDocument, CvStudy } from "../cv-document.ts";

/** The few words that a written CV gets besides its own, in its own language. */

type Language = CvDocument["language"];

/** The languages as a file names them. */
export const LOCALES: Readonly<Record<Language, string>> = { es: "es-CL", en: "en-US", pt: "pt-BR" };

type Words = {
  months: readonly string[];
  present: string;
  since: string;
  headings: Readonly<Record<HeadingName, string>>;
  states: Readonly<Record<NonNullable<CvStudy["state"]>, string>>;
  post: string;
  employer: string;
};

export type HeadingName =
  | "profile"
  | "employment"
  | "internship"
  | "volunteering"
  | "studies"
  | "courses"
  | "skills"
  | "languages";

export const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    months: SPANISH_MONTHS,
    present: "actualidad",
    since: "desde",
    headings: {
      profile: "Perfil",
      employment: "Experiencia laboral",
      internship: "Prácticas profesionales",
      volunteering: "Voluntariado",
      studies: "Formación académica",
      courses: "Cursos y certificaciones",
      skills: "Habilidades",
      languages: "Idiomas",
    },
    states: { finished: "completo", in_course: "en curso", left: "incompleto" },
    post: "Cargo",
    employer: "Empresa",
  },
  en: {
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    present: "present",
    since: "since",
    headings: {
      profile: "Profile",
      employment: "Work experience",
      internship: "Internships",
      volunteering: "Volunteering",
      studies: "Education",
      courses: "Courses and certifications",
      skills: "Skills",
      languages: "Languages",
    },
    states: { finished: "completed", in_course: "in progress", left: "incomplete" },
    post: "Position",
    employer: "Company",
  },
  pt: {
    months: [
      "janeiro",
      "fevereiro",
      "março",
      "abril",
      "maio",
      "junho",
      "julho",
      "agosto",
      "setembro",
      "outubro",
      "novembro",
      "dezembro",
    ],
    present: "atual",
    since: "desde",
    headings: {
      profile: "Perfil",
      employment: "Experiência profissional",
      internship: "Estágios",
      volunteering: "Voluntariado",
      studies: "Formação acadêmica",
      courses: "Cursos e certificações",
      skills: "Habilidades",
      languages: "Idiomas",
    },
    states: { finished: "concluído", in_course: "em andamento", left: "incompleto" },
    post: "Cargo",
    employer: "Empresa",
  },
};

/** "marzo 2022", "2022", "actualidad". */
function dateInWords(date: string, language: Language): string {
  const words = WORDS[language];
  if (date === "present") return words.present;
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${words.months[Number(month) - 1]} ${year}`;
}

type Span = { from: string | null; to: string | null };

/** "marzo 2020 – actualidad"; one date where both are the same; null without any. */
export function spanInWords({ from, to }: Span, language: Language): string | null {
  const written = (date: string) => dateInWords(date, language);
  if (from === null) return to === null ? null : written(to);
  if (to === null) return `${WORDS[language].since} ${written(from)}`;
  return from === to ? written(from) : `${written(from)} – ${written(to)}`;
}
