/** A place of study by where it stands: beside a degree. Lists of names only confirm. */

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

/** "Trabajo Social, Quintralco, 2019": a degree and a name beside it that no list has. The score of institutionScore(). */
export function scoreBesideDegree(text: string): number {
  if (text.length > LONGEST_LINE) return 0;
  const [degree = "", ...rest] = text.split(SEPARATOR).filter((part) => /\p{L}/u.test(part));
  const isDegree = degreeScore(degree) >= 2 && (titleScore(degree) < 2.5 || DEGREE.test(fold(degree)));
  // Whose average is told was a student.
  const isGraded = degreeScore(degree) >= 1.5 && /\bpromedio\b/i.test(text);
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
