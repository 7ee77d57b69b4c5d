import { drawArch, drawLogo, drawPanel, drawRule } from "#app/documents/pdf/drawings.server.ts";
import { PALETTE } from "#app/documents/pdf/palette.ts";
import type { ReportHead } from "#app/documents/pdf/report-head.ts";
import { CONTENT_WIDTH, PAGE, type Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import { formatScore } from "#app/platform/format.ts";
import type { CvResult } from "../result.ts";
import { BAND_WORDS, totalBand } from "../score-bands.ts";
import { BAND_INK, BAND_SOFT } from "./band-colors.ts";
import { NAMELESS, orNotGiven } from "./labels.ts";
import { drawDial } from "./score-dial.server.ts";

/** First page of the report: letterhead, candidate, score, summary. */

export const BODY = textStyle(10, { leading: 15 });
export const SMALL = textStyle(8.5, { color: PALETTE.ink3, leading: 12 });
const LABEL = textStyle(8.5, { face: "medium", color: PALETTE.ink3, leading: 13 });
const VALUE = textStyle(9.5, { leading: 13.5 });
const DIAL = 112;

export function letterhead(sheet: Sheet, { institution, logo }: ReportHead, date: string): void {
  const half = CONTENT_WIDTH / 2;
  if (logo === null) drawArch(sheet, PAGE.left - 2, sheet.y - 2, 32);
  else drawLogo(sheet, logo, { x: PAGE.left, y: sheet.y - 1, size: 30 });
  sheet.tag("P", () => {
    sheet.put(institution, textStyle(11, { face: "semibold", leading: 15, tracking: -0.1 }), PAGE.left + 38, sheet.y, {
      width: half + 30,
    });
    sheet.put("Desarrollo Profesional", SMALL, PAGE.left + 38, sheet.y + 15, { width: half + 30 });
  });
  sheet.tag("P", () => {
    const x = PAGE.left + half + 70;
    sheet.put("Reporte de análisis de CV", textStyle(9, { face: "semibold", leading: 15 }), x, sheet.y, {
      width: PAGE.right - x,
      align: "right",
    });
    sheet.put(date, SMALL, x, sheet.y + 15, { width: PAGE.right - x, align: "right" });
  });
  sheet.space(40);
  drawRule(sheet, sheet.y);
  sheet.space(20);
}

/** Name, profession and the gauge side by side, then the summary. */
export function profile(
  sheet: Sheet,
  { candidate, results, accent }: { candidate: CvResult["candidate"]; results: CvResult; accent: string },
): void {
  const total = results.structure_evaluation.puntuacion_total;
  const band = totalBand(total);
  const textWidth = CONTENT_WIDTH - DIAL - 28;
  const top = sheet.y;
  const nameStyle = textStyle(23, { face: "semibold", leading: 28, tracking: -0.45 });
  const line = [orEmpty(candidate.profession), orEmpty(candidate.location), orEmpty(candidate.experience)]
    .filter(Boolean)
    .join(" · ");
  const left = { x: PAGE.left, width: textWidth };

  sheet.tag("P", () =>
    sheet.flow("Perfil Profesional", textStyle(9.5, { face: "medium", color: accent, leading: 14 }), left),
  );
  // The gauge before the texts, as a long summary may continue on another page.
  const dialX = PAGE.right - DIAL;
  sheet.tag("Figure", () => drawDial(sheet, { x: dialX, y: top, size: DIAL, total, band }), {
    alt: `Puntaje ${formatScore(total, totalBand)} de 100: ${BAND_WORDS[band]}`,
  });
  const wordStyle = textStyle(9, { face: "semibold", color: BAND_INK[band], leading: 17 });
  const wordWidth = sheet.type.width(BAND_WORDS[band], wordStyle) + 16;
  const wordX = dialX + (DIAL - wordWidth) / 2;
  drawPanel(sheet, { x: wordX, y: top + DIAL - 8, width: wordWidth, height: 17, color: BAND_SOFT[band], radius: 4 });
  sheet.tag("P", () => sheet.put(BAND_WORDS[band], wordStyle, wordX + 8, top + DIAL - 8, { width: wordWidth }));
  sheet.tag("H1", () => sheet.flow(candidate.name.trim() || NAMELESS, nameStyle, left));
  if (line) sheet.tag("P", () => sheet.flow(line, textStyle(10.5, { color: PALETTE.ink2, leading: 15.5 }), left));
  sheet.space(9);
  sheet.tag("P", () => sheet.flow(results.summary, textStyle(10.5, { leading: 16 }), left));
  sheet.y = Math.max(sheet.y, top + DIAL + 14);
  sheet.space(14);
}

/** Contact and background from the profile; missing values are shown as such. */
export function facts(sheet: Sheet, candidate: CvResult["candidate"]): void {
  const gap = 20;
  const column = (CONTENT_WIDTH - gap * 2) / 3;
  const short: [string, string | undefined][] = [
    ["Email", candidate.email],
    ["Teléfono", candidate.phone],
    ["LinkedIn", candidate.linkedin],
  ];
  const heights = short.map(([, value]) => sheet.height(orNotGiven(value), VALUE, column));
  sheet.room(LABEL.leading + Math.max(...heights) + 24);
  drawRule(sheet, sheet.y);
  sheet.space(12);
  const top = sheet.y;
  short.forEach(([label, value], index) => {
    sheet.y = top;
    fact(sheet, label, value, PAGE.left + index * (column + gap), column);
  });
  sheet.y = top + LABEL.leading + Math.max(...heights) + 9;
  for (const [label, value] of [
    ["Educación", candidate.education],
    ["Habilidades", candidate.skills.join(" · ")],
  ] as const) {
    sheet.room(LABEL.leading + VALUE.leading);
    fact(sheet, label, value, PAGE.left, CONTENT_WIDTH);
    sheet.space(9);
  }
}

function fact(sheet: Sheet, label: string, value: string | undefined, x: number, width: number): void {
  sheet.tag("P", () => {
    sheet.flow(label, LABEL, { x, width });
    sheet.flow(orNotGiven(value), value?.trim() ? VALUE : { ...VALUE, color: PALETTE.ink3 }, { x, width });
  });
}

/** Notices about the file, its reading or changes to the profile. */
export function notices(sheet: Sheet, messages: readonly string[]): void {
  const style = textStyle(9, { color: "#4d3600", leading: 13.5 });
  for (const message of messages) {
    const height = sheet.height(message, style, CONTENT_WIDTH - 24) + 14;
    sheet.room(height + 6);
    drawPanel(sheet, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH, height, color: BAND_SOFT.warn, radius: 6 });
    sheet.space(7);
    sheet.tag("Note", () => sheet.flow(message, style, { x: PAGE.left + 12, width: CONTENT_WIDTH - 24 }));
    sheet.space(13);
  }
}

function orEmpty(value: string | undefined): string {
  return value?.trim() ?? "";
}
