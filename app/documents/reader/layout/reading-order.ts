import { isSideHeading } from "../side-heading.ts";
import { raiseDateRail } from "./date-column.ts";
import { raiseHeadingRail } from "./heading-column.ts";
import { raiseCentredCells, rowsRatherThanColumns } from "./rows-or-columns.ts";
import { bottom, mainSize, type Row, top, toRows, type Word } from "./word.ts";

/** Rows of one column or text box, in reading order. */
export type Flow = Row[];

const MAX_DEPTH = 12;
/** Gap, in font sizes, that is wider than any space between words of one heading. */
const WIDEST_SPACE = 2.5;

/**
 * Determines the reading order of a page from geometry alone, because the order of the words in the file is often
 * different. The page is cut into full-width bands; neighbouring bands that share a white vertical channel form a zone;
 * a zone is read either column by column or, as a table, row by row.
 */
export function readingOrder(words: readonly Word[]): Flow[] {
  return order(words, mainSize(words), 0);
}

function order(words: readonly Word[], body: number, depth: number): Flow[] {
  if (words.length === 0) return [];
  const region: Interval = { from: Infinity, to: -Infinity };
  for (const word of words) {
    region.from = Math.min(region.from, word.x0);
    region.to = Math.max(region.to, word.x1);
  }
  const gutter = Math.max(7, 0.9 * body);
  const zones = toZones(toBands(closeJustified(words), region), gutter, body);
  const flows: Flow[] = [];
  for (const zone of zones) {
    const parts = zone.columns && depth < MAX_DEPTH ? split(zone, body, depth) : undefined;
    if (parts) flows.push(...parts);
    else appendRows(flows, toRows(markCells(zone)), zone.columns);
  }
  return flows;
}

type Zone = { words: Word[]; bands: Band[]; channels: Interval[]; columns: boolean };

function toZones(bands: readonly Band[], gutter: number, body: number): Zone[] {
  const zones: Zone[] = [];
  for (const [at, band] of bands.entries()) {
    const last = zones.at(-1);
    const shared = last ? intersect(last.channels, band.channels, gutter) : [];
    const joint = last ? innerChannels([...last.words, ...band.words], shared) : [];
    const isHeaded = namesColumns(band, bands.slice(at + 1), body);
    if (last && joint.length > 0 && !isHeaded) {
      last.words.push(...band.words);
      last.bands.push(band);
      last.channels = shared;
      last.columns = true;
      continue;
    }
    // A band that crosses the channel ends the columns; a heading above it does not belong to them.
    if (last?.columns && !isHeaded) zones.splice(-1, 1, ...releaseTail(last, band, body));
    zones.push(
      toZone(
        [band],
        band.channels.filter(({ from, to }) => to - from >= gutter),
      ),
    );
  }
  return zones;
}

function toZone(bands: Band[], channels: Interval[]): Zone {
  const words = bands.flatMap((band) => band.words);
  return { words, bands, channels, columns: innerChannels(words, channels).length > 0 };
}

/** Number of bands below a row of headings in which their text is searched. */
const BELOW_HEADINGS = 4;

/**
 * Headings side by side, larger than the text, each right above text that begins where it does: columns begin there.
 */
function namesColumns(band: Band, below: readonly Band[], body: number): boolean {
  const cells = cellsOf(band.words, WIDEST_SPACE * body);
  if (cells.length < 2 || toRows(band.words).length > 1 || !areAlike(band.words)) return false;
  const words = below.slice(0, BELOW_HEADINGS).flatMap((next) => next.words);
  return cells.every(
    (cell) =>
      isSideHeading(cell.map(({ text }) => text).join(" ")) &&
      cell.every((word) => word.size > 1.12 * body && (word.bold || word.size > 1.3 * body)) &&
      words.some((word) => word.size <= 1.12 * body && startsUnder(word, cell[0], body)),
  );
}

/** Whether the words are on one line and have the same size. */
function areAlike(words: readonly Word[]): boolean {
  const [sizes, baselines] = [words.map(({ size }) => size), words.map(({ baseline }) => baseline)];
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return spread(sizes) < 0.03 * Math.max(...sizes) && spread(baselines) < 0.1 * Math.max(...sizes);
}

/** Whether the word begins at the heading's left edge, or indented as after a bullet. */
function startsUnder(word: Word, heading: Word | undefined, body: number): boolean {
  const indent = word.x0 - (heading?.x0 ?? 0);
  return indent > -0.5 * body && indent < 2.5 * body;
}

/** Splits the words of a row at wide gaps. */
function cellsOf(row: readonly Word[], gap: number): Word[][] {
  const cells: Word[][] = [];
  for (const word of [...row].sort((a, b) => a.x0 - b.x0)) {
    const cell = cells.at(-1);
    const last = cell?.at(-1);
    if (cell && last && word.x0 - last.x1 < gap) cell.push(word);
    else cells.push([word]);
  }
  return cells;
}

/** Maximum number of bands of a section below columns that still share their channel before crossing it. */
const MAX_TAIL_LENGTH = 4;

/** Separates the section that continues in `next` from the columns above; it begins with the last heading. */
function releaseTail(zone: Zone, next: Band, body: number): Zone[] {
  const { bands, channels } = zone;
  const from = Math.max(1, bands.length - MAX_TAIL_LENGTH);
  for (let index = bands.length - 1; index >= from; index -= 1) {
    const [above, band, below] = [bands[index - 1], bands[index], bands[index + 1] ?? next];
    if (above && band && startsSection(above, band, below, body)) {
      return [toZone(bands.slice(0, index), channels), toZone(bands.slice(index), channels)];
    }
  }
  return [zone];
}

/** Whether the band is a single heading, nearer to the band below than to the one above. */
function startsSection(above: Band, band: Band, below: Band, body: number): boolean {
  const gap = band.from - above.to;
  if (gap < 0.5 * body || gap < below.from - band.to || toRows(band.words).length > 1) return false;
  return band.words.every((word) => word.bold || word.size > 1.12 * body);
}

/** The columns of the zone as separate flows; undefined when the zone must be read row by row. */
function split(zone: Zone, body: number, depth: number): Flow[] | undefined {
  const [first, ...below] = zone.bands;
  const isHeaded = first !== undefined && namesColumns(first, below, body);
  for (const channel of innerChannels(zone.words, zone.channels)) {
    const left = zone.words.filter((word) => word.x1 <= channel.from + 0.01);
    const right = zone.words.filter((word) => word.x1 > channel.from + 0.01);
    if (left.length === 0 || right.length === 0) continue;
    const rows = [toRows(left), toRows(right)] as const;
    const raised = raiseCentredCells(...rows) ?? raiseDateRail(...rows);
    if (raised) return [toRows(raised)];
    if (!isHeaded && rowsRatherThanColumns(...rows)) continue;
    const headed = raiseHeadingRail(...rows, body);
    if (headed) return [toRows(headed)];
    return [...order(left, body, depth + 1), ...order(right, body, depth + 1)];
  }
  return undefined;
}

/** Marks the words after a table's channel as the beginning of a cell, however near the previous cell ends. */
function markCells(zone: Zone): Word[] {
  if (zone.bands.length < 2) return zone.words;
  const starting = ({ to }: Interval) => zone.words.filter((word) => Math.abs(word.x0 - to) < 0.5 * word.size);
  const cells = innerChannels(zone.words, zone.channels)
    .map(starting)
    .filter((words) => toRows(words).length > 1);
  return zone.words.map((word) => {
    const starts = cells.some((words) => words.includes(word));
    return starts ? { ...word, cellStart: true } : word;
  });
}

/** Appends rows to the current flow if it continues there, so that a date at the right margin does not split it. */
function appendRows(flows: Flow[], rows: Row[], columns: boolean): void {
  const last = flows.at(-1);
  const previous = last?.at(-1);
  const first = rows[0];
  if (last && previous && first && first.baseline > previous.baseline && (continues(previous, first) || columns)) {
    last.push(...rows);
  } else {
    flows.push(rows);
  }
}

function continues(previous: Row, first: Row): boolean {
  return first.x0 < previous.x1 && previous.x0 < first.x1;
}

/** Maximum gap of justified lines in font sizes; wider gaps separate columns. */
const WIDEST_GAP = 3.5;

/**
 * Closes the wide, even gaps of justified lines, so that they are not taken for gutters between columns. A justified
 * line ends where its neighbour ends and has equal gaps. Only the right edges of words are changed.
 */
function closeJustified(words: readonly Word[]): Word[] {
  const rows = toRows(words);
  const closed = new Map<Word, Word>();
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const below = rows[index + 1];
    const flush = (other: Row | undefined) =>
      other !== undefined && Math.abs(other.x0 - row.x0) < 1 && Math.abs(other.x1 - row.x1) < 1;
    if ((!flush(above) && !flush(below)) || !hasEvenGaps(row)) continue;
    for (const [at, word] of row.words.entries()) {
      const next = row.words[at + 1];
      if (next) closed.set(word, { ...word, x1: Math.max(word.x1, next.x0 - 0.25 * word.size) });
    }
  }
  return words.map((word) => closed.get(word) ?? word);
}

function hasEvenGaps(row: Row): boolean {
  const gaps: number[] = [];
  for (let index = 1; index < row.words.length; index += 1) {
    gaps.push((row.words[index]?.x0 ?? 0) - (row.words[index - 1]?.x1 ?? 0));
  }
  const widest = Math.max(...gaps);
  return gaps.length > 1 && widest < WIDEST_GAP * row.size && widest < 1.5 * Math.min(...gaps) + 1;
}

type Interval = { from: number; to: number };

/** Words between two horizontal strips of white that cross the whole region. */
type Band = Interval & { words: Word[]; channels: Interval[] };

/** Cuts a region into bands, top to bottom. Lines rarely overlap, so a band is usually one line. */
function toBands(words: readonly Word[], region: Interval): Band[] {
  const bands: Band[] = [];
  for (const word of [...words].sort((a, b) => top(a) - top(b))) {
    const last = bands.at(-1);
    // An overlap of a tenth of the height is tight leading, not a shared line.
    if (last && top(word) < last.to - 0.1 * word.size) {
      last.words.push(word);
      last.to = Math.max(last.to, bottom(word));
    } else {
      bands.push({ from: top(word), to: bottom(word), words: [word], channels: [] });
    }
  }
  for (const band of bands) band.channels = whiteBetween(band.words, region);
  return bands;
}

/** The horizontal intervals of the region that no word touches, including the margins. */
function whiteBetween(words: readonly Word[], region: Interval): Interval[] {
  const white: Interval[] = [];
  let reached = region.from;
  for (const word of [...words].sort((a, b) => a.x0 - b.x0)) {
    if (word.x0 > reached) white.push({ from: reached, to: word.x0 });
    reached = Math.max(reached, word.x1);
  }
  if (region.to > reached) white.push({ from: reached, to: region.to });
  return white;
}

function intersect(left: readonly Interval[], right: readonly Interval[], minimum: number): Interval[] {
  const result: Interval[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const a = left[i] as Interval;
    const b = right[j] as Interval;
    const from = Math.max(a.from, b.from);
    const to = Math.min(a.to, b.to);
    if (to - from >= minimum) result.push({ from, to });
    if (a.to < b.to) i += 1;
    else j += 1;
  }
  return result;
}

/** The channels that have words on both sides, widest first. */
function innerChannels(words: readonly Word[], channels: readonly Interval[]): Interval[] {
  return channels
    .filter(
      ({ from, to }) => words.some((word) => word.x1 <= from + 0.01) && words.some((word) => word.x0 >= to - 0.01),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from));
}
