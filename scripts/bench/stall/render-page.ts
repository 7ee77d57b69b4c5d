import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/** Draws the text of a CV as the picture of a page. */

export type PageLook = {
  width: number;
  fontPx: number;
  font: string;
  paper: string;
  ink: string;
  align: "left" | "center";
};

const MARGIN = 0.08;
const LINE_HEIGHT = 1.42;
/** Font sizes of title, headings and body, relative to the body. */
const HEADLINE = 1.7;
const HEADING = 1.15;
/** Size of an A4 page. */
const PAGE_RATIO = Math.SQRT2;

export const PLAIN: PageLook = {
  width: 1_654,
  fontPx: 24,
  font: "Liberation Sans",
  paper: "#ffffff",
  ink: "#1a1a1a",
  align: "left",
};

function wrapped(context: SKRSContext2D, text: string, width: number): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(" ")) {
    const longer = row ? `${row} ${word}` : word;
    if (row && context.measureText(longer).width > width) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}

const isHeading = (line: string): boolean => line.length < 34 && /^\p{Lu}[\p{L} ]+$/u.test(line);

/** @param text lines of a CV, the name first; @returns a page as high as the text needs, at least an A4 sheet */
export function renderPage(text: string, look: PageLook = PLAIN): Canvas {
  const margin = look.width * MARGIN;
  const rows: { text: string; font: string; size: number; head: boolean }[] = [];
  const context = createCanvas(10, 10).getContext("2d");
  for (const [index, line] of text.split("\n").entries()) {
    const heading = index > 1 && isHeading(line.trim());
    const size = look.fontPx * (index === 0 ? HEADLINE : heading ? HEADING : 1);
    const font = `${index === 0 || heading ? "bold " : ""}${size}px "${look.font}"`;
    context.font = font;
    for (const row of wrapped(context, line.trim(), look.width - margin * 2)) {
      rows.push({ text: row, font, size: heading && row ? size * 1.5 : size, head: index < 2 });
    }
  }
  const height = rows.reduce((sum, { size }) => sum + size * LINE_HEIGHT, margin * 2);
  const canvas = createCanvas(look.width, Math.ceil(Math.max(height, look.width * PAGE_RATIO)));
  const page = canvas.getContext("2d");
  page.fillStyle = look.paper;
  page.fillRect(0, 0, canvas.width, canvas.height);
  page.fillStyle = look.ink;
  let y = margin;
  for (const { text: row, font, size, head } of rows) {
    y += size * LINE_HEIGHT;
    page.font = font;
    page.textAlign = head ? look.align : "left";
    page.fillText(row, head && look.align === "center" ? look.width / 2 : margin, y);
  }
  return canvas;
}
