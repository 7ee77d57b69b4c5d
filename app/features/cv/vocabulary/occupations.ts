import type { Area } from "./areas.ts";
import { buildLexicon } from "./lexicon.ts";
import data from "./occupations.json";

export type Occupation = {
  /** The first listed form of the title, masculine where there is a pair ("enfermero clínico"). */
  title: string;
  area: Area;
  /** Matched only as written, as the other gender is a field of study ("mecánica") or an adjective. */
  literal: boolean;
};

/**
 * Occupations and job titles of every field, Spanish first, with the usual English ones. In the data, "=" before a
 * title sets `literal`.
 */
export const OCCUPATIONS: readonly Occupation[] = Object.entries(data.titles).flatMap(([area, titles]) =>
  titles.map((entry) => {
    const literal = entry.startsWith("=");
    return { title: literal ? entry.slice(1) : entry, area: area as Area, literal };
  }),
);

/** Places, documents and adjectives that contain the name of a profession. */
const NOT_OCCUPATIONS = data.notOccupations;

/** The title and its usual abbreviations: "Ing. Comercial", "Analista de RR.HH.". */
function wordingsOf(title: string): string[] {
  const engineer = title.replace(/^ingeniero /, "ing. ");
  const initials = title.replace("RRHH", "RR.HH.");
  return [...new Set([title, engineer, initials])];
}

/** Finds occupations in a text: "Jefa/e de Bodega" gives "jefe de bodega", area logistics. */
export const occupationLexicon = buildLexicon(
  OCCUPATIONS.flatMap((occupation) => wordingsOf(occupation.title).map((wording) => [wording, occupation] as const)),
  { literal: (occupation) => occupation.literal, never: NOT_OCCUPATIONS },
);

/**
 * Words that begin a job title whatever follows ("Analista de cumplimiento normativo"), for titles that no list has. As
 * they are ordinary words, they count only at the beginning of a short line or of a table cell.
 */
export const TITLE_HEADS: readonly string[] = data.titleHeads;

/** Matches the first word of a job title; pass it the first words of a line. */
export const titleHeadLexicon = buildLexicon(TITLE_HEADS.map((word) => [word, word] as const));

export type SeniorityLevel = "trainee" | "junior" | "mid" | "senior" | "lead" | "manager" | "executive";

const SENIORITY_WORDS: Readonly<Record<SeniorityLevel, readonly string[]>> = data.seniorityWords;

/** Words for the seniority in a job title; meant for titles, not for prose. */
export const seniorityLexicon = buildLexicon<SeniorityLevel>(
  (Object.entries(SENIORITY_WORDS) as [SeniorityLevel, readonly string[]][]).flatMap(([level, words]) =>
    words.map((word) => [word, level] as const),
  ),
);
