import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LIMITS } from "#app/documents/limits.ts";
import type { Workbook } from "#app/documents/workbook-rows.ts";
import { readUpload } from "#app/features/roster/read-upload.server.ts";
import { people, rawXlsx, workbook } from "../../support/workbooks.ts";

const dir = await mkdtemp(path.join(tmpdir(), "workbooks-"));
afterAll(() => rm(dir, { recursive: true, force: true }));

async function read(bytes: Buffer): Promise<Workbook> {
  const file = path.join(dir, "libro");
  await writeFile(file, bytes);
  return readUpload(file);
}

const cells = async (bytes: Buffer) =>
  (await read(bytes)).sheets.flatMap(({ rows }) => rows.map(({ row, cells: texts }) => [row, ...texts]));
const inline = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe.each(["xlsx", "xls"] as const)(".%s", (format) => {
  test("cells as text, with the row numbers of the sheet", async () => {
    const bytes = workbook(
      [
        ["RUT", "Nombre", "Carrera"],
        ["12.345.678-5", "Ñusta  Güell\u00a0Ávila ", "Arte"],
        [null, null, "solo una carrera"],
        [],
        [123456785, "José\nPérez"],
        [" ", "\t"],
        [null, "sin RUT"],
      ],
      { format },
    );
    expect(await cells(bytes)).toEqual([
      [1, "RUT", "Nombre", "Carrera"],
      [2, "12.345.678-5", "Ñusta Güell Ávila", "Arte"],
      [3, "", "", "solo una carrera"],
      [5, "123456785", "José Pérez"],
      [7, "", "sin RUT"],
    ]);
  });

  test("numbers are plain; dates, formulas, errors and truth values are no RUT", async () => {
    const bytes = workbook(
      [
        [12345678.5, "a"],
        [1e21, "b"],
        [true, false],
        [
          { t: "e", v: 42 },
          { t: "e", v: 0x17 },
        ],
        [
          { t: "n", f: "1+1", v: 12345678 },
          { t: "s", f: 'A1&"x"', v: "guardado" },
        ],
        [{ t: "n", v: 46_000, z: "dd/mm/yyyy" }, "c"],
      ],
      { format },
    );
    expect(await cells(bytes)).toEqual([
      [1, "12345678.5", "a"],
      [2, "1e+21", "b"],
      [3, "#", "#"],
      [4, "#", "#"],
      [5, "12345678", "guardado"],
      [6, "46000", "c"],
    ]);
  });

  test("merged cells leave their text in the first of them", async () => {
    const bytes = workbook([["Nómina 2026"], ["RUT", "Nombre"], ["12345678-5", "Ana"]], { format, merges: ["A1:C1"] });
    expect(await cells(bytes)).toEqual([
      [1, "Nómina 2026"],
      [2, "RUT", "Nombre"],
      [3, "12345678-5", "Ana"],
    ]);
  });

  test("all sheets are read, and which ones are hidden", async () => {
    const bytes = workbook([["12345678-5", "Ana"]], {
      format,
      sheets: [
        { name: "Oculta", cells: [["9876543-3", "Nadie"]], hidden: true },
        { name: "Portada", cells: [[null, null, "texto en C"]] },
        { name: "Vacía", cells: [[]] },
      ],
    });
    expect(await read(bytes)).toEqual({
      sheets: [
        { name: "Oculta", hidden: true, rows: [{ row: 1, cells: ["9876543-3", "Nadie"] }] },
        { name: "Portada", hidden: false, rows: [{ row: 1, cells: ["", "", "texto en C"] }] },
        { name: "Vacía", hidden: false, rows: [] },
        { name: "Hoja1", hidden: false, rows: [{ row: 1, cells: ["12345678-5", "Ana"] }] },
      ],
    });
  });

  test("a workbook without data says where to put it", async () => {
    await expect(read(workbook([[]], { format }))).rejects.toMatchObject({ reason: "no_rows", status: 422 });
  });

  test("20,000 rows with a header are read, whatever is formatted under them", async () => {
    const rows = people(20_000);
    const formatted = Array.from({ length: 9_000 }, () => [" ", ""]);
    // The writer of .xls looks each shared text up from the first: minutes for as many.
    const bytes = workbook([["RUT", "Nombre"], ...rows, ...formatted], { format, sharedStrings: format === "xlsx" });
    const found = (await read(bytes)).sheets[0]?.rows;
    expect(found).toHaveLength(20_001);
    expect(found?.at(-1)).toEqual({ row: 20_001, cells: rows.at(-1) });
  });

  test("data far down is not overlooked", async () => {
    const gap = Array.from({ length: 30_000 }, () => []);
    const bytes = workbook([["12345678-5", "Ana"], ...gap, ["9876543-3", "Luis"]], { format });
    expect(await cells(bytes)).toEqual([
      [1, "12345678-5", "Ana"],
      [30_002, "9876543-3", "Luis"],
    ]);
  });
});

test("more rows than the limit are refused", async () => {
  // Different numbers: an archive that shrinks too well is refused for that.
  const cells = Array.from({ length: LIMITS.sheetRows + 1 }, (_, row) => `<row><c><v>${row * 7_919}</v></c></row>`);
  await expect(read(rawXlsx({ rows: cells.join("") }))).rejects.toMatchObject({ reason: "too_many_rows", status: 413 });
});

describe(".xlsx as other programs write it", () => {
  test("texts in place, without addresses, with a prefix", async () => {
    const bytes = rawXlsx({
      rows: "",
      sheet: {
        name: "xl/worksheets/sheet1.xml",
        data:
          `<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c ` +
          `t="inlineStr"><x:is><x:t>12345678-5</x:t></x:is></x:c><x:c ` +
          `t="inlineStr"><x:is><x:t>Ana</x:t></x:is></x:c></x:row><x:row r="7"><x:c r="B7" ` +
          `t="str"><x:f>A1</x:f><x:v>Luis</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      },
    });
    expect(await cells(bytes)).toEqual([
      [1, "12345678-5", "Ana"],
      [7, "", "Luis"],
    ]);
  });

  test("shared texts in runs are one text; reading aids, escapes and entities are resolved", async () => {
    const bytes = rawXlsx({
      rows: `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c></row>`,
      strings:
        `<si><r><t>Mar</t></r><r><rPr><b/></rPr><t xml:space="preserve">ía </t></r><rPh sb="0" ` +
        `eb="1"><t>fonética</t></rPh><r><t>D&#237;az &amp; Soto_x000D_</t></r></si><si><t>12345678-5</t></si>`,
    });
    expect(await cells(bytes)).toEqual([[1, "12345678-5", "María Díaz & Soto"]]);
  });

  test("control and direction characters are gone", async () => {
    const bytes = rawXlsx({
      rows: `<row>${inline("A1", "\u200f12345678-5")}${inline("B1", "A&#1;n\u202ea\u00ad")}</row>`,
    });
    expect(await cells(bytes)).toEqual([[1, "12345678-5", "A na"]]);
  });

  test("a formula that was never computed is no empty cell", async () => {
    const bytes = rawXlsx({
      rows:
        `<row r="1">${inline("A1", "12345678")}<c r="B1"><f>A1&amp;"-5"</f></c><c r="C1" t="str"><f>""</f><v></v></c>` +
        `${inline("AB1", "lejos")}</row>`,
    });
    const [row] = await cells(bytes);
    expect(row?.slice(0, 4)).toEqual([1, "12345678", "#=", ""]);
    expect(row?.[28]).toBe("lejos");
  });

  test("a text that is not in the table is a damaged file, no missing name", async () => {
    const bytes = rawXlsx({
      rows: `<row r="1">${inline("A1", "12345678-5")}<c r="B1" t="s"><v>9</v></c></row>`,
      strings: "<si><t>Ana</t></si>",
    });
    await expect(read(bytes)).rejects.toMatchObject({ reason: "corrupt" });
  });
});

describe("made by other libraries", () => {
  test.each(["openpyxl", "xlsxwriter"])("%s", async (library) => {
    expect(await readUpload(path.resolve(`tests/fixtures/workbooks/${library}.xlsx`))).toEqual({
      sheets: expect.arrayContaining([
        {
          name: "Alumnos",
          hidden: false,
          rows: [
            { row: 1, cells: ["Nómina de prueba"] },
            { row: 3, cells: ["RUT", "Nombre completo"] },
            { row: 4, cells: ["12.345.678-5", "Ángela Ñancupil Güell"] },
            { row: 5, cells: ["98765433", "Luis Paz"] },
            { row: 8, cells: ["11222333-4", "Eva Soto"] },
          ],
        },
      ]),
    });
  });
});
