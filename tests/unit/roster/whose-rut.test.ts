import { describe, expect, test } from "vitest";
import { withCheckDigit } from "#app/features/roster/identifiers.ts";
import { type Cells, readSheets, rosterSheet } from "../../support/rosters.ts";

/** Several columns with RUTs: the people's own, or a question. */

const NAMES = ["Ana Soto Pino", "Luis Vera Ríos", "Eva Mora Lara", "Ian Paz Cruz", "Sol Rey Díaz", "Teo Gil Roa"];
const own = (at: number) => withCheckDigit(String(20_543_217 + at * 1_001));
const other = (at: number) => withCheckDigit(String(9_312_450 + at * 7_003));
const read = (header: readonly string[], row: (at: number, name: string) => string[]) =>
  readSheets([rosterSheet([header, ...NAMES.map((name, at) => row(at, name))] as Cells)], { columnsChecked: true });
const loaded = (roster: ReturnType<typeof read>) => roster.rows.flatMap(({ person }) => person?.identifier ?? []);
const everybody = NAMES.map((_, at) => own(at));

describe("of two columns with RUTs", () => {
  test("the one that everybody has, each another one, is the people's own", () => {
    const paid = read(["Nombre completo", "Nº id. fiscal RP", "Nº ident. fiscal"], (at, name) => [
      name,
      at % 2 === 0 ? other(at) : "",
      own(at),
    ]);
    expect(loaded(paid)).toEqual(everybody);
    const guided = read(["Nombre completo", "Quien firma", "Número"], (at, name) => [name, other(at % 2), own(at)]);
    expect(loaded(guided)).toEqual(everybody);
  });

  test("the plain header decides between two that everybody has", () => {
    const both = read(["Nombre completo", "RUT compañía", "RUT"], (at, name) => [name, other(at), own(at)]);
    expect(loaded(both)).toEqual(everybody);
  });

  test("nobody is loaded where nothing tells, and the admin is asked", () => {
    const unclear = read(["Nombre completo", "RUT A", "RUT B"], (at, name) => [name, own(at), other(at)]);
    expect([loaded(unclear), unclear.doubts]).toEqual([[], ["whose_id"]]);
    const fewer = read(["Nombre completo", "RUT", "Quien va"], (at, name) => [name, other(at % 2), own(at)]);
    expect([loaded(fewer), fewer.doubts]).toEqual([[], ["whose_id"]]);
  });

  test("a second person in some rows is no guest: the admin is asked", () => {
    const rows = [
      ["", "Integrante 1", "", "Integrante 2", ""],
      ["Tema", "Nombre", "RUT", "Nombre", "RUT"],
      ...NAMES.map((name, at) => [
        "Tesis",
        name,
        own(at),
        at % 3 === 0 ? "Otra Persona Más" : "",
        at % 3 === 0 ? other(at) : "",
      ]),
    ];
    const roster = readSheets([rosterSheet(rows)], { columnsChecked: true });
    expect([loaded(roster), roster.doubts]).toEqual([[], ["whose_id"]]);
    const students = [["", "Alumno/a", "", "Quien acompaña", ""], ...rows.slice(1)];
    expect(loaded(readSheets([rosterSheet(students)], { columnsChecked: true }))).toEqual(everybody);
  });

  test("the admin's choice counts", () => {
    const rows = [["Nombre completo", "RUT A", "RUT B"], ...NAMES.map((name, at) => [name, other(at), own(at)])];
    const roster = readSheets([rosterSheet(rows)], { columns: { Hoja1: { "2": "rut" } } });
    expect([loaded(roster), roster.doubts]).toEqual([everybody, []]);
  });

  test("the same number twice is no question", () => {
    const twice = read(["Nombre completo", "N_RUT", "RUT"], (at, name) => [name, own(at).slice(0, -2), own(at)]);
    expect(loaded(twice)).toEqual(everybody);
  });
});

test("a table is found under a line with the RUT of whoever signs", () => {
  const rows = [
    ["Jefa de carrera:", "Marta Lagos Ruz", other(1)],
    ["RUT", "DV", "Nombre completo"],
    ...NAMES.map((name, at) => [own(at).slice(0, -2), own(at).slice(-1), name]),
  ];
  expect(loaded(readSheets([rosterSheet(rows)], {}))).toEqual(everybody);
});

test("a second given name has its column", () => {
  const rows = [
    ["RUT", "Primer nombre", "Segundo nombre", "Apellidos"],
    [own(0), "Ana", "María", "Soto Pino"],
    [own(1), "Luis", "", "Vera Ríos"],
  ];
  const names = readSheets([rosterSheet(rows)], {}).rows.map(({ person }) => person?.name);
  expect(names).toEqual(["Ana María Soto Pino", "Luis Vera Ríos"]);
});

test("a signature at the foot is nobody of the list", () => {
  const wide = (at: number, name: string) => [own(at), name, "Derecho", "Sur", "2021", "Regular", "5,5", "x"];
  const rows = [
    ["RUT", "Nombre completo", "Carrera", "Sede", "Ingreso", "Situación", "Nota", "Obs."],
    ...NAMES.map((name, at) => wide(at, name)),
    [other(0), "Pedro Alfaro Cid"],
  ];
  const roster = readSheets([rosterSheet(rows)], { columnsChecked: true });
  expect(loaded(roster)).toEqual(everybody);
  expect(roster.rows.at(-1)?.rejected?.cause).toMatch(/parece una firma/);
});

test("two forms of a name, one shortened, are one person with the longer one; two names are nobody", () => {
  const rows = [
    ["RUT", "Nombre completo"],
    [own(0), "Germán Opazo Salva"],
    [own(0), "Germán Segundo Opazo Salva"],
    [own(1), "Rosa Colque Berna"],
    [own(1), "Rosa Colque Yáñez"],
  ];
  const people = readSheets([rosterSheet(rows)], {}).rows.flatMap(({ person }) => person?.name ?? []);
  expect(people).toEqual(["Germán Segundo Opazo Salva"]);
});
