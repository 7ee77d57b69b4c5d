import { describe, expect, test } from "vitest";
import { withCheckDigit } from "#app/features/roster/identifiers.ts";
import { readSheets, rosterSheet } from "../../support/rosters.ts";

/** Columns with a part of the names under a header that nobody knows. */

const PEOPLE = [
  ["Ana", "Belén", "Soto", "Pino"],
  ["Luis", "Ana", "Vera", "Soto"],
  ["Eva", "Luis", "Mora", "Vera"],
  ["Ian", "Eva", "Paz", "Mora"],
  ["Sol", "Ian", "Rey", "Paz"],
  ["Belén", "Sol", "Gil", "Rey"],
] as const;
const rut = (at: number) => withCheckDigit(String(20_543_217 + at * 1_001));
const sheet = (header: string[], row: (person: (typeof PEOPLE)[number]) => string[]) =>
  rosterSheet([header, ...PEOPLE.map((person, at) => [rut(at), ...row(person)])]);
const namesIn = (roster: ReturnType<typeof readSheets>) => roster.rows.flatMap(({ person }) => person?.name ?? []);
const CONFIRMED = { columnsChecked: true };

describe("half a name makes no account", () => {
  test("where the column beside the names shares words with them", () => {
    const roster = readSheets(
      [sheet(["ID RUT", "FIRST_NAME", "MI", "LAST_NAME"], ([a, b, c]) => [a, b, c])],
      CONFIRMED,
    );
    expect([namesIn(roster), roster.doubts]).toEqual([[], ["half_names"]]);
    expect(roster.rows[0]?.rejected?.cause).toMatch(/^Puede faltar una parte del nombre/);
  });

  test("where there are surnames and nothing else", () => {
    const roster = readSheets([sheet(["RUT", "Apellidos", "Como te llamas"], ([a, , c]) => [c, a])], CONFIRMED);
    expect([namesIn(roster), roster.doubts]).toEqual([[], ["half_names"]]);
  });
});

test("the admin says what the column is, or that it is nothing", () => {
  const rows = [sheet(["RUT", "FIRST_NAME", "MI", "LAST_NAME"], ([a, b, c]) => [a, b, c])];
  const part = readSheets(rows, { columns: { Hoja1: { "2": "secondNames" } } });
  expect([namesIn(part)[0], part.doubts]).toEqual(["Ana Belén Soto", []]);
  const none = readSheets(rows, { columns: { Hoja1: { "2": "none" } } });
  expect([namesIn(none)[0], none.doubts]).toEqual(["Ana Soto", []]);
});

test.each([
  ["the whole name once more", "Como firma", ([a, b, c, d]: (typeof PEOPLE)[number]) => `${a} ${b} ${c} ${d}`],
  ["other words", "Pueblo", ([a]: (typeof PEOPLE)[number]) => `Villa ${a.length}${a}`.replace(/\d/g, "x")],
  ["somebody else's", "Nombre apoderado", ([a, , c]: (typeof PEOPLE)[number]) => `${a} ${c}`],
])("is no question: %s", (_name, header, cell) => {
  const roster = readSheets([sheet(["RUT", "Nombres", "Apellidos", header], (one) => [one[0], one[2], cell(one)])], {});
  expect([namesIn(roster)[0], roster.doubts]).toEqual(["Ana Soto", []]);
});

test("a short list without studies beside the long one is asked about, not taken", () => {
  const long = sheet(["RUT", "Nombre completo", "Carrera"], ([a, , c]) => [`${a} ${c}`, "Derecho"]);
  const short = rosterSheet(
    [
      ["RUT", "Nombre completo"],
      [rut(40), "Marta Lagos Ruz"],
    ],
    { name: "Ejecutivas" },
  );
  const roster = readSheets([long, short], {});
  expect([namesIn(roster).length, roster.doubts]).toEqual([PEOPLE.length, ["sheet"]]);
  expect(namesIn(readSheets([long, short], { sheets: { Ejecutivas: true } }))).toContain("Marta Lagos Ruz");
});
