import { checkDigitMatches, isValidRutShape, normalizeRut } from "../rut.ts";

/** Turns the cells of a sheet into people and runs every check that needs no database. */

/** A row of the sheet: columns A and B as clean text, "" where empty. */
export type SourceRow = { row: number; a: string; b: string };

type Person = { row: number /** 12345678-K */; rut: string; name: string };
export type CheckedRow =
  | (Person & { cause: null; warning: string | null })
  /** `rut` and `name` exactly as in the file. */
  | (Person & { cause: string });

export type CheckedSheet = {
  rows: CheckedRow[];
  /** True when column A has no RUT at all and column B has: the two columns are swapped. */
  swapped: boolean;
};

const MAX_NAME = 120;
/** Titles and the header, if there are any, are within the first 10 rows with data. */
const HEADER_WITHIN = 10;

const CAUSES = {
  noRut: "Falta el RUT.",
  badRut: "El RUT no es válido. Escríbelo como 12345678-9.",
  noName: "Falta el nombre.",
  noLetters: "El nombre no tiene letras. Revísalo.",
  longName: `El nombre tiene más de ${MAX_NAME} caracteres. Acórtalo.`,
};

const WARNINGS = {
  checkDigit: "El dígito verificador no corresponde. Revisa el RUT.",
  maybeMissing: "El RUT viene sin guion y el dígito verificador no corresponde. Revisa que no falte el último dígito.",
};

/**
 * Skips the rows above the data and checks the others. Of several rows with the same RUT, the first valid one counts.
 */
export function checkRows(source: readonly SourceRow[]): CheckedSheet {
  const data = source.slice(rowsAbove(source));
  const firstRows = new Map<string, number>();
  const rows = data.map((row): CheckedRow => {
    const checked = checkRow(row);
    if (checked.cause !== null) return checked;
    const first = firstRows.get(checked.rut);
    if (first !== undefined) return { ...checked, cause: `El RUT está repetido: ya aparece en la fila ${first}.` };
    firstRows.set(checked.rut, checked.row);
    return checked;
  });
  const swapped = data.every(({ a }) => rutIn(a) === null) && data.some(({ b }) => rutIn(b) !== null);
  return { rows, swapped };
}

function checkRow({ row, a, b }: SourceRow): CheckedRow {
  const rut = rutIn(a);
  // A cell that Excel treats as text starts with an apostrophe, and some programs export that apostrophe.
  const name = b.replace(/^'+/, "").trim();
  const cause = rut === null ? (a === "" ? CAUSES.noRut : CAUSES.badRut) : nameProblem(name);
  if (rut === null || cause !== null) return { row, rut: rut ?? a, name, cause: cause ?? CAUSES.badRut };
  const hasHyphen = /\d\D+[\dk]\D*$/i.test(a);
  const warning = checkDigitMatches(rut) ? null : hasHyphen ? WARNINGS.checkDigit : WARNINGS.maybeMissing;
  return { row, rut, name, cause: null, warning };
}

/**
 * The RUT in a cell, in its stored form; null when there is none. Stricter than the sign-in field, because nobody sees
 * how a cell such as "123.456.789,1", or one with two numbers, was interpreted.
 */
export function rutIn(cell: string): string | null {
  const text = cell
    .normalize("NFKC")
    .replace(/[\s']/g, "")
    .replace(/[‐-―−﹣]/g, "-")
    // Some systems pad the number with zeros; people sign in without them.
    .replace(/^0+/, "");
  if (!/^(\d{1,2}[.,]?\d{3}[.,]?\d{3})-?[\dk]$/i.test(text)) return null;
  const rut = normalizeRut(text);
  return isValidRutShape(rut) ? rut : null;
}

function nameProblem(name: string): string | null {
  if (name === "") return CAUSES.noName;
  if (!/\p{L}/u.test(name)) return CAUSES.noLetters;
  return name.length > MAX_NAME ? CAUSES.longName : null;
}

/** Number of rows before the data, the header included; 0 when there is no header. */
function rowsAbove(source: readonly SourceRow[]): number {
  for (const [index, { a, b }] of source.slice(0, HEADER_WITHIN).entries()) {
    if (rutIn(a) !== null) return 0;
    if (isHeader(a, b)) return index + 1;
  }
  return 0;
}

/** Both cells hold column titles, and the first has no digit that could belong to a RUT. */
function isHeader(a: string, b: string): boolean {
  if (/\d/.test(a)) return false;
  const [first, second] = [a, b].map((text) =>
    text
      .normalize("NFD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase(),
  );
  return (
    /^(n|nro|numero|numerode)?(rut|run|rol)/.test(first ?? "") ||
    (/^(cedula|identificador|identificacion|dni|documento)/.test(first ?? "") && second !== "") ||
    (/nombre|apellido/.test(second ?? "") && first !== "" && (first ?? "").length <= 20)
  );
}
