/** Divides the document into sections and tells of what kind each line's section is. */

import { skillLexicon } from "../vocabulary/skills.ts";
import { languageLexicon } from "../vocabulary/spoken-languages.ts";
import type { Section, SectionKind } from "./facts.ts";
import { findHeadings, type Heading } from "./headings.ts";
import type { CvLine } from "./lines.ts";

/** Headings under which some also put their jobs: "Investigación y docencia", "Logros", "Otros". */
const LOOSE_KINDS: ReadonlySet<SectionKind> = new Set([
  "publications",
  "awards",
  "other",
  "interests",
  "summary",
  "personal",
  "contact",
]);

/** Sections in reading order; the first one is the head of the document (kind "contact", no heading). */
export function findSections(lines: readonly CvLine[], bodySize: number, ignored: ReadonlySet<number>): Section[] {
  const headings = findHeadings(lines, bodySize, ignored);
  const byLine = new Map<number, Heading>(headings.map((heading) => [heading.line, heading]));
  const sections: Section[] = [{ kind: "contact", heading: null, lines: [] }];
  let outer: Section | undefined = sections[0];
  let current = outer;
  for (const line of lines) {
    if (ignored.has(line.index)) continue;
    const heading = byLine.get(line.index);
    if (heading !== undefined) {
      const content = contentAfter(line.index, lines, byLine);
      const told = heading.known && !(LOOSE_KINDS.has(heading.kind) && holdsDatedJobs(content));
      const kind = told ? heading.kind : kindByContent(content, heading.kind);
      current = { kind, heading: line.index, lines: heading.inline ? [line.index] : [] };
      sections.push(current);
      if (!heading.inline || kind === "experience" || kind === "education") outer = current;
      continue;
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
const CONTACT = /\+?\d[\d\s()-]{6,}\d|\S@\S/;

/** What the lines under an unknown heading are: jobs, studies, lists of abilities, referees, or running text. */
export function kindByContent(lines: readonly CvLine[], fallback: SectionKind): SectionKind {
  if (lines.length === 0) return fallback;
  const count = (test: (line: CvLine) => boolean): number => lines.filter(test).length;
  const ranges = count((line) => line.dates.some((date) => date.shape === "range"));
  const degrees = count(isStudyLine);
  const titles = count((line) => !line.prose && line.title >= 2.5 && line.degree < 3);
  if (holdsDatedJobs(lines) && titles >= degrees) return "experience";
  if (degrees > 0 && degrees >= lines.length / 4) return "education";
  if (ranges > 0 && titles > 0) return "experience";
  if (count((line) => CONTACT.test(line.text) && REFEREE.test(line.folded)) >= lines.length / 2) return "references";
  const languages = count((line) => line.words <= 8 && languageLexicon.matches(line.text).length > 0);
  if (languages > lines.length / 2) return "languages";
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

/** A degree that says what it is, or a career with its school or year: "Comunicación" alone may be anything. */
function isStudyLine(line: CvLine): boolean {
  if (line.prose) return false;
  if (line.institution >= 2 && line.title < 2.5) return true;
  return line.degree >= 3 && line.words >= 2 ? true : line.degree >= 2 && line.dates.length > 0;
}

/** A range on the line of a title, or on a line beside it. */
function holdsDatedJobs(lines: readonly CvLine[]): boolean {
  return lines.some((line, at) => {
    if (line.prose || !line.dates.some((date) => date.shape === "range")) return false;
    const near = line.rest === "" || line.title < 2.5 ? lines.slice(Math.max(0, at - 2), at + 3) : [line];
    return near.some(
      (other) =>
        (other.title >= 2.5 && other.degree < 3) || (!other.prose && other.employer >= 2.5 && other.institution < 2),
    );
  });
}
