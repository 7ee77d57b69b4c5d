import { PALETTE } from "#app/documents/pdf/palette.ts";
import { type Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import { formatScore } from "#app/platform/format.ts";
import { type ScoreBand, totalBand } from "../score-bands.ts";
import { BAND_ARC } from "./band-colors.ts";

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
  sheet.put(formatScore(dial.total, totalBand), figure, dial.x, dial.y + dial.size * 0.29, {
    width: dial.size,
    align: "center",
  });
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
