import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readUpload } from "#app/features/roster/read-upload.server.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import { readSheets } from "../../support/rosters.ts";

/**
 * Forty workbooks as registrars make them, written by openpyxl, XlsxWriter, xlwt, pandas, LibreOffice and Gnumeric:
 * headers in many words or none, titles, several sheets, formulas, numbers with formats, RUNs without check digit,
 * passports, typing errors. The people are invented.
 */

const FOLDER = "tests/fixtures/rosters";

type Place = { sheet: string; row: number };
type Truth = {
  file: string;
  /** `name`: its words in lower case without accents, sorted. */
  people: (Place & { identifier: string; name: string })[];
  /** Rows about somebody that nobody should load without asking. */
  refused: (Place & { why: string })[];
};

const truthIn = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")) as Truth[];
const books = truthIn("truth.json");
/** By nine authors who had not seen the program, with their own truth; what is refused in words stands as refused. */
const otherHands = truthIn("truth-other-hands.json");

const wordsOf = (name: string) =>
  stripAccents(name)
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .sort()
    .join(" ");
const placeOf = ({ sheet, row }: Place) => `${sheet}, ${row}`;

describe("workbooks of other programs", () => {
  test("are forty, and 112 by other hands", () => expect([books.length, otherHands.length]).toEqual([40, 112]));

  test.each([...books, ...otherHands].map((book) => [book.file, book] as const))(
    "%s",
    async (file, { people, refused }) => {
      const { sheets } = await readUpload(path.join(FOLDER, file));
      // As an admin who confirms what is asked.
      const roster = readSheets(sheets, { computeCheckDigits: true, columnsChecked: true });
      const loaded = roster.rows.flatMap(({ person }) => person ?? []);
      expect(loaded.map(({ identifier, name }) => `${identifier} ${wordsOf(name)}`).sort()).toEqual(
        people.map(({ identifier, name }) => `${identifier} ${name}`).sort(),
      );
      const told = roster.rows.flatMap(({ rejected }) => (rejected ? [placeOf(rejected)] : []));
      expect(told).toEqual(expect.arrayContaining(refused.map(placeOf)));
    },
  );
});
