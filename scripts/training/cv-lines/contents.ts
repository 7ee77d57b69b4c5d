import { CAREER_LIST } from "#app/features/cv/vocabulary/degrees.ts";
import { OCCUPATIONS } from "#app/features/cv/vocabulary/occupations.ts";
import { PLACES } from "#app/features/cv/vocabulary/places.ts";
import { SKILLS } from "#app/features/cv/vocabulary/skills.ts";
import { regex } from "#app/platform/regex.ts";
import type { Span, Tongue } from "./dates.ts";
import * as phrases from "./phrases.ts";
import type { Random } from "./random.ts";
import * as words from "./words.ts";

/** Generates fictional people: who they are and what they did, in Spanish or English, without any layout. */

export type Job = { title: string; employer: string; city: string; span: Span; achievements: string[] };
export type Study = { degree: string; institution: string; city: string; span: Span; notes: string[] };
export type Person = {
  tongue: Tongue;
  name: string;
  headline: string;
  contact: string[];
  summary: string[];
  jobs: Job[];
  volunteering: Job[];
  studies: Study[];
  courses: Study[];
  skills: { group: string; items: string[] }[];
  languages: { name: string; level: string }[];
  referees: { name: string; post: string; phone: string }[];
  interests: string[];
  personal: string[];
  projects: { name: string; text: string; year: number }[];
  awards: { name: string; year: number }[];
  other: string[];
};

const ENGLISH_TITLE = regex("i")`
    \b(?:manager|assistant|officer|engineer|developer|analyst|coordinator|specialist|designer|nurse|teacher|
    worker|lead|consultant)\b
  `;
const ENGLISH_TITLES = OCCUPATIONS.map((one) => one.title).filter((title) => ENGLISH_TITLE.test(title));
const SPANISH_TITLES = OCCUPATIONS.map((one) => one.title).filter((title) => !ENGLISH_TITLE.test(title));
const TOWNS = PLACES.map(([name]) => name).filter((name) => /^\p{Lu}[\p{L} ]+$/u.test(name));
const SKILL_NAMES = SKILLS.flatMap((skill) =>
  skill.wordings.filter((wording) => !wording.exact).map(({ text }) => text),
);
const TODAY = 2026 * 12 + 10;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An invented word such as "Torvenal", which no word list contains. */
function coined(random: Random): string {
  return capital(Array.from({ length: random.int(2, 3) }, () => random.pick(words.SYLLABLES)).join(""));
}

function nameOfPlace(random: Random, tongue: Tongue): string {
  if (random.chance(0.35)) return coined(random);
  if (random.chance(0.2)) return `${coined(random)} ${coined(random)}`;
  return random.pick(words.NAME_WORDS[tongue]);
}

function titleOf(random: Random, tongue: Tongue): string {
  const known = tongue === "en" ? ENGLISH_TITLES : SPANISH_TITLES;
  let title = random.chance(0.55) ? random.pick(known) : random.pick(words.RARE_TITLES[tongue]);
  if (random.chance(0.05)) title = `${coined(random).toLowerCase()}or`;
  const field = random.pick(words.FIELDS[tongue]);
  const rank = random.pick(words.SENIORITY[tongue]);
  if (random.chance(0.2)) title = tongue === "en" ? `${rank} ${title}` : `${title} ${rank.replace(/ de$/, "")}`;
  if (random.chance(0.18)) title = tongue === "en" ? `${title}, ${field}` : `${title} de ${field}`;
  if (random.chance(0.05)) title = `${title} (${field})`;
  if (tongue === "en" || random.chance(0.2))
    return title.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
  return capital(title);
}

function townOf(random: Random, tongue: Tongue): string {
  if (random.chance(0.15)) return coined(random);
  return random.chance(tongue === "es" ? 0.5 : 0.15) ? random.pick(TOWNS) : random.pick(words.TOWNS[tongue]);
}

function spanOf(random: Random, from: number, months: number, ongoing: boolean): Span {
  const start = Math.max(1960 * 12, from - months);
  return { start, end: ongoing ? null : Math.max(start, from - random.int(0, 2)) };
}

function sentence(random: Random, tongue: Tongue, kind: keyof (typeof phrases.VERBS)["es"]): string {
  const verb = random.pick(phrases.VERBS[tongue][kind]);
  const tail = random.pick(phrases.TAILS[tongue]);
  const text = `${verb} ${random.pick(phrases.OBJECTS[tongue])}${/^[.,]/.test(tail) ? "" : " "}${tail}`.trim();
  const more = random.chance(0.15) ? ` ${tongue === "es" ? "y" : "and"} ${random.pick(phrases.OBJECTS[tongue])}` : "";
  return (text + more).replace(/#/g, () => String(random.int(2, 60)));
}

function jobsOf(random: Random, tongue: Tongue, count: number): Job[] {
  const jobs: Job[] = [];
  let until = TODAY - (random.chance(0.6) ? 0 : random.int(1, 30));
  let ongoing = until === TODAY;
  const kind = random.pick(["past", "past", "noun", "base", "present"] as const);
  const few = random.chance(0.25);
  for (let at = 0; at < count; at += 1) {
    const span = spanOf(random, until, random.int(2, 70), ongoing);
    const form = random.pick(words.EMPLOYER_FORMS[tongue]);
    const again = jobs.at(-1);
    jobs.push({
      title: titleOf(random, tongue),
      employer: again && random.chance(0.06) ? again.employer : form.replace("N", nameOfPlace(random, tongue)),
      city: townOf(random, tongue),
      span,
      achievements: Array.from({ length: few ? random.int(0, 1) : random.int(0, 5) }, () =>
        sentence(random, tongue, kind),
      ),
    });
    until = span.start - random.int(0, 9);
    ongoing = random.chance(0.05);
  }
  return jobs;
}

function studiesOf(random: Random, tongue: Tongue, count: number): Study[] {
  let end = TODAY - random.int(0, 240);
  return Array.from({ length: count }, (_, at) => {
    const known = tongue === "es" && random.chance(0.55);
    const degree = known ? random.pick(CAREER_LIST).name : random.pick(words.RARE_DEGREES[tongue]);
    const span = { start: end - random.int(1, 5) * 12, end: at === 0 && random.chance(0.1) ? null : end };
    end = span.start - random.int(0, 12);
    return {
      degree: random.chance(0.1) ? `${degree} ${tongue === "es" ? "en" : "in"} ${coined(random)}` : degree,
      institution: random.pick(words.SCHOOL_FORMS[tongue]).replace("N", nameOfPlace(random, tongue)),
      city: townOf(random, tongue),
      span,
      notes: random.chance(0.3) ? random.some(phrases.NOTES[tongue], random.int(1, 2)) : [],
    };
  });
}

function coursesOf(random: Random, tongue: Tongue): Study[] {
  return random.some(words.COURSES[tongue], random.int(2, 5)).map((degree) => {
    const end = TODAY - random.int(0, 120);
    const school = random.pick(words.SCHOOL_FORMS[tongue]).replace("N", nameOfPlace(random, tongue));
    const hours = random.chance(0.2) ? ` (${random.int(8, 120)} ${tongue === "es" ? "horas" : "hours"})` : "";
    return { degree: degree + hours, institution: school, city: "", span: { start: end, end }, notes: [] };
  });
}

const GROUPS = {
  es: [
    "Software",
    "Herramientas",
    "Técnicas",
    "Equipos",
    "Oficio",
    "Programas",
    "Blandas",
    "Informática",
    "Análisis",
    "Gestión",
  ],
  en: [
    "Software",
    "Tools",
    "Technical",
    "Digital",
    "Kitchen",
    "Languages",
    "Cloud",
    "Research",
    "Soft skills",
    "Assessment",
  ],
} as const;
const LEVELS = {
  es: ["nativo", "avanzado", "intermedio", "básico", "B2", "C1", "A2", "fluido", "nivel medio"],
  en: ["Native", "Fluent", "Intermediate", "Basic", "B2", "C1", "Conversational", "Native speaker", "Professional"],
} as const;
const TONGUES = {
  es: ["Español", "Inglés", "Portugués", "Francés", "Alemán", "Italiano", "Mapudungun", "Quechua", "Chino mandarín"],
  en: ["English", "Spanish", "French", "German", "Irish", "Swahili", "Twi", "Hindi", "Mandarin", "Portuguese"],
} as const;

function skillsOf(random: Random, tongue: Tongue): Person["skills"] {
  const own = (): string =>
    random.chance(0.3) ? `${coined(random)} ${random.int(2, 9)}` : random.pick(words.FIELDS[tongue]);
  return random.some(GROUPS[tongue], random.int(1, 4)).map((group) => ({
    group,
    items: Array.from({ length: random.int(2, 7) }, () =>
      random.chance(0.75) ? random.pick(SKILL_NAMES) : capital(own()),
    ),
  }));
}

function personName(random: Random): string {
  const count = random.int(2, 4);
  return Array.from({ length: count }, () => coined(random)).join(random.chance(0.1) ? " de " : " ");
}

function phoneOf(random: Random): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join("");
  const forms = [
    () => `+56 9 ${digits(4)} ${digits(4)}`,
    () => `+44 7700 ${digits(6)}`,
    () => `(${digits(3)}) ${digits(3)}-${digits(4)}`,
    () => `+34 6${digits(2)} ${digits(3)} ${digits(3)}`,
    () => `9${digits(8)}`,
  ];
  return random.pick(forms)();
}

function contactOf(random: Random, tongue: Tongue, name: string): string[] {
  const user = name.toLowerCase().replace(/[^a-zñ]+/g, ".");
  const town = `${townOf(random, tongue)}, ${random.pick(words.COUNTRIES[tongue])}`;
  const all = [
    random.chance(0.3)
      ? `${tongue === "es" ? "Calle" : ""} ${coined(random)} ${random.int(10, 2000)}, ${town}`.trim()
      : town,
    phoneOf(random),
    `${user}@example.com`,
    `linkedin.com/in/${user.replace(/\./g, "-")}`,
    ...(random.chance(0.3) ? [`github.com/${user}`] : []),
  ];
  return random.some(all, random.int(3, all.length));
}

function profileOf(random: Random, tongue: Tongue): string[] {
  return random.some(phrases.PROFILES[tongue], random.int(1, 3)).map((text) =>
    text
      .replace(/#/g, () => String(random.int(2, 20)))
      .replace("F", random.pick(words.FIELDS[tongue]))
      .replace(/\bT\b/, titleOf(random, tongue)),
  );
}

const PERSONAL = {
  es: [
    "Fecha de nacimiento: 12/03/1991",
    "Nacionalidad: chilena",
    "Estado civil: soltera",
    "RUT: 12.345.678-5",
    "Edad: 34 años",
    "Género: femenino",
    "Cédula de identidad: 15.222.333-4",
  ],
  en: [
    "Date of birth: 12 March 1991",
    "Nationality: Irish",
    "Marital status: single",
    "Gender: Female",
    "Visa status: permanent resident",
  ],
} as const;

export function personOf(random: Random): Person {
  const tongue: Tongue = random.chance(0.6) ? "es" : "en";
  const name = personName(random);
  const maybe = <T>(share: number, list: () => T[]): T[] => (random.chance(share) ? list() : []);
  return {
    tongue,
    name,
    headline: random.chance(0.75) ? titleOf(random, tongue) : "",
    contact: contactOf(random, tongue, name),
    summary: maybe(0.6, () => profileOf(random, tongue)),
    jobs: jobsOf(random, tongue, random.chance(0.06) ? 0 : random.int(1, 7)),
    volunteering: maybe(0.12, () => jobsOf(random, tongue, random.int(1, 2))),
    studies: studiesOf(random, tongue, random.int(1, 3)),
    courses: maybe(0.35, () => coursesOf(random, tongue)),
    skills: maybe(0.85, () => skillsOf(random, tongue)),
    languages: maybe(0.5, () =>
      random.some(TONGUES[tongue], random.int(1, 4)).map((one) => ({ name: one, level: random.pick(LEVELS[tongue]) })),
    ),
    referees: maybe(0.2, () =>
      Array.from({ length: random.int(1, 3) }, () => ({
        name: personName(random),
        post: `${titleOf(random, tongue)}, ${nameOfPlace(random, tongue)}`,
        phone: phoneOf(random),
      })),
    ),
    interests: maybe(0.15, () => random.some(phrases.INTERESTS[tongue], random.int(2, 5))),
    personal: maybe(0.25, () => random.some(PERSONAL[tongue], random.int(2, 4))),
    projects: maybe(0.18, () =>
      random.some(phrases.PROJECTS[tongue], random.int(1, 3)).map((one) => ({
        name: one,
        text: sentence(random, tongue, "past"),
        year: random.int(2012, 2026),
      })),
    ),
    awards: maybe(0.12, () =>
      random.some(phrases.AWARDS[tongue], random.int(1, 3)).map((one) => ({ name: one, year: random.int(2008, 2026) })),
    ),
    other: maybe(0.15, () => random.some(phrases.OTHERS[tongue], random.int(1, 3))),
  };
}
