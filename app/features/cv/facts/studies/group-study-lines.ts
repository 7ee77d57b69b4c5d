/** Groups the lines of an education section by study. */

import { studyStatusLexicon } from "../../vocabulary/degrees.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { CvLine } from "../lines.ts";
import { mayBePlaceOfStudy } from "./place-of-study.ts";

const MAX_GROUP = 5;

/**
 * A new study begins where the group already has what the line brings (a second degree, school or date), or after a
 * blank space once it has a name. Prose belongs to the study above.
 */
export function groupStudies(run: readonly CvLine[]): CvLine[][] {
  const groups: CvLine[][] = [];
  for (const line of run) {
    const group = groups.at(-1);
    // "Ayudante de Microeconomía" under the degree is a note on it.
    if (line.bullet && line.title >= 2.5 && line.degree < 2 && group !== undefined) continue;
    if (line.prose && line.degree < 2 && line.institution < 2 && line.dates.length === 0) continue;
    if (group === undefined || beginsStudy(group, line)) groups.push([line]);
    else if (group.length < MAX_GROUP) group.push(line);
  }
  return groups;
}

function beginsStudy(group: readonly CvLine[], line: CvLine): boolean {
  // "Año inicio: 2017" in a form belongs to the study above.
  if (/^(?:ano|fecha|periodo|inicio|termino|egreso|titulacion)\b/.test(line.label?.name ?? "") && !hasDegree(line))
    return group.some((other) => other.label?.name === line.label?.name);
  const [degree, institution, dated] = [hasDegree(line), line.institution >= 2, line.dates.length > 0];
  const degrees = group.some(hasDegree);
  const institutions = group.some((other) => other.institution >= 2);
  const dates = group.some((other) => other.dates.length > 0);
  if (tellsStatusAlone(line) && !dates && (degrees || institutions)) return line.source.gapBefore >= 1.2;
  const whole = group.length === 1 && (degrees || institutions) && dates;
  if (degree && degrees) return true;
  if (dated && dates) return true;
  if (institution && institutions) return true;
  if (degree || institution || (dated && line.rest === ""))
    return line.source.gapBefore >= 1.2 && ((dates && (degrees || institutions)) || (degrees && institutions));
  // The years and the school, even an unknown one, below the degree.
  if (dated) return !(degrees && !institutions && !dates && isNameAlone(line));
  // A plain line: a note on the study above, or another study in a list of the same kind.
  if (line.bullet && group[0]?.bullet === true) return true;
  return (
    (line.source.gapBefore >= 0.8 && (degrees || institutions)) ||
    (whole && line.source.bold && group[0]?.source.bold === true)
  );
}

function isNameAlone(line: CvLine): boolean {
  return line.source.gapBefore < 0.8 && !line.bullet && line.title < 2 && mayBePlaceOfStudy(line.rest);
}

/** "Titulada año 2023", "2023 – 2027 (en curso)": the status of a study, not its name. */
const ENDED = /^(?:titulad|egresad|graduad|licenciad)[oa](?: (?:el|en))?(?: ano)?\P{L}*$/u;

function tellsStatusAlone({ rest }: CvLine): boolean {
  return ENDED.test(normalize(rest)) || studyStatusLexicon.has(rest);
}

function hasDegree(line: CvLine): boolean {
  if (tellsStatusAlone(line)) return false;
  return line.degree >= 2 || (line.degree >= 1.5 && line.institution < 2);
}
