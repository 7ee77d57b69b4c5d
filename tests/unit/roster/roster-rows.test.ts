import { describe, expect, test } from "vitest";
import type { Roster } from "#app/features/roster/roster.ts";
import { type Cells, readSheets, rosterSheet } from "../../support/rosters.ts";
import { people } from "../../support/workbooks.ts";

const one = (...rows: Cells) => readSheets([rosterSheet(rows)]);
const _fields = (roster: Roster, at = 0) =>
  (roster.sheets[at]?.columns ?? []).map(({ field, certainty }) => (certainty === "sure" ? field : `${field}?`));
const told = ({ rows }: Roster) =>
  rows.map(({ person, rejected }) => (person ? `${person.identifier} ${person.name}` : `! ${rejected?.cause}`));
const persons = ({ rows }: Roster) => rows.flatMap(({ person }) => person ?? []);

describe("rows", () => {
  test.each([
    [["", "Ana Soto"], "Falta el RUT."],
    [["12345678-5", ""], "Falta el nombre."],
    [["12345678-5", "123"], "El nombre no tiene letras. Revísalo."],
    [["12345678-5", "#"], "Falta el nombre."],
    [["12345678-5", "a".repeat(121)], "El nombre tiene más de 120 caracteres. Acórtalo."],
    [["1234", "Ana Soto"], "El RUT no es válido. Escríbelo como 12345678-9."],
    [["#=", "Ana Soto"], "fórmula sin resultado"],
  ])("%j is rejected: %s", (row, cause) => {
    expect(told(one(["RUT", "Nombre"], ...people(4), row)).at(-1)).toContain(cause);
  });

  test("notes and totals are no people", () => {
    expect(told(one(["RUT", "Nombre", "Nota"], ["12345678-5", "Ana Soto"], ["", "", "Total: 1"]))).toHaveLength(1);
  });

  test("the apostrophe that marks a text is no part of the name", () => {
    expect(told(one(["12345678-5", "'Ana O'Higgins"]))).toEqual(["12345678-5 Ana O'Higgins"]);
  });

  test("a check digit that does not fit behind a hyphen is a warning", () => {
    expect(persons(one(["12345678-9", "Ana Soto"]))).toMatchObject([{ warning: expect.stringContaining("RUT") }]);
  });

  test("among check digits that fit, one that does not is refused", () => {
    const roster = one(["RUT", "Nombre"], ...people(8), ["12345678-9", "Ana Soto"]);
    expect(told(roster).at(-1)).toContain("no corresponde a ese RUT");
    expect(persons(roster)).toHaveLength(8);
  });

  test("totals, signatures and titles of sections in the column of RUTs are no people", () => {
    const notes = [["Enfermería"], ["Total: 25"], ["Firma: ______"]];
    expect(told(one(["RUT", "Nombre"], ...people(3), ...notes))).toHaveLength(3);
  });

  test("formulas that were never computed are told about, row by row", () => {
    const roster = one(["RUT", "Nombre"], ["#=", "Ana Soto"], ["#=", "Luis Paz"]);
    expect(told(roster)).toEqual([expect.stringContaining("fórmula"), expect.stringContaining("fórmula")]);
  });

  test("the second row of a person names the first", () => {
    const roster = one(["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"], ["12.345.678-5", "SOTO ANA"]);
    expect(told(roster)[2]).toContain("ya aparece en la fila 1");
  });

  test("two names for one RUT: neither is believed", () => {
    const roster = one(["12345678-5", "Ana Soto"], ["12.345.678-5", "Eva Díaz"], ["9876543-3", "Luis Paz"]);
    expect(told(roster)).toEqual([
      expect.stringContaining("otro nombre en la fila 2: Eva Díaz"),
      expect.stringContaining("otro nombre en la fila 1: Ana Soto"),
      "9876543-3 Luis Paz",
    ]);
  });

  test("a bad first row leaves the RUT to the next one", () => {
    expect(told(one(["RUT", "Nombre"], ["12345678-5", ""], ["12345678-5", "Ana Soto"]))).toEqual([
      "! Falta el nombre.",
      "12345678-5 Ana Soto",
    ]);
  });
});

describe("several sheets", () => {
  const list = (name: string, from: number, options = {}) =>
    rosterSheet([["RUT", "Nombre"], ...people(5, { from })], { name, ...options });
  const chosen = ({ sheets }: Roster) => sheets.flatMap((one) => (one.chosen ? [one.name] : []));

  test("all with people are taken, whatever stands in front of them", () => {
    const guide = rosterSheet([["Instrucciones"], ["Escribe el RUT sin puntos y el nombre completo"]], {
      name: "Léeme",
    });
    const roster = readSheets([guide, list("Pregrado", 0), list("Vespertino", 5), list("Postgrado", 10)]);
    expect(chosen(roster)).toEqual(["Pregrado", "Vespertino", "Postgrado"]);
    expect(roster.rows).toHaveLength(15);
    expect(roster.doubts).toEqual([]);
  });

  test("hidden ones are listed and not taken; an admin may", () => {
    const sheets = [list("Pregrado", 0), list("Vieja", 5, { hidden: true })];
    expect(chosen(readSheets(sheets))).toEqual(["Pregrado"]);
    expect(readSheets(sheets).sheets[1]).toMatchObject({ people: 5, hidden: true });
    expect(readSheets(sheets, { sheets: { Vieja: true, Pregrado: false } }).rows).toHaveLength(5);
  });

  test("one of examples is asked about", () => {
    expect(readSheets([list("Ejemplo", 0), list("Pregrado", 5)])).toMatchObject({ doubts: ["sheet"] });
  });

  test("a person on two of them is loaded once", () => {
    const roster = readSheets([list("Pregrado", 0), list("Egresados", 0)]);
    expect(persons(roster)).toHaveLength(5);
    expect(told(roster).at(-1)).toContain("la hoja Pregrado, fila 6");
  });

  test("a list without names waits for somebody to say which column holds them", () => {
    const roster = one(["RUT", "Curso"], ["12345678-5", "Contabilidad I"], ["9876543-3", "Arte II"]);
    expect(roster.doubts).toEqual(["no_name"]);
  });
});
