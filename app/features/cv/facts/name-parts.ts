/** Where a CV writes its owner's name: whole, in any order, or as the parts that stand for it. */

import { fold } from "../vocabulary/text.ts";
import type { CvLine } from "./lines.ts";

const PARTICLE = "(?:de|del|la|las|los|el|al|y|e|van|von|da|do|dos|das)";
const ENDS = "(?![\\p{L}\\p{M}\\d])";

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Finds in folded text two or more parts of the name beside each other, and one alone behind the label of a name, after
 * "soy", as a signature or as an author. Null where there is no name.
 */
export function partsOfName(name: string | null): RegExp | null {
  const words = fold(name ?? "")
    .split(/\s+/)
    .filter((word, at) => word.length > 1 && (at === 0 || !new RegExp(`^${PARTICLE}$`).test(word)));
  if (words.length === 0) return null;
  const one = `(?:${PARTICLE}\\s+){0,2}(?:${words.map(escaped).join("|")})${ENDS}`;
  const label = "(?:nombres?|apellidos?|name|surname|postulante|candidat[oa])[\\p{L} ]{0,20}:\\s*";
  return new RegExp(
    [
      `(?<![\\p{L}\\p{M}\\d])${one}(?:,?\\s+${one})+`,
      `(?<=^${label})${one}$`,
      `(?<=^)${one}(?=,\\s\\p{L}\\.)`,
      `(?<=\\b(?:soy|llamo|atte[.,]*|is|i'm)\\s)${one}`,
    ].join("|"),
    "gmu",
  );
}

/** The lines with those names blanked out, for what must not take a name for something else ("Rayén", a program). */
export function withoutOwnName(lines: readonly CvLine[], name: string | null): CvLine[] {
  const parts = partsOfName(name);
  if (parts === null) return [...lines];
  const words = fold(name ?? "")
    .split(/\s+/)
    .filter((word) => word.length > 2);
  // Surnames may stand on the line below: the lines with any of them are searched as one text.
  const whole = lines.map(({ folded }) => (words.some((word) => folded.includes(word)) ? folded : "·")).join("\n");
  const bare = whole.replace(parts, (found) => found.replace(/[^\n]/g, " ")).split("\n");
  return lines.map((line, at) => {
    const folded = bare[at] === "·" ? line.folded : (bare[at] ?? line.folded);
    if (folded === line.folded || folded.length !== line.text.length) return line;
    const text = [...line.text].length === line.text.length ? blanked(line.text, line.folded, folded) : line.text;
    return { ...line, text, folded: fold(text) };
  });
}

/** The text without the characters that were blanked in its folded form. */
function blanked(text: string, folded: string, bare: string): string {
  let result = "";
  for (let at = 0; at < text.length; at += 1) if (bare[at] === folded[at]) result += text[at];
  return result.trim();
}
