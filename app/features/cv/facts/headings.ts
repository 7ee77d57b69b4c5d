/** Detects section headings: by wording, by typography, and by the typography of the document's known headings. */

import { regex } from "#app/platform/regex.ts";
import { columnTitles, headingHint } from "../vocabulary/heading-kind-hints.ts";
import { headingKind, headingLexicon } from "../vocabulary/headings.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { skillLexicon } from "../vocabulary/skills.ts";
import { languageLexicon } from "../vocabulary/spoken-languages.ts";
import type { SectionKind } from "./facts.ts";
import type { CvLine } from "./lines.ts";
import { misspeltHeading } from "./misspelt-headings.ts";
import { mayBePlaceOfStudy } from "./studies/place-of-study.ts";
import { titleScore } from "./text-type-scores.ts";
import { isStrong, type Typography, typographyOf } from "./typography.ts";

export type Heading = {
  line: number;
  kind: SectionKind;
  /** "Idiomas: inglés B1": the content is on the same line as the heading. */
  inline: boolean;
  /** False when only the typography suggests a heading: its kind must then be inferred from what follows. */
  known: boolean;
  /** Only single words of the heading tell its kind. */
  hinted?: boolean;
};

const MAX_WORDS = 8;
const MAX_LENGTH = 64;
const CLEAR_GAP = 0.8;
/** Labels inside a job, not section headings. */
const JOB_LABEL = regex()`
    ^(?:principales |main |key |mis )?(?:funciones|logros|tareas|responsabilidades|actividades|labores|hitos|
    resultados|achievements|responsibilities|duties|tasks|proyectos|projects|tecnologias|technologies|
    herramientas|tools|stack|cargo|puesto|funcion|objetivo|objetivos)(?: (?:principales|realizadas|destacad[oa]s|
    relevantes|del cargo|y logros|y responsabilidades))?$
  `;
/** May also be the title of a job or a degree; a heading only if it looks like one. */
const AMBIGUOUS = regex()`
    ^(?:practica (?:profesional|laboral)|docencia(?: universitaria)?|ensenanza (?:media|basica|superior)|
    tesis(?: de grado)?|voluntari[oa]?|ingles|informatica|computacion|asesorias|consultorias|emprendimiento|work|
    soy|hola|hablo|obras?|deportes|investigacion|idioma|datos|contacto|carrera|licencias|diplomado|diplomas|
    disponibilidad(?: inmediata)?)$
  `;
/** "Práctica profesional: Hospital X" is an entry, not a heading with content. */
const NO_INLINE = regex()`
    ^(?:practica|carrera|docencia|tesis|voluntari|diploma|obra|asesoria|consultoria|emprendimiento|cargos?$|
    puestos?$|licencia)
  `;
/** Sections that never have their content on the line of the heading. */
const NEVER_INLINE: ReadonlySet<SectionKind> = new Set(["publications", "personal", "other"]);

/** "Cosas que me gustan y que sé". */
function orAbilities(kind: SectionKind, text: string): SectionKind {
  const able = /\b(?:que se|se hacer|saber|saberes|puedo hacer)\b/.test(normalize(text));
  return able && (kind === "interests" || kind === "other") ? "skills" : kind;
}

function couldHead(line: CvLine): boolean {
  const aside = /\s*\([^()]*\)(?=\s*:?$)/.exec(line.text)?.[0] ?? "";
  const words = line.words - aside.split(/\s+/).filter((word) => word !== "").length;
  if (words <= 0 || words > MAX_WORDS || line.text.length - aside.length > MAX_LENGTH) return false;
  // Nothing but dates, or the wrapped end of a range ("a la" / "fecha").
  if (line.rest === "") return false;
  if (line.dates.some((date) => date.shape === "range" || date.interval.end === null)) return false;
  if (/[.,;]$/.test(line.text) || /@|www\.|https?:|\d{4,}| {2}/.test(line.text)) return false;
  return line.label === null || line.label.value === "";
}

/** Kind by a known wording at the beginning: "Experiencia en minería y construcción", "Mi formación como docente". */
function startsKnown(text: string): SectionKind | null {
  const [first] = headingLexicon.matches(text);
  if (first === undefined || AMBIGUOUS.test(normalize(first.text))) return null;
  return /^(?:\W|mis?\b|la\b|el\b|my\b|\d)*$/i.test(text.slice(0, first.start)) ? first.value : null;
}

/** Headings in line order. The first lines (the name) never count by typography alone. */
export function findHeadings(lines: readonly CvLine[], bodySize: number, ignored: ReadonlySet<number>): Heading[] {
  const typography = typographyOf(lines, bodySize);
  const open = lines.filter((line) => !ignored.has(line.index));
  const known = knownHeadings(open, typography);
  const styles = headingStyles(open, known, typography);
  const taken = new Set(known.map((heading) => heading.line));
  const amongJobs = (line: CvLine): boolean =>
    known.findLast((heading) => heading.line < line.index && !heading.inline)?.kind === "experience";
  const others = open.filter(
    (line) =>
      !taken.has(line.index) &&
      isLookalike(line, lines, typography, styles) &&
      // Job titles set in the same typography as the headings.
      !(amongJobs(line) && startsKnown(line.text) === null && hasSpanBelow(line, lines)),
  );
  const found = others.map((line): Heading => {
    const told = startsKnown(line.text) ?? misspeltHeading(line.text);
    const kind = told ?? headingHint(line.text)?.kind ?? null;
    return {
      line: line.index,
      kind: orAbilities(kind ?? "other", line.text),
      inline: false,
      known: kind !== null,
      hinted: told === null,
    };
  });
  return [...known, ...found].sort((a, b) => a.line - b.line);
}

function knownHeadings(lines: readonly CvLine[], typography: Typography): Heading[] {
  const found: Heading[] = [];
  let section: SectionKind | null = null;
  for (const [at, line] of lines.entries()) {
    const heading: Heading | null =
      knownHeading(line, typography.of(line), section) ??
      plainlyMisspelt(line, typography.of(line), lines.slice(at + 1, at + 3));
    if (heading === null) continue;
    // Column titles of a table under a heading have its kind: "AÑO ESTABLECIMIENTO NIVEL" under 'Estudios'.
    const above = found.at(-1);
    const columns = line.source.role === "table" && columnTitles(line.text) !== null;
    if (columns && above !== undefined && !above.inline && above.line === line.index - 1) heading.kind = above.kind;
    found.push(heading);
    if (!heading.inline) section = heading.kind;
  }
  // Where headings have their own typography or spacing, a plain line without either is no heading.
  const position = new Map<number, number>();
  for (const [at, line] of lines.entries()) if (!position.has(line.index)) position.set(line.index, at);
  const isPlain = (heading: Heading): boolean => {
    const at = position.get(heading.line);
    const line = at === undefined ? undefined : lines[at];
    if (at === undefined || line === undefined) return false;
    if (heading.inline || typography.of(line) !== "" || line.source.gapBefore >= 0.5) return false;
    if (line.source.role === "table" && columnTitles(line.text) !== null) return false;
    return !bearsOut(heading.kind, lines.slice(at + 1, at + 3));
  };
  const plain = new Set(found.filter(isPlain));
  const marked = found.filter((heading) => !heading.inline && !plain.has(heading)).length;
  return marked >= 2 ? found.filter((heading) => !plain.has(heading)) : found;
}

/** Whether the lines below match what the heading announces; for a study the second line may tell. */
function bearsOut(kind: SectionKind, [next, second]: readonly CvLine[]): boolean {
  if (next === undefined) return false;
  if (kind === "languages") return languageLexicon.matches(next.text).length > 0;
  if (kind === "education") {
    // The entry's years or place, even an unknown one, may come first.
    const opens = next.rest === "" || (!next.prose && !next.bullet && mayBePlaceOfStudy(next.rest));
    return [next, ...(opens && second !== undefined ? [second] : [])].some(
      (line) => line.degree >= 2 || line.institution >= 2,
    );
  }
  if (kind === "experience") return next.title >= 2.5 || next.employer >= 2.5 || next.dates.length > 0;
  return kind === "skills" && skillLexicon.matches(next.text).length > 0;
}

/** "Donde e trabajado" over a clinic, without any typography: accepted only if the lines below match. */
function plainlyMisspelt(line: CvLine, style: string, below: readonly CvLine[]): Heading | null {
  if (style !== "" || line.bullet || line.index < 2 || !couldHead(line)) return null;
  if (line.dates.length > 0 || line.title >= 1.5 || line.degree >= 1.5 || line.employer >= 1.5) return null;
  const kind = misspeltHeading(line.text);
  if ((kind !== "experience" && kind !== "education") || !bearsOut(kind, below)) return null;
  return { line: line.index, kind, inline: false, known: true };
}

function knownHeading(line: CvLine, style: string, section: SectionKind | null): Heading | null {
  const table = line.source.role === "table" && line.dates.length === 0 ? columnTitles(line.text) : null;
  if (table !== null) return { line: line.index, kind: table, inline: false, known: true };
  const label = line.label;
  const name =
    label === null
      ? normalize(line.text)
          .replace(/[^a-z ]/g, "")
          .trim()
      : label.name;
  const inJob = section === "experience" || section === "volunteering" || section === "projects";
  const labelled = label !== null || line.bullet || style === "";
  if (inJob && JOB_LABEL.test(name) && labelled) return null;
  if (label !== null && label.value !== "") {
    const kind = headingKind(label.name);
    if (kind === null || NEVER_INLINE.has(kind) || NO_INLINE.test(name)) return null;
    if (inJob && kind !== "languages" && kind !== "education" && !/ {2}/.test(line.text)) return null;
    return { line: line.index, kind, inline: true, known: true };
  }
  if (!couldHead(line)) return null;
  const kind =
    headingKind(line.text) ?? (style !== "" || line.source.gapBefore > 0.6 ? misspeltHeading(line.text) : null);
  if (kind === null) return null;
  const apart = line.source.gapBefore >= CLEAR_GAP && section !== "experience";
  if (AMBIGUOUS.test(name) && !isStrong(style) && label === null && !apart && !/c/.test(style)) return null;
  if (style === "" && (line.bullet || (section === "skills" && skillLexicon.has(line.text)))) return null;
  return { line: line.index, kind: orAbilities(kind, line.text), inline: false, known: true };
}

/** Typography of the known headings, and strong typography shared by several short lines even without known wording. */
function headingStyles(
  lines: readonly CvLine[],
  known: readonly Heading[],
  typography: Typography,
): ReadonlySet<string> {
  const styles = new Set<string>();
  const count = new Map<string, number>();
  for (const heading of known) {
    const line = lines.find((other) => other.index === heading.line);
    if (line === undefined || heading.inline) continue;
    const style = typography.of(line);
    count.set(style, (count.get(style) ?? 0) + 1);
  }
  for (const [style, times] of count) if (style !== "" && (isStrong(style) || times >= 2)) styles.add(style);
  const candidates = lines.filter((line) => line.index > 1 && couldHead(line) && isStrong(typography.of(line)));
  for (const style of new Set(candidates.map((line) => typography.of(line)))) {
    const own = candidates.filter((line) => typography.of(line) === style);
    const named = own.filter(
      (line) => line.title >= 2.5 || line.employer >= 2.5 || line.degree >= 3 || hasSpanBelow(line, lines),
    ).length;
    if (own.length >= 3 && named <= own.length / 3) styles.add(style);
  }
  return styles;
}

/** Above a date range with at most an employer in between and no title: the line itself names the job. */
function hasSpanBelow(line: CvLine, lines: readonly CvLine[]): boolean {
  const below = lines.slice(lines.indexOf(line) + 1).slice(0, 2);
  const at = below.findIndex((other) => other.words <= 8 && other.dates.some((date) => date.shape === "range"));
  const dated = below[at];
  if (dated === undefined || dated.employer >= 1.5) return false;
  return below.slice(0, at + 1).every((other) => other.title < 2.5 && other.degree < 2 && other.institution < 2);
}

/** Opens with a word typical of section headings and names neither a job title nor an employer. */
function isTelling(line: CvLine): boolean {
  if (!couldHead(line) || line.dates.length > 0 || line.words > 5) return false;
  return headingHint(line.text)?.at === 0 && !isTitleOfPerson(line);
}

/** Without typography: a short line with a heading word between a blank line and its content. */
function isPlainHeading(line: CvLine, next: CvLine | undefined): boolean {
  if (next === undefined || line.index < 2 || line.words > 4 || line.bullet || !couldHead(line)) return false;
  if (line.source.gapBefore < 1 || next.source.gapBefore >= 0.5 || line.dates.length > 0) return false;
  const hint = headingHint(line.text);
  if (hint === null || line.title >= 2.5 || line.employer >= 2.5) return false;
  return hint.at === 0 ? line.degree < 2.5 : line.title < 1.5 && line.employer < 1.5 && line.degree < 1.5;
}

function isTitleOfPerson(line: CvLine): boolean {
  const first = line.text.split(/\s+/, 1)[0] ?? "";
  // "Prácticas y servicio": a plural is no job.
  if (/^(?:practicas|pasantias|ayudantias|internados|reemplazos)$/.test(normalize(first))) return false;
  return titleScore(first) >= 2.5 || line.employer >= 2.5;
}

/** Has the typography of this document's headings and is no title, employer or name. */
function isLookalike(
  line: CvLine,
  lines: readonly CvLine[],
  typography: Typography,
  styles: ReadonlySet<string>,
): boolean {
  const style = typography.of(line);
  const next = lines[line.index + 1];
  if (style === "" && isPlainHeading(line, next)) return true;
  if (isStrong(style) && next !== undefined && line.index >= 2 && isTelling(line)) return true;
  if (!styles.has(style) || !couldHead(line) || line.dates.length > 0 || next === undefined || line.index < 2)
    return false;
  if (startsKnown(line.text) !== null) return true;
  // "Desempeño docente" is a heading, though "docente" is also a title.
  if (/c/.test(style) && isTelling(line)) return true;
  // A wrapped headline: "Gerenta de operaciones | Mentora |" and its continuation below.
  if (typography.isTop(line) || line.title >= 2.5 || /[|,&]\s*$/.test(lines[line.index - 1]?.text ?? "")) return false;
  const datedBelow = lines
    .slice(line.index + 1, line.index + 3)
    .some((other) => other.dates.length > 0 && other.words <= 8);
  if (!/s|u|m/.test(style) && (line.employer >= 2 || line.degree >= 3) && datedBelow) return false;
  if (isStrong(style)) return !(line.employer >= 2.5 && datedBelow && !typography.isBig(line));
  // Titles and employers are also set in bold or capitals: such a heading must have space around it.
  return (
    line.source.gapBefore >= CLEAR_GAP &&
    next.source.gapBefore < line.source.gapBefore &&
    line.employer < 2 &&
    line.degree < 2
  );
}
