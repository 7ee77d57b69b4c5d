import { describe, expect, test } from "vitest";
import { fieldOfHeader } from "#app/features/roster/headers.ts";
import type { Roster } from "#app/features/roster/roster.ts";
import { type Cells, readSheets, rosterSheet } from "../../support/rosters.ts";
import { people } from "../../support/workbooks.ts";

const one = (...rows: Cells) => readSheets([rosterSheet(rows)]);
const fields = (roster: Roster, at = 0) =>
  (roster.sheets[at]?.columns ?? []).map(({ field, certainty }) => (certainty === "sure" ? field : `${field}?`));
const told = ({ rows }: Roster) =>
  rows.map(({ person, rejected }) => (person ? `${person.identifier} ${person.name}` : `! ${rejected?.cause}`));
const persons = ({ rows }: Roster) => rows.flatMap(({ person }) => person ?? []);

/** RUNs whose last digit would not be the check digit of the others. */
const RUNS = ["20400200", "20543217", "21044310", "17884209", "20377118"];

describe("the header", () => {
  test.each([
    ["RUT", "rut"],
    ["R.U.T. Alumno", "rut"],
    ["Rut / DV", "rut"],
    ["RUN sin dígito verificador", "run"],
    ["D.V.", "checkDigit"],
    ["Dígito Verificador", "checkDigit"],
    ["Nº Pasaporte", "otherId"],
    ["Nombre completo", "fullName"],
    ["Nombre del Alumno", "fullName"],
    ["APELLIDOS Y NOMBRES", "fullName"],
    ["Nombres", "firstNames"],
    ["Ap. Paterno", "paternalSurname"],
    ["Apellido Materno", "maternalSurname"],
    ["Apellidos", "surnames"],
    ["E-Mail", "email"],
    ["Correo de contacto", "email"],
    ["Dirección de correo electrónico", "email"],
    ["Nombre de la carrera", "career"],
    ["Plan de Estudios", "career"],
    ["Facultad", "faculty"],
    ["Sede", "campus"],
    ["Año de ingreso", "entryYear"],
    ["Situación académica", "studyStatus"],
  ])("«%s» is %s", (header, field) => expect(fieldOfHeader(header)).toEqual({ field, certainty: "sure" }));

  test.each([
    "RUT apoderado",
    "Correo del tutor",
    "Nombre padre",
    "Jefe de carrera",
    "Código carrera",
    "Estado civil",
    "Nombre social",
    "Teléfono",
    "N°",
    "Ciudadanía",
  ])("«%s» is nothing of the person's that is loaded", (header) => expect(fieldOfHeader(header)).toBeNull());

  test.each<[string, Cells]>([
    ["titles above it", [["Universidad de Prueba"], ["Nómina 2026", "", "Alumnos"], ["RUT", "Nombre"]]],
    ["none at all", []],
    [
      "facts above it",
      [
        ["Carrera:", "Derecho", "Sede:", "Temuco"],
        ["RUT", "Nombre"],
      ],
    ],
    ["words of another kind", [["Cédula de identidad", "Persona"]]],
  ])("%s: the people are those below", (_title, above) => {
    const roster = one(...above, ["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"]);
    expect(told(roster)).toEqual(["12345678-5 Ana Soto", "9876543-3 Luis Paz"]);
    expect(roster.doubts).toEqual([]);
  });

  test("over two rows", () => {
    const roster = one(
      ["Identificación", "", "Apellidos", "", "Nombres"],
      ["RUN", "DV", "Paterno", "Materno", ""],
      ["12345678", "5", "Soto", "Díaz", "Ana"],
    );
    expect(told(roster)).toEqual(["12345678-5 Ana Soto Díaz"]);
  });

  test("that a report repeats on each page names nobody", () => {
    const header = ["RUT", "Nombre"];
    expect(told(one(header, ["12345678-5", "Ana Soto"], header, ["9876543-3", "Luis Paz"]))).toHaveLength(2);
  });
});

describe("the columns", () => {
  test("in any order, with those of other people and numbers passed over", () => {
    const roster = one(
      ["N°", "Carrera", "Nombre", "RUT apoderado", "Mail", "RUT", "Sede", "Cohorte", "Situación"],
      ["1", "Derecho", "Ana Soto", "8.765.432-K", "Ana@Uni.cl", "12345678-5", "Temuco", "2021", "Alumno regular"],
      ["2", "Arte", "Luis Paz", "8.765.432-K", "-", "9876543-3", "", "01-03-2019", "Titulado"],
    );
    expect(fields(roster)).toEqual([
      "none?",
      "career",
      "fullName",
      "none?",
      "email",
      "rut",
      "campus",
      "entryYear",
      "studyStatus",
    ]);
    expect(persons(roster)).toMatchObject([
      {
        identifier: "12345678-5",
        name: "Ana Soto",
        email: "ana@uni.cl",
        career: "Derecho",
        campus: "Temuco",
        entryYear: 2021,
        studyStatus: "student",
      },
      { identifier: "9876543-3", email: null, campus: null, entryYear: 2019, studyStatus: "graduate" },
    ]);
    expect(roster.doubts).toEqual([]);
  });

  test("RUT, DV and name in three columns", () => {
    const roster = one(["RUT", "DV", "Nombre"], ["12345678", "5", "Ana Soto"], ["20543217", "k", "Luis Paz"]);
    expect(persons(roster)).toMatchObject([
      { identifier: "12345678-5", warning: null },
      { identifier: "20543217-K", warning: expect.stringContaining("dígito verificador") },
    ]);
    expect(roster.doubts).toEqual([]);
  });

  test("names in three columns, surnames first", () => {
    const roster = one(
      ["N°", "RUT", "DV", "Apellido Paterno", "Apellido Materno", "Nombres"],
      ["1", "12.345.678", "5", "Soto", "Díaz", "Ana María"],
      ["2", "9.876.543", "3", "Paz", "", "Luis"],
    );
    expect(told(roster)).toEqual(["12345678-5 Ana María Soto Díaz", "9876543-3 Luis Paz"]);
  });

  test("surnames before a comma come after the name", () => {
    expect(told(one(["RUT", "Apellidos, Nombres"], ["12345678-5", "SOTO DÍAZ, ANA"]))).toEqual([
      "12345678-5 ANA SOTO DÍAZ",
    ]);
  });

  test("without a header they show themselves", () => {
    const roster = one(["Ana Soto", "12345678-5", "ana@uni.cl"], ["Luis Paz", "9876543-3", "luis@uni.cl"]);
    expect(fields(roster)).toEqual(["fullName", "rut", "email"]);
  });

  test("a year of a date as spreadsheets store it", () => {
    const roster = one(["RUT", "Nombre", "Fecha ingreso"], ["12345678-5", "Ana Soto", "44256"]);
    expect(persons(roster)).toMatchObject([{ entryYear: 2021 }]);
  });

  test("passports have a kind of their own", () => {
    const roster = one(
      ["RUT", "Pasaporte", "Nombre"],
      ["12345678-5", "", "Ana Soto"],
      ["", "AB-104533", "Jean Estimé"],
      ["", "", "Nadie"],
    );
    expect(told(roster)).toEqual(["12345678-5 Ana Soto", "AB104533 Jean Estimé", "! Falta el RUT."]);
    expect(persons(roster).map(({ kind }) => kind)).toEqual(["rut", "other"]);
  });

  test("documents of both kinds in one column: RUTs, passports, and no RUT with a typing error", () => {
    const roster = one(
      ["N° de documento", "Nombre"],
      ...people(4),
      ["P12345678", "Jean Estimé"],
      ["2O543217-5", "Ana Soto"],
      ["20400200", "Eva Mora"],
    );
    expect(roster.rows.map(({ person }) => person?.kind)).toEqual([
      "rut",
      "rut",
      "rut",
      "rut",
      "other",
      undefined,
      undefined,
    ]);
  });

  test("RUTs under an unknown word are asked about, and those of somebody else never taken", () => {
    const roster = one(
      ["ID Number", "First name", "Surname"],
      ["12345678-5", "Ana", "Soto"],
      ["9876543-3", "Luis", "Paz"],
    );
    expect(told(roster)).toEqual(["12345678-5 Ana Soto", "9876543-3 Luis Paz"]);
    expect(roster.doubts).toEqual(["columns"]);
    expect(one(["RUT apoderado", "Nombre"], ["12345678-5", "Ana Soto"]).rows).toEqual([]);
  });

  test("a choice of the admin wins, and takes the field from the other column", () => {
    const rows: Cells = [
      ["RUT", "Nombre", "Apodo"],
      ["12345678-5", "Ana Soto", "Anita Soto"],
    ];
    const roster = readSheets([rosterSheet(rows)], { columns: { Hoja1: { 2: "fullName" } } });
    expect(told(roster)).toEqual(["12345678-5 Anita Soto"]);
  });
});

describe("RUNs without check digit", () => {
  const rows: Cells = [["RUN", "Nombre"], ...RUNS.map((run, index) => [run, `Persona ${"ABCDE"[index]}`])];

  test("are computed, said and confirmed", () => {
    const roster = readSheets([rosterSheet(rows)]);
    expect(roster.doubts).toEqual(["computed"]);
    expect(persons(roster).map(({ identifier }) => identifier)).toEqual([
      "20400200-2",
      "20543217-5",
      "21044310-K",
      "17884209-9",
      "20377118-5",
    ]);
    expect(roster.sheets[0]?.computed).toMatchObject({
      count: 5,
      failing: 5,
      examples: [{ digits: "20400200", rut: "20400200-2" }, { digits: "20543217" }],
    });
    expect(readSheets([rosterSheet(rows)], { computeCheckDigits: true }).doubts).toEqual([]);
  });

  test("also the one in eleven that would pass for a short RUT", () => {
    const roster = one(...rows, ["19884201", "Casualidad Pura"]);
    expect(persons(roster).at(-1)?.identifier).toBe("19884201-K");
  });

  test.each([1, 2])("%i that fit by chance are for a person to look at", (count) => {
    const chance = ["98765433", "12345674"].slice(0, count).map((run) => [run, "Ana Soto"]);
    expect(one(["RUT", "Nombre"], ...chance).doubts).toHaveLength(1);
  });

  test("one among RUTs with their digits is refused with words", () => {
    const roster = one(["RUT", "Nombre"], ...people(10), ["20400200", "Sin Dígito"]);
    expect(told(roster).at(-1)).toContain("Escríbelo con guion");
    expect(roster.doubts).toEqual([]);
  });

  test("a whole RUT among them keeps its own digit", () => {
    const roster = one(...rows, ["12345678-5", "Ana Soto"]);
    expect(persons(roster).at(-1)).toMatchObject({ identifier: "12345678-5", computed: false });
  });

  test("are taken as RUTs where an admin says so, and then those that do not fit are refused", () => {
    const roster = readSheets([rosterSheet(rows)], { columns: { Hoja1: { 0: "rut" } } });
    expect(persons(roster)).toEqual([]);
    expect(roster.doubts).toEqual([]);
  });
});
