/** Finds mentions of the CV owner's name and masks them. */

import { normalize } from "../vocabulary/normalize-text.ts";
import type { CvLine } from "./lines.ts";

const PARTICLE = "(?:de|del|la|las|los|el|al|y|e|van|von|da|do|dos|das)";
const ENDS = "(?![\\p{L}\\p{M}\\d])";

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Pattern for normalized text that matches two or more adjacent parts of the name, or a single one after a name label,
 * after "soy", as a signature or as an author. Null without a name.
 */
export function partsOfName(name: string | null): RegExp | null {
  const words = normalize(name ?? "")
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

/** The lines with the owner's name masked, so that other extractors do not misread it ("Rayén" is also a program). */
export function withoutOwnName(lines: readonly CvLine[], name: string | null): CvLine[] {
  const parts = partsOfName(name);
  if (parts === null) return [...lines];
  const words = normalize(name ?? "")
    .split(/\s+/)
    .filter((word) => word.length > 2);
  // Surnames may wrap to the next line: adjacent lines with parts of the name are searched as one text.
  const whole = lines
    .map(({ normalized }) => (words.some((word) => normalized.includes(word)) ? normalized : "·"))
    .join("\n");
  const bare = whole.replace(parts, (found) => found.replace(/[^\n]/g, " ")).split("\n");
  return lines.map((line, at) => {
    const normalized = bare[at] === "·" ? line.normalized : (bare[at] ?? line.normalized);
    if (normalized === line.normalized || normalized.length !== line.text.length) return line;
    const text =
      [...line.text].length === line.text.length ? blanked(line.text, line.normalized, normalized) : line.text;
    return { ...line, text, normalized: normalize(text) };
  });
}

/** The text without the characters that were masked in its normalized form. */
function blanked(text: string, normalized: string, bare: string): string {
  let result = "";
  for (let at = 0; at < text.length; at += 1) if (bare[at] === normalized[at]) result += text[at];
  return result.trim();
}
