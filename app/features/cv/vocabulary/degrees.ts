import { regex } from "#app/platform/regex.ts";
import type { Study } from "../facts/facts.ts";
import data from "./degrees.json";
import { buildLexicon } from "./lexicon.ts";
import { type Profession, professionFrom } from "./profession.ts";

export type StudyLevel = Study["level"];

/** Words that open the name of a degree or course, by level. */
export const DEGREE_OPENERS: Readonly<Record<StudyLevel, readonly string[]>> = data.degreeOpeners;

/** Finds degree openers; "Técnico de Nivel Superior en Enfermería" opens as technical. */
export const degreeOpenerLexicon = buildLexicon<StudyLevel>(
  (Object.entries(DEGREE_OPENERS) as [StudyLevel, readonly string[]][]).flatMap(([level, openers]) =>
    openers.map((opener) => [opener, level] as const),
  ),
  { never: ["en curso"] },
);

type Career = { name: string; profession: string | null };

function careerOf(entry: string): Career {
  const [name = "", profession] = entry.split(" = ");
  return { name, profession: profession ?? null };
}

/** Fields of study by name, with the profession for those where no rule derives it. */
export const CAREER_LIST: readonly Career[] = data.careers.map(careerOf);

/** Finds fields of study in a text by name; a level before them ("Magíster en") is ignored. */
export const careerLexicon = buildLexicon<Career>(
  CAREER_LIST.flatMap((career) =>
    [career.name, career.name.replace(/^Ingeniería /, "Ing. ")].map((wording) => [wording, career] as const),
  ),
);

const ORDINARY_WORD = /^\S+$/;

/** Finds names of degrees, not courses: an opener, or a field of study of two words or more ("Trabajo Social"). */
export const degreeLexicon = buildLexicon<StudyLevel>([
  ...(Object.entries(DEGREE_OPENERS) as [StudyLevel, readonly string[]][])
    .filter(([level]) => level !== "course")
    .flatMap(([level, openers]) => openers.map((opener) => [opener, level] as const)),
  ...CAREER_LIST.filter((career) => !ORDINARY_WORD.test(career.name)).map(
    (career) => [career.name, /^técnico/iu.test(career.name) ? "technical" : "undergraduate"] as const,
  ),
]);

const RULES: readonly (readonly [pattern: RegExp, profession: string])[] = [
  [
    regex("iu")`
      ^t[ée]cnic[oa](?:/a|/o|\([ao]\))? (?:de )?(?:nivel superior|nivel medio|superior|universitari[oa]|
      profesional)\x20
    `,
    "Técnico/a ",
  ],
  [/^t[ée]cnic[oa] /iu, "Técnico/a "],
  [/^(?:TNS|TSU) /u, "Técnico/a "],
  [/^tecnicatura (?:superior |universitaria )?/iu, "Técnico/a "],
  [/^(?:tecnolog[íi]a|tecn[óo]log[oa]) en /iu, "Tecnólogo/a en "],
  [/^(?:licenciatura|licenciad[oa]) (?:en|em) /iu, "Licenciado/a en "],
  [/^(?:pedagog[íi]a|profesorado) (?:en|de) /iu, "Profesor/a de "],
  [/^bachelor(?:'s degree)? (?:of|in) /iu, "Bachelor of "],
];

const ENGINEERING = /^ingenier[íi]a(?=\s|$)/iu;
// Adjectives that agree with "Ingeniería" and must agree with the person: "Mecánica" -> "Mecánico/a".
const FEMININE_ADJECTIVE = /(?<=^(?:ingenier[íi]a )(?:civil )?)(\p{L}+)a(?=$|\s)/iu;

/** "Psicóloga", "Ingeniera Comercial": professions that people write in place of the field of study. */
const professionLexicon = buildLexicon(
  CAREER_LIST.flatMap((career) => {
    const written = career.profession ?? byRule(career.name);
    return written === null ? [] : [[professionFrom(written).masculine, written] as const];
  }),
);

/**
 * Profession that a field of study leads to, in all gender forms ("Enfermería" or "Enfermera" -> "Enfermero/a"); null
 * where the text is neither. An unfinished study gives no profession: the person is then "Estudiante de …".
 */
export function professionOf(career: string, completed = true): Profession | null {
  const name = career.trim().replace(/[\s.,;:–-]+$/u, "");
  const known = careerLexicon.get(name);
  const written = known?.profession ?? byRule(known?.name ?? name);
  if (written !== null) return professionFrom(completed ? written : `Estudiante de ${name}`);
  const own = professionLexicon.get(name);
  return own !== undefined && completed ? professionFrom(own) : null;
}

function byRule(name: string): string | null {
  if (ENGINEERING.test(name)) {
    return name.replace(FEMININE_ADJECTIVE, "$1o/a").replace(ENGINEERING, "Ingeniero/a");
  }
  for (const [pattern, opening] of RULES) {
    if (pattern.test(name)) return name.replace(pattern, opening);
  }
  return null;
}

/** Cue words in names of schools. */
export const INSTITUTION_CUES: readonly string[] = data.institutionCues;

/** Finds schools by cue words; short ones ("UC", "TEC") count only in a line that also holds a degree. */
export const institutionLexicon = buildLexicon(
  INSTITUTION_CUES.map((cue) => [cue, cue] as const),
  { literal: true },
);

/** Words that tell the status of a study, normalized by the lexicon. */
export const studyStatusLexicon = buildLexicon<Study["status"]>([
  ...data.completed.map((word) => [word, "completed"] as const),
  ...data.ongoing.map((word) => [word, "ongoing"] as const),
  ...data.incomplete.map((word) => [word, "incomplete"] as const),
]);
