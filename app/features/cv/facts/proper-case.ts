/** Capitals of personal names. */

import { fold } from "../vocabulary/text.ts";

/** Small words inside names. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "de del la las los y e da das do dos di van von der den ter el al bin ibn".split(" "),
);

/** "CATALINA MCDONALD DE LA FUENTE" -> "Catalina McDonald de la Fuente"; names with capitals and small letters stay. */
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
  if (!first && PARTICLES.has(fold(lower))) return lower;
  return lower
    .replace(/(?<=^|[-'’.])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
