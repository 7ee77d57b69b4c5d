/** Combines single dates into the expressions that people write: ranges, open ranges and single dates. */

import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import { type Interval, type MonthIndex, monthIndex } from "../facts.ts";
import { findDuration } from "./durations.ts";
import { type DatePoint, findDatePoints, fullYear } from "./single-dates.ts";
import { withYearsInDigits } from "./year-words.ts";

export type DateExpression = {
  /** Offsets in the text, end exclusive; words such as "desde" and closing brackets are included. */
  from: number;
  to: number;
  shape: "range" | "single";
  interval: Interval;
  /** "year" when either end is a bare year. */
  precision: "month" | "year";
  /** The end was written as a bare year, so it may be shortened when the next job starts in that year. */
  yearEnd: boolean;
};

const DASHES = "-|\\u2015|~|\\u2192|\\u279c|\\u2794|\\u00bb|>|\\.{2,3}|\\u2026|_";
const LINK = new RegExp(
  `^[\\s.,)]*(?:${DASHES}|/|\\ba\\b|\\bal\\b|\\bh?asta\\b|\\bto\\b|\\buntil\\b|\\btill?\\b|\\bthrough\\b|` +
    `\\bthru\\b|\\bate\\b|\\by\\b|\\be\\b|\\band\\b|&|\\b(?:fecha (?:de )?)?(?:termino|egreso|salida|retiro|` +
    `fin|end)\\b)` +
    "[\\s>:-]*(?:(?:hasta|a|al|el|la|los|fines|finales|mes|de|del|el mes|ano|the|end|of|inclusive)\\s+){0,4}[\\s('-]*$",
);
const LINK_TO_NOW = regex()`
    ^[\s,;:.()>~/|_\u2192\u279c\u2794\u00bb\u2026-]*(?:(?:y|and|sigo|continuo|que)\s+)?(?:h?asta|al?|ate|to|until|
    till?|in|em)?(?:\s+(?:la|el|o|the|dia|de))*[\s(>-]*$
  `;
const JOINS_WITH_AND = /\b(?:y|e|and)\b|&/;
const BETWEEN_BEFORE = /\b(?:entre|between)\s+(?:el\s+|los anos\s+|[\d]+\s+de\s+)?$/;
const SINCE_BEFORE = regex()`
    \b(?:desde|since|a partir|a contar|partir|from|ingreso|inicio|fecha de ingreso|fecha de inicio)(?:\s*:|
    \s+(?:de|del|el|los|la|mes|ano|mediados|fines|inicios|principios)\b)*[\s(]*$
  `;
const LEADING_WORDS = regex()`
    \b(?:a contar|a partir|desde|since|from|entre|between|durante|periodo|fecha|de|del|el|ano)(?:\s*:|\s+(?:de|
    del|el|la|los|mes|ano|anos)\b)*\s*$
  `;
const YEAR_TAIL = /^\s?[-/]\s?'?(\d{2})(?![\d/%]|[-.,:]\d)/;
// An arrow or dash as the last thing on the line or in the table cell: the range is open.
const OPEN_END = /^\s?(?:[-=]{0,2}>{1,2}|-{1,2}|\u2192|\u279c|\u2794|\u00bb|\.{2,3}|\u2026|hasta)\s*\)?(?:\s*$|\s{2})/;

/**
 * Date expressions of one line (or of lines joined by a space), from left to right. Linear in the length of the text.
 */
export function findDates(text: string, today: MonthIndex): DateExpression[] {
  const normalized = withYearsInDigits(normalize(text));
  const points = shareYears(splitShortRanges(findDatePoints(text, today), normalized, today), normalized);
  const found: DateExpression[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const first = points[at];
    if (first === undefined || first.kind === "month") continue;
    const next = points[at + 1];
    if (next !== undefined && isValidity(first, next, normalized)) {
      at += 1;
      continue;
    }
    if (next !== undefined && (isRange(first, next, normalized) || isPair(points, at, normalized))) {
      const last = lastOfChain(points, at + 1, normalized);
      found.push(withWords(rangeOf(first, points[last] ?? next), normalized));
      at = last;
    } else if (first.kind === "date") found.push(withWords(singleOf(first, normalized, today), normalized));
  }
  return found.length > 0 ? found : elapsed(normalized, today);
}

const ELAPSED = regex()`
    \b(?:desde )?hace (?:ya |unos |casi |mas de |aproximadamente )?(\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|
    siete|ocho|nueve|diez) (anos?|mes(?:es)?)\b
  `;

/** A start given as a length until today: "trabajo como cuidadora hace 5 años". */
function elapsed(normalized: string, today: MonthIndex): DateExpression[] {
  const match = ELAPSED.exec(normalized);
  const months = match === null ? null : findDuration(match[0]);
  if (match === null || months === null) return [];
  const interval = { start: today - months, end: null };
  const [from, to] = [match.index, match.index + match[0].length];
  return [{ from, to, shape: "range", interval, precision: "year", yearEnd: false }];
}

function between(first: DatePoint, next: DatePoint, normalized: string): string {
  return normalized.slice(first.to, next.from);
}

/** "Vigente hasta 2028": how long a licence holds, which is no time of work or study. */
function isValidity(first: DatePoint, next: DatePoint, normalized: string): boolean {
  const isValid = /\bvigente$/.test(normalized.slice(first.from, first.to));
  return (
    isValid &&
    next.kind === "date" &&
    /^\s*hasta(?:\s+(?:el|la|fines|de|del|mes|ano))*\s*$/.test(between(first, next, normalized))
  );
}

function isRange(first: DatePoint, next: DatePoint, normalized: string): boolean {
  const gap = between(first, next, normalized);
  if (gap.length > 32 || next.kind === "month") return false;
  if (first.kind === "now") return next.kind === "date" && /^\s*(?:-|a|hasta)\s*$/.test(gap);
  if (next.kind === "now") return LINK_TO_NOW.test(gap);
  if (!LINK.test(gap)) return false;
  if (!JOINS_WITH_AND.test(gap))
    return first.precision === "year" || !/^\s?\/\s?$/.test(gap) || next.precision === "month";
  const entre = BETWEEN_BEFORE.test(normalized.slice(Math.max(0, first.from - 24), first.from));
  return entre || (first.precision === next.precision && next.first - first.last <= 1 && next.first > first.first);
}

/**
 * Two dates whose separator was lost in reading (drawn, a soft hyphen, an unmapped glyph): "Sep '18 Feb '21", "10/2020
 * Current", "20122014". Two bare years count only when alone on their line.
 */
function isPair(points: readonly DatePoint[], at: number, normalized: string): boolean {
  const [first, next] = [points[at], points[at + 1]];
  if (first?.kind !== "date" || next?.kind !== "date" || !/^\s*$/.test(between(first, next, normalized))) return false;
  if (next.first <= first.first || first.precision !== next.precision) return false;
  return first.precision === "month" || points.length === 2;
}

/** "2016 - 2017 - 2018" is one range. */
function lastOfChain(points: readonly DatePoint[], at: number, normalized: string): number {
  let last = at;
  for (;;) {
    const [here, next] = [points[last], points[last + 1]];
    if (here === undefined || next === undefined || here.kind === "now" || next.kind === "month") return last;
    const growing =
      next.kind === "now" || (here.precision === "year" && next.precision === "year" && next.first >= here.last);
    if (!growing || !/^\s?[-/]\s?$/.test(between(here, next, normalized))) return last;
    last += 1;
  }
}

/** "2018-20" and "2010-12": a bare year with a two-digit year behind it is two points. */
function splitShortRanges(points: DatePoint[], normalized: string, today: MonthIndex): DatePoint[] {
  const monthly = points.filter((point) => point.kind === "date" && point.precision === "month").length;
  return points.flatMap((point, index) => {
    const text = normalized.slice(point.from, point.to);
    const iso = /^(\d{4})[-/](\d{2})$/.exec(text);
    const tail =
      point.kind === "date" && point.precision === "year"
        ? YEAR_TAIL.exec(normalized.slice(point.to, point.to + 8))
        : null;
    const start = Math.floor(point.first / 12);
    if (tail !== null && (points[index + 1]?.from ?? Number.POSITIVE_INFINITY) < point.to + tail[0].length)
      return [point];
    const end = fullYear(iso?.[2] ?? tail?.[1], today);
    if (end === null || end <= start || (iso === null && tail === null)) return [point];
    if (iso !== null && (monthly > 1 || end - start > 6 || points.some((other) => other.kind === "now")))
      return [point];
    const yearPoint = (year: number, from: number, to: number): DatePoint => ({
      from,
      to,
      kind: "date",
      first: monthIndex(year, 1),
      last: monthIndex(year, 12),
      precision: "year",
      month: 0,
    });
    const to = iso === null ? point.to + (tail?.[0].length ?? 0) : point.to;
    return [yearPoint(start, point.from, iso === null ? point.to : point.from + 4), yearPoint(end, to - 2, to)];
  });
}

/** Gives a month without a year the year beside it: "marzo a julio de 2024", "2022 (ene - dic)". */
function shareYears(points: DatePoint[], normalized: string): DatePoint[] {
  const result: DatePoint[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at];
    if (point === undefined) continue;
    const [next, third] = [points[at + 1], points[at + 2]];
    if (point.kind === "date" && point.precision === "year" && next?.kind === "month" && third?.kind === "month") {
      if (
        /^[\s,:;(/-]*(?:de\s+)?$/.test(between(point, next, normalized)) &&
        LINK.test(between(next, third, normalized))
      ) {
        const year = Math.floor(point.first / 12);
        result.push(
          { ...inYear(next, year), from: point.from },
          inYear(third, third.month < next.month ? year + 1 : year),
        );
        at += 2;
        continue;
      }
    }
    if (
      point.kind === "month" &&
      next?.kind === "date" &&
      next.precision === "month" &&
      LINK.test(between(point, next, normalized))
    ) {
      const [year, month] = [Math.floor(next.first / 12), (next.first % 12) + 1];
      result.push(inYear(point, point.month > month ? year - 1 : year));
      continue;
    }
    const before = result.at(-1);
    if (
      point.kind === "month" &&
      before?.kind === "date" &&
      before.precision === "month" &&
      LINK.test(between(before, point, normalized))
    ) {
      const [year, month] = [Math.floor(before.first / 12), (before.first % 12) + 1];
      result.push(inYear(point, point.month < month ? year + 1 : year));
      continue;
    }
    result.push(point);
  }
  return result;
}

function inYear(point: DatePoint, year: number): DatePoint {
  const at = monthIndex(year, point.month);
  return { ...point, kind: "date", first: at, last: at };
}

function rangeOf(a: DatePoint, b: DatePoint): DateExpression {
  const [from, to] = [a.from, b.to];
  if (a.kind === "now")
    return {
      from,
      to,
      shape: "range",
      interval: { start: b.first, end: null },
      precision: b.precision,
      yearEnd: false,
    };
  if (b.kind === "now")
    return {
      from,
      to,
      shape: "range",
      interval: { start: a.first, end: null },
      precision: a.precision,
      yearEnd: false,
    };
  // "2020 - 2018" was written backwards and is swapped; "marzo 2018 - 2018" was not.
  const [early, late] = b.last < a.first ? [b, a] : [a, b];
  const precision = a.precision === "year" || b.precision === "year" ? "year" : "month";
  return {
    from,
    to,
    shape: "range",
    interval: { start: early.first, end: late.last },
    precision,
    yearEnd: late.precision === "year",
  };
}

function singleOf(point: DatePoint, normalized: string, today: MonthIndex): DateExpression {
  const { from, to, precision } = point;
  const before = normalized.slice(Math.max(0, from - 40), from);
  const open =
    SINCE_BEFORE.test(before) || (/(?:^|\s{2})[\s([]*$/.test(before) && OPEN_END.test(normalized.slice(to, to + 20)));
  if (open && point.first <= today) {
    return { from, to, shape: "range", interval: { start: point.first, end: null }, precision, yearEnd: false };
  }
  return {
    from,
    to,
    shape: "single",
    interval: { start: point.first, end: point.last },
    precision,
    yearEnd: precision === "year",
  };
}

const WITH_WORDS_PATTERN = regex()`
      ^(?:\s*\((?=\s*$))?[\s)]*(?:\(?\s*(?:\d+(?:[.,]\d)?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|
      diez)\s+(?:anos?|meses|mes|years?|months?|yrs?|mos?)\b[^()]{0,24}\))?
    `;

/** Extends the expression over the words and brackets that belong to it, so that the rest of the line reads clean. */
function withWords(expression: DateExpression, normalized: string): DateExpression {
  const lead = LEADING_WORDS.exec(normalized.slice(Math.max(0, expression.from - 40), expression.from));
  const tail = WITH_WORDS_PATTERN.exec(normalized.slice(expression.to, expression.to + 60));
  return {
    ...expression,
    from: expression.from - (lead?.[0].length ?? 0),
    to: expression.to + (tail?.[0].length ?? 0),
  };
}
