import { describe, expect, test } from "vitest";
import type { RowMark, Sheet } from "#app/documents/workbook-rows.ts";
import { withCheckDigit } from "#app/features/roster/identifiers.ts";
import { CAUSES } from "#app/features/roster/row-causes.ts";
import { readSheets } from "../../support/rosters.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRST";

/** Twenty people; `changes` is by their number, from 0. */
function sheetWith(
  column: string,
  usual: string,
  changes: Record<number, { text?: string; marks?: RowMark[] }>,
): Sheet {
  const people = Array.from({ length: 20 }, (_, index) => {
    const { text = usual, marks } = changes[index] ?? {};
    const name = `Persona ${LETTERS[index]}a Soto`;
    return {
      row: index + 2,
      cells: [withCheckDigit(String(20_100_200 + index * 37)), name, text],
      ...(marks && { marks }),
    };
  });
  return { name: "Hoja1", hidden: false, rows: [{ row: 1, cells: ["RUT", "Nombre", column] }, ...people] };
}

function outcome(sheet: Sheet, setApartToo = false) {
  const { rows, setApart } = readSheets([sheet], { setApartToo });
  return {
    loaded: rows.filter(({ person }) => person).length,
    told: rows.flatMap(({ rejected }) => (rejected ? [[rejected.row, rejected.cause]] : [])),
    setApart,
  };
}

describe("a row that the sheet sets apart is read by a person first", () => {
  test.each([
    ["a note in words that nobody foresaw", "Obs.", "", "se fue con los abuelos", CAUSES.noted],
    ["a state that few have", "Estado", "Vigente", "Pendiente", CAUSES.noted],
    ["the code of a state", "COD_SIT", "1", "7", CAUSES.noted],
    ["who left, under any header", "Beca", "Sí", "Renunció en marzo", CAUSES.left],
    ["who does not want an account", "¿Autorizas crear tu cuenta?", "Sí, autorizo", "No", CAUSES.unwilling],
    ["a note under no header", "", "", "ver con la jefa", CAUSES.noted],
  ])("%s", (_what, column, usual, text, cause) => {
    const sheet = sheetWith(column, usual, { 4: { text } });
    expect(outcome(sheet)).toEqual({ loaded: 19, told: [[6, cause]], setApart: 1 });
    expect(outcome(sheet, true)).toEqual({ loaded: 20, told: [], setApart: 0 });
  });

  test.each([
    ["hidden", CAUSES.hidden],
    ["struck", CAUSES.struck],
    ["comment", CAUSES.commented],
    ["fill:FFFF0000", CAUSES.coloured],
  ] as const)("%s", (mark, cause) => {
    const sheet = sheetWith("Carrera", "Arte", { 7: { marks: [mark] } });
    expect(outcome(sheet)).toEqual({ loaded: 19, told: [[9, cause]], setApart: 1 });
    expect(outcome(sheet, true).loaded).toBe(20);
  });

  test("and so is the same person's other row", () => {
    const sheet = sheetWith("Obs.", "", { 0: { text: "repetida en otra lista" } });
    const first = sheet.rows[1];
    if (!first) throw new Error("no row");
    sheet.rows.push({ ...first, row: 40, cells: first.cells.slice(0, 2) });
    const { loaded, told } = outcome(sheet);
    expect(loaded).toBe(19);
    expect(told).toEqual([
      [2, CAUSES.noted],
      [40, "Está repetido, y una de sus filas quedó aparte. Revísala."],
    ]);
  });
});

describe("sets nobody apart", () => {
  const every = (text: (index: number) => string, marks?: (index: number) => RowMark[]) =>
    Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [index, { text: text(index), ...(marks && { marks: marks(index) }) }]),
    );

  const inArts = (marks: (index: number) => RowMark[]) => every(() => "Arte", marks);

  test.each([
    ["states that many have", "Estado", every((index) => (index % 2 ? "Titulado" : "Cursando quinto año"))],
    ["one who has graduated among students", "Estado", { 3: { text: "Titulada" } }],
    ["data that differ in every row", "Detalle", every((index) => `Tesis sobre ${LETTERS[index]}${LETTERS[index]}a`)],
    ["a telephone in one row", "Obs.", { 3: { text: "+56 9 8765 4321" } }],
    ["where somebody works", "Situación laboral", { 3: { text: "Independiente" } }],
    ["every second row in grey", "Carrera", inArts((index) => (index % 2 ? ["fill:FFEEEEEE"] : []))],
    ["a colour for each of many groups", "Carrera", inArts((index) => [`fill:FF00000${Math.floor(index / 3)}`])],
  ])("%s", (_what, column, changes) => {
    expect(outcome(sheetWith(column, "Regular", changes)).loaded).toBe(20);
  });
});
