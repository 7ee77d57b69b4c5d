import type { SheetRow } from "#app/documents/workbook-rows.ts";
import { type ColumnProfile, share } from "./column-profile.ts";
import { isOfSomebodyElse, namesAnotherNumber, plainness } from "./headers.ts";
import { rutCell } from "./identifiers.ts";

/**
 * Of several columns with RUTs, the one of the people that a sheet lists. Headers alone do not tell: payers, bosses and
 * companions come under words that no list has. What tells is that everybody has a RUT and no two have the same one,
 * while the others' are missing in some rows or repeated; where that is true of two columns, only a header that says it
 * plainly decides, and otherwise a person has to.
 */

const HALF = 0.5;
/** A column with fewer different RUTs than this share of the most is not the people's own. */
const NEARLY = 0.9;

/** Of columns under the same word, one with fewer than this share of the most is an exception. */
const SOME = 0.2;

type Recognised = {
  recognised: number;
  isNamed: boolean;
  rows: readonly SheetRow[];
  /** Of a header of two rows, the texts of the second. */
  lower: readonly string[] | undefined;
};

/**
 * @param recognised the column taken by its header or its cells
 * @param isNamed its header says that it holds a RUT
 * @param rows a sample of the rows under the header
 * @returns a column's index, or "unclear"
 */
export function ownRutColumn(
  profiles: readonly ColumnProfile[],
  headers: readonly string[],
  { recognised, isNamed, rows, lower }: Recognised,
): number | "unclear" {
  // Formulas without results, for instance: their rows say so.
  if (profiles[recognised]?.filled === 0) return recognised;
  const headerOf = (index: number) => headers[index] ?? "";
  const isRival = (index: number, profile: ColumnProfile) =>
    holdsRuts(profile, profiles[index + 1]) &&
    !isOfSomebodyElse(headerOf(index)) &&
    !namesAnotherNumber(headerOf(index)) &&
    !hasSameNumbers(rows, index, recognised);
  const columns = profiles.flatMap((profile, index) =>
    index === recognised || isRival(index, profile) ? [{ index, different: profile.different }] : [],
  );
  const most = Math.max(...columns.map(({ different }) => different));
  // "Integrante 1" and "Integrante 2", each over a "RUT": a row may hold a second person now and then.
  const isTwin = (index: number) => lower !== undefined && lower[index] === lower[recognised];
  const contenders = columns
    .filter(({ index, different }) => different >= (isTwin(index) ? SOME : NEARLY) * most)
    .map(({ index }) => index);
  // A header that says RUT, over fewer RUTs than another column has: neither is believed.
  if (isNamed && !contenders.includes(recognised)) return "unclear";
  const [first, ...others] = contenders;
  if (first !== undefined && others.length === 0) return first;
  const plain = contenders.filter((index) => headerOf(index) !== "" && plainness(headerOf(index)) === 2);
  return plain.length === 1 && plain[0] !== undefined ? plain[0] : "unclear";
}

/** Numbers with their check digits, in the cell or in the column beside it. */
function holdsRuts(profile: ColumnProfile, next: ColumnProfile | undefined): boolean {
  if (share(profile.full, profile) >= HALF) return true;
  return share(profile.bare, profile) >= HALF && next !== undefined && share(next.oneSign, next) >= NEARLY;
}

/** Rows whose numbers are compared: a sheet may have many columns of them. */
const COMPARED = 50;

/** "RUN" beside "RUT": the same people twice. */
function hasSameNumbers(rows: readonly SheetRow[], one: number, other: number): boolean {
  const pairs = rows.slice(0, COMPARED).flatMap(({ cells }) => {
    const [first, second] = [digitsOf(cells[one] ?? ""), digitsOf(cells[other] ?? "")];
    return first === "" || second === "" ? [] : [first.startsWith(second) || second.startsWith(first)];
  });
  return pairs.length > 0 && pairs.filter(Boolean).length >= NEARLY * pairs.length;
}

function digitsOf(cell: string): string {
  const rut = rutCell(cell);
  if (rut.kind === "full") return rut.rut.slice(0, -2);
  return rut.kind === "bare" ? rut.digits : "";
}
