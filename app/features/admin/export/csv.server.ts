import { neutralised } from "#app/documents/formula-injection.ts";
import type { Cell } from "./columns.ts";
import { csvTime } from "./wall-time.server.ts";

/**
 * CSV as Excel in Spanish of Chile opens it by a double click: UTF-8 with a byte order mark, semicolons (the comma is
 * the decimal sign there), CRLF.
 */
export const CSV_START = "\uFEFF";

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvField).join(";")}\r\n`;
}

function csvField(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if (typeof cell === "object") return csvTime(cell.instant);
  const text = neutralised(cell).replaceAll("\0", "");
  return /[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
