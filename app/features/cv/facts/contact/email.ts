/** E-mail addresses of a text: plain, obfuscated against robots, broken over lines or misread by OCR. */

import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";

export type Found = { value: string; line: number };

const PLAIN = regex("gi")`
    [a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?
    (?:\.[a-z0-9-]{1,60}){0,3}\.[a-z]{2,10}(?![a-z0-9])
  `;
const PROVIDERS = "gmail|hotmail|outlook|yahoo|live|icloud|protonmail|proton|msn|example|vtr|mail";
// Characters that Tesseract reads in place of "@".
const MISREAD_AT = new RegExp(
  `([a-z0-9][a-z0-9._-]{1,60}?)\\s?(?:QG|Qg|@G|©|®|€|Q|G|O(?=${PROVIDERS})|\\(E\\))\\s?((?:${PROVIDERS}` +
    `)\\.[a-z]{2,3}(?:\\.[a-z]{2})?)(?![a-z0-9])`,
  "gi",
);
const MISREAD_LABELLED = regex("i")`
    ^([a-z0-9][a-z0-9._-]{1,60}?)(?:QG|©|®|€|(?<=[a-z0-9])Q)([a-z0-9-]{2,40}\.(?:com|cl|net|org|edu|es|ar|pe|co|
    mx)(?:\.[a-z]{2})?)$
  `;
const EMAIL_LABEL = /^(?:e-?mail|correo|mail|correo electronico|email address)\b/;

/** Normalizes "nombre (at) dominio (punto) cl" and spaces around "@". Offsets are not preserved. */
function plainSigns(text: string): string {
  return text
    .replace(/\s*[([{<]\s*(?:at|arroba|a)\s*[)\]}>]\s*/gi, "@")
    .replace(/\s+arroba\s+/gi, "@")
    .replace(/(\S)\s+at\s+((?:[a-z0-9-]+)(?:\.|\s+dot\s+)(?:[a-z]{2,}))/gi, "$1@$2")
    .replace(/\s*[([{]\s*(?:dot|punto)\s*[)\]}]\s*/gi, ".")
    .replace(/(@[a-z0-9-]+)\s+(?:dot|punto)\s+/gi, "$1.")
    .replace(/([a-z0-9])\s?@\s?([a-z0-9])/gi, "$1@$2")
    .replace(/(@[a-z0-9-]+)\s?[,.]\s?(com|cl|net|org|es|edu)(?![a-z])/gi, "$1.$2");
}

/**
 * Addresses in order, lower case. `texts[i]` is line i; an address broken after "@", "." or "-" is joined with the
 * next line.
 */
export function findEmails(texts: readonly string[], ocr: boolean): Found[] {
  const found: Found[] = [];
  texts.forEach((text, line) => {
    if (!/[@©®€QGEO({[]|arroba|\sat\s/i.test(text)) return;
    const joined = plainSigns(headOf(texts[line - 1] ?? "", text) + text + tailOf(text, texts[line + 1] ?? ""));
    const plain = joined.match(PLAIN) ?? [];
    for (const value of plain) found.push({ value: value.toLowerCase(), line });
    if (plain.length === 0) found.push(...misread(text, line, ocr));
  });
  return found.filter((item, at) => found.findIndex((other) => other.value === item.value) === at);
}

const ENDING = /^(?:com|cl|net|org|edu|gob|gov|es|ar|pe|co|mx|uy|ec|bo|py|ve|br|io|info|dev)(?:\.[a-z]{2})?$/;

/**
 * The part of the next line that completes an address cut at the end of this one: "ana@correo." / "cl", "…@example.c" /
 * "om".
 */
function tailOf(text: string, below: string): string {
  const [next = ""] = below.trim().split(/\s/);
  // A complete address before a full stop ends its sentence; the next line does not continue it.
  const whole = /@[\w-]+(?:\.[\w-]+)*\.([a-z]{2,3})\.$/i.exec(text)?.[1]?.toLowerCase();
  if (whole !== undefined && ENDING.test(whole) && /^\p{Lu}/u.test(next)) return "";
  if (/@[\w.-]*[@.-]$|@$/.test(text) || (/@[\w-]+$/.test(text) && /^\.[a-z]/i.test(next))) return next;
  const domain = /@([\w-]+(?:\.[\w-]+)*)$/.exec(text)?.[1];
  if (domain === undefined || next !== below.trim() || !/^[a-z][a-z.-]{0,20}$/.test(next)) return "";
  const ending = (whole: string): boolean => ENDING.test(whole.slice(whole.indexOf(".") + 1)) && whole.includes(".");
  return !ending(domain.toLowerCase()) && ending(domain.toLowerCase() + next) ? next : "";
}

/**
 * The end of the line above when it begins this address: "francisca.gonza" / "lez@correo.cl". The line holds nothing
 * else.
 */
function headOf(above: string, text: string): string {
  if (!/^[a-z\d][\w-]*@/.test(text)) return "";
  const cut = /^(?:(?:e-?mail|correo|mail)\s*:?\s*)?([a-z][a-z\d]*[._-](?:[a-z\d_-]+\.?)*)$/.exec(above.trim())?.[1];
  return cut ?? "";
}

function misread(text: string, line: number, ocr: boolean): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(MISREAD_AT)) found.push({ value: `${match[1]}@${match[2]}`.toLowerCase(), line });
  if (found.length > 0 || !(ocr || EMAIL_LABEL.test(normalize(text)))) return found;
  for (const word of text.split(/\s+/)) {
    const match = MISREAD_LABELLED.exec(word);
    if (match !== null) found.push({ value: `${match[1]}@${match[2]}`.toLowerCase(), line });
  }
  return found;
}
