import type { SheetRow } from "#app/documents/workbook-rows.ts";
import type { Field } from "./fields.ts";
import { fieldOfHeader } from "./headers.ts";
import { rutCell } from "./identifiers.ts";

/** Finds the rows of a sheet that name its columns. */

/** A header is looked for among so many rows with data. */
const HEADER_WITHIN = 25;

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
  const withNumbers = new Set<number>();
  for (const [index, { row, cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
    // One number may be that of whoever signs; one under another is data.
    const numbers = cells.flatMap((cell, column) => (rutCell(cell).kind === "none" ? [] : [column]));
    if (numbers.some((column) => withNumbers.has(column))) break;
    for (const column of numbers) withNumbers.add(column);
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
