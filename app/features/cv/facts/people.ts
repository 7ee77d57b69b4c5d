/** What single words of a personal name tell. */

import { FAMILY_NAMES, GIVEN_NAMES } from "../vocabulary/names.ts";
import { fold } from "../vocabulary/text.ts";

const FEMININE_IN_O = new Set(["loreto", "consuelo", "rosario", "amparo", "socorro", "rocio", "milagro", "sagrario"]);
const MASCULINE_IN_A = new Set(["luca", "joshua", "borja", "santana"]);

export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(key(word));
}

export function isFamilyName(word: string): boolean {
  return FAMILY_NAMES.has(key(word));
}

function key(word: string): string {
  return fold(word).replaceAll("-", " ").replace(/[.,]/g, "");
}

/** Grammatical gender by the ending of the first given name; null where the ending does not tell. */
export function genderOf(name: string): "f" | "m" | null {
  const first = key(name.split(/\s+/)[0] ?? "");
  if (!GIVEN_NAMES.has(first)) return null;
  if (first.endsWith("a")) return MASCULINE_IN_A.has(first) ? "m" : "f";
  if (first.endsWith("o")) return FEMININE_IN_O.has(first) ? "f" : "m";
  return null;
}
