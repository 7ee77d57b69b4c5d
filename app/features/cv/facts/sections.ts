/** Divides the document into sections and determines the kind of each. */

import { skillLexicon } from "../vocabulary/skills.ts";
import { languageLexicon } from "../vocabulary/spoken-languages.ts";
import type { Section, SectionKind } from "./facts.ts";
import { findHeadings, type Heading } from "./headings.ts";
import type { CvLine } from "./lines.ts";
import { employerScore, titleScore } from "./text-type-scores.ts";

/** Kinds of headings under which some people also list jobs: "Investigación y docencia", "Logros", "Otros". */
const LOOSE_KINDS: ReadonlySet<SectionKind> = new Set([
  "publications",
  "awards",
  "other",
  "interests",
  "summary",
  "personal",
  "contact",
]);

/** Sections in reading order; the first is the head of the document (kind "contact", no heading). */
export function findSections(lines: readonly CvLine[], bodySize: number, ignored: ReadonlySet<number>): Section[] {
  const headings = findHeadings(lines, bodySize, ignored);
  const byLine = new Map<number, Heading>(headings.map((heading) => [heading.line, heading]));
  const sections: Section[] = [{ kind: "contact", heading: null, lines: [] }];
  let outer: Section | undefined = sections[0];
  let current = outer;
  const largest = nameSize(lines);
  for (const line of lines) {
    if (ignored.has(line.index)) continue;
    const heading = byLine.get(line.index);
    if (heading !== undefined) {
      const kind = heading.inline ? heading.kind : kindOfSection(heading, contentAfter(line.index, lines, byLine));
      current = { kind, heading: line.index, lines: heading.inline ? [line.index] : [] };
      sections.push(current);
      if (!heading.inline || kind === "experience" || kind === "education") outer = current;
      continue;
    }
    if (leavesReferences(line, current) || begins(line, current, largest, bodySize)) {
      current = { kind: "contact", heading: null, lines: [] };
      outer = current;
      sections.push(current);
    }
    const continuesInline = current !== outer && /^[\p{Ll}(]/u.test(line.text) && line.source.gapBefore < 0.8;
    if (current !== outer && !continuesInline && outer !== undefined) {
      current = { kind: outer.kind, heading: null, lines: [] };
      outer = current;
      sections.push(current);
    }
    current?.lines.push(line.index);
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
}

/** The size of the one or two largest lines; infinite where many lines share it. */
function nameSize(lines: readonly CvLine[]): number {
  const largest = Math.max(0, ...lines.map((line) => line.source.size));
  return lines.filter((line) => line.source.size >= largest - 0.2).length <= 2 ? largest : Number.POSITIVE_INFINITY;
}

/** The name, far larger than everything else, after a sidebar that was read first: a new section begins. */
function begins(line: CvLine, current: Section | undefined, largest: number, bodySize: number): boolean {
  if (current === undefined || current.heading === null || bodySize <= 0) return false;
  return line.source.size >= largest - 0.2 && largest >= bodySize * 1.4 && line.words >= 2 && line.words <= 6;
}

const FAR_BELOW = 2;

/** A footer, or a line with contact data far below the referees: it belongs to the person. */
function leavesReferences(line: CvLine, current: Section | undefined): boolean {
  if (current?.kind !== "references" || current.lines.length === 0) return false;
  return line.source.role === "footer" || (line.source.gapBefore >= FAR_BELOW && CONTACT.test(line.text));
}

/** The heading's wording decides, unless the content is clearly of another kind. */
function kindOfSection(heading: Heading, content: readonly CvLine[]): SectionKind {
  const { kind, known } = heading;
  if (!known) return kindByContent(content, kind);
  const jobs = heading.hinted === true && content.filter((line) => line.institution < 2 || line.title < 2.5);
  if (jobs && kind !== "experience" && kind !== "volunteering" && holdsDatedJobs(jobs))
    return kindByContent(jobs, kind);
  if (heading.hinted === true && !bearsOutHint(kind, content)) return kindByContent(content, kind);
  if (LOOSE_KINDS.has(kind) && holdsDatedJobs(content)) return kindByContent(content, kind);
  if (kind === "certifications" && holdsDatedJobs(content)) return "experience";
  // "Lo que hago sin que me manden": a list of abilities under words that suggest jobs.
  if (
    kind === "experience" &&
    isList(content) &&
    content.every((line) => line.dates.length === 0) &&
    !content.some((line) => line.employer >= 2.5)
  )
    return "skills";
  if ((kind === "summary" || kind === "other") && isList(content)) return kindByContent(content, kind);
  return kind;
}

/**
 * Whether the content confirms a kind that single words suggest: "Con qué trabajo" over a list of tools is no list of
 * jobs.
 */
function bearsOutHint(kind: SectionKind, content: readonly CvLine[]): boolean {
  if (kind === "experience")
    return content.some(
      (line) => line.dates.length > 0 || (!line.prose && (line.title >= 2.5 || line.employer >= 2.5)),
    );
  return kind !== "education" || content.some((line) => line.degree >= 1.5 || line.institution >= 1);
}

/**
 * Short items separated by commas, semicolons or full stops rather than sentences: "Stata, R; econometría, presupuesto
 * público."
 */
function isList(lines: readonly CvLine[]): boolean {
  if (lines.length === 0 || lines.length > 8) return false;
  const text = lines.map((line) => (line.bullet ? `, ${line.text}` : line.text)).join(" ");
  const items = text.split(/[,;•|·]\s+|\.\s+(?=\p{Lu})|\s{2,}/u).filter((item) => /\p{L}/u.test(item));
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return items.length >= 4 && words / items.length <= 3.4;
}

function contentAfter(at: number, lines: readonly CvLine[], headings: ReadonlyMap<number, Heading>): CvLine[] {
  const content: CvLine[] = [];
  for (const line of lines.slice(at + 1, at + 16)) {
    if (headings.has(line.index)) break;
    content.push(line);
  }
  return content;
}

const REFEREE =
  /\b(?:jef[ea]|gerente|supervisora?|director|directora|encargad[oa]|profesora?|sra?|srta|ing|manager|kl?ga|dra?)\b/;
const MAX_REFEREE_WORDS = 20;
const CONTACT = /\+?\d[\d\s()-]{6,}\d|\S@\S/;

/** Kind of a section by its lines: jobs, studies, lists of abilities, referees or prose. */
function kindByContent(lines: readonly CvLine[], fallback: SectionKind): SectionKind {
  if (lines.length === 0) return fallback;
  const count = (test: (line: CvLine) => boolean): number => lines.filter(test).length;
  const ranges = count((line) => line.dates.some((date) => date.shape === "range"));
  const degrees = count(isStudyLine);
  const titles = count((line) => !line.prose && line.title >= 2.5 && line.degree < 3);
  if (holdsDatedJobs(lines) && titles >= degrees) return "experience";
  if (degrees > 0 && degrees >= lines.length / 4) return "education";
  if (ranges > 0 && titles > 0) return "experience";
  if (
    count((line) => line.words <= MAX_REFEREE_WORDS && CONTACT.test(line.text) && REFEREE.test(line.normalized)) >=
    lines.length / 2
  )
    return "references";
  const languages = count((line) => line.words <= 8 && languageLexicon.matches(line.text).length > 0);
  if (languages > lines.length / 2) return "languages";
  if (
    ranges === 0 &&
    degrees === 0 &&
    isList(lines) &&
    lines.some((line) => skillLexicon.matches(line.text).length > 0)
  )
    return "skills";
  const skills = count((line) => !line.prose && skillLexicon.matches(line.text).length > 0);
  const short = count((line) => !line.prose && line.words <= 6);
  if (
    ranges === 0 &&
    (skills >= lines.length / 2 || (skills >= 1 && skills >= lines.length / 4 && short >= lines.length * 0.6))
  )
    return "skills";
  if (count((line) => line.prose) >= lines.length / 2 && ranges === 0 && lines.length <= 6) return "summary";
  return fallback;
}

/** An unambiguous degree, or a field of study with its school or year: "Comunicación" alone may be anything. */
function isStudyLine(line: CvLine): boolean {
  if (line.prose) return false;
  if (line.institution >= 2 && line.title < 2.5) return true;
  return line.degree >= 3 && line.words >= 2 ? true : line.degree >= 2 && line.dates.length > 0;
}

/** "10/2018 - presente. Taller Rueda Chilota. Mecánico de diagnóstico. Reparo…" */
function opensWithJob(line: CvLine): boolean {
  const parts = line.rest.split(/[.,;:]\s+/).slice(0, 3);
  return parts.some((part) => titleScore(part) >= 2.5 || employerScore(part) >= 2.5);
}

/** A date range on the line of a title, or next to it. */
function holdsDatedJobs(lines: readonly CvLine[]): boolean {
  return lines.some((line, at) => {
    const range = line.dates.find((date) => date.shape === "range");
    if (range === undefined) return false;
    if (line.prose) return range.from <= 2 && opensWithJob(line);
    const near = line.rest === "" || line.title < 2.5 ? lines.slice(Math.max(0, at - 2), at + 3) : [line];
    return near.some(
      (other) =>
        (other.title >= 2.5 && other.degree < 3) || (!other.prose && other.employer >= 2.5 && other.institution < 2),
    );
  });
}
