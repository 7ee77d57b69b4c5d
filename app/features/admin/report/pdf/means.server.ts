import { drawRule } from "#app/documents/pdf/drawings.server.ts";
import type { Sheet } from "#app/documents/pdf/sheet.server.ts";
import { type Block, FIGURE, LABEL } from "./blocks.server.ts";
import { type Cell, cellWidth, putCell } from "./table.server.ts";

const PAD = 4;
const GAP = 8;

/** A mean with its name, the one before in parentheses; on two lines where one is too narrow. @param width in points */
export function meanRow(sheet: Sheet, name: string, cell: Cell, width: number): Block {
  const isOneLine = sheet.type.width(name, LABEL) + GAP + cellWidth(sheet, cell, FIGURE) <= width;
  const figureY = PAD + (isOneLine ? 0 : LABEL.leading);
  return {
    height: figureY + FIGURE.leading + PAD,
    draw(x, y, parent) {
      drawRule(sheet, y, x, width);
      const row = sheet.group("TR", parent);
      sheet.tag("TH", () => sheet.put(name, LABEL, x, y + PAD, { width }), { parent: row });
      sheet.tag("TD", () => putCell(sheet, cell, { x, y: y + figureY, width }, FIGURE), { parent: row });
    },
  };
}
