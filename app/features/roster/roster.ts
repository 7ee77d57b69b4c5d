import type { Sheet } from "#app/documents/workbook-rows.ts";
import type { RosterChoices, RosterColumn } from "./fields.ts";
import { isNoList, isOfStudents } from "./headers.ts";
import { isShortRut } from "./identifiers.ts";
import { type CheckedRow, peopleOf, type RejectedRow, type RosterPerson } from "./people.ts";
import { recogniseColumns, type SheetLayout } from "./recognise-columns.ts";
import { isShortenedName, sameName } from "./same-name.ts";

/** A workbook as a list of people: which sheets are taken, what their columns hold, and what has to be confirmed. */

type RosterSheet = {
  name: string;
  hidden: boolean;
  chosen: boolean;
  /** Rows of the sheet that can be loaded. */
  people: number;
  headerRow: number | null;
  columns: RosterColumn[];
  /** RUNs without check digit; null where there are none. */
  computed: ComputedDigits | null;
};

type ComputedDigits = {
  /** Numbers whose check digit is computed. */
  count: number;
  /** Those of them whose last digit, were it the check digit, would not fit. */
  failing: number;
  examples: { digits: string; rut: string }[];
};

/** Why a load does not go straight through. */
export const DOUBTS = [
  "no_id",
  "whose_id",
  "no_name",
  "whose_name",
  "half_names",
  "computed",
  "columns",
  "sheet",
] as const;
type Doubt = (typeof DOUBTS)[number];

export type Roster = {
  sheets: RosterSheet[];
  /** The rows of the chosen sheets. */
  rows: CheckedRow[];
  /** Rows that are refused only because of a note, a colour or the like: see set-apart.ts. */
  setApart: number;
  doubts: Doubt[];
};

const ROWS_AT_ONCE = 1_000;

/** A generator that gives way now and then, so that its caller can let others run in between. */
export function* readRoster(sheets: readonly Sheet[], choices: RosterChoices): Generator<undefined, Roster> {
  const read: ReadSheet[] = [];
  for (const sheet of sheets) read.push(yield* readSheet(sheet, choices));
  const roster: Roster = { sheets: [], rows: [], setApart: 0, doubts: [] };
  const doubts = new Set<Doubt>();
  const repeats = new Repeats(choices.setApartToo ?? false);
  for (const one of read) {
    const { sheet, layout, rows, people } = one;
    const isOdd = isNoList(sheet.name) || isOddOne(one, read);
    const chosen = choices.sheets?.[sheet.name] ?? (one.lists && !sheet.hidden && !isOdd);
    roster.sheets.push({
      name: sheet.name,
      hidden: sheet.hidden,
      chosen,
      people,
      headerRow: layout.headerRow,
      columns: layout.columns,
      computed: computedIn(rows),
    });
    if (people > 0 && isOdd && !sheet.hidden && choices.sheets?.[sheet.name] === undefined) doubts.add("sheet");
    if (!chosen) continue;
    for (const doubt of doubtsAbout(one, choices)) doubts.add(doubt);
    for (const row of rows) roster.rows.push(repeats.check(row));
    yield;
  }
  roster.rows = roster.rows.map((row) => repeats.recheck(row));
  roster.setApart = repeats.setApart;
  roster.doubts = DOUBTS.filter((doubt) => doubts.has(doubt));
  return roster;
}

type ReadSheet = {
  sheet: Sheet;
  layout: SheetLayout;
  rows: CheckedRow[];
  /** Rows that can be loaded. */
  people: number;
  /** Whether it lists anybody. */
  lists: boolean;
  /** Many people have the name of somebody else in the sheet: it is a teacher's, or a company's. */
  sharesNames: boolean;
};

function* readSheet(sheet: Sheet, choices: RosterChoices): Generator<undefined, ReadSheet> {
  const layout = yield* recogniseColumns(sheet, choices.columns?.[sheet.name]);
  let rows: CheckedRow[] = [];
  for (const row of hasIdentifier(layout) ? peopleOf(sheet.name, layout) : []) {
    rows.push(row);
    if (rows.length % ROWS_AT_ONCE === 0) yield;
  }
  const sharesNames = areNamesShared(rows);
  if (sharesNames) rows = rows.map(({ person, rejected }) => (person ? refused(person, SHARED_NAME) : { rejected }));
  const people = rows.filter((row) => row.person && (choices.setApartToo || row.apart === undefined)).length;
  // Rows that are all refused are of a list too, once a header says so: their causes must be seen.
  const lists =
    rows.some(({ person }) => person) || (rows.length > 0 && layout.headerRow !== null) || layout.unclearRut;
  return { sheet, layout, rows, people, lists, sharesNames };
}

const SHARED_NAME =
  "El mismo nombre está en varias personas: la columna no parece traer el de cada una. Elige la que lo trae.";
/** So many rows may be two people of one name, or one person with two numbers. */
const SAME_NAMES = 2;
const FEW = 0.3;

/** Whether one name stands beside several identifiers, more often than people have the same name. */
function areNamesShared(rows: readonly CheckedRow[]): boolean {
  const identifiers = new Map<string, Set<string>>();
  const people = rows.flatMap(({ person }) => person ?? []);
  for (const { name, identifier } of people) {
    const key = name.toLowerCase();
    identifiers.set(key, (identifiers.get(key) ?? new Set()).add(identifier));
  }
  const surplus = [...identifiers.values()].reduce((sum, { size }) => sum + size - 1, 0);
  return surplus > Math.max(SAME_NAMES, FEW * people.length);
}

/** What only students have. */
const STUDIES: readonly RosterColumn["field"][] = ["faculty", "career", "campus", "entryYear", "studyStatus"];

/** Whether anything says that the sheet is about students: its name, the words of a header, data of studies. */
function speaksOfStudents({ sheet, layout }: ReadSheet): boolean {
  if (isOfStudents(sheet.name)) return true;
  return layout.columns.some(({ field, header }) => STUDIES.includes(field) || isOfStudents(header));
}

/**
 * A list of teachers, of guests or of who signs, beside the students' own. Where some sheet says that it is about
 * students, one that does not, and that is not built like it, has to be chosen by a person; where none says so, each
 * one that is built like no other.
 */
function isOddOne(one: ReadSheet, all: readonly ReadSheet[]): boolean {
  if (!one.lists || speaksOfStudents(one)) return false;
  const others = all.filter((other) => other !== one && other.lists && !isNoList(other.sheet.name));
  const ofStudents = others.filter(speaksOfStudents);
  if (ofStudents.length > 0) return !ofStudents.some((other) => isBuiltLike(one, other));
  return others.length > 0 && !others.some((other) => isBuiltLike(one, other));
}

/** The same headers in the same columns, or no headers and the same kinds of columns. */
function isBuiltLike({ layout: one }: ReadSheet, { layout: other }: ReadSheet): boolean {
  const signature = ({ columns }: SheetLayout) =>
    columns.map(({ index, header, field }) => `${index} ${header.toLowerCase() || field}`);
  const known = new Set(signature(other));
  const own = signature(one);
  return own.filter((column) => known.has(column)).length >= MOSTLY * Math.max(own.length, known.size);
}

const MOSTLY = 0.75;

function hasIdentifier({ columns }: SheetLayout): boolean {
  return columns.some(({ field }) => field === "rut" || field === "run" || field === "otherId");
}

function hasName({ columns }: SheetLayout): boolean {
  return columns.some(({ field }) => field === "fullName" || field === "firstNames" || field === "surnames");
}

function* doubtsAbout({ layout, sharesNames }: ReadSheet, choices: RosterChoices): Generator<Doubt> {
  const { columns } = layout;
  if (layout.unclearRut) yield "whose_id";
  else if (!hasIdentifier(layout)) yield "no_id";
  else if (!hasName(layout)) yield "no_name";
  else if (sharesNames) yield "whose_name";
  else if (layout.halfNames) yield "half_names";
  if (columns.some(({ certainty }) => certainty === "computed") && !choices.computeCheckDigits) yield "computed";
  if (columns.some(({ certainty }) => certainty === "check") && !choices.columnsChecked) yield "columns";
}

function computedIn(rows: readonly CheckedRow[]): ComputedDigits | null {
  const computed = rows.flatMap(({ person }) => (person?.computed ? [person.identifier] : []));
  if (computed.length === 0) return null;
  const digitsOf = (rut: string) => rut.slice(0, -2);
  return {
    count: computed.length,
    failing: computed.filter((rut) => !isShortRut(digitsOf(rut))).length,
    examples: computed.slice(0, 2).map((rut) => ({ digits: digitsOf(rut), rut })),
  };
}

/**
 * Rows with an identifier that another row has too. Of equal people the first counts, of different ones nobody, and
 * nobody of whom some row is set apart.
 */
class Repeats {
  /** Identifiers whose rows are refused because one of them is set apart. */
  setApart = 0;
  readonly #takesSetApart: boolean;
  readonly #firsts = new Map<string, RosterPerson>();
  readonly #contested = new Map<string, RosterPerson>();
  readonly #apart = new Map<string, RosterPerson>();
  /** The longer name of somebody whose first row has a shortened one. */
  readonly #longer = new Map<string, string>();

  constructor(takesSetApart: boolean) {
    this.#takesSetApart = takesSetApart;
  }

  /** The row, or its refusal where an earlier one has the same identifier. */
  check(row: CheckedRow): CheckedRow {
    const { person } = row;
    if (!person) return row;
    if (row.apart !== undefined && !this.#takesSetApart) this.#apart.set(person.identifier, person);
    const first = this.#firsts.get(person.identifier);
    if (!first) {
      this.#firsts.set(person.identifier, person);
      return row;
    }
    const isShortened = isShortenedName(first.name, person.name);
    if (isShortened && person.name.length > first.name.length) this.#longer.set(first.identifier, person.name);
    if (isShortened && !sameName(first.name, person.name)) {
      return refused(
        person,
        `Está repetido: aparece en ${placeOf(first, person)}. Cuenta una vez, con el nombre más largo.`,
      );
    }
    if (sameName(first.name, person.name)) {
      return refused(person, `Está repetido: ya aparece en ${placeOf(first, person)}. Se usa la primera.`);
    }
    this.#contested.set(first.identifier, person);
    return refused(person, otherName(first, person));
  }

  /**
   * The row with the longest form of its name, or its refusal where a later one gives the identifier another name, or
   * where one of its rows is set apart.
   */
  recheck(row: CheckedRow): CheckedRow {
    const { person, rejected } = row;
    if (!person) return { rejected: this.#recheckRefused(rejected) };
    const other = this.#contested.get(person.identifier);
    if (other) return refused(person, otherName(other, person));
    const apart = this.#apart.get(person.identifier);
    if (!apart) return { person: { ...person, name: this.#longer.get(person.identifier) ?? person.name } };
    this.setApart += 1;
    return refused(person, row.apart ?? `Otra fila de esta persona quedó aparte: ${placeOf(apart, person)}. Revísala.`);
  }

  /** A repeated row does not count once, as it says, where its person is set apart. */
  #recheckRefused(rejected: RejectedRow): RejectedRow {
    const apart = this.#apart.get(rejected.identifier);
    if (!apart || !rejected.cause.startsWith("Está repetido")) return rejected;
    return { ...rejected, cause: "Está repetido, y una de sus filas quedó aparte. Revísala." };
  }
}

function otherName(other: RosterPerson, seenFrom: RosterPerson): string {
  return `El RUT aparece con otro nombre en ${placeOf(other, seenFrom)}: ${other.name}. Revisa cuál es el correcto.`;
}

function placeOf({ sheet, row }: RosterPerson, seenFrom: RosterPerson): string {
  return sheet === seenFrom.sheet ? `la fila ${row}` : `la hoja ${sheet}, fila ${row}`;
}

function refused({ sheet, row, identifier, name }: RosterPerson, cause: string): CheckedRow {
  return { rejected: { sheet, row, identifier, name, cause } };
}
