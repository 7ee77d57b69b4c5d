import type { SheetRow } from "#app/documents/workbook-rows.ts";
import type { Field } from "./fields.ts";
import { fieldOfHeader, isOfSomebodyElse, plainness } from "./headers.ts";
import { rutCell } from "./identifiers.ts";

/** Finds the rows of a sheet that name its columns. */

/** A header is looked for among so many rows with data. */
const HEADER_WITHIN = 25;

/** So many personal numbers under one another are no longer the lines above a table. */
const DATA_ROWS = 3;

export type Header = {
  row: number | null;
  /** Index of the first row under it. */
  end: number;
  texts: string[];
  /** Of a header of two rows, the texts of the second alone, by which a column is known first. */
  lower?: string[];
};

/** The row, or the two rows, whose words say most about the columns; above the rows with RUTs. */
export function findHeader(rows: readonly SheetRow[]): Header {
  let best: Header = { row: null, end: 0, texts: [] };
  let most = 0;
  const withNumbers = new Map<number, number>();
  for (const [index, { row, cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
    // Numbers above the header may be those of who directs and who signs; three under one another are data.
    const numbers = cells.flatMap((cell, column) => (rutCell(cell).kind === "none" ? [] : [column]));
    for (const column of numbers) withNumbers.set(column, (withNumbers.get(column) ?? 0) + 1);
    if (numbers.some((column) => (withNumbers.get(column) ?? 0) >= DATA_ROWS)) break;
    if (numbers.length > 0) continue;
    const below = rows[index + 1];
    const single = headerScore(cells, below);
    if (single > most) [best, most] = [{ row, end: index + 1, texts: [...cells] }, single];
    if (!below || hasNumber(below.cells)) continue;
    // One cell is a title over the table, not the name of a group of columns.
    if (cells.filter((cell) => cell !== "").length < 2) continue;
    const two = stacked(cells, below.cells);
    const double = headerScore(two, rows[index + 2], below.cells);
    if (double > most + 1) [best, most] = [{ row, end: index + 2, texts: two, lower: [...below.cells] }, double];
  }
  return best;
}

function hasNumber(cells: readonly string[]): boolean {
  return cells.some((cell) => rutCell(cell).kind !== "none");
}

/** 0 for a row that is no header: a title, or a row of data whose cells happen to be such words. */
function headerScore(cells: readonly string[], below: SheetRow | undefined, lower: readonly string[] = []): number {
  const fields = new Set(cells.flatMap((cell, index) => fieldOfHeader(cell, lower[index])?.field ?? []));
  const has = (...some: Field[]) => some.some((field) => fields.has(field));
  const hasId = has("rut", "run", "checkDigit", "otherId");
  const hasName = has("fullName", "firstNames", "surnames", "paternalSurname");
  const isHeader = hasId || (hasName && below !== undefined && hasNumber(below.cells));
  return isHeader ? fields.size + (hasId ? 2 : 0) + (hasName ? 1 : 0) : 0;
}

/** "Apellidos" over "Paterno" and "Materno": the text of a merged cell stands in the first of them. */
function stacked(upper: readonly string[], lower: readonly string[]): string[] {
  let above = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    above = upper[index] || above;
    const below = lower[index] ?? "";
    return below ? `${above} ${below}`.trim() : (upper[index] ?? "");
  });
}

/** Reports repeat the header on every page. */
export function isHeaderAgain({ cells }: SheetRow, header: readonly string[]): boolean {
  return header.length > 1 && header.every((text, index) => text === (cells[index] ?? ""));
}

/**
 * Tables that stand under the first one of a sheet: of teachers, of people left over, of whoever signs. The columns
 * that were recognised are not theirs.
 * @param rows under the header
 * @returns the rows of other tables, by their number: the number of the row that begins their table
 */
export function otherTables(rows: readonly SheetRow[], { texts, lower = texts }: Header): Map<number, number> {
  const found = new Map<number, number>();
  let begins: number | null = null;
  for (const row of rows) {
    if (isHeaderAgain(row, texts) || isHeaderAgain(row, lower)) begins = null;
    else if (isOtherHeader(row)) begins = row.row;
    if (begins !== null) found.set(row.row, begins);
  }
  return found;
}

/** A row that names columns, or a line alone that names other people than students. */
function isOtherHeader({ cells }: SheetRow): boolean {
  const texts = cells.filter((cell) => cell !== "");
  if (texts.some((cell) => /\d{3}/.test(cell))) return false;
  if (texts.length === 1) {
    const title = texts[0] ?? "";
    return title.length <= MAX_TITLE && (isOfSomebodyElse(title) || LEFT_OUT.test(title));
  }
  const ofOthers = texts.filter(isOfSomebodyElse).length;
  const fields = texts.flatMap((cell) => (plainness(cell) === 2 ? (fieldOfHeader(cell)?.field ?? []) : []));
  // "RUT" and "Egresado" may be the cells of somebody whose number is missing.
  if ((fields.length + ofOthers) * 2 < texts.length) return false;
  const identifies = fields.some((field) => field === "rut" || field === "run" || field === "otherId");
  return identifies && (ofOthers > 0 || fields.some((field) => NAMES.includes(field)));
}

const NAMES: readonly Field[] = ["fullName", "firstNames", "surnames", "paternalSurname"];
/** "RETIRADOS (NO CONSIDERAR)" over those who are no longer in the list. */
const LEFT_OUT = /\bno (?:considerar|cargar|incluir)\b|^\W*(?:retirad|eliminad)[oa]s\b/i;
/** In characters: longer texts are notes. */
const MAX_TITLE = 60;
