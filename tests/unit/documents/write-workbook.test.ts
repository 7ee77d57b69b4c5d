import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { read } from "xlsx";
import { neutralised } from "#app/documents/formula-injection.ts";
import { type SheetCell, workbookStream, writeWorkbook } from "#app/documents/write-workbook.server.ts";

const COLUMNS = [
  { title: "Texto", width: 20 },
  { title: "Valor", width: 10 },
];

async function cellsOf(rows: SheetCell[][]) {
  const bytes = await writeWorkbook({ sheet: "Hoja & <1>", columns: COLUMNS, rows: [rows] });
  const book = read(bytes, { dense: true, cellNF: true });
  expect(book.SheetNames).toEqual(["Hoja & <1>"]);
  return (book.Sheets["Hoja & <1>"]?.["!data"] ?? []).slice(1);
}

describe("a written workbook", () => {
  test("gives back texts, numbers, instants and nothing", async () => {
    const [text, timed, blank] = await cellsOf([
      ['Ñandú "& <b> 😀', 12.5],
      ["x", { days: 46_346.5 }],
      ["x", null],
    ]);
    expect(text?.map((cell) => [cell?.t, cell?.v])).toEqual([
      ["s", 'Ñandú "& <b> 😀'],
      ["n", 12.5],
    ]);
    expect(timed?.[1]).toMatchObject({ t: "n", v: 46_346.5, z: "dd\\-mm\\-yyyy\\ hh:mm" });
    expect(blank?.[1]?.v).toBeUndefined();
  });

  test.each([
    "=1+1",
    "+56912345678+A1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\0=1",
    "\u200b＝1",
    "\u00a0＠SUM(A1)",
    '=HYPERLINK("http://a")',
  ])("%j is never a formula", async (formula) => {
    const [row] = await cellsOf([[formula, 1]]);
    expect(row?.[0]?.f).toBeUndefined();
    expect(row?.[0]?.t).toBe("s");
    expect(String(row?.[0]?.v)).toMatch(/^'/);
    expect(neutralised(formula)).toBe(`'${formula}`);
  });

  test.each(["+56912345678", "+56 9 1234 5678", "+1 (555) 010-9999"])("the phone %s stays as it is", async (phone) => {
    const [row] = await cellsOf([[phone, 1]]);
    expect(row?.[0]).toMatchObject({ t: "s", v: phone });
    expect(row?.[0]?.f).toBeUndefined();
  });

  test("what no XML may hold is left out", async () => {
    const [row] = await cellsOf([["a\u0001b\ud800c\uffff", 1]]);
    expect(row?.[0]?.v).toBe("abc");
  });

  test("rows are read only as fast as the file is taken, and no more once it is given up", async () => {
    let pages = 0;
    let ended = false;
    async function* endless() {
      try {
        for (;;) {
          pages += 1;
          yield Array.from({ length: 500 }, (_, index) => [`persona ${Math.sin(pages * index)}`, index]);
        }
      } finally {
        ended = true;
      }
    }
    let taken = 0;
    for await (const chunk of workbookStream({ sheet: "x", columns: COLUMNS, rows: endless() })) {
      taken += (chunk as Buffer).length;
      if (taken > 100_000) break;
    }
    await expect.poll(() => ended).toBe(true);
    expect(pages).toBeLessThan(100);
  });

  test("an error among the rows ends the file with it", async () => {
    async function* failing() {
      yield [["a", 1]] as const;
      throw new Error("database gone");
    }
    const stream = workbookStream({ sheet: "x", columns: COLUMNS, rows: failing() });
    stream.resume();
    await expect(once(stream, "end")).rejects.toThrow("database gone");
  });
});
