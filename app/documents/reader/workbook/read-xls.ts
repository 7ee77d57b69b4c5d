import type { CellObject, WorkBook } from "xlsx";
import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { NO_TEXT, type SheetRow, type Workbook } from "../../workbook-rows.ts";
import { filledRows, firstWithRows, numberText } from "./cell-text.ts";

/**
 * Columns A and B of the first visible sheet with data of an old workbook (compound file, BIFF5 and BIFF8).
 * @throws Refusal password_protected, other_office (a compound file without a workbook), corrupt, too_long, unreadable
 */
export async function readXls(bytes: Buffer): Promise<Workbook> {
  // An XLSX with a password is a compound file too, and says so in its directory.
  if (bytes.includes(streamName("EncryptedPackage"))) throw new Refusal("password_protected");
  if (!bytes.includes(streamName("Workbook")) && !bytes.includes(streamName("Book"))) throw new Refusal("other_office");
  const workbook = await parse(bytes);
  const hidden = (index: number) => (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
  const names = workbook.SheetNames.filter((_name, index) => !hidden(index)).slice(0, LIMITS.sheets);
  return firstWithRows(names.map((name) => ({ name, rows: async () => filledRows(sheetRows(workbook, name)) })));
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
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new Refusal(isLocked ? "password_protected" : "corrupt", error);
  }
}

function* sheetRows(workbook: WorkBook, name: string): Generator<SheetRow> {
  const rows = workbook.Sheets[name]?.["!data"] ?? [];
  for (const [index, row] of rows.entries()) {
    if (row) yield { row: index + 1, a: textOf(row[0]), b: textOf(row[1]) };
  }
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === "z" || cell.v === undefined) return "";
  if (cell.t === "n" && typeof cell.v === "number") return numberText(cell.v);
  return cell.t === "s" ? String(cell.v) : NO_TEXT;
}

function streamName(name: string): Buffer {
  return Buffer.from(name, "utf16le");
}
