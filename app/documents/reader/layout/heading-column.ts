import { isSideHeading } from "../side-heading.ts";
import { isDate } from "./date-column.ts";
import { type Row, top, type Word } from "./word.ts";

/**
 * A narrow column that holds nothing but the names of sections, in larger print, and dates: each name stands somewhere
 * beside its section, often in the middle of its height. The sections are what lies between the widest gaps.
 */

const MIN_HEADINGS = 2;
/** Share of the rail's rows that are headings or dates; and of the other column's that may be headings. */
const MOSTLY = 0.8;
const FEW = 0.25;
const LARGER = 1.12;
/** How far above its section a heading is set, in its own size. */
const ABOVE = 0.3;

const textOf = ({ words }: Row): string => words.map((word) => word.text).join(" ");

/**
 * The words of both columns, each heading right above its section; undefined where `rail` is another kind of column.
 */
export function raiseHeadingRail(rail: readonly Row[], main: readonly Row[], body: number): Word[] | undefined {
  const isHeading = (row: Row) => row.size > LARGER * body && isSideHeading(textOf(row));
  const headings = rail.filter(isHeading);
  const dates = rail.filter((row) => !isHeading(row) && isDate(row));
  if (headings.length < MIN_HEADINGS || headings.length + dates.length < MOSTLY * rail.length) return undefined;
  if (main.length < rail.length || main.filter((row) => row.size > LARGER * body).length > FEW * main.length) {
    return undefined;
  }
  const sections = sectionsOf(headings, main);
  const words = rail
    .filter((row) => !headings.includes(row))
    .flatMap((row) => onItsEntry(row, rail, headings, sections));
  for (const [at, heading] of headings.entries()) {
    const first = sections[at]?.[0];
    const baseline = first === undefined ? heading.baseline : Math.min(...first.words.map(top)) - ABOVE * heading.size;
    words.push(...heading.words.map((word) => ({ ...word, baseline })));
  }
  return [...words, ...main.flatMap((row) => row.words)];
}

/** The main rows of each heading, in order: parted at the widest gap between one heading and the next. */
function sectionsOf(headings: readonly Row[], main: readonly Row[]): Row[][] {
  const cuts = headings.slice(1).map((heading, at) => widestGap(main, headings[at]?.baseline ?? 0, heading.baseline));
  return headings.map((_, at) => {
    const [from, to] = [cuts[at - 1] ?? Number.NEGATIVE_INFINITY, cuts[at] ?? Number.POSITIVE_INFINITY];
    // What stands above the first section belongs to none.
    const start = at === 0 ? (headings[0]?.top ?? from) : from;
    return main.filter((row) => row.baseline > start && row.baseline <= to);
  });
}

/** Height at which the rows between two headings are parted; the row below the second may be its section's first. */
function widestGap(main: readonly Row[], from: number, to: number): number {
  const between = main.filter((row) => row.baseline >= from && row.baseline <= to);
  const below = main.find((row) => row.baseline > to);
  let widest = { size: 0, at: (from + to) / 2 };
  for (const [at, row] of [...between, ...(below ? [below] : [])].entries()) {
    const above = between[at - 1];
    const size = above === undefined ? 0 : row.baseline - above.baseline;
    if (above !== undefined && size > widest.size) widest = { size, at: (row.baseline + above.baseline) / 2 };
  }
  return widest.at;
}

/** A date under its section's name is pushed below the line that it dates, which is the section's first. */
function onItsEntry(row: Row, rail: readonly Row[], headings: readonly Row[], sections: readonly Row[][]): Word[] {
  const above = rail[rail.indexOf(row) - 1];
  const section = above === undefined ? -1 : headings.indexOf(above);
  const first = sections[section]?.[0];
  if (first === undefined || first.baseline > row.baseline) return row.words;
  return row.words.map((word) => ({ ...word, baseline: first.baseline }));
}
