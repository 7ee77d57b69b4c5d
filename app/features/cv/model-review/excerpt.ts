/** The excerpt of a CV that the model reads: whole sections, the most informative first, without contact data. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { SectionKind } from "../facts/facts.ts";
import { CONTACT, type CvSource, standsIn } from "./cv-source-index.ts";

/** About 2,500 tokens at 3.5 characters each. */
export const EXCERPT_CHARS = 8_750;

/** Section kinds by how much they say about the work, for when not everything fits. Kinds not listed are left out. */
const WORTH: readonly SectionKind[] = [
  "summary",
  "experience",
  "projects",
  "skills",
  "education",
  "certifications",
  "volunteering",
  "languages",
  "awards",
  "publications",
  "other",
];
const CONTACTS = new RegExp(CONTACT, "gi");
const LETTERS = /\p{L}{3}/u;

type Line = { at: number; text: string };
type Part = { worth: number; lines: Line[]; chars: number };

/** Lines joined by newlines, in reading order; empty when nothing is readable. */
export function excerpt(source: CvSource, most: number = EXCERPT_CHARS): string {
  const taken: Line[] = [];
  let left = most;
  let cut = false;
  for (const part of parts(source)) {
    const whole = part.chars <= left;
    // Only the most informative section that does not fit is cut, at a line; cutting more would leave fragments.
    if (!whole && cut) continue;
    cut ||= !whole;
    for (const line of part.lines) {
      const chars = line.text.length + 1;
      if (chars > left) break;
      taken.push(line);
      left -= chars;
    }
  }
  return taken
    .sort((a, b) => a.at - b.at)
    .map((line) => line.text)
    .join("\n");
}

function parts(source: CvSource): Part[] {
  const { facts } = source;
  const heading = new Map(facts.sections.map((section, at) => [section.heading ?? -1, at]));
  const sectionAt = new Map(facts.sections.flatMap((section, at) => section.lines.map((line) => [line, at] as const)));
  const bySection = new Map<number, Line[]>();
  for (const at of source.readable) {
    const text = withoutPerson(source, at);
    if (!LETTERS.test(text)) continue;
    const section = heading.get(at) ?? sectionAt.get(at) ?? -1;
    bySection.set(section, [...(bySection.get(section) ?? []), { at, text }]);
  }
  return [...bySection]
    .flatMap(([at, lines]) => {
      // The head of the page states the profession; its contact data are left out.
      const kind = facts.sections[at]?.kind ?? "other";
      const worth = kind === "contact" ? WORTH.length : WORTH.indexOf(kind);
      return worth < 0 ? [] : [{ worth, lines, chars: lines.reduce((sum, line) => sum + line.text.length + 1, 0) }];
    })
    .sort((a, b) => a.worth - b.worth);
}

/** The line without the person's name and contact data, which a model does not need. */
function withoutPerson({ document, facts }: CvSource, at: number): string {
  const text = (document.lines[at]?.text ?? "").replace(CONTACTS, " ");
  const start = facts.name === null ? -1 : standsIn(normalize(text), normalize(facts.name));
  const nameless = start < 0 ? text : `${text.slice(0, start)} ${text.slice(start + (facts.name?.length ?? 0))}`;
  return nameless.replace(/\s+/g, " ").trim();
}
