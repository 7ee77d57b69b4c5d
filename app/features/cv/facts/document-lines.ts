/** The lines of a document, with dates that a line break or a narrow column cut joined again. */

import type { ReadDocument } from "#app/documents/document.ts";
import { regex } from "#app/platform/regex.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { type DateExpression, findDates } from "./dates/date-ranges.ts";
import { withoutDates } from "./dates/strip-dates.ts";
import type { MonthIndex } from "./facts.ts";
import { type CvLine, cvLine, PROSE_WORDS, wordsIn } from "./lines.ts";

/** Lines of the document in order; indexes are those of `document.lines`. */
export function cvLines(document: ReadDocument, today: MonthIndex): CvLine[] {
  const lines = document.lines.map((source, index) => cvLine(source, index, today));
  for (let at = 0; at + 1 < lines.length; at += 1) {
    joinWrappedDates(lines, at, today);
    joinTornColumn(lines, at, today);
    joinStackedDates(lines, at);
  }
  return lines;
}

const START_LABEL = /^(?:fecha (?:de )?(?:ingreso|inicio)|ingreso|inicio|desde|from|start(?: date)?)$/;
const END_LABEL =
  /^(?:fecha (?:de )?(?:retiro|termino|salida|egreso|fin)|retiro|termino|salida|egreso|fin|hasta|to|end(?: date)?)$/;

/**
 * Joins start and end on lines of their own: "Marzo 2018" / "Julio 2021", "Fecha de ingreso: …" / "Fecha de retiro: …".
 */
function joinStackedDates(lines: CvLine[], at: number): void {
  const [line, next] = [lines[at], lines[at + 1]];
  const [start, end] = [line?.dates[0], next?.dates[0]];
  if (line === undefined || next === undefined || start === undefined || end === undefined) return;
  const labelled = START_LABEL.test(line.label?.name ?? "") && END_LABEL.test(next.label?.name ?? "");
  const bare = line.rest === "" && next.rest === "" && start.shape === "single" && end.shape === "single";
  if (!(labelled || bare) || line.dates.length > 1 || next.dates.length > 1) return;
  if (end.interval.end === null ? end.interval.start < start.interval.start : end.interval.end < start.interval.start)
    return;
  const interval = { start: start.interval.start, end: end.shape === "single" ? end.interval.end : null };
  const precision = start.precision === "year" || end.precision === "year" ? "year" : "month";
  const range: DateExpression = { ...start, shape: "range", interval, precision, yearEnd: end.yearEnd };
  lines[at] = { ...line, dates: [range], rowDate: line.rowDate && range, rest: labelled ? "" : line.rest };
  lines[at + 1] = { ...next, dates: [], rest: "" };
}

const BROKEN_DATE = regex("iu")`
    (?:[-–—→]|(?:[-–—]|\b(?:al?|hasta|to|until|till))\s?\p{L}{3,10}\.?|\b(?:al?|hasta|desde|to|until|until|since|
    from|de|del|el|la|entre|ate|até)|\b\d{4})\s*$
  `;
const JOINED_LENGTH = 48;

/** Joins a range that a line break cut to the line where it begins: "febrero de 2022 hasta" / "ahora. Dirijo…". */
function joinWrappedDates(lines: CvLine[], at: number, today: MonthIndex): void {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next === undefined || next.source.gapBefore >= 1 || !BROKEN_DATE.test(line.text)) return;
  const joined = `${line.text} ${next.text.slice(0, JOINED_LENGTH)}`;
  const crossing = findDates(joined, today).find(
    (date) => date.from < line.text.length && date.to > line.text.length + 1,
  );
  if (crossing === undefined || crossing.shape !== "range") return;
  const taken = crossing.to - line.text.length - 1;
  const before = line.dates.filter((date) => date.to <= crossing.from);
  const dates = [...before, crossing];
  const left = next.text.slice(taken).replace(/^[\s,.;)]+/, "");
  lines[at] = {
    ...line,
    dates,
    rowDate: line.rowDate && crossing,
    rest: withoutDates(joined.slice(0, crossing.to), dates),
    prose: line.prose && wordsIn(line.text.slice(0, crossing.from)) >= PROSE_WORDS,
    text: joined.slice(0, crossing.to).trimEnd(),
  };
  const rest = cvLine({ ...next.source, text: left === "" ? next.source.text : left }, next.index, today);
  lines[at + 1] = left === "" ? { ...rest, dates: [], rest: "", prose: false } : { ...rest, text: left };
}

const DANGLING = /^[\s.)]*(?:[-–—→]|\b(?:al?|hasta|to|until)\b)\s*(?=\S)/iu;
const NARROW_COLUMN = 24;

/**
 * "Mar 2021 – Therapist, Corrib" over "Present Lead a caseload": a date column too narrow for its ranges was read
 * together with the text. Moves each end back to the line of its beginning.
 */
function joinTornColumn(lines: CvLine[], at: number, today: MonthIndex): void {
  const [line, next] = [lines[at], lines[at + 1]];
  const [date] = line?.dates ?? [];
  if (line === undefined || next === undefined || date === undefined || line.dates.length > 1) return;
  const link = date.from <= 2 && date.shape === "single" ? DANGLING.exec(line.text.slice(date.to)) : null;
  if (link === null || next.source.gapBefore >= 1) return;
  const written = `${line.text.slice(0, date.to).trim()} – `;
  const joined = findDates(written + next.text.slice(0, NARROW_COLUMN), today).find(
    ({ from, to, shape }) => from <= 2 && to > written.length && shape === "range",
  );
  if (joined === undefined || !/^\P{L}*\p{L}*\P{L}*$/u.test(next.text.slice(0, joined.to - written.length))) return;
  const end = joined.to - written.length;
  const told = line.text.slice(date.to + link[0].length);
  const text = `${written}${next.text.slice(0, end).trim()}  ${told}`;
  const dates = [{ ...joined, from: 0, to: text.length - told.length - 2 }];
  lines[at] = {
    ...cvLine({ ...line.source, text: told }, line.index, today),
    text,
    normalized: normalize(text),
    dates,
  };
  const left = next.text.slice(end).replace(/^[\s,.;)]+/, "");
  const rest = cvLine({ ...next.source, text: left === "" ? next.source.text : left }, next.index, today);
  lines[at + 1] = left === "" ? { ...rest, dates: [], rest: "", prose: false } : { ...rest, text: left };
}
