import { stripAccents } from "#app/platform/strip-accents.ts";
import { toRowGroups } from "./rows-or-columns.ts";
import type { Row, Word } from "./word.ts";

/**
 * A narrow column of dates beside what they date. Its cells may be set over several rows ("abr. 2022" over "hoy") or
 * start a little off the line that they date, so that neither baselines nor reading one column after the other keeps
 * them together.
 */

const MONTH =
  "(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic|jan|apr|aug|dec)\\p{L}*|winter|spring|summer|autumn|" +
  "fall|verano|invierno|otono|primavera";
const JOINING =
  "hoy|ahora|actual\\p{L}*|presente?|la|fecha|a|al|hasta|desde|to|until|since|now|current|today|y|de|del|e|en|" +
  "curso|ongoing";
const YEAR = "(?:19|20)\\d{2}";
const DATE_WORD = new RegExp(
  `^[(]?(?:${YEAR}|\\d{1,2}|['’]\\d{2}|\\d{1,2}[/.-]\\d{2,4}|${YEAR}[/.-]\\d{1,2}|${MONTH}|${JOINING}|[-–—/` +
    `→]|${YEAR}[-–—/](?:\\d{2,4}|${JOINING}))[.,;:)]*$`,
  "iu",
);
const TELLS_TIME = /\d|^(?:hoy|ahora|actual|present)/iu;
const CONNECTS = /(?:[-–—/→]|\b(?:a|al|hasta|to|until|desde|since|de|y|la))$/iu;
const CONNECTED = /^(?:[-–—/→]|(?:a|al|hasta|to|until|y|de|del)\b)/iu;
/** "Marzo 2016 - Dic" over "2020": the end lacks its year. */
const LACKS_YEAR = /[-–—]\s*\p{L}+\.?$/u;

const MIN_CELLS = 2;
/** Share of the rail's cells that begin with a date, and that have a line of their own beside them. */
const MOSTLY = 0.75;
/** How far, in font sizes, a date may stand above or below the line that it dates; up to the second it stands on it. */
const NEAR = 0.9;
const SAME = 0.35;
/** Baselines no further apart than this are one line of print. */
const ALIGNED = 0.2;
const HAIR = 0.01;

const textOf = ({ words }: Row): string => words.map((word) => word.text).join(" ");
const wordsOf = ({ words }: Row): string[] => words.flatMap((word) => stripAccents(word.text).split(" "));
const yearsOf = (row: Row): number[] => (textOf(row).match(/(?:19|20)\d{2}/g) ?? []).map(Number);

/** All words are of dates: months, figures, "a la fecha". */
const isOfDates = (row: Row): boolean => wordsOf(row).every((word) => DATE_WORD.test(word));

export function isDate(row: Row): boolean {
  return isOfDates(row) && wordsOf(row).some((word) => TELLS_TIME.test(word));
}

/**
 * The words of both columns, each cell of the rail on the first line of what it dates; undefined where neither is a
 * rail.
 */
export function raiseDateRail(left: readonly Row[], right: readonly Row[]): Word[] | undefined {
  return raised(left, right, true) ?? raised(right, left, false);
}

function raised(rail: readonly Row[], main: readonly Row[], isLeft: boolean): Word[] | undefined {
  const cells = toRowGroups(rail);
  if (cells.length < MIN_CELLS || main.length <= 0.8 * rail.length) return undefined;
  const arePairs = inPairs(cells);
  const parts = cells.flatMap((cell) => byDate(cell, main, arePairs));
  if (parts.filter(([first]) => first && isDate(first)).length < MOSTLY * parts.length) return undefined;
  const taken = new Set<Row>();
  const words = parts.flatMap((part) => {
    const [first] = part;
    const line = first && dated(first, main, taken);
    if (!line) return part.flatMap((row) => row.words);
    taken.add(line);
    return onOneLine(part, line.baseline);
  });
  if (taken.size < MOSTLY * parts.length) return undefined;
  const starts = new Set([...taken].map((row) => row.words[0]));
  const mark = (word: Word) => (isLeft && starts.has(word) ? { ...word, cellStart: true } : word);
  return [...words, ...main.flatMap((row) => row.words.map(mark))];
}

/** Beginning over end, cell after cell. */
function inPairs(cells: readonly Row[][]): boolean {
  const pairs = cells.filter((cell) => cell.length === 2).length;
  return cells.every((cell) => cell.length <= 2) && pairs >= 2 && pairs >= cells.length / 2;
}

/** Cells that stand close to each other are told apart by the dates that begin them. */
function byDate(cell: readonly Row[], main: readonly Row[], arePairs: boolean): Row[][] {
  const parts: Row[][] = [];
  for (const row of cell) {
    const part = parts.at(-1);
    const [first, second] = part ?? [];
    const goesOn = first && !second && isSecondHalf(first, row, arePairs || !isOnLine(row, main));
    if (part === undefined || (isDate(row) && !goesOn)) parts.push([row]);
    else part.push(row);
  }
  return parts;
}

function isOnLine(row: Row, main: readonly Row[]): boolean {
  return main.some((other) => Math.abs(other.baseline - row.baseline) <= ALIGNED * other.size);
}

/** Whether a row ends the range that the row above begins. @param mayBe two bare dates may be one range */
function isSecondHalf(first: Row, second: Row, mayBe: boolean): boolean {
  const start = textOf(first);
  if (CONNECTS.test(start) || CONNECTED.test(textOf(second)) || LACKS_YEAR.test(start)) return true;
  const [from = 0] = yearsOf(first);
  const [to = Number.POSITIVE_INFINITY] = yearsOf(second);
  return mayBe && isPoint(first) && isPoint(second) && from <= to;
}

/** One date alone: no dash, nothing that connects. */
function isPoint(row: Row): boolean {
  const text = textOf(row);
  return yearsOf(row).length <= 1 && !/\s[-–—→]\s/.test(text) && !CONNECTS.test(text) && !CONNECTED.test(text);
}

/** The row beside a date; where none shares its line, the first row of the entry in whose height it stands. */
function dated(first: Row, main: readonly Row[], taken: ReadonlySet<Row>): Row | undefined {
  const distance = (row: Row) => Math.abs(row.baseline - first.baseline);
  const near = main
    .filter((row) => distance(row) <= NEAR * Math.max(row.size, first.size) && !taken.has(row))
    .sort((a, b) => distance(a) - distance(b))[0];
  if (near === undefined || distance(near) <= SAME * near.size) return near;
  const entry = toRowGroups(main).find((cell) => cell.includes(near)) ?? [];
  return entry.find((row) => row.size <= near.size * 1.1 && !taken.has(row)) ?? near;
}

/** The rows of a cell one after the other on one baseline; a line break between two ends of a range is its dash. */
function onOneLine(part: readonly Row[], baseline: number): Word[] {
  const words: Word[] = [];
  for (const [at, row] of part.entries()) {
    const [above, last] = [part[at - 1], words.at(-1)];
    if (above === undefined || last === undefined) {
      words.push(...row.words.map((word) => ({ ...word, baseline })));
      continue;
    }
    // A hair apart, so that they stay in order and left of what they date.
    const isRange = isDate(above) && isDate(row) && isPoint(above) && isPoint(row);
    const startsCell = !isOfDates(row);
    const [first, ...more] = row.words;
    const following: Word[] = [
      ...(isRange ? [{ ...last, text: "–", cellStart: false }] : []),
      ...(first ? [{ ...first, ...(startsCell && { cellStart: true }) }] : []),
      ...more,
    ];
    words.push(
      ...following.map((word, place) => {
        const x = last.x1 + HAIR * (place + 1);
        return { ...word, x0: x, x1: x, baseline };
      }),
    );
  }
  return words;
}
