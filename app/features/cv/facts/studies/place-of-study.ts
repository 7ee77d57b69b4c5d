/** A place of study by where it stands: beside a degree. Lists of names only confirm. */

import { degreeLexicon, degreeOpenerLexicon, institutionLexicon } from "../../vocabulary/degrees.ts";
import { skillLexicon } from "../../vocabulary/skills.ts";
import { fold } from "../../vocabulary/text.ts";
import { isCapital } from "../name-shape.ts";
import { degreeScore, employerScore, institutionScore, isPlace, startsWithVerb, titleScore } from "../signals.ts";

/** Notes that stand where a place of study may. */
const NOTE =
  /^(?:menci|sede|campus|titul|egres|gradu|distinc|con |promedio|beca|minor|modalidad|jornada|vespertin|diurn|especiali|online|presencial|remoto|semestre|cohorte|generaci|promocion|aprobad|magna|summa|cum |tesis|nota|en curso|cursando)|\d/;
const LONGEST = 7;
const MOST_PARTS = 4;

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
    !NOTE.test(fold(part))
  );
}

const SEPARATOR = /\s+[|•·–—―/]\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{2,}|\s[–—]|[–—]\s|;\s+|\.\s+(?=\p{Lu})|,\s+|\s+\(|\t/u;
/** What only a degree opens with, though "técnico" and "profesora" are titles too. */
const DEGREE =
  /^(?:tecnic[oa] (?:en|de nivel|profesional|universitari[oa]|superior)|ingenieria|licenciatura|pedagogia|magister|master|diplomado|bachiller(?:ato)?|doctorado|secretariado)\b/;
const LONGEST_LINE = 160;

/** The average of a student: no job has one. */
export function isGradedStudy(text: string): boolean {
  return /\b(?:promedio|nota)(?: \p{L}+){0,3}:?\s[1-7][.,]\d\b/iu.test(text);
}

/** "Trabajo Social, Quintralco, 2019": a degree and a name beside it that no list has. The score of institutionScore(). */
export function scoreBesideDegree(text: string): number {
  if (text.length > LONGEST_LINE) return 0;
  const [degree = "", ...rest] = text.split(SEPARATOR).filter((part) => /\p{L}/u.test(part));
  const isDegree = degreeScore(degree) >= 2 && (titleScore(degree) < 2.5 || DEGREE.test(fold(degree)));
  // Whose average is told was a student, also of what is called as a post is: "Preparador Físico, X. Promedio 6,4".
  const isGraded = isGradedStudy(text) || (degreeScore(degree) >= 1.5 && /\bpromedio\b/i.test(text));
  if (!(isDegree || isGraded) || rest.length === 0 || rest.length > MOST_PARTS) return 0;
  if (rest.some((part) => institutionScore(part) >= 3)) return 3;
  const [beside = ""] = rest;
  return mayBePlaceOfStudy(beside) && employerScore(beside) < 2.5 ? 3 : 0;
}

/** The place of study among the parts of a study line, its degree known; null when nothing beside it can be one. */
export function besideDegree(parts: readonly string[], degree: string | null): string | null {
  if (degree === null || degreeScore(degree) < 1.5) return null;
  return parts.find((part) => part !== degree && mayBePlaceOfStudy(part)) ?? null;
}

/** What an opener may also be within the name of a school: "Liceo Técnico Profesional Los Andes". */
const KIND_OF_SCHOOL = /^tecnic[oa]s? profesional(?:es)?(?! (?:en|de)(?!\p{L}))/u;
const SMALL_END = /(?:^|\s)(?:de|del|la|las|los|el|en|y|of|the|a|para|por|con)$/u;

/** Where a degree begins in a part that opens with a name: "Quintralco| Contador General"; -1 where none does. */
function degreeAfterName(part: string): number {
  const found = [...degreeOpenerLexicon.matches(part), ...degreeLexicon.matches(part)].find(({ start, text }) => {
    const before = part.slice(0, start).trim();
    return (
      start > 3 &&
      /\s/.test(text) &&
      isCapital(text) &&
      !KIND_OF_SCHOOL.test(fold(part.slice(start))) &&
      !SMALL_END.test(fold(before)) &&
      // A word such as "Liceo" alone is no name yet.
      (before.includes(" ") ? institutionScore(before) >= 3 || mayBePlaceOfStudy(before) : isNameOfOneWord(before))
    );
  });
  return found?.start ?? -1;
}

function isNameOfOneWord(word: string): boolean {
  return mayBePlaceOfStudy(word) && institutionLexicon.matches(word).every(({ text }) => text === text.toUpperCase());
}

/** The place of study and the degree of rows that were read without their cells, where no part opens as a degree does. */
export function withGluedNames(parts: readonly string[]): string[] {
  if (parts.some((part) => degreeScore(part) >= 2)) return [...parts];
  return parts.flatMap((part) => {
    const at = degreeAfterName(part);
    return at < 0 ? [part] : [part.slice(0, at).trim(), part.slice(at)];
  });
}
