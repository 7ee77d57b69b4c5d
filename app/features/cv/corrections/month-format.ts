import { type Interval, type MonthIndex, monthIndex } from "../facts/facts.ts";

/**
 * Formats of months: as sent and stored ("2022-03", "2022"), as typed ("03-2022"), and as the month index of the facts.
 */

type Precision = "month" | "year" | "none";

/** Month index of a stored month; a bare year is its January, or its December when `ends` is true. */
export function monthIndexOf(text: string, ends: boolean): MonthIndex {
  const [year = "", month] = text.split("-");
  return monthIndex(Number(year), month === undefined ? (ends ? 12 : 1) : Number(month));
}

/** "2022-03"; "2022" where the CV gives only years. */
function monthText(index: MonthIndex, precision: Precision): string {
  const year = String(Math.floor(index / 12));
  return precision === "month" ? `${year}-${String((index % 12) + 1).padStart(2, "0")}` : year;
}

export type Period = { start: string | null; end: string | null };

/** The dates of a job as the API sends them; both null where the CV gives none. */
export function periodOf(interval: Interval | null, precision: Precision): Period {
  if (interval === null) return { start: null, end: null };
  return {
    start: monthText(interval.start, precision),
    end: interval.end === null ? "now" : monthText(interval.end, precision),
  };
}

/** "3-2022", "03/2022", "2022" -> "2022-03", "2022"; null for anything else. */
export function typedMonth(typed: string): string | null {
  const match = /^\s*(?:(\d{1,2})\s*[-/. ]\s*)?((?:19[4-9]|20\d)\d)\s*$/.exec(typed);
  if (match === null) return null;
  const month = match[1] === undefined ? null : Number(match[1]);
  if (month === null) return match[2] ?? null;
  return month < 1 || month > 12 ? null : `${match[2]}-${String(month).padStart(2, "0")}`;
}

/** "2022-03" -> "03-2022", as people type it. */
export function asTyped(month: string): string {
  return month.split("-").reverse().join("-");
}

/** From January to December. */
export const SPANISH_MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];

/** "2022-03" -> "marzo 2022", "2022" -> "2022", "now" -> "hoy". */
export function monthInWords(month: string): string {
  if (month === "now") return "hoy";
  const [year = "", number] = month.split("-");
  return number === undefined ? year : `${SPANISH_MONTHS[Number(number) - 1]} ${year}`;
}
