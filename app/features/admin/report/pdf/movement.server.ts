import { PALETTE } from "#app/documents/pdf/palette.ts";
import type { Sheet } from "#app/documents/pdf/sheet.server.ts";
import { type Block, FIGURE, SMALL } from "./blocks.server.ts";

/** First to last as a ring, an arrow and a square, on a scale in tens, the difference at the right. */

const HEIGHT = 58;
const LINE_Y = 22;
const RING = 4.5;
const DIFFERENCE_WIDTH = 46;
const INSET = 14;

/** @param width in points; @param first and last are scores from 0 to 100 */
export function movementChart(
  sheet: Sheet,
  { first, last, width, color }: { first: number; last: number; width: number; color: string },
): Block {
  const from = Math.max(0, Math.floor((Math.min(first, last) - 5) / 10) * 10);
  const to = Math.min(100, Math.ceil((Math.max(first, last) + 5) / 10) * 10);
  const at = (score: number) => INSET + ((score - from) / (to - from)) * (width - DIFFERENCE_WIDTH - 2 * INSET);
  const ticks = Array.from({ length: Math.round((to - from) / 10) + 1 }, (_, index) => from + index * 10);
  return {
    height: HEIGHT,
    draw(x, y, parent) {
      const { doc } = sheet;
      const lineY = y + LINE_Y;
      sheet.artifact(() => {
        for (const tick of ticks)
          doc
            .lineWidth(0.6)
            .moveTo(x + at(tick), y + 12)
            .lineTo(x + at(tick), y + 38)
            .stroke(PALETTE.line);
        arrow(sheet, { from: x + at(first), to: x + at(last), y: lineY, color });
        doc
          .lineWidth(1.8)
          .circle(x + at(first), lineY, RING)
          .fillAndStroke("#ffffff", color);
        doc.rect(x + at(last) - RING, lineY - RING, 2 * RING, 2 * RING).fill(PALETTE.cobre500);
        for (const tick of ticks)
          sheet.put(String(tick), SMALL, x + at(tick) - 15, y + 41, { width: 30, align: "center" });
      });
      const side = Math.abs(at(last) - at(first)) < 16 ? 9 : 0;
      const back = last < first ? 1 : -1;
      const label = (score: number, shift: number) =>
        sheet.put(String(score), FIGURE, x + at(score) + shift - 15, y + 3, { width: 30, align: "center" });
      const difference = last - first;
      const words = `${difference > 0 ? "+" : ""}${difference}`;
      const alt = `Puntaje medio del primer análisis ${first}, del último ${last}: ${words} puntos.`;
      sheet.tag(
        "Figure",
        () => {
          label(first, back * side);
          label(last, -back * side);
          const place = { width: DIFFERENCE_WIDTH, align: "right" } as const;
          sheet.put(words, { ...FIGURE, size: 11, leading: 14 }, x + width - DIFFERENCE_WIDTH, lineY - 7, place);
        },
        { alt, ...(parent && { parent }) },
      );
    },
  };
}

type Arrow = { from: number; to: number; y: number; color: string };

function arrow(sheet: Sheet, { from, to, y, color }: Arrow): void {
  const direction = Math.sign(to - from);
  // A ring and a square that touch leave no room for an arrow.
  if (Math.abs(to - from) < 4 * RING) return;
  const tip = to - direction * (RING + 1.5);
  sheet.doc
    .lineWidth(1.6)
    .moveTo(from, y)
    .lineTo(tip, y)
    .moveTo(tip - direction * 4, y - 3)
    .lineTo(tip, y)
    .lineTo(tip - direction * 4, y + 3)
    .stroke(color);
}

/** Which mark is which. */
export function movementLegend(sheet: Sheet, color: string): Block {
  const [first, last] = ["Primer análisis", "Último análisis"];
  return {
    height: SMALL.leading + 4,
    draw(x, y) {
      const secondX = x + 14 + sheet.type.width(first, SMALL) + 16;
      sheet.artifact(() => {
        sheet.doc
          .lineWidth(1.6)
          .circle(x + 4.5, y + 6, 3.6)
          .stroke(color);
        sheet.doc.rect(secondX, y + 2, 8, 8).fill(PALETTE.cobre500);
      });
      sheet.tag("P", () => {
        sheet.put(first, SMALL, x + 14, y);
        sheet.put(last, SMALL, secondX + 13, y);
      });
    },
  };
}
