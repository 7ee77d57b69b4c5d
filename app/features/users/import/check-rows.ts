import { checkDigitMatches, isValidRutShape, normalizeRut } from "../rut.ts";

/** From the cells of a sheet to people: what can be said of each row without looking at the database. */

/** A row of the sheet: columns A and B as clean text, "" where empty. */
export type SourceRow = { row: number; a: string; b: string };

type Person = { row: number /** 12345678-K */; rut: string; name: string };
export type CheckedRow =
  | (Person & { cause: null; warning: string | null })
  /** `rut` and `name` as they stand in the file. */
  | (Person & { cause: string });

export type CheckedSheet = {
  rows: CheckedRow[];
  /** Column A has no RUT at all, and column B has: somebody has them the other way round. */
  swapped: boolean;
};

const MAX_NAME = 120;
/** Titles and a header stand within the first rows with data, if there are any. */
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

/** Skips what stands above the data and checks each row; of several rows with one RUT the first good one counts. */
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
  // A cell that Excel takes as text begins with an apostrophe, and some programs write it out.
  const name = b.replace(/^'+/, "").trim();
  const cause = rut === null ? (a === "" ? CAUSES.noRut : CAUSES.badRut) : nameProblem(name);
  if (rut === null || cause !== null) return { row, rut: rut ?? a, name, cause: cause ?? CAUSES.badRut };
  const hasHyphen = /\d\D+[\dk]\D*$/i.test(a);
  const warning = checkDigitMatches(rut) ? null : hasHyphen ? WARNINGS.checkDigit : WARNINGS.maybeMissing;
  return { row, rut, name, cause: null, warning };
}

/**
 * The RUT that a cell holds, as it is stored; null where there is none. Stricter than the sign-in's field: nobody is
 * there to see what it makes of "123.456.789,1" or of two numbers in one cell.
 */
export function rutIn(cell: string): string | null {
  const text = cell
    .normalize("NFKC")
    .replace(/[\s']/g, "")
    .replace(/[‐-―−﹣]/g, "-")
    // Some systems fill up with zeros; the person signs in without them.
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

/** Number of rows before the data: up to and with the header; 0 where there is no header. */
function rowsAbove(source: readonly SourceRow[]): number {
  for (const [index, { a, b }] of source.slice(0, HEADER_WITHIN).entries()) {
    if (rutIn(a) !== null) return 0;
    if (isHeader(a, b)) return index + 1;
  }
  return 0;
}

/** Words for the two columns, and no digit that could belong to a RUT. */
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
