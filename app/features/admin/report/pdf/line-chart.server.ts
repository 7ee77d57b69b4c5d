import { PALETTE } from "#app/documents/pdf/palette.ts";
import { CONTENT_WIDTH, type Sheet } from "#app/documents/pdf/sheet.server.ts";
import { chartScale } from "#app/ui/chart-scale.ts";
import type { Figure } from "../../panel-api-schemas.server.ts";
import { type Block, SMALL } from "./blocks.server.ts";

/** Lines over time from zero. Series differ by colour, marker and dash, so that they do in grey too. */

type Look = { color: string; dash: readonly number[]; marker: "circle" | "square" | "triangle" };
type Series = { name: string; values: readonly Figure[] };

const HEIGHT = 168;
const MARGIN = { left: 30, right: 8, top: 8, bottom: 20 } as const;
/** Width that a label of the horizontal axis needs. */
const LABEL_ROOM = 40;
const MARK = 2.6;
/** Lengths of a dash and of the gap after it. */
const DASHED = [6, 4] as const;
const DOTTED = [1.5, 3] as const;

/** The looks of at most three series. */
function looks(color: string): readonly Look[] {
  return [
    { color, dash: [], marker: "circle" },
    { color: "#b05a26", dash: DASHED, marker: "square" },
    { color: PALETTE.ink2, dash: DOTTED, marker: "triangle" },
  ];
}

/** @param alt what it shows, in a sentence; its figures stand elsewhere */
export function lineChart(
  sheet: Sheet,
  { labels, series, alt, color }: { labels: readonly string[]; series: readonly Series[]; alt: string; color: string },
): Block {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  const { top: scaleTop, gridValues } = chartScale(Math.max(0, ...values));
  const inner = { width: CONTENT_WIDTH - MARGIN.left - MARGIN.right - 12, height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const atX = (index: number) => MARGIN.left + 6 + (index * inner.width) / Math.max(1, labels.length - 1);
  const atY = (value: number) => MARGIN.top + inner.height * (1 - value / scaleTop);
  const every = Math.ceil((labels.length * LABEL_ROOM) / inner.width);
  return {
    height: HEIGHT + 8,
    draw(x, y) {
      sheet.tag(
        "Figure",
        () => {
          const { doc } = sheet;
          for (const value of gridValues) {
            const lineY = y + atY(value);
            doc
              .lineWidth(0.6)
              .moveTo(x + MARGIN.left, lineY)
              .lineTo(x + CONTENT_WIDTH - MARGIN.right, lineY);
            doc.stroke(PALETTE.line);
            sheet.put(String(value), SMALL, x, lineY - 6, { width: MARGIN.left - 6, align: "right" });
          }
          for (const [index, text] of labels.entries())
            if (index % every === 0) {
              const labelX = Math.min(x + atX(index) - 20, x + CONTENT_WIDTH - 40);
              sheet.put(text, SMALL, labelX, y + HEIGHT - 14, { width: 40, align: "center" });
            }
          for (const [index, { values: points }] of series.entries()) {
            const look = looks(color)[index];
            const places = points.map((value, at) => (value === null ? null : { x: x + atX(at), y: y + atY(value) }));
            if (look) line(sheet, places, look);
          }
        },
        { alt },
      );
    },
  };
}

type Point = { x: number; y: number };

/** A missing point interrupts the line. */
function line(sheet: Sheet, points: readonly (Point | null)[], look: Look): void {
  const { doc } = sheet;
  doc.save().lineWidth(1.5).lineJoin("round");
  dashed(sheet, look);
  let isDrawn = false;
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1];
    if (!point || !previous) continue;
    if (!isDrawn || !points[index - 2]) doc.moveTo(previous.x, previous.y);
    doc.lineTo(point.x, point.y);
    isDrawn = true;
  }
  if (isDrawn) doc.stroke(look.color);
  doc.restore();
  for (const point of points) if (point) mark(sheet, point, look);
}

function dashed(sheet: Sheet, { dash: [length, space] }: Look): void {
  if (length !== undefined && space !== undefined) sheet.doc.dash(length, { space });
}

function mark(sheet: Sheet, { x, y }: Point, { color, marker }: Look): void {
  const { doc } = sheet;
  if (marker === "circle") doc.circle(x, y, MARK).fill(color);
  else if (marker === "square") doc.rect(x - MARK, y - MARK, 2 * MARK, 2 * MARK).fill(color);
  else doc.polygon([x, y - MARK - 0.8], [x + MARK + 0.6, y + MARK], [x - MARK - 0.6, y + MARK]).fill(color);
}

/** Which line is which. */
export function lineLegend(sheet: Sheet, names: readonly string[], color: string): Block {
  return {
    height: SMALL.leading + 8,
    draw(x, y) {
      let left = x;
      for (const [index, name] of names.entries()) {
        const look = looks(color)[index];
        const at = left;
        if (!look) continue;
        sheet.artifact(() => {
          sheet.doc.save().lineWidth(1.5);
          dashed(sheet, look);
          sheet.doc
            .moveTo(at, y + 6)
            .lineTo(at + 24, y + 6)
            .stroke(look.color)
            .restore();
          mark(sheet, { x: at + 12, y: y + 6 }, look);
        });
        sheet.tag("P", () => sheet.put(name, SMALL, at + 29, y));
        left += 29 + sheet.type.width(name, SMALL) + 16;
      }
    },
  };
}
