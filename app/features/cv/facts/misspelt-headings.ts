/** Headings with a typo or an OCR error: "EXPERENCIA LABORAL", "Educaci6n", "E S T U D I O S". */

import { HEADINGS } from "../vocabulary/headings.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import type { SectionKind } from "./facts.ts";

const SHORTEST = 7;
const LONGEST = 32;

const SQUEEZED = (Object.entries(HEADINGS) as [SectionKind, readonly string[]][]).flatMap(([kind, wordings]) =>
  wordings
    .map((wording) => [normalize(wording).replace(/[^a-z]/g, ""), kind] as const)
    .filter(([key]) => key.length >= SHORTEST),
);

/** One letter in a short heading, two in a long one. */
const LONG = 12;

/**
 * The wordings with their parts: of n parts at least one survives n - 1 errors, so looking for one is a cheap filter.
 */
const CANDIDATES = SQUEEZED.map(([wording, kind]) => ({
  wording,
  kind,
  halves: partsOf(wording, 2),
  thirds: partsOf(wording, 3),
}));

function partsOf(word: string, count: number): string[] {
  const border = (at: number) => Math.round((word.length * at) / count);
  return Array.from({ length: count }, (_, at) => word.slice(border(at), border(at + 1)));
}

/** Kind of the known heading within one edit of the text (two in long ones); null when there is none. */
export function misspeltHeading(text: string): SectionKind | null {
  const key = normalize(text)
    // Texting style: "Lo q estudie".
    .replace(/\b[qk]\b/g, "que")
    .replace(/[06]/g, "o")
    .replace(/[1|!]/g, "i")
    .replace(/[^a-z]/g, "");
  if (key.length < SHORTEST || key.length > LONGEST) return null;
  const allowed = key.length >= LONG ? 2 : 1;
  for (const { wording, kind, halves, thirds } of CANDIDATES) {
    if (Math.abs(wording.length - key.length) > allowed) continue;
    if (!(allowed === 1 ? halves : thirds).some((part) => key.includes(part))) continue;
    if (distance(wording, key, allowed) <= allowed) return kind;
  }
  return null;
}

/** Edit distance; stops as soon as it must exceed `limit`. */
function distance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
