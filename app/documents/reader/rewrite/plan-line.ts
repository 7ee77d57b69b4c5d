import type { Chunk } from "../office/docx-sources.ts";
import { type AlignedLine, type Item, textOfUnits, type Unit, unitsOfText } from "./line-units.ts";
import { type Hunk, hunksBetween } from "./word-diff.ts";

/** In the text of `chunk`, what stands between two offsets becomes `text`. */
export type Edit = { chunk: Chunk; from: number; to: number; text: string };

/**
 * How a line comes to say something else: what stays keeps its run, what is new goes to the run in which the old began.
 * @param after one line, its cells parted by a tab or two spaces; "" empties the line
 * @param only number of the cell that is meant; all by default
 * @returns undefined where the new text has no certain place
 */
export function planLine({ prefix, units }: AlignedLine, after: string, only?: number): Edit[] | undefined {
  const cells = cellsOf(units);
  const meant = only === undefined ? undefined : cells[only];
  if (meant) return after === "" ? emptied(meant) : planCell(meant, after);
  if (after === "") return emptied([...prefix, ...units]);
  const texts = cellTexts(cells, after);
  if (!texts) return undefined;
  const edits: Edit[] = [];
  for (const [index, cell] of cells.entries()) {
    const planned = planCell(cell, texts[index] ?? "");
    if (!planned) return undefined;
    edits.push(...planned);
  }
  return edits;
}

/** The parts of a line between its gaps. */
export function cellsOf(units: readonly Unit[]): Unit[][] {
  const cells: Unit[][] = [[]];
  for (const unit of units) {
    if (unit.isGap) cells.push([]);
    else cells.at(-1)?.push(unit);
  }
  return cells;
}

/** What each cell shall say; undefined where that can be understood in more than one way. */
function cellTexts(cells: readonly (readonly Unit[])[], after: string): string[] | undefined {
  if (cells.length === 1) return [after];
  const parts = after
    .split(/\t| {2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === cells.length) return parts;
  if (parts.length > 1) return undefined;
  // The gaps are gone: all cells but one must be found again.
  const texts = cells.map((cell) => textOfUnits(cell).trim());
  const shown = textOfUnits(unitsOfText(after));
  const found = new Set<string>();
  for (const index of cells.keys()) {
    const head = texts
      .slice(0, index)
      .map((text) => `${text} `)
      .join("");
    const tail = texts
      .slice(index + 1)
      .map((text) => ` ${text}`)
      .join("");
    if (shown.length <= head.length + tail.length || !shown.startsWith(head) || !shown.endsWith(tail)) continue;
    const own = shown.slice(head.length, shown.length - tail.length);
    found.add(JSON.stringify(texts.with(index, own)));
  }
  const [only] = found;
  return found.size === 1 && only ? (JSON.parse(only) as string[]) : undefined;
}

function planCell(cell: readonly Unit[], text: string): Edit[] | undefined {
  const news = unitsOfText(text);
  const hunks = hunksBetween(cell.map(comparable), news.map(comparable));
  const edits: Edit[] = [];
  for (const hunk of hunks) {
    const written = news
      .slice(hunk.otherFrom, hunk.otherTo)
      .flatMap((unit) => unit.items.map(({ char }) => char))
      .join("");
    const planned = hunk.from < hunk.to ? replaced(cell, hunk, written) : inserted(cell, hunk.from, written);
    if (!planned) return undefined;
    edits.push(...planned);
  }
  return edits;
}

function comparable(unit: Unit): string {
  return unit.text;
}

function replaced(cell: readonly Unit[], { from, to }: Hunk, text: string): Edit[] | undefined {
  const edits = emptied(cell.slice(from, to));
  const [first] = edits ?? [];
  if (first) first.text = text;
  return first && edits;
}

/** Takes away the letters of the units; undefined where one of them is no letter that could be. */
function emptied(units: readonly Unit[]): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const { items, text } of units) {
    for (const { char, chunk, at } of items) {
      // Signs that nobody sees stay where they are; tabs and the border of cells, too.
      if (!chunk && text.trim() !== "") return undefined;
      if (!chunk) continue;
      const last = edits.at(-1);
      if (last?.chunk === chunk && last.to === at) last.to += char.length;
      else edits.push({ chunk, from: at, to: at + char.length, text: "" });
    }
  }
  return edits;
}

/** A text that ends in a space belongs to what follows it, any other to what stands before. */
function inserted(cell: readonly Unit[], at: number, text: string): Edit[] | undefined {
  const before = editable(cell[at - 1]?.items.at(-1));
  const behind = editable(cell[at]?.items[0]);
  const wanted = /\s$/.test(text) ? [behind, before] : [before, behind];
  const places = wanted.filter((place) => place !== undefined);
  const place = places.find(({ chunk }) => !chunk.written?.inLink) ?? places[0];
  if (!place) return undefined;
  const offset = place === before ? place.at + place.char.length : place.at;
  return [{ chunk: place.chunk, from: offset, to: offset, text }];
}

type EditableItem = Item & { chunk: Chunk };

function editable(item: Item | undefined): EditableItem | undefined {
  return item?.chunk ? { ...item, chunk: item.chunk } : undefined;
}
