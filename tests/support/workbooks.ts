import { type BookType, type CellObject, utils, type WorkBook, write } from "xlsx";
import { type ZipPart, zip } from "./documents/zip.ts";

export type Cells = readonly (readonly (string | number | boolean | null | CellObject)[])[];

/** A workbook as Excel would save it: `.xlsx`, or `.xls` as BIFF8. */
export function workbook(
  cells: Cells,
  {
    format = "xlsx",
    sheets,
    merges = [],
    sharedStrings = true,
  }: {
    format?: "xlsx" | "xls";
    /** More sheets, in front of the one with `cells`. */
    sheets?: { name: string; cells: Cells; hidden?: boolean }[];
    /** Ranges such as "A1:B1". */
    merges?: string[];
    sharedStrings?: boolean;
  } = {},
): Buffer {
  const book: WorkBook = utils.book_new();
  const all = [...(sheets ?? []), { name: "Hoja1", cells, hidden: false }];
  for (const { name, cells: content } of all) utils.book_append_sheet(book, sheetOf(content, merges), name);
  book.Workbook = { Sheets: all.map(({ name, hidden }) => ({ name, Hidden: hidden ? 1 : 0 })) };
  const bookType: BookType = format === "xls" ? "biff8" : "xlsx";
  return write(book, { type: "buffer", bookType, bookSST: sharedStrings, compression: true }) as Buffer;
}

function sheetOf(cells: Cells, merges: readonly string[]) {
  const sheet = utils.aoa_to_sheet(cells.map((row) => [...row]));
  sheet["!merges"] = merges.map((range) => utils.decode_range(range));
  return sheet;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** An .xlsx written part by part, so that tests can also write wrong ones. `rows` is the inside of sheetData. */
export function rawXlsx({
  rows,
  strings,
  before = "",
  sheet,
  workbookPart,
  extra = [],
}: {
  rows: string;
  /** Inside of the shared string table. */
  strings?: string;
  /** Between the declaration and the worksheet. */
  before?: string;
  /** The sheet's part instead of one around `rows`. */
  sheet?: ZipPart;
  /** The workbook's part instead of one with one sheet. */
  workbookPart?: string;
  extra?: readonly ZipPart[];
}): Buffer {
  return zip([
    {
      name: "_rels/.rels",
      data:
        `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/` +
        `workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      data:
        workbookPart ??
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Hoja1" sheetId="1" r:id="r1"/></` +
          "sheets></workbook>",
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      data:
        `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/` +
        `sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="/xl/sharedStrings.xml"/></` +
        "Relationships>",
    },
    ...(strings === undefined ? [] : [{ name: "xl/sharedStrings.xml", data: `<sst xmlns="${MAIN}">${strings}</sst>` }]),
    sheet ?? {
      name: "xl/worksheets/sheet1.xml",
      data: `<?xml version="1.0"?>${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...extra,
  ]);
}

/** What stands around the rows of a sheet. */
export const SHEET_FRAME = [`<worksheet xmlns="${MAIN}"><sheetData>`, "</sheetData></worksheet>"] as const;

const GIVEN = ["María José", "Camila", "Benjamín", "Sofía", "Matías", "Valentina", "Joaquín", "Ignacia"];
const FAMILY = [
  "González",
  "Muñoz",
  "Ñancupil",
  "Díaz",
  "Pérez",
  "Soto",
  "Contreras",
  "Silva",
  "Sepúlveda",
  "Peñaloza",
];

/** `count` people as cells: RUT (each another one, with its check digit) and full name. */
export function people(count: number, { from = 0, surname = "" } = {}): [string, string][] {
  return Array.from({ length: count }, (_, index) => {
    const number = 5_000_000 + (((from + index) * 7_919) % 20_000_000);
    const name = `${GIVEN[index % 8]} ${FAMILY[index % 10]} ${coined(from + index)}${surname && ` ${surname}`}`;
    return [`${number}-${checkDigit(number)}`, name];
  });
}

/** A surname of its own for each number below 27,000. */
function coined(index: number): string {
  const syllable = (of: number) => `${"bcdfgl"[of % 6]}${"aeiou"[Math.floor(of / 6) % 5]}`;
  const word = [index % 30, Math.floor(index / 30) % 30, Math.floor(index / 900) % 30].map(syllable).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Modulus 11, written another way than the product's: the weights stand from the left. */
function checkDigit(number: number): string {
  const digits = String(number).padStart(8, "0");
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return "0K987654321"[sum % 11] ?? "";
}
