/** Studies of a CV: degree as written, institution, years, status and level. */

import { regex } from "#app/platform/regex.ts";
import { studyStatusLexicon } from "../../vocabulary/degrees.ts";
import { headingKind } from "../../vocabulary/headings.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { MonthIndex, Section, Study } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { isCapital } from "../name-shape.ts";
import type { Tagged } from "../tagger/tag.ts";
import { degreeScore, institutionScore, isPlace, titleScore } from "../text-type-scores.ts";
import { groupStudies } from "./group-study-lines.ts";
import { besideDegree, withGluedNames } from "./place-of-study.ts";
import { levelOf, statusOf, yearsOf } from "./study-status.ts";

const SEPARATOR =
  /\s+[|•·–—―/]\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{2,}|\s[–—]|[–—]\s|;\s+|\.\s+(?=\p{Lu})|,\s+|\s+\((?=[^)]{12,}\))|\t/u;
const AT = regex("i")`
    \s+(?:en la|en el|at the|at|en|de la|por la|por|na|no|in)\s+(?=(?:universidad|univ\.|instituto|liceo|colegio|
    escuela|centro|cft|duoc|inacap|aiep|pontificia|university|universidade|facultad|academia|universite|lycee|
    hochschule|đai hoc|[a-z]+ university|u[bcdfghjklmnpqrstvwxyz][a-z]{1,4}$|un instituto|una universidad|
    un liceo|un colegio|un cft)(?![a-z]))
  `;
const STUDY_LEAD = regex()`
    ^(?:(?:actualmente|yo)?\s*(?:estudi[eo]|estudie|estudiando|curse|cursando|termine|complete|saque|obtuve|
    i studied|studied)\s+(?:la carrera de\s+|en\s+(?=el|la|un))?)
  `;
const LABEL = regex()`
    ^(?:titulo|titulo profesional|carrera|grado|grado academico|degree|institucion|institution|universidad|
    casa de estudios|establecimiento|ensenanza (?:media|basica|superior)|educacion (?:media|basica|superior)|
    media|basica|superior|universitaria|estudios?(?: \w+)?|educacion|cursos?|academico|postgrado|posgrado|
    pregrado|formacion|nivel|especialidad|tecnica?|secundaria|primaria)$
  `;
const MAX_WORDS = 16;
/** School education as people mention it in prose. */
const SCHOOL_SAID = regex("i")`
    (?:ense[ñn]anza|educaci[oó]n) (?:media|b[aá]sica)(?: (?:completa|incompleta|rendida))?|(?:primero?|segundo|
    tercero?|cuarto|[1-4][°ºo]?) (?:a[ñn]o )?medio(?: (?:completo|rendido|rendida))?|(?:quinto|sexto|s[ée]ptimo|
    octavo|[5-8][°ºo]?) (?:a[ñn]o )?b[aá]sico|(?:primaria|secundaria|bachillerato|preparatoria) (?:complet|
    incomplet|terminad)[oa]
  `;
const NOTE = regex()`
    ^(?:promedio|nota|distincion|tesis|memoria|gpa|mencion honrosa|beca|ranking|menciones|actividades|asignaturas|
    ramos|proyecto)
  `;

/** Studies in document order; other lines are searched only where no education section is found. */
export function findStudies(
  lines: readonly CvLine[],
  sections: readonly Section[],
  { taken, tagged }: { taken: ReadonlySet<number>; tagged: readonly Tagged[] },
  today: MonthIndex,
): Study[] {
  const of = (kinds: readonly Section["kind"][]): CvLine[][] =>
    sections
      .filter((section) => kinds.includes(section.kind))
      .map((section) => linesOf(section, lines).filter((line) => !taken.has(line.index) || line.prose));
  const formal = of(["education"])
    .flatMap((run) => groupStudies(run))
    .flatMap((group) => studyOf(group, false, today) ?? []);
  const told = formal.length > 0 ? [] : taggedGroups(tagged).flatMap((group) => studyOf(group, false, today) ?? []);
  const courses = of(["certifications"])
    .flatMap((run) => groupStudies(run))
    .flatMap((group) => studyOf(group, true, today) ?? []);
  const strays =
    formal.length + told.length > 0
      ? []
      : of(["contact", "summary", "experience", "other", "personal"]).flatMap((run) => strayStudies(run, today));
  return [...formal, ...told, ...strays, ...courses];
}

/** Without a known heading for studies: the line groups that the tagger labels as one study each. */
function taggedGroups(tagged: readonly Tagged[]): CvLine[][] {
  const groups: CvLine[][] = [];
  for (const { line, label } of tagged.filter((one) => !one.line.prose)) {
    if (label === "study" && (line.degree >= 1.5 || line.institution >= 1 || line.dates.length > 0))
      groups.push([line]);
    else if (label === "study+" && line.words <= MAX_WORDS) groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.some((line) => line.degree >= 1.5 || line.institution >= 2));
}

/** A heading such as "Enseñanza media" above its school is content too. */
function linesOf(section: Section, lines: readonly CvLine[]): CvLine[] {
  const heading = section.heading === null ? undefined : lines[section.heading];
  const own = section.lines.flatMap((index) => lines[index] ?? []);
  const inline = section.heading !== null && section.lines.includes(section.heading);
  return heading !== undefined &&
    !inline &&
    /^(?:ensenanza|educacion) (?:media|basica|superior)/.test(heading.normalized)
    ? [heading, ...own]
    : own;
}

/**
 * Studies mentioned outside a section: "Egresada de Derecho, Universidad X", "estudié en el liceo industrial
 * electricidad".
 */
function strayStudies(run: readonly CvLine[], today: MonthIndex): Study[] {
  const found: Study[] = [];
  for (const line of run) {
    const person =
      /\b(?:egresad[oa] de|titulad[oa] (?:de|en)|licenciad[oa] en|estudiante de|estudi[eé] |curs[eé] |student of)/.test(
        line.text.toLowerCase(),
      );
    const school = SCHOOL_SAID.exec(line.text);
    if (school !== null && line.institution < 2 && (line.words > 14 || line.prose)) {
      const status = /incomplet/i.test(school[0])
        ? "incomplete"
        : /complet|rendid/i.test(school[0])
          ? "completed"
          : "unknown";
      found.push({
        degree: school[0],
        institution: null,
        startYear: null,
        endYear: null,
        status,
        level: "school",
        lines: [line.index],
      });
      continue;
    }
    if (
      line.text.length > 200 ||
      !(
        (line.institution >= 2 && (line.degree >= 2 || (line.degree >= 1.5 && line.dates.length > 0))) ||
        (person && line.degree >= 1.5) ||
        school !== null
      )
    )
      continue;
    const study = studyOf([line], false, today);
    if (study !== null) found.push(study);
  }
  return found;
}

function studyOf(group: readonly CvLine[], course: boolean, today: MonthIndex): Study | null {
  const parts = withGluedNames(withoutHeading(group.flatMap((line) => partsOf(line))));
  const cued = bestOf(
    parts,
    (part) => (degreeScore(part) >= 3 && institutionScore(part) < 3 ? 0 : institutionScore(part)),
    1,
  );
  const rest = parts.filter((part) => part !== cued);
  const degree =
    bestOf(rest, degreeValue, 0.5) ??
    rest.find((part) => isNameOfStudy(part)) ??
    (cued === null ? unnamed(group) : schoolOf(cued));
  const institution = cued ?? (course ? null : besideDegree(rest, degree));
  const text = group.map((line) => line.text).join(" ");
  if (degree === null && institution === null) return null;
  const name = tidyDegree(degree ?? institution ?? "");
  if (!/\p{L}{2}/u.test(name) || (degree === null && /^(?:coursera|udemy|edx|platzi)$/i.test(name))) return null;
  const years = yearsOf(group);
  // Hours of another course on the same line do not count for this one.
  const own = text.split(/(?<=\p{L}{3}|\d|\))[.;]\s+/u).find((part) => part.includes(name)) ?? text;
  const hours = /\b\d{1,4}\s?(?:h|hrs?|horas|hours)\b/i.test(own);
  const level = levelOf(name, institution, course || hours);
  return {
    degree: name,
    institution: institution === null ? null : tidyInstitution(institution),
    startYear: years.start,
    endYear: years.end,
    status: statusOf(text, years, level, today),
    level,
    lines: group.map((line) => line.index),
  };
}

/** "Educación  Bachiller en Ciencias": the heading in the first cell of a row. */
function withoutHeading(parts: readonly string[]): string[] {
  const [first = "", ...rest] = parts;
  const heads = rest.length > 0 && headingKind(first) === "education" && degreeScore(first) < 1.5;
  return heads ? rest : [...parts];
}

function partsOf(line: CvLine): string[] {
  const lead = STUDY_LEAD.exec(normalize(line.rest));
  let text = lead === null ? line.rest : line.rest.slice(lead[0].length);
  const label = line.label;
  if (label !== null && LABEL.test(label.name) && label.value !== "") {
    const value = text.slice(text.indexOf(":") + 1).trim();
    if (
      /ensenanza|educacion|media|basica|superior|universitaria|secundaria|primaria|tecnica/.test(label.name) &&
      degreeScore(value) < 2
    )
      text = `${text.slice(0, text.indexOf(":"))}  ${value}`;
    else text = value;
  }
  return text
    .split(SEPARATOR)
    .flatMap((part) => splitAt(part))
    .map((part) => part.replace(/^[\s,.:;|(–—-]+|[\s,:;|(–—-]+$/g, ""))
    .filter((part) => /\p{L}{2}/u.test(part) && !isPlace(part) && !NOTE.test(normalize(part)));
}

const SPLIT_AT_PATTERN = regex("u")`
      \s(?=(?:Pontificia )?(?:[Uu]niversidad|[Ii]nstituto|[Ll]iceo|[Cc]olegio|Centro de Formaci|Escuela (?:de|T|I|
      N|M)|DUOC|Duoc|INACAP|Inacap|AIEP|(?:\p{Lu}\p{Ll}+ )?University|CFT|Universit[éàeä]|Hochschule|Lycée|École|
      Đại học)(?!\p{L})|U\p{Lu}{2,6}$)
    `;

function splitAt(part: string): string[] {
  const at = AT.exec(normalize(part));
  if (at !== null && at.index > 2)
    return [
      part.slice(0, at.index),
      part.slice(at.index).replace(/^\s+(?:en la|en el|at the|at|en|de la|por la|por|na|no|in)\s+/i, ""),
    ];
  // "Ingeniería Comercial Universidad de X" without a separator.
  const glued = SPLIT_AT_PATTERN.exec(part);
  if (
    glued !== null &&
    glued.index > 3 &&
    degreeScore(part.slice(0, glued.index)) >= 1.5 &&
    !/\b(?:de|del|la|el|en|y)$/i.test(part.slice(0, glued.index))
  ) {
    return [part.slice(0, glued.index), part.slice(glued.index + 1)];
  }
  return [part];
}

function bestOf(parts: readonly string[], value: (part: string) => number, least: number): string | null {
  let best: string | null = null;
  let bestValue = least - 0.01;
  for (const part of parts) {
    if (value(part) > bestValue) {
      best = part;
      bestValue = value(part);
    }
  }
  return best;
}

function degreeValue(part: string): number {
  if (studyStatusLexicon.has(part)) return 0;
  return Math.max(degreeScore(part), titleScore(part) >= 2.5 ? 1.5 : 0);
}

function isNameOfStudy(part: string): boolean {
  return !studyStatusLexicon.has(part) && isCapital(part) && part.split(/\s+/).length <= 12;
}

/** In a section of studies an unknown short line is a study too: "4° medio rendido". */
function unnamed(group: readonly CvLine[]): string | null {
  const [line] = group;
  return line !== undefined && !line.prose && line.words <= 12 && !/@|\+\d|https?:/.test(line.text) ? line.rest : null;
}

/** A school without a degree tells the level. */
function schoolOf(institution: string): string | null {
  return /^(?:liceo|colegio|escuela basica|complejo educacional|high school|preparatoria|colegio)/.test(
    normalize(institution),
  )
    ? "Enseñanza media"
    : null;
}

function tidyDegree(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/\s*\($/, "")
    .slice(0, 140)
    .trim();
}

function tidyInstitution(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/\s*\((?:en curso|cursando|titulad[oa]|egresad[oa]|complet[oa]|incomplet[oa]|en proceso)[^)]*\)?$/i, "")
    .replace(/[\s.]+$/, "")
    .replace(/\)$/, (close) => (text.includes("(") ? close : ""))
    .slice(0, 120)
    .trim();
}
