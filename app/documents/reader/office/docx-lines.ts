import { type DraftLine, plainLine } from "../draft.ts";
import { isSideHeading } from "../side-heading.ts";
import type { Body, Cell, Content, LineSource, Paragraph, Piece, Table } from "./docx-content.ts";
import { isUnseen } from "./docx-format.ts";
import type { Styles } from "./styles.ts";

type Context = {
  styles: Styles;
  /** White text may stand on a picture or a shape. */
  shaded: boolean;
  hidden: string[];
  lines: DraftLine[];
  block: number;
  /** Empty paragraphs since the last line, and the space that its paragraph asked for below, in line heights. */
  empty: number;
  spaceBelow: number;
};

/** Blank space, in line heights, from which a new block begins. */
const BLOCK_GAP = 0.8;

/**
 * Lines of a part in document order. Text boxes come before the paragraph that holds their anchor.
 * @param options.hidden receives the text that nobody can see
 */
export function layOut(
  body: Body,
  styles: Styles,
  options: { drawn: boolean; firstBlock: number; hidden: string[] },
): DraftLine[] {
  const context: Context = {
    styles,
    shaded: options.drawn,
    hidden: options.hidden,
    lines: [],
    block: options.firstBlock,
    empty: 0,
    spaceBelow: 0,
  };
  addContent(body.content, context);
  return context.lines;
}

function addContent(content: readonly Content[], context: Context): void {
  for (const item of content) {
    if (item.kind === "table") addTable(item, context);
    else addParagraph(item, context);
  }
}

function addParagraph(paragraph: Paragraph, context: Context): void {
  for (const box of paragraph.boxes) {
    const { shaded } = context;
    context.shaded = true;
    newBlock(context);
    addContent(box, context);
    newBlock(context);
    context.shaded = shaded;
  }
  const format = context.styles.paragraph(paragraph.format);
  const level = context.styles.headingLevel(format);
  const shaded = context.shaded || format.shaded === true;
  const seen = paragraph.pieces.filter((piece) => !isUnseen(piece.format, shaded || piece.format.shaded === true));
  const unseen = paragraph.pieces.filter((piece) => !seen.includes(piece)).map((piece) => piece.text);
  if (unseen.join("").trim()) context.hidden.push(unseen.join("").trim());
  const size = Math.max(0, ...seen.filter((piece) => piece.text.trim()).map((piece) => piece.format.size ?? 0));
  const rangesOf = rangeFinder(paragraph, new Set(seen));
  let offset = 0;
  for (const raw of seen
    .map((piece) => piece.text)
    .join("")
    .split("\n")) {
    const bold = isBold(seen, offset, offset + raw.length);
    const source = { paragraph, ranges: rangesOf(offset, offset + raw.length) };
    offset += raw.length + 1;
    const before = (format.before ?? 0) / 20;
    addLine(raw, { size, bold, list: format.list === true, level, before, source }, context);
  }
  if (size > 0) context.spaceBelow = (format.after ?? 0) / 20 / (1.2 * size);
}

/** Says where stretches of the seen text, asked for in order, stand in all text of the paragraph. */
function rangeFinder(
  paragraph: Paragraph,
  seen: ReadonlySet<Piece>,
): (from: number, to: number) => LineSource["ranges"] {
  let piece = 0;
  let all = 0;
  let shown = 0;
  return (from, to) => {
    const ranges: { from: number; to: number }[] = [];
    for (let next = paragraph.pieces[piece]; next; next = paragraph.pieces[piece]) {
      const { length } = next.text;
      const visible = seen.has(next) ? length : 0;
      const start = Math.max(from, shown);
      const end = Math.min(to, shown + visible);
      if (start < end) ranges.push({ from: all + start - shown, to: all + end - shown });
      // The rest of this piece belongs to the next stretch.
      if (shown + visible > to) break;
      shown += visible;
      all += length;
      piece += 1;
    }
    return ranges;
  };
}

type LineFormat = {
  size: number;
  bold: boolean;
  list: boolean;
  level: number | undefined;
  before: number;
  source: LineSource;
};

function addLine(raw: string, format: LineFormat, context: Context): void {
  const cells = raw
    .split("\t")
    .map((cell) => cell.trim())
    .filter(Boolean);
  const text = cells.join("  ");
  if (!text) {
    context.empty += 1;
    return;
  }
  const before = format.size > 0 ? format.before / (1.2 * format.size) : 0;
  const gapBefore = context.lines.length === 0 ? 0 : context.empty + Math.max(before, context.spaceBelow);
  if (gapBefore >= BLOCK_GAP || format.level !== undefined) newBlock(context);
  const role = format.level !== undefined ? "heading" : format.list ? "list" : cells.length > 1 ? "table" : "text";
  const { size, bold, source } = format;
  context.lines.push(plainLine(text, { size, bold, role, block: context.block, gapBefore, sources: [source] }));
  context.empty = 0;
  context.spaceBelow = 0;
}

/** True when all letters between two offsets of the joined pieces are bold. */
function isBold(pieces: readonly { text: string; format: { bold?: boolean } }[], from: number, to: number): boolean {
  let offset = 0;
  let letters = false;
  for (const { text, format } of pieces) {
    const part = text.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    offset += text.length;
    if (!/[\p{L}\p{N}]/u.test(part)) continue;
    if (!format.bold) return false;
    letters = true;
  }
  return letters;
}

/**
 * A row whose cells have one line each, or all but one, is read across; a row of several long cells is a page layout
 * with columns and is read cell by cell.
 */
function addTable(table: Table, context: Context): void {
  newBlock(context);
  for (const row of table.rows) {
    const cells = row.map((cell) => cellLines(cell, table.shaded, context)).filter((lines) => lines.length > 0);
    if (cells.filter((lines) => lines.length > 1).length > 1) addColumns(cells, context);
    else addRow(cells, context);
  }
  newBlock(context);
}

function cellLines(cell: Cell, shaded: boolean, context: Context): DraftLine[] {
  const inner: Context = {
    ...context,
    shaded: context.shaded || shaded || cell.shaded,
    lines: [],
    block: 0,
    empty: 0,
    spaceBelow: 0,
  };
  addContent(cell.content, inner);
  return inner.lines;
}

function addColumns(cells: readonly DraftLine[][], context: Context): void {
  for (const lines of cells) {
    const base = context.block;
    context.lines.push(...lines.map((line) => ({ ...line, block: base + line.block })));
    context.block = base + (lines.at(-1)?.block ?? 0);
    newBlock(context);
  }
}

function addRow(cells: readonly DraftLine[][], context: Context): void {
  const firsts = cells.flatMap((lines) => lines.slice(0, 1));
  const { block } = context;
  const [label, ...others] = firsts;
  const aside = label && others.length > 0 && (cells.at(-1)?.length ?? 0) > 1 && isSideHeading(label.text);
  const joinable =
    cells.length > 1 && !aside && firsts.every((line) => line.role !== "list" && line.role !== "heading");
  if (joinable && label) {
    const size = Math.max(...firsts.map((line) => line.size));
    const bold = firsts.every((line) => line.bold);
    const text = firsts.map((line) => line.text).join("  ");
    const sources = firsts.flatMap((line) => line.sources ?? []);
    context.lines.push(plainLine(text, { size, bold, role: "table", block, gapBefore: label.gapBefore, sources }));
  }
  const rest = cells.flatMap((lines) => lines.slice(joinable ? 1 : 0));
  const marked = aside && rest[0] ? [{ ...rest[0], role: "heading" as const }, ...rest.slice(1)] : rest;
  context.lines.push(...marked.map((line) => ({ ...line, block: block + line.block })));
  context.block = context.lines.at(-1)?.block ?? block;
}

function newBlock(context: Context): void {
  if (context.lines.at(-1)?.block === context.block) context.block += 1;
}
