/** Whether the CV's own text says what the student typed, in these words or nearly. Pure; linear in the text. */

import type { ReadDocument } from "#app/documents/document.ts";
import { fold } from "../vocabulary/text.ts";
import type { FieldName } from "./corrections.ts";

/** Words of fewer letters ("de", "S.A.") prove nothing. */
const TELLING = 3;
/** Letters from which a beginning tells the word: "ingeniera" and "ingeniería". */
const STEM = 6;
/** Share of a person's name that must be there: people leave a name out, or give the second one as a letter. */
const NAME_SHARE = 0.5;
/** Last digits of a telephone number, whatever stands before them. */
const OWN_DIGITS = 8;

const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => word.length >= TELLING || /[+#\d]/.test(word));

/** Letters that a recognised picture confuses. */
const plainShape = (word: string): string =>
  word
    .replace(/[1|!l]/g, "i")
    .replace(/0/g, "o")
    .replace(/5/g, "s");

function sameWord(said: string, written: string, ocr: boolean): boolean {
  if (said === written || (ocr && plainShape(said) === plainShape(written))) return true;
  if (said.length < STEM || written.length < STEM) return false;
  const length = Math.max(STEM - 1, Math.min(said.length, written.length) - 2);
  return said.slice(0, length) === written.slice(0, length);
}

/** Share of the telling words of `said` that stand in `text`, 0 to 1; 0 without any. */
function shareIn(said: string, text: string, ocr: boolean): number {
  const wanted = wordsOf(said);
  if (wanted.length === 0) return fold(text).includes(fold(said)) ? 1 : 0;
  const there = new Set(wordsOf(text));
  const found = wanted.filter((word) => there.has(word) || [...there].some((other) => sameWord(word, other, ocr)));
  return found.length / wanted.length;
}

/** Lines of the document that say all of it; the same text in any of `among`, or in the whole document. */
export function linesSaying(document: ReadDocument, said: string, among?: readonly number[]): number[] {
  const ocr = document.method === "ocr";
  const lines = among ?? document.lines.map((_, index) => index);
  return lines.filter((line) => shareIn(said, document.lines[line]?.text ?? "", ocr) === 1);
}

/** Whether the lines together say all of it. */
export function isSaidNear(document: ReadDocument, said: string, lines: readonly number[]): boolean {
  const text = lines.map((line) => document.lines[line]?.text ?? "").join(" ");
  return shareIn(said, text, document.method === "ocr") === 1;
}

/** Whether the document says this of the person. */
export function isFieldSaid(document: ReadDocument, name: FieldName, said: string): boolean {
  if (name === "email" || name === "linkedin") {
    const address = squeezed(said);
    return squeezed(document.text).includes(address) || document.links.some((link) => squeezed(link).includes(address));
  }
  if (name === "phone") return isPhoneSaid(document, said);
  if (name === "name") return shareIn(said, document.text, document.method === "ocr") >= NAME_SHARE;
  const [first = said] = name === "location" ? said.split(",") : [said];
  return linesSaying(document, first).length > 0;
}

function squeezed(address: string): string {
  return fold(address)
    .replace(/\s+|https?:\/\/|www\./g, "")
    .replace(/\/$/, "");
}

function isPhoneSaid(document: ReadDocument, said: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, "");
  const own = digits(said).slice(-OWN_DIGITS);
  return (
    own !== "" &&
    [...document.lines.map((line) => line.text), ...document.links].some((text) => digits(text).includes(own))
  );
}

/** The first line that shows a read value, for pointing at it; null where none has it as it stands. */
export function lineOf(document: ReadDocument, value: string): number | null {
  const wanted = squeezed(value);
  const at = document.lines.findIndex((line) => squeezed(line.text).includes(wanted));
  return at < 0 ? null : at;
}
