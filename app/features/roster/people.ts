import { z } from "zod";
import { NO_RESULT, NO_TEXT, type SheetRow } from "#app/documents/workbook-rows.ts";
import type { IdentifierKind, StudyStatus } from "#db/schema.ts";
import { entryYearOf } from "./entry-year.ts";
import type { Field } from "./fields.ts";
import { isOfSomebodyElse, namesARole, namesOtherRole } from "./headers.ts";
import { rutCell } from "./identifiers.ts";
import { type IdentityRules, identify, identityRulesOf } from "./identify.ts";
import type { SheetLayout } from "./recognise-columns.ts";
import { CAUSES, MAX_NAME, WARNINGS } from "./row-causes.ts";
import { RowCells } from "./row-cells.ts";
import { sameName } from "./same-name.ts";
import { setApartIn } from "./set-apart.ts";
import { studyStatusOf } from "./study-status.ts";

/** Turns the rows of a sheet into people and runs every check that needs no database. */

export type RosterPerson = {
  sheet: string;
  row: number;
  kind: IdentifierKind;
  /** 12345678-K, or a passport or provisional number: upper case, letters and digits only. */
  identifier: string;
  name: string;
  /** Lower case; null where the file has none, like the four after it. */
  email: string | null;
  faculty: string | null;
  career: string | null;
  campus: string | null;
  entryYear: number | null;
  studyStatus: StudyStatus | null;
  /** The file has the RUN only: its check digit was computed. */
  computed: boolean;
  /** What to check, in Spanish; the person counts all the same. */
  warning: string | null;
};

/** A row that is not loaded. Its cells are as in the file. */
export type RejectedRow = { sheet: string; row: number; identifier: string; name: string; cause: string };

/** `apart`: why somebody has to read the row before it is loaded; see set-apart.ts. */
export type CheckedRow =
  | { person: RosterPerson; apart?: string | undefined; rejected?: never }
  | { rejected: RejectedRow; person?: never };

const MAX_COHORT = 120;

/** The rows of a sheet that name somebody. Notes and empty lines between them are passed over. */
export function* peopleOf(sheet: string, layout: SheetLayout): Generator<CheckedRow> {
  const columnOf = new Map<Field, number>();
  for (const { field, index } of layout.columns) if (field !== "none") columnOf.set(field, index);
  const cellsOf = (row: SheetRow) => new RowCells(row, columnOf, layout.documentType);
  const sample = layout.data.slice(0, SAMPLE).map(cellsOf);
  const aboutSomebody = layout.data.slice(0, SAMPLE).filter((_, index) => sample[index]?.isAboutSomebody());
  const roles = layout.columns.filter(({ header }) => namesARole(header)).map(({ index }) => index);
  const otherColumns = layout.columns.filter(({ header }) => isOfSomebodyElse(header)).map(({ index }) => index);
  const rules: SheetRules = {
    ...identityRulesOf(sample),
    halfNames: layout.halfNames,
    roleColumns: roleColumnsOf(sample, roles),
    otherColumns,
    usualCells: median(sample.filter((cells) => cells.isAboutSomebody()).map((cells) => cells.filled())),
  };
  const setApart = setApartIn(aboutSomebody, layout.columns);
  for (const row of layout.data) {
    const cells = cellsOf(row);
    if (!cells.isAboutSomebody()) continue;
    const other = layout.ofOthers.get(row.row);
    if (other === row.row) continue;
    const checked =
      other === undefined ? checkRow(sheet, row.row, cells, rules) : inOtherTable(sheet, row.row, cells, other);
    yield checked.person ? { ...checked, apart: setApart(row) ?? undefined } : checked;
  }
}

function inOtherTable(sheet: string, row: number, cells: RowCells, begins: number): CheckedRow {
  const cause = `Está bajo otro título o en otra tabla de la hoja, desde la fila ${begins}. Súbela en una hoja aparte.`;
  return { rejected: { sheet, row, identifier: shownId(cells), name: nameOf(cells), cause } };
}

/** What the other rows of the sheet say about how strict to be. */
type SheetRules = IdentityRules & {
  /** The columns of names lack a part. */
  halfNames: boolean;
  /** Columns in which some rows, and not most of them, say that they are about somebody else: "Docente". */
  roleColumns: ReadonlySet<number>;
  /** Columns whose header names other people. */
  otherColumns: readonly number[];
  /** Cells that half of the rows about somebody fill, or more. */
  usualCells: number;
};

const SAMPLE = 400;

function roleColumnsOf(sample: readonly RowCells[], columns: readonly number[]): Set<number> {
  const isMixed = (column: number) => {
    const filled = sample.flatMap((cells) => cells.at(column) || []);
    return filled.filter(namesOtherRole).length * 2 < filled.length;
  };
  return new Set(columns.filter(isMixed));
}

function median(counts: readonly number[]): number {
  return [...counts].sort((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
}

/** A row with so few cells, where half of the others have so many, is no row of the list. */
const ALONE = 3;
const WIDE = 7;

const SURNAMES: readonly Field[] = ["surnames", "paternalSurname", "maternalSurname"];

/**
 * Brackets, a number ("RUT: 9.084.753-8" under a signature), something behind a dash, a colon or a second comma, or
 * letters of another encoding: "MuÃ±oz".
 */
const NOTE = /[()[\]:;=*]|\s[-–—]\s?|,.*,|\d{3}|Ã[^\p{L}\s]|\uFFFD|¥/u;

const ONESELF =
  /^\W*(?:(?:el|la) )?(?:mism[oa]|propi[oa]|titular|alumn[oa]|estudiante|[ií]dem)(?: (?:alumn[oa]|estudiante))?\W*$/i;

/** Whether the row gives the same number to its guardian or the like, who has another name. */
function isSomebodyElses(identifier: string, name: string, cells: RowCells, { otherColumns }: SheetRules): boolean {
  const others = otherColumns.map((column) => cells.at(column));
  const digits = identifier.split("-")[0] ?? identifier;
  const isTheirs = others.some((cell) => {
    const rut = rutCell(cell);
    return rut.kind === "full" ? rut.rut === identifier : rut.kind === "bare" && rut.digits === digits;
  });
  // Some are their own guardian.
  return isTheirs && !cells.says(ONESELF) && !others.some((cell) => sameName(cell, name));
}

function checkRow(sheet: string, row: number, cells: RowCells, rules: SheetRules): CheckedRow {
  const id = identify(cells, rules);
  const name = nameOf(cells);
  const isAlone = rules.usualCells >= WIDE && cells.filled() <= ALONE;
  const doubt = rules.halfNames ? CAUSES.halfName : isAlone ? CAUSES.alone : null;
  const ofOther = "cause" in id || !isSomebodyElses(id.identifier, name, cells, rules) ? null : CAUSES.twice;
  const cause =
    cells.refusal(rules.roleColumns) ?? ("cause" in id ? id.cause : (nameProblem(name) ?? ofOther ?? doubt));
  if ("cause" in id || cause !== null) {
    const shown = "cause" in id ? shownId(cells) : id.identifier;
    return { rejected: { sheet, row, identifier: shown, name, cause: cause ?? CAUSES.noId } };
  }
  const { email, emailWarning } = emailOf(cells);
  return {
    person: {
      sheet,
      row,
      kind: id.kind,
      identifier: id.identifier,
      name,
      email,
      faculty: cohortText(cells.of("faculty")),
      career: cohortText(cells.of("career")),
      campus: cohortText(cells.of("campus")),
      entryYear: entryYearOf(cells.of("entryYear")),
      studyStatus: studyStatusOf(cells.of("studyStatus")),
      computed: id.computed,
      warning: id.warning ?? emailWarning,
    },
  };
}

function shownId(cells: RowCells): string {
  return cells.of("rut") || cells.of("run") || cells.of("otherId");
}

/* ---- what is known about them ---- */

/** "Soto Arriagada, Valentina" -> "Valentina Soto Arriagada" */
function nameOf(cells: RowCells): string {
  const whole = textOf(cells.of("fullName"));
  const hasParts = textOf(cells.of("firstNames")) !== "" && SURNAMES.some((field) => textOf(cells.of(field)) !== "");
  if (whole !== "" && !hasParts) {
    const [surnames = "", given = "", ...more] = whole.split(/\s*,\s*/);
    return surnames && given && more.length === 0 ? `${given} ${surnames}` : whole;
  }
  const given = [textOf(cells.of("firstNames")), textOf(cells.of("secondNames"))].filter(Boolean).join(" ");
  const surnames = SURNAMES.map((field) => textOf(cells.of(field))).filter((part) => /[\p{L}\d]/u.test(part));
  // "Nombre" beside two columns of surnames may still be the whole name.
  const isWhole = surnames.length > 0 && surnames.every((part) => ` ${given} `.includes(` ${part} `));
  return [/[\p{L}\d]/u.test(given) ? given : "", ...(isWhole ? [] : surnames)].filter(Boolean).join(" ");
}

/** "Dra. Yasna Henríquez": a title is no part of a name. */
const TITLE = /^\s*(?:(?:sr|sra|srta|dr|dra|don|doña|mg|mag|phd|prof|ing|lic)\.\s*)+(?=\p{L})/iu;

/** A cell that Excel treats as text starts with an apostrophe, and some programs export that apostrophe. */
function textOf(cell: string): string {
  if (cell === NO_TEXT || cell === NO_RESULT) return "";
  return cell.replace(/^'+/, "").replace(TITLE, "").trim();
}

function nameProblem(name: string): string | null {
  if (name === "") return CAUSES.noName;
  if (!/\p{L}/u.test(name)) return CAUSES.noLetters;
  if (NOTE.test(name)) return CAUSES.note;
  return name.length > MAX_NAME ? CAUSES.longName : null;
}

function emailOf(cells: RowCells): { email: string | null; emailWarning: string | null } {
  const text = textOf(cells.of("email")).replace(/^mailto:/i, "");
  if (!/[\p{L}\d]/u.test(text)) return { email: null, emailWarning: null };
  const isValid = text.length <= 254 && z.email().safeParse(text).success;
  return isValid ? { email: text.toLowerCase(), emailWarning: null } : { email: null, emailWarning: WARNINGS.email };
}

function cohortText(cell: string): string | null {
  const text = textOf(cell);
  return /[\p{L}\d]/u.test(text) ? text.slice(0, MAX_COHORT) : null;
}
