import { PALETTE } from "#app/documents/pdf/palette.ts";
import { CONTENT_WIDTH, PAGE, type Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import type { TextStyle } from "#app/documents/pdf/typesetter.server.ts";

/** Pieces of a page that know their height before they are drawn, so that what belongs together stays together. */

type Element = ReturnType<Sheet["group"]>;

/** Heights in points. */
export type Block = {
  height: number;
  /** Draws it with its upper left corner there. @param parent structure element that it belongs to */
  draw(x: number, y: number, parent?: Element): void;
};

/** A part of the report: what stands above, and rows between which a page may end. */
export type Section = {
  head: readonly Block[];
  rows: readonly Block[];
  /** Structure type of what holds the rows. */
  role?: "Table";
  /** Above the rows, and again where they go on on another page. */
  rowsHead?: { first: Block; again: Block };
  foot?: readonly Block[];
};

export const BODY = textStyle(9.5, { leading: 13.5 });
export const SMALL = textStyle(8.5, { color: PALETTE.ink3, leading: 12 });
export const FIGURE = textStyle(9, { face: "semibold", leading: 12, tabular: true });
export const PLAIN_FIGURE = textStyle(9, { leading: 12, tabular: true });
export const FIGURE_BEFORE = textStyle(9, { color: PALETTE.ink3, leading: 12, tabular: true });
export const LABEL = textStyle(9, { color: PALETTE.ink2, leading: 12 });
const TOPIC = textStyle(8.5, { face: "medium", color: PALETTE.ink3, leading: 12 });
const TITLE = textStyle(13, { face: "semibold", leading: 17, tracking: -0.2 });

/** Between two sections. */
const GAP = 24;
/** A section that does not fit on a page starts with at least this many rows. */
const ROWS_TOGETHER = 3;

export function gap(height: number): Block {
  return { height, draw() {} };
}

/** A paragraph of any length. @param role structure type */
export function paragraph(sheet: Sheet, text: string, style: TextStyle, width: number, role = "P"): Block {
  const lines = sheet.lines(text, style, width);
  return {
    height: lines.length * style.leading,
    draw(x, y, parent) {
      sheet.tag(
        role,
        () => {
          for (const [index, line] of lines.entries()) sheet.type.draw(line, style, x, y + index * style.leading);
        },
        parent ? { parent } : {},
      );
    },
  };
}

/** What a section is about, what it shows, and how to read it. */
export function heading(
  sheet: Sheet,
  { topic, finding, lead }: { topic: string; finding?: { title: string; text?: string } | null; lead?: string },
  width: number = CONTENT_WIDTH,
): Block[] {
  const sentence = [finding?.text, lead].filter(Boolean).join(" ");
  return [
    ...(finding ? [paragraph(sheet, topic, TOPIC, width)] : []),
    paragraph(sheet, finding?.title ?? topic, TITLE, width, "H2"),
    ...(sentence ? [gap(1), paragraph(sheet, sentence, { ...BODY, color: PALETTE.ink2 }, width)] : []),
    gap(8),
  ];
}

/** Draws a section below the cursor: on one page where it fits on one, else with its rows over several. */
export function placeSection(sheet: Sheet, section: Section): void {
  if (sheet.y > PAGE.firstTop) sheet.space(GAP);
  const { rowsHead, rows } = section;
  const total = sectionHeight(section);
  const start = [...section.head, ...(rowsHead ? [rowsHead.first] : []), ...rows.slice(0, ROWS_TOGETHER)];
  sheet.room(sheet.fitsOnOnePage(total) ? total : heightOf(start));
  drawStack(sheet, section.head);
  const parent = section.role && rows.length > 0 ? sheet.group(section.role) : undefined;
  if (rowsHead) draw(sheet, rowsHead.first, parent);
  for (const [index, row] of rows.entries()) {
    // The last rows are not left alone on the next page.
    const together = index === rows.length - 2 ? heightOf(rows.slice(index)) : row.height;
    if (!sheet.hasRoom(together)) {
      sheet.newPage();
      if (rowsHead) draw(sheet, rowsHead.again);
    }
    draw(sheet, row, parent);
  }
  for (const block of section.foot ?? []) {
    sheet.room(block.height);
    draw(sheet, block);
  }
}

/** Two short sections side by side, on one page. */
export function placeBeside(sheet: Sheet, left: Section, right: Section, rightX: number): void {
  sheet.space(GAP);
  sheet.room(Math.max(sectionHeight(left), sectionHeight(right)));
  const top = sheet.y;
  drawWhole(sheet, left, PAGE.left);
  const end = sheet.y;
  sheet.y = top;
  drawWhole(sheet, right, rightX);
  sheet.y = Math.max(end, sheet.y);
}

function drawWhole(sheet: Sheet, section: Section, x: number): void {
  drawStack(sheet, section.head, x);
  const parent = section.role && section.rows.length > 0 ? sheet.group(section.role) : undefined;
  for (const row of section.rows) draw(sheet, row, parent, x);
  drawStack(sheet, section.foot ?? [], x);
}

function drawStack(sheet: Sheet, blocks: readonly Block[], x?: number): void {
  for (const block of blocks) draw(sheet, block, undefined, x);
}

function draw(sheet: Sheet, block: Block, parent?: Element, x: number = PAGE.left): void {
  block.draw(x, sheet.y, parent);
  sheet.space(block.height);
}

function sectionHeight({ head, rows, rowsHead, foot }: Section): number {
  return heightOf(head) + (rowsHead?.first.height ?? 0) + heightOf(rows) + heightOf(foot ?? []);
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}
