/** Whether the CV's text contains what the student typed, exactly or nearly. Pure; linear in the text. */

import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import type { FieldName } from "./corrections.ts";

/** Shorter words ("de", "S.A.") are no evidence. */
const TELLING = 3;
/** Words match when their first letters do: "ingeniera" and "ingeniería". */
const STEM = 6;
/** Share of the words of a name that must be found: people leave out a name or abbreviate the second one. */
const NAME_SHARE = 0.5;
/** A telephone number is compared by its last digits, without prefixes. */
const OWN_DIGITS = 8;

const wordsOf = (text: string): string[] =>
  (normalize(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => word.length >= TELLING || /[+#\d]/.test(word));

/** Maps letters that OCR confuses to one shape. */
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

/** Share of the significant words of `said` that stand in `text`, 0 to 1; 0 when it has none. */
function shareIn(said: string, text: string, ocr: boolean): number {
  const wanted = wordsOf(said);
  if (wanted.length === 0) return normalize(text).includes(normalize(said)) ? 1 : 0;
  const there = new Set(wordsOf(text));
  const found = wanted.filter((word) => there.has(word) || [...there].some((other) => sameWord(word, other, ocr)));
  return found.length / wanted.length;
}

/** Lines that contain all of `said`, among the line indexes `among` or in the whole document. */
export function linesContaining(document: ReadDocument, said: string, among?: readonly number[]): number[] {
  const ocr = document.method === "ocr";
  const lines = among ?? document.lines.map((_, index) => index);
  return lines.filter((line) => shareIn(said, document.lines[line]?.text ?? "", ocr) === 1);
}

/** Whether the given lines together contain all of it. */
export function isFoundNear(document: ReadDocument, said: string, lines: readonly number[]): boolean {
  const text = lines.map((line) => document.lines[line]?.text ?? "").join(" ");
  return shareIn(said, text, document.method === "ocr") === 1;
}

/** Whether the document supports this value of a personal field. */
export function isFieldFound(document: ReadDocument, name: FieldName, said: string): boolean {
  if (name === "email" || name === "linkedin") {
    const address = squeezed(said);
    return squeezed(document.text).includes(address) || document.links.some((link) => squeezed(link).includes(address));
  }
  if (name === "phone") return isPhoneFound(document, said);
  if (name === "name") return shareIn(said, document.text, document.method === "ocr") >= NAME_SHARE;
  const [first = said] = name === "location" ? said.split(",") : [said];
  return linesContaining(document, first).length > 0;
}

function squeezed(address: string): string {
  return normalize(address)
    .replace(/\s+|https?:\/\/|www\./g, "")
    .replace(/\/$/, "");
}

function isPhoneFound(document: ReadDocument, said: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, "");
  const own = digits(said).slice(-OWN_DIGITS);
  return (
    own !== "" &&
    [...document.lines.map((line) => line.text), ...document.links].some((text) => digits(text).includes(own))
  );
}

/** The first line that contains an extracted value, to point at it; null where none has it verbatim. */
export function lineOf(document: ReadDocument, value: string): number | null {
  const wanted = squeezed(value);
  const at = document.lines.findIndex((line) => squeezed(line.text).includes(wanted));
  return at < 0 ? null : at;
}
