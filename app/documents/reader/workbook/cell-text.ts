import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { NO_TEXT, type SheetRow, type Workbook } from "../../workbook-rows.ts";

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

/** The rows that hold something. @throws Refusal too_long */
export function filledRows(rows: Iterable<SheetRow>): SheetRow[] {
  const filled: SheetRow[] = [];
  for (const { row, a, b } of rows) {
    const clean = { row, a: cleanText(a), b: cleanText(b) };
    if (!clean.a && !clean.b) continue;
    if (filled.length >= LIMITS.sheetRows) throw new Refusal("too_long");
    filled.push(clean);
  }
  return filled;
}

/**
 * @param sheets the visible ones in their order @returns the first with data. @throws Refusal unreadable: there is
 *   none
 */
export async function firstWithRows(
  sheets: Iterable<{ name: string; rows: () => Promise<SheetRow[]> }>,
): Promise<Workbook> {
  for (const { name, rows } of sheets) {
    const filled = await rows();
    if (filled.length > 0) return { sheet: cleanText(name), rows: filled };
  }
  throw new Refusal("unreadable");
}
