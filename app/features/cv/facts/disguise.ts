/** Texts in disguised letters, as they are read: look-alikes of other alphabets, digits for letters, letters set apart. */

import { fold } from "../vocabulary/text.ts";

/** Letters of other alphabets that a reader takes for Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [..."аеосрхуіѕјһԁԛԝվαοινερτκηυωγ"].map((char, at) => [char, "aeocpxyisjhdqwuaoivepiknuwy"[at] ?? char] as const),
);
const DIGITS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };
const WORD = /[\p{L}\d@$]{3,}/gu;
/** Set apart by spaces, dots or lines; a heading that is spaced out has fewer. */
const APART = /(?<![\p{L}\d])(?:[\p{L}\d][\s._-]{1,3}){24,}[\p{L}\d](?![\p{L}\d])/gu;
const STRANGE =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}\u{2460}-\u{24FF}]|\p{Cf}/u;

/** The folded text in plain letters; null when nothing in it is disguised. Letters set apart come out as one word. */
export function undisguised(text: string): string | null {
  const plain = STRANGE.test(text)
    ? [...fold(text.normalize("NFKC").replace(/\p{Cf}/gu, ""))].map((char) => LOOKALIKES.get(char) ?? char).join("")
    : fold(text);
  const read = plain
    .replace(APART, (letters) => letters.replace(/[\s._-]+/gu, ""))
    .replace(WORD, (word) => (/\p{L}/u.test(word) ? word.replace(/[\d@$]/g, (char) => DIGITS[char] ?? char) : word));
  return read === fold(text) ? null : read;
}
