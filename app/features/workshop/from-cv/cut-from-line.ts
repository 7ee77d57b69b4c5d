import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

/** What is left of a line once the values that stand elsewhere in the document are taken out. Pure. */

const SEPARATORS = "[\\s,;:.|·•()/\\u2013\\u2014―\\[\\]–—-]";
const AT_ENDS = new RegExp(`^${SEPARATORS}+|[\\s,;:|·•(/\\[–—-]+$`, "gu");
const EMPTY_BRACKETS = /\(\s*[,;|·–—-]*\s*\)|\[\s*\]/gu;
/** Where a value was cut out; separators around it belong to it. */
const HOLE = "\ue000";
const AROUND_HOLE = new RegExp(`${SEPARATORS}*${HOLE}(?:${SEPARATORS}*${HOLE})*${SEPARATORS}*`, "gu");
const WORD = /[\p{L}\p{N}]/u;

/** @param values whose first occurrence as whole words goes, whatever its capitals and accents */
export function cutFromLine(line: string, values: readonly (string | null)[]): string {
  let text = line.normalize("NFC");
  // The longest first: "Universidad del Sur" before "Sur".
  const wanted = values.filter((value) => value !== null && value.trim() !== "") as string[];
  for (const value of [...wanted].sort((one, other) => other.length - one.length)) {
    const at = placeOf(text, value.normalize("NFC"));
    if (at >= 0) text = text.slice(0, at) + HOLE + text.slice(at + value.normalize("NFC").length);
  }
  return tidy(text);
}

/** Offset of the value where it stands as whole words; -1 where it does not. */
export function placeOf(text: string, value: string): number {
  const [where, what] = [normalize(text), normalize(value)];
  for (let at = where.indexOf(what); at >= 0 && what !== ""; at = where.indexOf(what, at + 1)) {
    const before = where.charAt(at - 1);
    const after = where.charAt(at + what.length);
    if (!(WORD.test(before) && WORD.test(what.charAt(0))) && !(WORD.test(after) && WORD.test(what.at(-1) ?? "")))
      return at;
  }
  return -1;
}

/** The text with a part taken out. */
export function cutPart(text: string, from: number, to: number): string {
  return text.slice(0, from) + HOLE + text.slice(to);
}

/** Closes the holes: what stood on both sides is separated by a comma. */
export function tidy(text: string): string {
  return text
    .replace(EMPTY_BRACKETS, HOLE)
    .replace(AROUND_HOLE, HOLE)
    .replace(new RegExp(`^${HOLE}+|${HOLE}+$`, "gu"), "")
    .replaceAll(HOLE, ", ")
    .replace(AT_ENDS, "")
    .replace(/^[^(]*\)$/u, (open) => open.slice(0, -1))
    .replace(/\s+/g, " ")
    .trim();
}

export function saysSomething(text: string): boolean {
  return WORD.test(text);
}
