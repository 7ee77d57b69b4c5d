import type { ReadDocument } from "#app/documents/document.ts";
import type { DraftLine } from "#app/documents/reader/draft.ts";
import { plainLine } from "#app/documents/reader/draft.ts";
import { finish } from "#app/documents/reader/finish.ts";
import { pageLines } from "#app/documents/reader/layout/lines.ts";
import type { Word } from "#app/documents/reader/layout/word.ts";
import type { Label } from "#app/features/cv/facts/tagger/labels.ts";
import type { Op } from "./ops.ts";
import type { Random } from "./random.ts";

/**
 * Lays out text blocks on pages and reads them back as from a file: words get positions, and the document reader's own
 * layout code forms lines from them, with the same wrong merges and splits as in real files.
 */

export type Labelled = { document: ReadDocument; labels: Label[] };

type Placed = Word & { label: Label; page: number };
type Column = { x: number; width: number; y: number; page: number };
export type Sheet = {
  body: number;
  leading: number;
  rail: number;
  sideWidth: number;
  sideFirst: boolean;
  ocr: boolean;
};

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 45];

function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const char of text) {
    if (/[iljtfI.,:;'|!]/.test(char)) sum += 0.28;
    else if (/[mwMW—]/.test(char)) sum += 0.83;
    else if (/\p{Lu}/u.test(char)) sum += 0.67;
    else sum += 0.51;
  }
  return sum * size;
}

/** Wraps a text to a width; returns the words of each row. */
function wrap(text: string, size: number, width: number): string[][] {
  const rows: string[][] = [[]];
  let used = 0;
  for (const word of text.split(" ").filter((part) => part !== "")) {
    const length = widthOf(word, size) + 0.26 * size;
    if (used > 0 && used + length > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(word);
    used += length;
  }
  return rows;
}

class Page {
  readonly words: Placed[] = [];
  readonly #sheet: Sheet;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  /** Places a block below the content of the column. */
  set(op: Op, column: Column): void {
    const size = this.#sheet.body * op.scale;
    const pitch = size * this.#sheet.leading;
    column.y += op.gap * this.#sheet.body * this.#sheet.leading;
    const cells = this.#boxes(op, column, size);
    const rows = cells.map(({ text, width }) => wrap(text, size, width));
    const height = Math.max(...rows.map((one) => one.length));
    if (column.y + height * pitch > HEIGHT - MARGIN) {
      column.page += 1;
      column.y = MARGIN;
    }
    for (const [at, { x, right }] of cells.entries()) {
      const light = op.cells[at]?.at !== "main" && !op.wholeBold;
      for (const [row, parts] of (rows[at] ?? []).entries()) {
        const label = row === 0 ? op.label : goesOn(op.label);
        this.#row(parts, {
          x,
          right,
          baseline: column.y + (row + 1) * pitch,
          size,
          bold: op.bold && !light,
          label,
          page: column.page,
        });
      }
    }
    if (op.bullet !== "") {
      const x = (cells[0]?.x ?? column.x) - 0.9 * size;
      this.#row([op.bullet], {
        x,
        right: false,
        baseline: column.y + pitch,
        size,
        bold: false,
        label: op.label,
        page: column.page,
      });
    }
    column.y += height * pitch;
  }

  #boxes(op: Op, column: Column, size: number): { text: string; x: number; width: number; right: boolean }[] {
    const rail = this.#sheet.rail;
    const railed = op.indent < 0 || op.cells.some(({ at }) => at === "rail");
    const indent = (railed ? rail + 10 : Math.max(0, op.indent)) + (op.bullet === "" ? 0 : size);
    const right = op.cells.find(({ at }) => at === "right");
    const rightWidth = right === undefined ? 0 : widthOf(right.text, size) + 2 * size;
    const tables = op.cells.filter(({ at }) => at === "table").length;
    return op.cells.map(({ text, at }, index) => {
      if (at === "rail") return { text, x: column.x, width: rail, right: false };
      if (at === "right") return { text, x: column.x + column.width, width: column.width * 0.6, right: true };
      const share = column.width / Math.max(1, tables);
      if (at === "table" && tables === 2 && index > 0)
        return { text, x: column.x + rail + 12, width: column.width - rail - 12, right: false };
      if (at === "table") return { text, x: column.x + index * share, width: share - 12, right: false };
      return { text, x: column.x + indent, width: Math.max(60, column.width - indent - rightWidth), right: false };
    });
  }

  #row(
    parts: readonly string[],
    at: { x: number; right: boolean; baseline: number; size: number; bold: boolean; label: Label; page: number },
  ): void {
    const space = 0.26 * at.size;
    const whole = parts.reduce((sum, part) => sum + widthOf(part, at.size) + space, -space);
    let x = at.right ? at.x - whole : at.x;
    for (const part of parts) {
      const width = widthOf(part, at.size);
      this.words.push({
        text: part,
        x0: x,
        x1: x + width,
        baseline: at.baseline,
        size: at.size,
        bold: at.bold,
        label: at.label,
        page: at.page,
      });
      x += width + space;
    }
  }
}

function goesOn(label: Label): Label {
  return label === "job" ? "job+" : label === "study" ? "study+" : label === "course" ? "course+" : label;
}

/** Lays out a CV: the header over the full width and one column, or two columns with the header in the main one. */
export function drawn(head: readonly Op[], ops: readonly Op[], sheet: Sheet): Labelled {
  const page = new Page(sheet);
  const whole: Column = { x: MARGIN, width: WIDTH - 2 * MARGIN, y: MARGIN, page: 1 };
  const sided = ops.some((op) => op.side);
  if (!sided) {
    for (const op of [...head, ...ops]) page.set(op, whole);
    return read(page.words, sheet);
  }
  const side: Column = { ...whole, width: sheet.sideWidth };
  const main: Column = { ...whole, x: MARGIN + sheet.sideWidth + 22, width: whole.width - sheet.sideWidth - 22 };
  if (!sheet.sideFirst) [main.x, side.x] = [MARGIN, MARGIN + main.width + 22];
  for (const op of head) page.set(op, main);
  for (const op of ops) page.set(op, op.side ? side : main);
  return read(page.words, sheet);
}

function read(words: readonly Placed[], sheet: Sheet): Labelled {
  const lines: DraftLine[] = [];
  const pages = Math.max(1, ...words.map((word) => word.page));
  for (let page = 1; page <= pages; page += 1) {
    const own = words.filter((word) => word.page === page);
    lines.push(...pageLines(own, page, (lines.at(-1)?.block ?? -1) + 1));
  }
  const document = finish("pdf", {
    method: sheet.ocr ? "ocr" : "text",
    pages,
    lines,
    hidden: [],
    links: [],
    truncated: false,
  });
  return { document, labels: document.lines.map((line) => labelOf(line, words)) };
}

/** The label with the most letters in the line. */
function labelOf(line: ReadDocument["lines"][number], words: readonly Placed[]): Label {
  const votes = new Map<Label, number>();
  for (const word of words) {
    if (word.page !== line.page || Math.abs(word.baseline - line.y) > 0.6 || word.x0 < line.x - 0.6) continue;
    if (line.text.includes(word.text)) votes.set(word.label, (votes.get(word.label) ?? 0) + word.text.length);
  }
  let best: Label = "other";
  for (const [label, count] of votes) if (count > (votes.get(best) ?? 0)) best = label;
  return best;
}

/** The same blocks as lines without positions: paragraphs of a word processor, or plain text. */
export function plain(ops: readonly Op[], format: "docx" | "txt", random: Random): Labelled {
  const lines: DraftLine[] = [];
  const labels: Label[] = [];
  const width = format === "txt" && random.chance(0.3) ? random.int(60, 90) : 10_000;
  const [joined, paragraph] = [random.chance(0.5), random.pick([0, 0.5, 0.5])];
  let block = 0;
  for (const op of ops) {
    const parts = op.cells.map(({ text }) => text);
    const row = joined || op.cells.some(({ at }) => at === "table");
    const texts = row ? [parts.join("  ")] : parts;
    for (const [at, text] of texts.entries()) {
      const gap = format === "docx" ? Math.max(op.gap, paragraph) : Math.round(op.gap);
      if (at === 0 && gap >= 1) block += 1;
      for (const [part, words] of wrap(text.replace(/ {2}/g, " \u2003 "), 1.9, width).entries()) {
        const written = words.join(" ").replace(/\s*\u2003\s*/g, "  ");
        const bullet = op.bullet !== "" && part === 0 ? `${op.bullet} ` : "";
        const first = at === 0 && part === 0;
        const heading = format === "docx" && op.scale >= 1.2;
        const role = row && parts.length > 1 ? "table" : heading ? "heading" : "text";
        const style = format === "docx" ? { size: 11 * op.scale, bold: op.bold } : {};
        lines.push(
          plainLine(bullet + written, {
            ...style,
            role,
            y: lines.length,
            block,
            gapBefore: first && lines.length > 0 ? gap : 0,
          }),
        );
        labels.push(first ? op.label : goesOn(op.label));
      }
    }
  }
  const document = finish(format, { method: "text", pages: 1, lines, hidden: [], links: [], truncated: false });
  const own = document.lines.map((line) => labels[line.y] ?? "other");
  return { document: { ...document, lines: document.lines.map((line, at) => ({ ...line, y: at })) }, labels: own };
}
