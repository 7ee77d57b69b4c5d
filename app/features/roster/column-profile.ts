import { z } from "zod";
import { NO_RESULT, NO_TEXT, type SheetRow } from "#app/documents/workbook-rows.ts";
import { otherId } from "../users/other-id.ts";
import { checkDigitMatches } from "../users/rut.ts";
import { isShortRut, rutCell } from "./identifiers.ts";

/** Counts of what the cells of a column look like. */

export type ColumnProfile = {
  filled: number;
  examples: string[];
  /** Cells with number and check digit. */
  full: number;
  /** Cells of 7 or 8 digits. */
  bare: number;
  /** Those of 8 digits whose last one is the check digit of the others. */
  shortRuts: number;
  oneSign: number;
  emails: number;
  years: number;
  /** Cells that could be a passport and are no RUT. */
  ids: number;
  /** Cells with letters and without digits; those with more than one word. */
  words: number;
  severalWords: number;
  different: number;
};

const isEmail = (text: string) => text.includes("@") && z.email().safeParse(text).success;

export function profileOf(rows: readonly SheetRow[], index: number): ColumnProfile {
  const profile: ColumnProfile = {
    filled: 0,
    examples: [],
    full: 0,
    bare: 0,
    shortRuts: 0,
    oneSign: 0,
    emails: 0,
    years: 0,
    ids: 0,
    words: 0,
    severalWords: 0,
    different: 0,
  };
  const seen = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[index] ?? "";
    if (cell === "" || cell === NO_TEXT || cell === NO_RESULT) continue;
    profile.filled += 1;
    if (!seen.has(cell) && profile.examples.length < 3) profile.examples.push(cell);
    seen.add(cell);
    const rut = rutCell(cell);
    // Nine digits may as well be a phone number.
    if (rut.kind === "full" && (rut.hasHyphen || checkDigitMatches(rut.rut))) profile.full += 1;
    if (rut.kind === "bare") profile.bare += 1;
    if (rut.kind === "bare" && isShortRut(rut.digits)) profile.shortRuts += 1;
    if (/^[\dkK]$/.test(cell)) profile.oneSign += 1;
    if (isEmail(cell)) profile.emails += 1;
    if (/^(19[5-9]|20\d)\d$/.test(cell)) profile.years += 1;
    if (rut.kind === "none" && otherId(cell)) profile.ids += 1;
    if (/\p{L}/u.test(cell) && !/\d/.test(cell)) {
      profile.words += 1;
      if (/\p{L}[\s,]+\p{L}/u.test(cell)) profile.severalWords += 1;
    }
  }
  profile.different = seen.size;
  return profile;
}

/** Share of the cells that are not empty. */
export const share = (count: number, { filled }: ColumnProfile) => (filled === 0 ? 0 : count / filled);
