import { PALETTE } from "./palette.ts";
import { CONTENT_WIDTH, PAGE, type Sheet } from "./sheet.server.ts";

/** Vector drawings that reports share: arch, logo, bars, rules and panels. */

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
  // An address, by which the library knows the one that it has: once in the file, however many pages show it.
  const image = `data:image/png;base64,${png}`;
  sheet.artifact(() => {
    sheet.doc.image(image, x, y, { fit: [size, size], align: "center", valign: "center" });
  });
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
