import type { ReadDocument } from "#app/documents/document.ts";
import { personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { saysSomething } from "./cut-from-line.ts";

/** Data about the person that Chilean CVs carry and that no employer may ask for; whoever asks has them left out. */
export const PERSONAL_KINDS = ["national_id", "birth", "marital_status", "nationality", "photo", "address"] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

const RUT = /\b\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dk]\b/i;
const BIRTH = /\b(?:nacimiento|nacid[oa] (?:el|en)|born|\d{2} anos(?: de edad)?$|years old)\b/;
const STREET = regex()`
  \b(?:calle|pasaje|psje|pje|avda?|avenida|av|villa|poblacion|pobl|block|depto|dpto|departamento|condominio|
  parcela|street|road|avenue)\b|(?:\bn[°º]|#)\s?\d|\p{L}{3,}\.?,? \d{2,5}\b(?!\s?(?:%|horas|hrs))
`;

/** The kind of personal data that a short text is, or null. */
export function personalKindOf(text: string, besidePlace = false): PersonalKind | null {
  const [found] = personalDataIn(text);
  const kind = PERSONAL_KINDS.find((one) => one === found?.kind);
  if (kind !== undefined) return kind;
  if (RUT.test(text)) return "national_id";
  const normalized = normalize(text);
  if (BIRTH.test(normalized)) return "birth";
  if (/^(?:solter|casad|divorciad|viud)[oa]\.?$/.test(normalized)) return "marital_status";
  if (/^(?:chilen|argentin|peruan|colombian|venezolan)[oa]\.?$/.test(normalized)) return "nationality";
  return besidePlace && new RegExp(STREET.source, "u").test(normalized) ? "address" : null;
}

const CELLS = /\s*[|·•]\s*|\s{2,}/;

/** What withPlaces() takes out of a document before facts are read from it. */
export function remarksOf(
  written: ReadDocument,
  { document, places }: { document: ReadDocument; places: readonly number[] },
): string[] {
  const kept = new Map(places.map((at, index) => [at, document.lines[index]?.text ?? ""]));
  return written.lines.flatMap(({ text }, at) => {
    const left = kept.get(at);
    if (left === text) return [];
    if (left === undefined) return [text];
    const cells = left.split(CELLS);
    return text.split(CELLS).filter((cell) => saysSomething(cell) && !cells.includes(cell));
  });
}
