import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { type EncodedSheet, encodeRows, NO_TEXT, type Sheet, type SheetRow } from "../../workbook-rows.ts";

/** A number as a person would type it: 12345678.0 and 1.2345678E7 are "12345678". */
export function numberText(value: number): string {
  return Number.isFinite(value) ? String(value) : NO_TEXT;
}

/** One line of clean text, cut where nothing that is meant to be a name or a number reaches. */
function cleanText(raw: string): string {
  return raw
    .slice(0, LIMITS.cellChars * 2)
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LIMITS.cellChars);
}

/**
 * Cleans the cells of all sheets and drops empty rows.
 * @throws Refusal too_long: more rows than the limit; unreadable: no sheet has any
 */
export function encodedSheets(sheets: Iterable<Sheet>): EncodedSheet[] {
  let left: number = LIMITS.sheetRows;
  const encoded = Array.from(sheets, ({ name, hidden, rows }): EncodedSheet => {
    const filled = filledRows(rows, left);
    left -= filled.length;
    return { name: cleanText(name), hidden, rows: encodeRows(filled) };
  });
  if (encoded.every(({ rows }) => rows === "")) throw new Refusal("unreadable");
  return encoded;
}

/** @throws Refusal too_long */
function filledRows(rows: Iterable<SheetRow>, limit: number): SheetRow[] {
  const filled: SheetRow[] = [];
  for (const { cells, ...rest } of rows) {
    const clean = cells.map(cleanText);
    while (clean.at(-1) === "") clean.pop();
    if (clean.length === 0) continue;
    if (filled.length >= limit) throw new Refusal("too_long");
    filled.push({ ...rest, cells: clean });
  }
  return filled;
}
