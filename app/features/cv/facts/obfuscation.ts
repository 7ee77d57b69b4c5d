/** Decodes obfuscated text: look-alike letters of other alphabets, digits for letters, spaced letters. */

import { regex } from "#app/platform/regex.ts";
import { normalize } from "../vocabulary/normalize-text.ts";

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [..."аеосрхуіѕјһԁԛԝվαοινερτκηυωγ"].map((char, at) => [char, "aeocpxyisjhdqwuaoivepiknuwy"[at] ?? char] as const),
);
const DIGITS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };
const WORD = /[\p{L}\d@$]{3,}/gu;
/** Letters separated by spaces, dots or underscores; a spaced heading has fewer of them. */
const APART = /(?<![\p{L}\d])(?:[\p{L}\d][\s._-]{1,3}){24,}[\p{L}\d](?![\p{L}\d])/gu;
const STRANGE = regex("u")`
    [^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|
    [\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}\u{2460}-\u{24FF}]|\p{Cf}
  `;

/** The normalized text in plain letters, spaced letters joined into one word; null when nothing was obfuscated. */
export function deobfuscated(text: string): string | null {
  const plain = STRANGE.test(text)
    ? [...normalize(text.normalize("NFKC").replace(/\p{Cf}/gu, ""))]
        .map((char) => LOOKALIKES.get(char) ?? char)
        .join("")
    : normalize(text);
  const read = plain
    .replace(APART, (letters) => letters.replace(/[\s._-]+/gu, ""))
    .replace(WORD, (word) => (/\p{L}/u.test(word) ? word.replace(/[\d@$]/g, (char) => DIGITS[char] ?? char) : word));
  return read === normalize(text) ? null : read;
}
