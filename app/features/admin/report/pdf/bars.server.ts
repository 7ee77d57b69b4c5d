import { PALETTE } from "#app/documents/pdf/palette.ts";
import { CONTENT_WIDTH, type Sheet } from "#app/documents/pdf/sheet.server.ts";
import type { Figure } from "../../panel-api-schemas.server.ts";
import { type Block, FIGURE, FIGURE_BEFORE, LABEL, SMALL } from "./blocks.server.ts";

/** Bars from zero with their figures printed: what is now is filled, what was before is outlined. */

export type Bar = { name: string; now: Figure; nowText: string; before?: { value: Figure; text: string } };

const HEIGHT = 11;
const BEFORE_HEIGHT = 7;
/** Between the bars of one row, and between two rows. */
const BETWEEN = 2;
const ROW_GAP = 7;
const FIGURE_WIDTH = 62;

type Place = { width: number; nameWidth: number; color: string };

/** One block a row; all with the same scale. @param place widths in points */
export function barRows(sheet: Sheet, bars: readonly Bar[], place: Place): Block[] {
  const scale = Math.max(1, ...bars.flatMap(({ now, before }) => [now ?? 0, before?.value ?? 0]));
  return bars.map((bar) => barRow(sheet, bar, { ...place, scale }));
}

function barRow(sheet: Sheet, bar: Bar, { width, nameWidth, color, scale }: Place & { scale: number }): Block {
  const lines = sheet.lines(bar.name, LABEL, nameWidth);
  const bars = bar.before ? HEIGHT + BETWEEN + BEFORE_HEIGHT : HEIGHT;
  const text = lines.length * LABEL.leading;
  const barsX = nameWidth + 10;
  const length = (value: Figure) => ((value ?? 0) / scale) * (width - barsX - FIGURE_WIDTH);
  return {
    height: Math.max(bars, text) + ROW_GAP,
    draw(x, y, parent) {
      const top = y + Math.max(0, (text - bars) / 2);
      const nameTop = y + Math.max(0, (bars - text) / 2);
      const beforeTop = top + HEIGHT + BETWEEN;
      sheet.artifact(() => {
        if (bar.now) sheet.doc.rect(x + barsX, top, length(bar.now), HEIGHT).fill(color);
        else baseline(sheet, x + barsX, top, HEIGHT);
        if (!bar.before) return;
        if (bar.before.value) outlined(sheet, x + barsX, beforeTop, length(bar.before.value));
        else baseline(sheet, x + barsX, beforeTop, BEFORE_HEIGHT);
      });
      const row = sheet.group("TR", parent);
      sheet.tag(
        "TH",
        () => {
          for (const [index, line] of lines.entries()) sheet.type.draw(line, LABEL, x, nameTop + index * LABEL.leading);
        },
        { parent: row },
      );
      const figureX = (value: Figure) => x + barsX + length(value) + 5;
      sheet.tag("TD", () => sheet.put(bar.nowText, FIGURE, figureX(bar.now), top - 0.5, { width: FIGURE_WIDTH }), {
        parent: row,
      });
      const { before } = bar;
      if (before)
        sheet.tag(
          "TD",
          () => sheet.put(before.text, SMALL_BEFORE, figureX(before.value), beforeTop - 2, { width: FIGURE_WIDTH }),
          { parent: row },
        );
    },
  };
}

const SMALL_BEFORE = { ...FIGURE_BEFORE, size: 8, leading: 11 };

function outlined(sheet: Sheet, x: number, y: number, width: number): void {
  sheet.doc
    .lineWidth(0.9)
    .rect(x + 0.45, y + 0.45, Math.max(0.5, width - 0.9), BEFORE_HEIGHT - 0.9)
    .stroke(PALETTE.ink3);
}

/** Where a bar would begin. */
function baseline(sheet: Sheet, x: number, y: number, height: number): void {
  sheet.doc
    .lineWidth(0.9)
    .moveTo(x, y)
    .lineTo(x, y + height)
    .stroke(PALETTE.ink3);
}

/** Which bar is which: above the first rows, and for the eye where they go on on another page. */
export function barLegend(
  sheet: Sheet,
  [now, before]: readonly [string, string],
  color: string,
): { first: Block; again: Block } {
  const block = (isContent: boolean): Block => ({
    height: SMALL.leading + 8,
    draw(x, y) {
      const secondX = x + 30 + sheet.type.width(now, SMALL) + 16;
      sheet.artifact(() => {
        sheet.doc.rect(x, y + 1, 20, 9).fill(color);
        outlined(sheet, secondX, y + 2.5, 20);
      });
      const texts = () => {
        sheet.put(now, SMALL, x + 25, y, { width: CONTENT_WIDTH - 25 });
        sheet.put(before, SMALL, secondX + 25, y, { width: CONTENT_WIDTH - secondX + x - 25 });
      };
      if (isContent) sheet.tag("P", texts);
      else sheet.artifact(texts, "Pagination");
    },
  });
  return { first: block(true), again: block(false) };
}
