import type { SheetRow } from "#app/documents/workbook-rows.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import { type ColumnProfile, share } from "./column-profile.ts";
import type { Field } from "./fields.ts";
import { fieldOfHeader, isOfSomebodyElse } from "./headers.ts";

/**
 * Whether the columns that were recognised hold whole names. A part under a header that no list has ("MI", "2º
 * apellido") would be left out without a word, and the account would have half a name.
 */

const PARTS: readonly (Field | "none")[] = [
  "firstNames",
  "secondNames",
  "surnames",
  "paternalSurname",
  "maternalSurname",
];
const MOST = 0.8;
/** Families share names: so many cells of a part have a word that another part has too. */
const SHARED = 0.1;
const MIN_SHARED = 2;
/** "F" and "M", or "Sí" and "No", are no names. */
const MIN_DIFFERENT = 5;

/** @param fields by column @param rows a sample of the rows under the header */
export function hasHalfNames(
  fields: readonly (Field | "none")[],
  {
    profiles,
    headers,
    rows,
  }: { profiles: readonly ColumnProfile[]; headers: readonly string[]; rows: readonly SheetRow[] },
): boolean {
  if (fields.includes("fullName")) return false;
  const parts = fields.flatMap((field, index) => (PARTS.includes(field) ? [index] : []));
  if (parts.length === 0) return false;
  // "LAST_NAME, FIRST_NAME" over "Donoso Cruz, Brayan" is one column with everything.
  if (!fields.includes("firstNames")) return !parts.some((index) => holdsWholeNames(rows, index));
  const known = new Set(parts.flatMap((index) => rows.flatMap(({ cells }) => wordsOf(cells[index]))));
  return fields.some((field, index) => {
    const profile = profiles[index];
    if (field !== "none" || !profile || isOfSomebodyElse(headers[index] ?? "")) return false;
    if (!parts.includes(index - 1) && !parts.includes(index + 1)) return false;
    if (share(profile.words, profile) < MOST || profile.different < MIN_DIFFERENT) return false;
    // The whole name once more.
    if (holdsWholeNames(rows, index)) return false;
    const named = fieldOfHeader(headers[index] ?? "")?.field;
    if (named !== undefined && PARTS.includes(named)) return true;
    const shared = rows.filter(({ cells }) => wordsOf(cells[index]).some((word) => known.has(word))).length;
    return shared >= Math.max(MIN_SHARED, SHARED * profile.filled);
  });
}

function holdsWholeNames(rows: readonly SheetRow[], index: number): boolean {
  const cells = rows.flatMap((row) => row.cells[index] || []);
  const whole = cells.filter((cell) => /,\s*\p{L}/u.test(cell) || wordsOf(cell).length >= 3);
  return whole.length * 2 >= cells.length;
}

/** Words of at least three letters. */
function wordsOf(cell = ""): string[] {
  return stripAccents(cell)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 3);
}
