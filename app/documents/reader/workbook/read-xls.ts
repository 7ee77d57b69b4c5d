import type { CellObject, WorkBook } from "xlsx";
import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import {
  type EncodedSheet,
  isMark,
  MAX_MARKS,
  NO_TEXT,
  type RowMark,
  type Sheet,
  type SheetRow,
} from "../../workbook-rows.ts";
import { encodedSheets, numberText } from "./cell-text.ts";

/**
 * The sheets of an old workbook (compound file, BIFF5 and BIFF8).
 * @throws Refusal password_protected, other_office (a compound file without a workbook), corrupt, too_long, unreadable
 */
export async function readXls(bytes: Buffer): Promise<{ sheets: EncodedSheet[] }> {
  // An XLSX with a password is a compound file too, and says so in its directory.
  if (bytes.includes(streamName("EncryptedPackage"))) throw new Refusal("password_protected");
  if (!bytes.includes(streamName("Workbook")) && !bytes.includes(streamName("Book"))) throw new Refusal("other_office");
  return { sheets: encodedSheets(sheetsOf(await parse(bytes))) };
}

function* sheetsOf(workbook: WorkBook): Generator<Sheet> {
  for (const [index, name] of workbook.SheetNames.slice(0, LIMITS.sheets).entries()) {
    const hidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    yield { name, hidden, rows: [...sheetRows(workbook, name)] };
  }
}

async function parse(bytes: Buffer): Promise<WorkBook> {
  // Names in a hostile file may be "__proto__": nothing that the library writes may reach the prototype of all objects.
  Object.freeze(Object.prototype);
  const { read } = await import("xlsx");
  try {
    return read(bytes, {
      type: "buffer",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellStyles: true,
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new Refusal(isLocked ? "password_protected" : "corrupt", error);
  }
}

function* sheetRows(workbook: WorkBook, name: string): Generator<SheetRow> {
  const sheet = workbook.Sheets[name];
  const rows = sheet?.["!data"] ?? [];
  const info = sheet?.["!rows"] ?? [];
  for (const [index, row] of rows.entries()) {
    if (!row) continue;
    const kept = row.slice(0, LIMITS.sheetColumns);
    const marks = marksOf(kept, info[index]?.hidden === true);
    yield { row: index + 1, cells: Array.from(kept, textOf), ...(marks.length > 0 && { marks }) };
  }
}

/** The library tells no fonts, so nothing is known of texts that are struck through. */
function marksOf(cells: readonly (CellObject | undefined)[], hidden: boolean): RowMark[] {
  const filled = cells.filter((cell) => textOf(cell) !== "");
  const fills = new Set(filled.flatMap((cell) => fillOf(cell?.s) ?? []));
  const marks: RowMark[] = [
    ...(hidden ? (["hidden"] as const) : []),
    ...(filled.some((cell) => cell?.c !== undefined) ? (["comment"] as const) : []),
    ...Array.from(fills, (fill): RowMark => `fill:${fill}`),
  ];
  return marks.filter(isMark).slice(0, MAX_MARKS);
}

function fillOf(style: unknown): string | undefined {
  const { patternType, fgColor } = (style ?? {}) as { patternType?: string; fgColor?: { rgb?: string } };
  const colour = fgColor?.rgb;
  return patternType && patternType !== "none" && colour && !/^F+$/i.test(colour) ? colour : undefined;
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === "z" || cell.v === undefined) return "";
  if (cell.t === "n" && typeof cell.v === "number") return numberText(cell.v);
  return cell.t === "s" ? String(cell.v) : NO_TEXT;
}

function streamName(name: string): Buffer {
  return Buffer.from(name, "utf16le");
}
