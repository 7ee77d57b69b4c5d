/** Finds single dates in a text ("marzo 2020", "03/2019", "'18", "2º semestre 2023", "hoy"). */

import { regex } from "#app/platform/regex.ts";
import { MONTHS, ONGOING, SEASONS } from "../../vocabulary/months.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import { type MonthIndex, monthIndex } from "../facts.ts";
import { MONTH_PATTERN } from "./months.ts";
import { withYearsInDigits } from "./year-words.ts";

export type DatePoint = {
  /** Offsets in the text, end exclusive. */
  from: number;
  to: number;
  /** "month" is a month that still lacks its year; "now" is "actualidad", "presente"… */
  kind: "date" | "month" | "now";
  first: MonthIndex;
  last: MonthIndex;
  precision: "month" | "year";
  /** 1 to 12, for dates that are only a month. */
  month: number;
};

const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
/** "20182020": the separator between two years was lost. */
const Y4 = `${YEAR}(?:(?=${YEAR}(?!\\d))|(?![\\d%]|[.,]\\d))`;
const GLUE = "\\.?[\\s,'/-]{0,3}(?:(?:de|del|of|do|ano)\\s+){0,2}";
const ORDINAL = "(?:ro|er|do|st|nd|rd|th|o|[º°ª])?";
const NOW_WORDS = [
  ...[...ONGOING].sort((a, b) => b.length - a.length),
  "(?:(?:el|este|la|o) )?(?:momento|presente)(?: actual)?",
  "em curso|act(?=\\.?\\s*(?:\\)|$))|date|nowadays|sigo(?: trabajando)?(?: aqui| ahi)?|continuo|en adelante|vigencia",
].join("|");

/** Alternatives in order of reliability; the name of the group says how to parse it. */
const POINT = new RegExp(
  [
    `(?<iso>(?<isoY>${YEAR})[-/.](?<isoM>0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\\d|3[01]))?(?![\\d/]|[.-]\\d))`,
    `(?<dmy>(?<dmyD>0?[1-9]|[12]\\d|3[01])[-/.](?<dmyM>0?[1-9]|[12]\\d|3[01])[-/.](?<dmyY>${Y4}|\\d{2}(?![\\d/.-])))`,
    `(?<my>(?<myM>0?[1-9]|1[0-2])\\s?[-/.]\\s?(?<myY>${Y4}))`,
    `(?<text>(?:\\d{1,2}${ORDINAL}(?:\\s|[./-]\\s?)?(?:de\\s+)?)?(?<textM>${MONTH_PATTERN}` +
      `)(?![a-z])(?:\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,\\s?)?${GLUE}(?<textY>${Y4}))`,
    `(?<short>(?<shortM>${MONTH_PATTERN})(?:\\.?\\s?[-'/.]\\s?|\\s)(?<shortY>\\d{2})(?![\\d%]|,` +
      `?\\s(?:de\\s)?\\d{4}|[.,:/]\\d))`,
    `(?<half>(?<halfN>[12]|i{1,2}(?=[\\s.])|primer|primero|segundo|first|second)${ORDINAL}` +
      `\\.?\\s*(?:semestre|semester|sem)\\.?(?:\\s*(?:de|del|of)\\b|\\s?[,/-])?\\s*(?:ano\\s+)?(?<halfY>${Y4}))`,
    `(?<half2>(?:semestre|semester|sem\\.?)\\s*(?<half2N>[12]|i{1,2}(?![a-z]))\\s*(?:de|del|of|[,/` +
      `-])?\\s*(?<half2Y>${Y4}))`,
    `(?<quarter>(?:q(?<q1>[1-4])|(?<q2>[1-4])${ORDINAL}\\s*(?:trimestre|quarter)|(?<q3>primer|segundo|tercer|` +
      `cuarto)\\s+trimestre)\\s*(?:de|del|of|[,/-])?\\s*(?<quarterY>${Y4}))`,
    "(?<season>(?<seasonN>verano|otono|invierno|primavera|verao|inverno|summer|autumn|fall|winter|" +
      `spring)\\s*(?:de|del|do|of)?\\s*(?:20\\d\\d\\s?[-/]\\s?)?(?<seasonY>${Y4}))`,
    `(?<vague>(?<vagueN>inicios?|principios?|comienzos?|mediados|fines|finales|early|mid|late)[\\s-]*(?:de|` +
      `del|of)?\\s*(?:ano\\s+)?(?<vagueY>${Y4}))`,
    "(?<tight>(?<tightM>0[1-9]|1[0-2])[/.](?<tightY>\\d{2})(?![\\d/]|\\.\\d))",
    `(?<rev>(?<revY>${Y4})[\\s,/-]{1,2}(?<revM>${MONTH_PATTERN})(?![a-z])(?!${GLUE}(?:\\d{4}|\\d{2}(?!\\d))))`,
    `(?<year>${Y4})`,
    "(?<short2>'(?<short2Y>\\d{2})(?![\\d%]))",
    `(?<month>(?:\\d{1,2}${ORDINAL}\\s(?:de\\s)?)?(?<monthM>${MONTH_PATTERN})(?![a-z]))`,
    `(?<now>(?:${NOW_WORDS})(?![a-z]))`,
  ].join("|"),
  "g",
);

// Text directly before a number that makes it no date: money, decimals, "ISO 9001:", product versions.
const NOT_A_DATE_BEFORE = regex()`
    (?:[a-z$#€]|\d[.,:]|[$#]\s|\d\s?[-/]|(?:office|windows|excel|word|server|autocad|revit|studio|iso|nch|ley|
    norma|decreto|project)[\s-]+)$
  `;
const COUNTED_AFTER = regex()`
    ^\s+(?:horas?|hrs|personas|unidades|alumnos|clientes|casos|m2|mts|metros|km|kg|toneladas|usuarios|empleados|
    trabajadores|pesos|people|users|hours|employees)(?![a-z])
  `;

const COUNTED_WORD = /^\s?(?!(?:al?|hasta|to|till|until|ate|y|e)\b)[a-z]/;
const LINK_BEFORE = /(?:-|\b(?:al?|hasta|to))\s*$/;
const TIGHT_AFTER = /^\s*(?:-|a|al|hasta|to)\s*(?:\d\d[/.]\d\d(?!\d)|(?:la )?(?:actual|presen|fecha|hoy|current|now))/;
const TIGHT_BEFORE = /\d\d[/.]\d\d\s*(?:-|a|al|hasta|to)\s*$/;

type Groups = Record<string, string | undefined>;

/** Dates of the text from left to right. Only years from 1950 to ten years after `today` are accepted. */
export function findDatePoints(text: string, today: MonthIndex): DatePoint[] {
  const written = normalize(text);
  const normalized = withYearsInDigits(written);
  const points: DatePoint[] = [];
  POINT.lastIndex = 0;
  for (let match = POINT.exec(normalized); match !== null; match = POINT.exec(normalized)) {
    const groups: Groups = match.groups ?? {};
    const before = normalized.slice(Math.max(0, match.index - 14), match.index);
    const after = normalized.slice(POINT.lastIndex, POINT.lastIndex + 20);
    if (!startsHere(before, after, match[0], groups) || COUNTED_AFTER.test(after)) {
      POINT.lastIndex = match.index + Math.max(1, /^(?:[a-z]+|\d+)?/.exec(match[0])?.[0].length ?? 1);
      continue;
    }
    const point = readPoint(groups, today);
    if (point === null) POINT.lastIndex = match.index + Math.max(1, /^\d*/.exec(match[0])?.[0].length ?? 1);
    else
      points.push({ ...point, from: match.index, to: behindYear(match.index + match[0].length, normalized, written) });
  }
  return points;
}

/** End offset of the year in the original text, where it was written in words. */
function behindYear(to: number, normalized: string, written: string): number {
  let end = to;
  for (let at = to; normalized[at] === " "; at += 1) if (written[at] !== " ") end = at + 1;
  return end;
}

function startsHere(before: string, after: string, found: string, groups: Groups): boolean {
  // "03/20" is a month only beside another date: alone it may be a grade or a fraction.
  if (groups.tight !== undefined && !TIGHT_AFTER.test(after) && !TIGHT_BEFORE.test(before)) return false;
  if (groups.short2 !== undefined) return !/[a-z\d]$/.test(before);
  const afterYear = /(?:19|20)\d\d\s?[-/]$|\/\d\d\s?[-/]$/.test(before);
  if (groups.short !== undefined && COUNTED_WORD.test(after) && !LINK_BEFORE.test(before)) return false;
  // "Viña del Mar 2017", "Mar del Plata 2019": the sea, not March.
  if (/^mar(?![a-z.])/.test(found) && (/\bdel\s$/.test(before) || /^mar\s+de/.test(found))) return false;
  if (/^\d/.test(found)) return afterYear || !NOT_A_DATE_BEFORE.test(before);
  return !/[a-z]$/.test(before);
}

type Reading = Omit<DatePoint, "from" | "to">;

function dated(first: MonthIndex, last: MonthIndex, precision: "month" | "year", today: MonthIndex): Reading | null {
  if (first > today + 120) return null;
  return { kind: "date", first, last, precision, month: 0 };
}

function readPoint(groups: Groups, today: MonthIndex): Reading | null {
  if (groups.now !== undefined) return { kind: "now", first: today, last: today, precision: "month", month: 0 };
  if (groups.month !== undefined) {
    return { kind: "month", first: 0, last: 0, precision: "month", month: MONTHS.get(groups.monthM ?? "") ?? 1 };
  }
  if (groups.year !== undefined || groups.short2 !== undefined) {
    const year = fullYear(groups.year ?? groups.short2Y, today);
    return year === null ? null : dated(monthIndex(year, 1), monthIndex(year, 12), "year", today);
  }
  return readMonth(groups, today) ?? readPartOfYear(groups, today);
}

function readMonth(groups: Groups, today: MonthIndex): Reading | null {
  const year = fullYear(
    groups.isoY ?? groups.dmyY ?? groups.myY ?? groups.textY ?? groups.shortY ?? groups.tightY ?? groups.revY,
    today,
  );
  if (year === null) return null;
  if (groups.iso !== undefined && /^\d{4}-[12]$/.test(groups.iso)) return term(year, Number(groups.isoM), today);
  const name = groups.textM ?? groups.shortM ?? groups.revM;
  const number = name === undefined ? numericMonth(groups) : (MONTHS.get(name) ?? null);
  if (number === null) return null;
  return dated(monthIndex(year, number), monthIndex(year, number), "month", today);
}

/** Day/month/year, or month/day/year where only that is possible. */
function numericMonth(groups: Groups): number | null {
  if (groups.dmy === undefined) return Number(groups.isoM ?? groups.myM ?? groups.tightM);
  const [day, month] = [Number(groups.dmyD), Number(groups.dmyM)];
  if (month <= 12) return month;
  return day <= 12 ? day : null;
}

/** Academic terms: the half-years. */
function term(year: number, half: number, today: MonthIndex): Reading | null {
  return months(year, SEASONS.get(half === 1 ? "primer semestre" : "segundo semestre"), today);
}

function months(year: number, span: readonly [number, number] | undefined, today: MonthIndex): Reading | null {
  return span === undefined ? null : dated(monthIndex(year, span[0]), monthIndex(year, span[1]), "month", today);
}

// Spanish and Portuguese seasons are those of the southern hemisphere, English ones of the northern.
const FOREIGN_SEASONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["verao", [1, 2]],
  ["inverno", [7, 8]],
  ["summer", [6, 8]],
  ["autumn", [9, 11]],
  ["fall", [9, 11]],
  ["winter", [1, 2]],
  ["spring", [3, 5]],
]);
const QUARTERS: Readonly<Record<string, number>> = { primer: 1, segundo: 2, tercer: 3, cuarto: 4 };

function readPartOfYear(groups: Groups, today: MonthIndex): Reading | null {
  const text = groups.halfY ?? groups.half2Y ?? groups.quarterY ?? groups.seasonY ?? groups.vagueY;
  const year = fullYear(text, today);
  if (year === null) return null;
  const half = groups.halfN ?? groups.half2N;
  if (half !== undefined) return term(year, /^(?:2|ii|segundo|second)$/.test(half) ? 2 : 1, today);
  if (groups.quarter !== undefined) {
    const quarter = Number(groups.q1 ?? groups.q2 ?? QUARTERS[groups.q3 ?? ""] ?? 1);
    return dated(monthIndex(year, quarter * 3 - 2), monthIndex(year, quarter * 3), "month", today);
  }
  const season = groups.seasonN ?? "";
  if (season !== "") return months(year, SEASONS.get(season) ?? FOREIGN_SEASONS.get(season), today);
  const vague = groups.vagueN ?? "";
  const month = /^(?:ini|pri|com|early)/.test(vague) ? 1 : /^mi?e?d/.test(vague) ? 6 : 12;
  return dated(monthIndex(year, month), monthIndex(year, month), "month", today);
}

/** Two digits mean the nearest year that is not far ahead: "24" -> 2024, "98" -> 1998. */
export function fullYear(digits: string | undefined, today: MonthIndex): number | null {
  if (digits === undefined) return null;
  const value = Number(digits);
  if (digits.length === 4) return value;
  const current = Math.floor(today / 12);
  if (value <= (current % 100) + 6) return 2000 + value;
  return value >= 60 ? 1900 + value : null;
}
