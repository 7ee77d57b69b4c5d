/** Capitalisation of personal names. */

import { normalize } from "../vocabulary/normalize-text.ts";

/** Lower-case particles in names. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "de del la las los y e da das do dos di van von der den ter el al bin ibn".split(" "),
);

/** "CATALINA MCDONALD DE LA FUENTE" -> "Catalina McDonald de la Fuente"; names in mixed case stay as they are. */
export function properCase(text: string): string {
  const words = text.replace(/\s+/g, " ").trim().split(" ");
  return words.map((word, at) => (needsCase(word) ? caseWord(word, at === 0) : word)).join(" ");
}

function needsCase(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, "");
  if (letters.length <= 1) return false;
  return letters === letters.toUpperCase() || letters === letters.toLowerCase();
}

function caseWord(word: string, first: boolean): string {
  const lower = word.toLowerCase();
  if (!first && PARTICLES.has(normalize(lower))) return lower;
  return lower
    .replace(/(?<=^|[-'’.])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
