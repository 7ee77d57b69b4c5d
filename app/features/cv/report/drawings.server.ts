import type { ScoreBand } from "../score-bands.ts";
import { BAND_ARC, PALETTE } from "./palette.ts";
import { CONTENT_WIDTH, PAGE, type Sheet, textStyle } from "./pdf-page.server.ts";

/** Vector drawings of the report: arch, gauge, bars and rules. */

/** The arch with the rising sun, `size` points high and wide. Decorative. */
export function drawArch(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.artifact(() => {
    const { doc } = sheet;
    doc
      .save()
      .translate(x, y)
      .scale(size / 48);
    doc.path("M4 44V24a20 20 0 0 1 40 0v20Z").fill(PALETTE.patina700);
    doc.path("M12 44V25a12 12 0 0 1 24 0v19Z").fill(PALETTE.patina50);
    doc.circle(24, 29, 6).fill(PALETTE.cobre500);
    doc.path("M12 44l8-10 5 5 4-4 7 9Z").fill(PALETTE.patina600);
    doc.restore();
  });
}

/** The institution's logo inside a square of `size` points. Decorative: its name stands beside it. @param png base64 */
export function drawLogo(sheet: Sheet, png: string, { x, y, size }: { x: number; y: number; size: number }): void {
  sheet.artifact(() => {
    sheet.doc.image(Buffer.from(png, "base64"), x, y, { fit: [size, size], align: "center", valign: "center" });
  });
}

/** A 270-degree gauge with the score in the middle; inside a Figure tag, because its text is content. */
export function drawDial(
  sheet: Sheet,
  dial: { x: number; y: number; size: number; total: number; band: ScoreBand },
): void {
  const { doc } = sheet;
  const middle = { x: dial.x + dial.size / 2, y: dial.y + dial.size / 2 };
  const radius = dial.size * 0.44;
  doc
    .save()
    .lineWidth(dial.size * 0.085)
    .lineCap("round");
  doc.path(arc(middle, radius, 1)).stroke(PALETTE.track);
  if (dial.total > 0) doc.path(arc(middle, radius, Math.min(1, dial.total / 100))).stroke(BAND_ARC[dial.band]);
  doc.restore();
  const figure = textStyle(dial.size * 0.31, { face: "semibold", leading: dial.size * 0.34, tracking: -0.6 });
  sheet.put(String(dial.total), figure, dial.x, dial.y + dial.size * 0.29, { width: dial.size, align: "center" });
  const unit = textStyle(8, { color: PALETTE.ink3, leading: 11 });
  sheet.put("de 100", unit, dial.x, dial.y + dial.size * 0.65, { width: dial.size, align: "center" });
}

/** `share` (0 to 1) of three quarters of a circle, clockwise from the lower left. */
function arc(middle: { x: number; y: number }, radius: number, share: number): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return (
      `${(middle.x + radius * Math.cos(radians)).toFixed(3)} ` + `${(middle.y + radius * Math.sin(radians)).toFixed(3)}`
    );
  };
  const end = 135 + 270 * share;
  return `M${at(135)}A${radius} ${radius} 0 ${share * 270 > 180 ? 1 : 0} 1 ${at(end)}`;
}

/** A bar filled to `share` (0 to 1). Decorative: the number beside it says the same. */
export function drawBar(
  sheet: Sheet,
  bar: { x: number; y: number; width: number; share: number; color: string; height?: number },
): void {
  const height = bar.height ?? 4;
  sheet.artifact(() => {
    sheet.doc.roundedRect(bar.x, bar.y, bar.width, height, height / 2).fill(PALETTE.track);
    if (bar.share > 0) {
      const filled = Math.max(height, bar.width * Math.min(1, bar.share));
      sheet.doc.roundedRect(bar.x, bar.y, filled, height, height / 2).fill(bar.color);
    }
  });
}

/** A hairline across the content. */
export function drawRule(sheet: Sheet, y: number, x: number = PAGE.left, width: number = CONTENT_WIDTH): void {
  sheet.artifact(() => {
    sheet.doc
      .lineWidth(0.6)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(PALETTE.line);
  });
}

export function drawPanel(
  sheet: Sheet,
  panel: { x: number; y: number; width: number; height: number; color: string; radius?: number },
): void {
  sheet.artifact(() => {
    sheet.doc.roundedRect(panel.x, panel.y, panel.width, panel.height, panel.radius ?? 8).fill(panel.color);
  });
}
