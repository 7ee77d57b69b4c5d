/** Chooses the candidate's own e-mail address and telephone among those of referees, employers and offices. */

import type { CountryCode } from "libphonenumber-js/max";
import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { Section, SectionKind } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { findEmails } from "./email.ts";
import { findPhones } from "./phone.ts";

const WEIGHT: Readonly<Partial<Record<SectionKind, number>>> = {
  contact: 4,
  personal: 4,
  summary: 2,
  other: 1,
  references: -20,
  experience: -1,
  education: -1,
  projects: -1,
  publications: -1,
};
const OFFICE_MAILBOX =
  /^(?:info|contacto|contact|ventas|rrhh|administracion|admision|secretaria|recepcion|soporte|noreply|no-reply|hola)@/;
const REFEREE = /\b(?:referencia|ref\.|jefe directo|jefatura|supervisor directo|contacto empresa|reference)\b/;

type Scored = { value: string; score: number };

/** The person's e-mail address in lower case, or null. Link targets count only where the text spells out no address. */
export function chooseEmail(
  document: ReadDocument,
  lines: readonly CvLine[],
  sections: readonly Section[],
  name: string | null,
): string | null {
  const kinds = sectionOfLines(sections);
  const texts = lines.map((line) => line.text);
  const found: Scored[] = findEmails(texts, document.method === "ocr").map(({ value, line }) => ({
    value,
    score: lineWeight(lines, line, kinds) + (OFFICE_MAILBOX.test(value) ? -3 : 0) + (resembles(value, name) ? 4 : 0),
  }));
  const best = top(found);
  if (best !== null) return best;
  const links = document.links
    .filter((link) => link.toLowerCase().startsWith("mailto:"))
    .map((link) => decodeAddress(link.slice(7).split("?")[0] ?? ""));
  const linked = findEmails(links, false).map(({ value }) => ({ value, score: 1 + (resembles(value, name) ? 4 : 0) }));
  return top(linked.filter((item) => !found.some((other) => other.value === item.value)));
}

/** The person's telephone number (E.164 where possible), mobile before landline, or null. */
export function choosePhone(
  document: ReadDocument,
  lines: readonly CvLine[],
  sections: readonly Section[],
  country: CountryCode,
): string | null {
  const kinds = sectionOfLines(sections);
  // A telephone icon in front of the number is not a bullet.
  const found = findPhones(
    lines.map((line) => (line.text === "" ? "" : line.source.text)),
    country,
  ).map((phone) => ({
    value: phone.value,
    score: lineWeight(lines, phone.line, kinds) + (phone.mobile ? 1 : 0) + (phone.labelled ? 1 : 0),
  }));
  const links = document.links
    .filter((link) => /^(?:tel:|https:\/\/(?:wa\.me|api\.whatsapp))/i.test(link))
    .map((link) => `fono ${decodeAddress(link).replace(/\D+/g, " ").trim()}`);
  return top(found) ?? findPhones(links, country)[0]?.value ?? null;
}

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A malformed percent-escape: the address is used as it is.
    return text;
  }
}

function sectionOfLines(sections: readonly Section[]): Map<number, SectionKind> {
  return new Map(sections.flatMap((section) => section.lines.map((index) => [index, section.kind] as const)));
}

function lineWeight(lines: readonly CvLine[], index: number, kinds: ReadonlyMap<number, SectionKind>): number {
  const line = lines[index];
  if (line === undefined) return 0;
  const above = lines[index - 1]?.normalized ?? "";
  if (REFEREE.test(line.normalized) || (REFEREE.test(above) && above.length < 40)) return -20;
  if (line.source.role === "header" || line.source.role === "footer") return 3;
  const kind = kinds.get(index);
  // The last section often swallows a footer, so its weight is small but not prohibitive, except for referees.
  return (kind === undefined ? 2 : (WEIGHT[kind] ?? 0)) + (index < 12 ? 1 : 0) + 2;
}

function top(items: readonly Scored[]): string | null {
  let best: Scored | null = null;
  for (const item of items) if (item.score > -5 && (best === null || item.score > best.score)) best = item;
  return best?.value ?? null;
}

/** The local part contains a word of the name: "c.rebolledo", "catalinareb". */
function resembles(email: string, name: string | null): boolean {
  if (name === null) return false;
  const local = normalize(email.split("@")[0] ?? "").replace(/[^a-z]/g, "");
  return normalize(name)
    .split(/[^a-z]+/)
    .some((word) => word.length >= 4 && local.includes(word.slice(0, 5)));
}
