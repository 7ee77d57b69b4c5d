import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts } from "#app/features/cv/facts/facts.ts";
import { HEADINGS } from "#app/features/cv/vocabulary/headings.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

/** One way of writing headings. Pure. */

/** Known headings as the vocabulary spells them. */
const WORDINGS = new Map(
  Object.values(HEADINGS)
    .flat()
    .toReversed()
    .map((wording) => [normalize(wording), wording] as const),
);

/** As the templates write theirs: "REFERENCIAS" → "Referencias". A heading that nobody else has stays as it is. */
export function inTemplateStyle(heading: string): string {
  const wording = WORDINGS.get(normalize(heading));
  return wording === undefined ? heading : wording.charAt(0).toLocaleUpperCase("es") + wording.slice(1);
}

/** A heading of each way of writing (in capitals or not, with a colon or not), where there are two. */
export function unevenHeadings({ sections }: CvFacts, { lines }: ReadDocument): string[] {
  const first = new Map<string, string>();
  for (const section of sections) {
    const text = section.heading === null ? undefined : lines[section.heading]?.text.trim();
    // On the line of its text a heading is a label, whose colon belongs there.
    if (text === undefined || section.lines.includes(section.heading ?? -1)) continue;
    const way = `${text === text.toLocaleUpperCase("es")} ${text.endsWith(":")}`;
    if (/\p{L}{3}/u.test(text) && !first.has(way)) first.set(way, text);
  }
  return first.size < 2 ? [] : [...first.values()].slice(0, 2);
}
