/** Lines and answers as the engine reads them, and what a template left in them. */

import { placeholderIn } from "#app/features/cv/rubric/evidence/placeholders.ts";
import { regex } from "#app/platform/regex.ts";

const MAX_LINE = 400;
const MAX_ANSWER = 160;
const BULLET = /^[\s•·▪◦●■*>–—-]+/u;
const SECOND_SENTENCE = /[.!?]\s+\S/u;
/** Anything that a person was meant to fill in: brackets, blanks, "X %", "XX clientes", an ellipsis. */
const BLANK = regex("u")`
    \[[^\]]*\]|_{2,}|\.{3,}|…|(?<![\p{L}\d])[xX]{1,4}\s?(?:%|por ciento\b|percent\b)|[$]\s?[xX]{1,}|(?<!\p{L})
    N[°º]?\s?_|(?<![\p{L}\d])(?:XX+|xx+)(?![\p{L}\d])|¿[^?]*\?|\?{2,}
  `;

/** What stands in a text for something that is still missing; null where nothing does. */
export function blankIn(text: string): string | null {
  return BLANK.exec(text)?.[0].trim() ?? placeholderIn(text);
}

/** The line without bullet and final stop; null where it is empty, too long or unfinished by a blank. */
export function cleanLine(text: string): { text: string; stop: string } | null {
  const whole = text.normalize("NFC").replace(/\s+/gu, " ").replace(BULLET, "").trim();
  if (whole === "" || whole.length > MAX_LINE || blankIn(whole) !== null) return null;
  const bare = whole.replace(/[\s.,;:]+$/u, "");
  return bare === "" ? null : { text: bare, stop: /\.$/u.test(whole) ? "." : "" };
}

/** The answer without quotes and final signs; null where it says nothing that can stand in a line. */
export function cleanAnswer(text: string | undefined, noAnswer: ReadonlySet<string>): string | null {
  if (text === undefined || /[\r\n]\s*\S/u.test(text.trim())) return null;
  const bare = text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/^[\s"'«“]+|[\s"'»”.,;:!]+$/gu, "")
    .trim();
  if (bare === "" || bare.length > MAX_ANSWER || noAnswer.has(bare.toLocaleLowerCase("es").replace(/’/gu, "'")))
    return null;
  if (blankIn(bare) !== null || SECOND_SENTENCE.test(bare) || /[?;]/u.test(bare)) return null;
  return bare;
}

/** More than one sentence: what is joined at the end belongs only to the last. */
export const hasSentences = (line: string) => SECOND_SENTENCE.test(line);
