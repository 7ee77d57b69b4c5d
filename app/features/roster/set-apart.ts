import { NO_RESULT, NO_TEXT, type RowMark, type SheetRow } from "#app/documents/workbook-rows.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import type { RosterColumn } from "./fields.ts";
import { isOfSomebodyElse, remarksUnder } from "./headers.ts";
import { rutCell } from "./identifiers.ts";
import { CAUSES } from "./row-causes.ts";

/**
 * Rows that whoever wrote the sheet set apart: by a note, a state or a colour that few rows have, struck through,
 * hidden or with a comment. What such a mark means cannot be known ("falta informe", "eliminado"), so a person reads it
 * first: the row is refused, and told.
 */

/** A note, a state or a colour of so many rows, or of more, is usual. */
const USUAL = 0.2;
/** So few rows say nothing about what is usual. */
const FEW_ROWS = 3;
const HALF = 0.5;
const MOSTLY = 0.75;

/** Beginnings of words that say of somebody that they left, or never came. */
const LEFT_WORDS =
  "abandon|anulad|cancel|congel|deceas|desert|desvincul|dropp|elimin|expuls|fallec|posthum|postum|renunci|retir|" +
  "suspend|trasladad|withdr";
const NOT_THERE = /\bbaja\b|\bse cambio\b|\bno (?:matricul|regular|vigente|corresponde|egres|titul)/;
const LEFT = new RegExp(`\\b(?:${LEFT_WORDS})|${NOT_THERE.source}`);
/** Beginnings of words that say nothing unusual of anybody. */
const USUAL_WORDS =
  "act|activ|active|al|alumn|aprobad|completo|current|cursando|dia|egr|egresad|enrolled|estudiante|graduad|graduated|" +
  "informacion|licenciad|mat|matriculad|normal|novedad|observacion|ok|reg|regular|si|sin|tit|titulad|vig|vigente";
const OFTEN_SAID = new RegExp(`^(?:(?:${USUAL_WORDS})(?:[oa]s?|e?s)?(?: |$))+$`);
const CODE = /^\w{1,3}$/;

/** @returns why a row is refused, or null */
export type SetApart = (row: SheetRow) => string | null;

/**
 * @param rows of the sheet that are about somebody, or a sample of them
 * @param columns of the sheet, with what was recognised
 */
export function setApartIn(rows: readonly SheetRow[], columns: readonly RosterColumn[]): SetApart {
  const notes = columns
    .filter(({ field, header }) => (field === "none" || field === "studyStatus") && !isOfSomebodyElse(header))
    .map((column) => noteColumn(column, rows));
  const rareFills = rareFillsOf(rows);
  return (row) => {
    const marked = causeOfMarks(row.marks ?? [], rareFills);
    if (marked !== null) return marked;
    return firstOf(notes, row);
  };
}

function firstOf(notes: readonly SetApart[], row: SheetRow): string | null {
  for (const causeOf of notes) {
    const cause = causeOf(row);
    if (cause !== null) return cause;
  }
  return null;
}

function causeOfMarks(marks: readonly RowMark[], rareFills: ReadonlySet<RowMark>): string | null {
  if (marks.includes("hidden")) return CAUSES.hidden;
  if (marks.includes("struck")) return CAUSES.struck;
  if (marks.includes("comment")) return CAUSES.commented;
  return marks.some((mark) => rareFills.has(mark)) ? CAUSES.coloured : null;
}

/** Colours that few rows have. Where most rows have one of those, the colours are groups. */
function rareFillsOf(rows: readonly SheetRow[]): Set<RowMark> {
  const counts = new Map<RowMark, number>();
  for (const { marks = [] } of rows) {
    for (const mark of marks) if (mark.startsWith("fill:")) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const rare = new Set([...counts].filter(([, count]) => isRare(count, rows.length)).map(([mark]) => mark));
  const plain = rows.filter(({ marks = [] }) => !marks.some((mark) => rare.has(mark)));
  return plain.length >= MOSTLY * rows.length ? rare : new Set();
}

function isRare(count: number, of: number): boolean {
  return of >= FEW_ROWS && count < USUAL * of;
}

/** Tells by one column why a row is set apart: by its words, or as one of few where notes are expected. */
function noteColumn({ index, header }: RosterColumn, rows: readonly SheetRow[]): SetApart {
  const kind = remarksUnder(header);
  const textAt = ({ cells }: SheetRow) => {
    const cell = cells[index] ?? "";
    // States may be signs that are explained elsewhere: "V", "3".
    return kind === "state" && CODE.test(cell) ? cell.toLowerCase() : noteText(cell);
  };
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = textAt(row);
    if (text !== "") counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isUnusual = (text: string) => !OFTEN_SAID.test(text) && isRare(counts.get(text) ?? 1, rows.length);
  const unusual = [...counts].filter(([text]) => isUnusual(text)).reduce((sum, [, count]) => sum + count, 0);
  // Different in most rows, and nearly everywhere: data such as "Cursa quinto semestre", and no notes.
  const isData = filled > HALF * rows.length && unusual > HALF * filled;
  // Under no header there may be anything; texts in few of the rows are notes.
  const expectsNotes = kind !== null ? !isData : header === "" && filled <= HALF * rows.length;
  return (row) => {
    // "¿Autorizas que te creemos una cuenta?"
    if (/autori[zc]/i.test(header) && /^\s*no\b/i.test(row.cells[index] ?? "")) return CAUSES.unwilling;
    const text = textAt(row);
    if (text === "") return null;
    if (LEFT.test(text)) return CAUSES.left;
    return expectsNotes && isUnusual(text) ? CAUSES.noted : null;
  };
}

/** Lower case without accents; "" for numbers, addresses, dates and what is too short for a word. */
function noteText(cell: string): string {
  if (cell === "" || cell === NO_TEXT || cell === NO_RESULT || cell.includes("@")) return "";
  if (rutCell(cell).kind !== "none") return "";
  const text = stripAccents(cell)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, " ")
    .trim();
  return /[a-z]{3}/.test(text) ? text : "";
}
