import { type DateExpression, findDates } from "#app/features/cv/facts/dates/date-ranges.ts";
import type { Interval, MonthIndex } from "#app/features/cv/facts/facts.ts";
import type { CvJob } from "../cv-document.ts";
import { saysSomething } from "./cut-from-line.ts";

export type Dated = Pick<CvJob, "from" | "to">;

const year = (index: number): string => String(Math.floor(index / 12));
const month = (index: number): string => `${year(index)}-${String((index % 12) + 1).padStart(2, "0")}`;

/** A date expression in the document's form, each end as precise as it is written. */
export function datedOf({ interval, precision, yearEnd }: DateExpression): Dated {
  const { start, end } = interval;
  if (precision === "month") return { from: month(start), to: end === null ? "present" : month(end) };
  // A bare year begins in January.
  const from = start % 12 === 0 ? year(start) : month(start);
  return { from, to: end === null ? "present" : yearEnd || end % 12 === 11 ? year(end) : month(end) };
}

export function fromInterval({ start, end }: Interval, precision: "month" | "year" | "none"): Dated {
  const text = precision === "month" ? month : year;
  return { from: text(start), to: end === null ? "present" : text(end) };
}

/** "Septiembre 2008 a febrero 2020", and nothing else. */
export function isPeriod(text: string, today: MonthIndex): boolean {
  const [date] = findDates(text, today);
  return date !== undefined && !saysSomething(text.slice(0, date.from) + text.slice(date.to));
}
