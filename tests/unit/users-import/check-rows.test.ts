import { describe, expect, test } from "vitest";
import { checkRows, rutIn } from "#app/features/users/import/check-rows.ts";

const sheet = (...rows: [string, string][]) => rows.map(([a, b], index) => ({ row: index + 1, a, b }));
const ruts = (...rows: [string, string][]) => checkRows(sheet(...rows)).rows.map((row) => row.rut);

describe("the RUT of a cell", () => {
  test.each([
    ["12345678-9", "12345678-9"],
    ["12.345.678-k", "12345678-K"],
    ["12,345,678-K", "12345678-K"],
    [" 1.234.567 - 8 ", "1234567-8"],
    ["123456789", "12345678-9"],
    ["9876543k", "9876543-K"],
    ["12345678–9", "12345678-9"],
    ["12345678−9", "12345678-9"],
    ["'12345678-9", "12345678-9"],
    ["１２３４５６７８-9", "12345678-9"],
    ["12.345678-5", "12345678-5"],
    ["09.876.543-3", "9876543-3"],
    ["0012345678-5", "12345678-5"],
  ])("%s is %s", (cell, rut) => expect(rutIn(cell)).toBe(rut));

  test.each([
    "",
    "1234",
    "123456-7",
    "123456789-0",
    "12345678.9",
    "0.123456789",
    "12345678-99",
    "12345678-X",
    "K2345678-9",
    "11111111-1 22222222-2",
    "1,23456789E+08",
    "2026-11-20",
    "+56 9 1234 5678",
    "#",
    "-12345678-9",
    "00123456-7",
  ])("%s is none", (cell) => expect(rutIn(cell)).toBeNull());
});

describe("what stands above the data", () => {
  test.each([
    ["RUT", "Nombre"],
    ["rut", "NOMBRE COMPLETO"],
    ["R.U.T.", "Apellidos y nombres"],
    ["Run alumno", "Estudiante"],
    ["N° RUT", ""],
    ["Cédula de identidad", "Persona"],
    ["Identificador", "Nombres"],
  ])("the header «%s | %s» is no row", (a, b) => {
    expect(ruts([a, b], ["12345678-5", "Ana Soto"])).toEqual(["12345678-5"]);
  });

  test("without a header the first row counts", () => {
    expect(ruts(["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"])).toEqual(["12345678-5", "9876543-3"]);
  });

  test("a title above the header goes with it", () => {
    expect(ruts(["Nómina 2026", ""], ["Facultad de Artes", ""], ["RUT", "Nombre"], ["9876543-3", "Luis Paz"])).toEqual([
      "9876543-3",
    ]);
  });

  test("a bad first row is reported, not taken for a header", () => {
    const { rows } = checkRows(sheet(["1234", "Ana Soto"], ["9876543-3", "Luis Paz"]));
    expect(rows[0]).toMatchObject({ row: 1, rut: "1234", cause: "El RUT no es válido. Escríbelo como 12345678-9." });
    expect(checkRows(sheet(["Juan", "Ana Soto"], ["9876543-3", "Luis Paz"])).rows).toHaveLength(2);
  });

  test("a number beside the word is no header", () => {
    expect(checkRows(sheet(["RUT 1234567", "Ana Soto"], ["9876543-3", "Luis Paz"])).rows).toHaveLength(2);
  });

  test("a header after data is a bad row", () => {
    const { rows } = checkRows(sheet(["9876543-3", "Luis Paz"], ["RUT", "Nombre"]));
    expect(rows.map(({ row, cause }) => [row, cause !== null])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});

describe("rows", () => {
  const only = (a: string, b: string) => checkRows(sheet([a, b])).rows[0];

  test.each([
    ["", "Ana Soto", "Falta el RUT."],
    ["12345678-5", "", "Falta el nombre."],
    ["12345678-5", "123", "El nombre no tiene letras. Revísalo."],
    ["12345678-5", "#", "El nombre no tiene letras. Revísalo."],
    ["12345678-5", "a".repeat(121), "El nombre tiene más de 120 caracteres. Acórtalo."],
  ])("«%s | %s» is rejected: %s", (a, b, cause) => expect(only(a, b)).toMatchObject({ cause }));

  test("a name of 120 characters is fine", () => {
    expect(only("12345678-5", "á".repeat(120))).toMatchObject({ cause: null, name: "á".repeat(120) });
  });

  test("the apostrophe that marks a text is no part of the name", () => {
    expect(only("12345678-5", "'Ana O'Higgins")).toMatchObject({ name: "Ana O'Higgins" });
  });

  test("a check digit that does not fit is a warning", () => {
    expect(only("12345678-9", "Ana Soto")).toMatchObject({
      cause: null,
      warning: "El dígito verificador no corresponde. Revisa el RUT.",
    });
    expect(only("12345678-5", "Ana Soto")).toMatchObject({ cause: null, warning: null });
    expect(only("10000013-K", "Ana Soto")).toMatchObject({ cause: null, warning: null });
  });

  test("without a hyphen the warning says what is likely", () => {
    expect(only("12345678", "Ana Soto")).toMatchObject({
      rut: "1234567-8",
      warning: expect.stringContaining("Revisa que no falte el último dígito."),
    });
  });

  test("the second row of a RUT names the first, in whatever spelling", () => {
    const { rows } = checkRows(
      sheet(["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"], ["12.345.678-5", "Ana M. Soto"]),
    );
    expect(rows[2]).toMatchObject({ row: 3, cause: "El RUT está repetido: ya aparece en la fila 1." });
  });

  test("a bad first row leaves the RUT to the next one", () => {
    const { rows } = checkRows(sheet(["12345678-5", ""], ["12345678-5", "Ana Soto"]));
    expect(rows.map((row) => row.cause)).toEqual(["Falta el nombre.", null]);
  });

  test("columns the other way round are noticed", () => {
    expect(checkRows(sheet(["Nombre", "RUT"], ["Ana Soto", "12345678-5"])).swapped).toBe(true);
    expect(checkRows(sheet(["Ana Soto", "12345678-5"], ["9876543-3", "Luis Paz"])).swapped).toBe(false);
    expect(checkRows(sheet(["Ana Soto", "Luis Paz"])).swapped).toBe(false);
  });
});
