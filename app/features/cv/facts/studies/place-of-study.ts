/** Recognises an unknown school by its position beside a degree. Lists of names only confirm it. */

import { regex } from "#app/platform/regex.ts";
import { degreeLexicon, degreeOpenerLexicon, institutionLexicon } from "../../vocabulary/degrees.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import { skillLexicon } from "../../vocabulary/skills.ts";
import { isCapital } from "../name-shape.ts";
import {
  degreeScore,
  employerScore,
  institutionScore,
  isPlace,
  startsWithVerb,
  titleScore,
} from "../text-type-scores.ts";

/** Notes that may stand in the place of a school. */
const NOTE = regex()`
    ^(?:menci|sede|campus|titul|egres|gradu|distinc|con |promedio|beca|minor|modalidad|jornada|vespertin|diurn|
    especiali|online|presencial|remoto|semestre|cohorte|generaci|promocion|aprobad|magna|summa|cum |tesis|nota|
    en curso|cursando)|\d
  `;
const LONGEST = 7;
const MAX_PARTS = 4;

/** A capitalised part that is no degree, title, tool, town or note. */
export function mayBePlaceOfStudy(part: string): boolean {
  const words = part.trim().split(/\s+/);
  return (
    isCapital(part.trim()) &&
    words.length <= LONGEST &&
    degreeScore(part) < 1.5 &&
    titleScore(part) < 2 &&
    !isPlace(part) &&
    !skillLexicon.has(part) &&
    !startsWithVerb(part) &&
    !NOTE.test(normalize(part))
  );
}

const SEPARATOR = /\s+[|•·–—―/]\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{2,}|\s[–—]|[–—]\s|;\s+|\.\s+(?=\p{Lu})|,\s+|\s+\(|\t/u;
/** Openings that only degrees have, though "técnico" and "profesora" are titles too. */
const DEGREE = regex()`
    ^(?:tecnic[oa] (?:en|de nivel|profesional|universitari[oa]|superior)|ingenieria|licenciatura|pedagogia|
    magister|master|diplomado|bachiller(?:ato)?|doctorado|secretariado)\b
  `;
const MAX_LINE_LENGTH = 160;

/** Contains a grade average, which no job has. */
export function isGradedStudy(text: string): boolean {
  return /\b(?:promedio|nota)(?: \p{L}+){0,3}:?\s[1-7][.,]\d\b/iu.test(text);
}

/** "Trabajo Social, Quintralco, 2019": a degree with an unknown name beside it. Same scale as institutionScore(). */
export function scoreBesideDegree(text: string): number {
  if (text.length > MAX_LINE_LENGTH) return 0;
  const [degree = "", ...rest] = text.split(SEPARATOR).filter((part) => /\p{L}/u.test(part));
  const isDegree = degreeScore(degree) >= 2 && (titleScore(degree) < 2.5 || DEGREE.test(normalize(degree)));
  // A grade average proves a study, even when it is named like a job: "Preparador Físico, X. Promedio 6,4".
  const isGraded = isGradedStudy(text) || (degreeScore(degree) >= 1.5 && /\bpromedio\b/i.test(text));
  if (!(isDegree || isGraded) || rest.length === 0 || rest.length > MAX_PARTS) return 0;
  if (rest.some((part) => institutionScore(part) >= 3)) return 3;
  const [beside = ""] = rest;
  return mayBePlaceOfStudy(beside) && employerScore(beside) < 2.5 ? 3 : 0;
}

/** The school among the parts of a study line whose degree is known; null when no other part can be one. */
export function besideDegree(parts: readonly string[], degree: string | null): string | null {
  if (degree === null || degreeScore(degree) < 1.5) return null;
  return parts.find((part) => part !== degree && mayBePlaceOfStudy(part)) ?? null;
}

/** Degree openings that may also occur in a school's name: "Liceo Técnico Profesional Los Andes". */
const KIND_OF_SCHOOL = /^tecnic[oa]s? profesional(?:es)?(?! (?:en|de)(?!\p{L}))/u;
const SMALL_END = /(?:^|\s)(?:de|del|la|las|los|el|en|y|of|the|a|para|por|con)$/u;

/** Offset of the degree in a part that opens with a name: "Quintralco| Contador General"; -1 where there is none. */
function degreeAfterName(part: string): number {
  const found = [...degreeOpenerLexicon.matches(part), ...degreeLexicon.matches(part)].find(({ start, text }) => {
    const before = part.slice(0, start).trim();
    return (
      start > 3 &&
      /\s/.test(text) &&
      isCapital(text) &&
      !KIND_OF_SCHOOL.test(normalize(part.slice(start))) &&
      !SMALL_END.test(normalize(before)) &&
      // A word such as "Liceo" alone is no complete name.
      (before.includes(" ") ? institutionScore(before) >= 3 || mayBePlaceOfStudy(before) : isNameOfOneWord(before))
    );
  });
  return found?.start ?? -1;
}

function isNameOfOneWord(word: string): boolean {
  return mayBePlaceOfStudy(word) && institutionLexicon.matches(word).every(({ text }) => text === text.toUpperCase());
}

/** Splits school and degree in table rows that were read without cells, where no part opens like a degree. */
export function withGluedNames(parts: readonly string[]): string[] {
  if (parts.some((part) => degreeScore(part) >= 2)) return [...parts];
  return parts.flatMap((part) => {
    const at = degreeAfterName(part);
    return at < 0 ? [part] : [part.slice(0, at).trim(), part.slice(at)];
  });
}
