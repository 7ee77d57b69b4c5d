/** A place of study by where it stands: beside a degree. Lists of names only confirm. */

import { skillLexicon } from "../../vocabulary/skills.ts";
import { fold } from "../../vocabulary/text.ts";
import { isCapital } from "../name-shape.ts";
import { degreeScore, isPlace, startsWithVerb, titleScore } from "../signals.ts";

/** Notes that stand where a place of study may. */
const NOTE =
  /^(?:menci|sede|campus|titul|egres|gradu|distinc|con |promedio|beca|minor|modalidad|jornada|vespertin|diurn|especiali|online|presencial|remoto|semestre|cohorte|generaci|promocion|aprobad|magna|summa|cum |tesis|nota|en curso|cursando)|\d/;
const LONGEST = 7;

/** A capitalised part that is no degree, title, tool, town or note. */
function mayBePlaceOfStudy(part: string): boolean {
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

/** The place of study among the parts of a study line, its degree known; null when nothing beside it can be one. */
export function besideDegree(parts: readonly string[], degree: string | null): string | null {
  if (degree === null || degreeScore(degree) < 1.5) return null;
  return parts.find((part) => part !== degree && mayBePlaceOfStudy(part)) ?? null;
}
