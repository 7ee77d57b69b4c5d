import type { LineSource } from "../office/docx-content.ts";
import type { Chunk, PartSources } from "../office/docx-sources.ts";
import { normaliseLine, SPACES } from "../text/normalise.ts";

/** One character of a line as the file has it; `chunk` is left out where it may not be changed. */
export type Item = { char: string; chunk?: Chunk; at: number };

/** What is one character for a reader: a letter with its accents, or a stretch of white space. */
export type Unit = {
  items: readonly Item[];
  /** As it is shown: normalised, white space as one space. */
  text: string;
  /** White space between two cells: tabs, or the border of a table's cells. */
  isGap: boolean;
};

/** What belongs to the character before it. */
const ATTACHED = /^(?:\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point})$/u;
/** What stands between two cells. */
const BORDER: Item = { char: "\t", at: 0 };

/** Characters of a line. Cells have a border between them. @returns undefined where one is not of these parts */
export function itemsOf(sources: readonly LineSource[], chunksOf: PartSources["chunks"]): Item[] | undefined {
  const items: Item[] = [];
  for (const { paragraph, ranges } of sources) {
    const chunks = chunksOf.get(paragraph);
    if (!chunks) return undefined;
    if (items.length > 0) items.push(BORDER);
    let start = 0;
    for (const chunk of chunks) {
      const end = start + chunk.text.length;
      for (const range of ranges) {
        addCharacters(items, chunk, Math.max(0, range.from - start), Math.min(chunk.text.length, range.to - start));
      }
      start = end;
    }
  }
  return items;
}

function addCharacters(items: Item[], chunk: Chunk, from: number, to: number): void {
  if (from >= to) return;
  let at = from;
  for (const char of chunk.text.slice(from, to)) {
    items.push(chunk.written ? { char, chunk, at } : { char, at });
    at += char.length;
  }
}

/** Groups characters into what a reader sees as one. */
export function unitsOf(items: readonly Item[]): Unit[] {
  const groups: { items: Item[]; isSpace: boolean }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isSpace = SPACES.test(item.char);
    const joins = ATTACHED.test(item.char) ? isOfText(item) === isOfText(last?.items.at(-1)) : isSpace && last?.isSpace;
    if (last && joins) last.items.push(item);
    else groups.push({ items: [item], isSpace });
  }
  return groups.map((group) => ({
    items: group.items,
    text: group.isSpace ? " " : normaliseLine(group.items.map(({ char }) => char).join("")),
    isGap: group.isSpace && group.items.some((item) => !item.chunk && item.char === "\t"),
  }));
}

function isOfText(item: Item | undefined): boolean {
  return item?.chunk !== undefined;
}

/** Characters of a text that is to be written, as units of no file. */
export function unitsOfText(text: string): Unit[] {
  return unitsOf([...text].map((char) => ({ char, chunk: NOWHERE, at: 0 })));
}

const NOWHERE: Chunk = { text: "" };

export type AlignedLine = {
  /** A bullet that was typed, and what else is not shown before the text. */
  prefix: readonly Unit[];
  units: readonly Unit[];
};

/** A bullet with its white space is never longer. */
const MAX_PREFIX = 40;

/**
 * Finds which units of a line are its shown text.
 * @param shown the line's text with all white space as single spaces
 * @returns undefined where the characters do not say exactly this
 */
export function align(units: readonly Unit[], shown: string): AlignedLine | undefined {
  let end = units.length;
  while (end > 0 && isBlank(units[end - 1])) end -= 1;
  let start = end;
  let length = 0;
  while (start > 0 && length < shown.length) {
    start -= 1;
    length += units[start]?.text.length ?? 0;
  }
  const line = units.slice(start, end);
  if (textOfUnits(line) !== shown) return undefined;
  const prefix = units.slice(0, start);
  if (prefix.reduce((sum, unit) => sum + unit.items.length, 0) > MAX_PREFIX) return undefined;
  return { prefix, units: line };
}

function isBlank(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.text.trim() === "";
}

export function textOfUnits(units: readonly Unit[]): string {
  return units.map((unit) => unit.text).join("");
}
