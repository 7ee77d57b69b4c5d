import { drawBar, drawPanel } from "#app/documents/pdf/drawings.server.ts";
import { PALETTE } from "#app/documents/pdf/palette.ts";
import { CONTENT_WIDTH, PAGE, type Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import type { CvResult } from "../result.ts";
import type { LinkedinSuggestions } from "../review/linkedin-suggestions.ts";
import { BAND_WORDS, competencyBand, competencyPercent } from "../score-bands.ts";
import { BAND_ARC, BAND_INK } from "./band-colors.ts";
import { DIFFICULTY_WORDS } from "./labels.ts";
import { BODY, SMALL } from "./profile.server.ts";

/** The sections of the report after the profile. Each moves the cursor below itself. */

const HEADING = textStyle(13.5, { face: "semibold", leading: 18, tracking: -0.2 });
const STRONG = textStyle(10, { face: "semibold", leading: 14 });
export const QUOTE = textStyle(8.5, { color: PALETTE.ink3, leading: 11.5 });
const GAP = 24;
const HALF = (CONTENT_WIDTH - GAP) / 2;
/** A quote points into the CV and need not be complete. */
const QUOTE_LIMIT = 180;
/** Items up to this height are not split between two pages. */
const KEPT_WHOLE = 90;
/** A larger gap at the bottom of a page would look like a mistake. */
const WORTH_FILLING = 140;

/** A heading with space for its first content, so that it never stands alone at the bottom of a page. */
export function heading(sheet: Sheet, text: string, next: number): void {
  sheet.space(14);
  sheet.room(HEADING.leading + 8 + next);
  sheet.tag("H2", () => sheet.flow(text, HEADING));
  sheet.space(8);
}

export function quote(text: string): string {
  const clean = text.trim();
  return `«${clean.length > QUOTE_LIMIT ? `${clean.slice(0, QUOTE_LIMIT).trimEnd()}…` : clean}»`;
}

export function competencies(sheet: Sheet, list: CvResult["competencies"]): void {
  if (list.length === 0) return;
  heading(sheet, "Competencias", 60);
  for (let index = 0; index < list.length; index += 2) {
    const pair = list.slice(index, index + 2);
    const height = Math.max(...pair.map((one) => competencyHeight(sheet, one)));
    sheet.room(height);
    const top = sheet.y;
    pair.forEach((one, side) => {
      sheet.y = top;
      competency(sheet, one, PAGE.left + side * (HALF + GAP));
    });
    sheet.y = top + height + 12;
  }
}

function competencyHeight(sheet: Sheet, one: CvResult["competencies"][number]): number {
  const quoteHeight = one.evidence.trim() ? sheet.height(quote(one.evidence), QUOTE, HALF) + 3 : 0;
  return sheet.height(one.name, STRONG, HALF - 110) + 11 + quoteHeight;
}

function competency(sheet: Sheet, one: CvResult["competencies"][number], x: number): void {
  const band = competencyBand(one.score);
  const percent = competencyPercent(one.score);
  const top = sheet.y;
  const nameHeight = sheet.height(one.name, STRONG, HALF - 110);
  drawBar(sheet, { x, y: top + nameHeight + 3, width: HALF, share: percent / 100, color: BAND_ARC[band] });
  sheet.tag("P", () => {
    sheet.flow(one.name, STRONG, { x, width: HALF - 110 });
    const word = textStyle(8.5, { face: "medium", color: BAND_INK[band], leading: 14 });
    sheet.put(BAND_WORDS[band], word, x + HALF - 110, top, { width: 78, align: "right" });
    sheet.put(`${percent} %`, STRONG, x + HALF - 32, top, { width: 32, align: "right" });
    sheet.y = top + nameHeight + 11;
    if (one.evidence.trim()) {
      sheet.space(2);
      sheet.flow(quote(one.evidence), QUOTE, { x, width: HALF });
    }
  });
}

/** Strengths and improvements side by side if both fit, otherwise one below the other. */
export function recommendations(sheet: Sheet, { strengths, improvement_areas }: CvResult["recommendations"]): void {
  const columns = [
    { title: "Fortalezas", items: strengths, dot: BAND_ARC.ok },
    { title: "Áreas de Mejora", items: improvement_areas, dot: PALETTE.cobre500 },
  ].filter((column) => column.items.length > 0);
  const height = (items: readonly string[]) =>
    items.reduce((sum, item) => sum + sheet.height(item, BODY, HALF - 14) + 5, 0);
  const tallest = Math.max(0, ...columns.map((column) => height(column.items)));
  const whole = HEADING.leading + 8 + tallest;
  const free = PAGE.bottom - sheet.y - 14;
  // Side by side they must fit on one page; one below the other they fill the rest of this one.
  if (columns.length < 2 || (whole > free && (free > WORTH_FILLING || whole > PAGE.bottom - PAGE.top))) {
    for (const column of columns) {
      heading(sheet, column.title, BODY.leading * 2);
      bullets(sheet, column, PAGE.left, CONTENT_WIDTH);
    }
    return;
  }
  sheet.space(14);
  sheet.room(whole);
  const top = sheet.y;
  let end = top;
  columns.forEach((column, side) => {
    const x = PAGE.left + side * (HALF + GAP);
    sheet.y = top;
    sheet.tag("H2", () => sheet.flow(column.title, HEADING, { x, width: HALF }));
    sheet.space(8);
    bullets(sheet, column, x, HALF);
    end = Math.max(end, sheet.y);
  });
  sheet.y = end;
}

function bullets(sheet: Sheet, column: { items: readonly string[]; dot: string }, x: number, width: number): void {
  const list = sheet.group("L");
  for (const item of column.items) {
    sheet.room(Math.min(sheet.height(item, BODY, width - 14), KEPT_WHOLE));
    const y = sheet.y;
    sheet.artifact(() => sheet.doc.circle(x + 3, y + BODY.leading / 2, 2.2).fill(column.dot));
    const entry = sheet.group("LI", list);
    sheet.tag("LBody", () => sheet.flow(item, BODY, { x: x + 14, width: width - 14 }), { parent: entry });
    sheet.space(5);
  }
}

export function linkedin(sheet: Sheet, suggestions: LinkedinSuggestions): void {
  heading(sheet, "Sugerencias para LinkedIn", 200);
  const label = textStyle(8.5, { face: "medium", color: PALETTE.ink3, leading: 13 });
  if (suggestions.headline) {
    const style = textStyle(10.5, { face: "medium", leading: 15.5 });
    const height = sheet.height(suggestions.headline, style, CONTENT_WIDTH - 28) + label.leading + 18;
    sheet.room(height);
    drawPanel(sheet, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH, height, color: PALETTE.paper });
    const top = sheet.y;
    sheet.y = top + 9;
    sheet.tag("P", () => {
      sheet.flow("Titular sugerido", label, { x: PAGE.left + 14, width: CONTENT_WIDTH - 28 });
      sheet.flow(suggestions.headline ?? "", style, { x: PAGE.left + 14, width: CONTENT_WIDTH - 28 });
    });
    sheet.y = top + height + 10;
  }
  if (suggestions.keywords.length > 0) {
    sheet.room(label.leading + BODY.leading);
    sheet.tag("P", () => {
      sheet.flow("Palabras clave para tu sección de aptitudes, en este orden", label);
      sheet.flow(suggestions.keywords.join(" · "), BODY);
    });
    sheet.space(9);
  }
  if (suggestions.recommendations.length === 0) return;
  sheet.room(label.leading + BODY.leading);
  sheet.tag("P", () => sheet.flow("Recomendaciones adicionales", label));
  sheet.space(3);
  bullets(sheet, { items: suggestions.recommendations, dot: PALETTE.patina600 }, PAGE.left, CONTENT_WIDTH);
}

export function questions(sheet: Sheet, list: CvResult["interview_questions"]): void {
  if (list.length === 0) return;
  heading(sheet, "Preguntas para practicar", 40);
  const tags = sheet.group("L");
  list.forEach((one, index) => {
    const place = { x: PAGE.left + 18, width: CONTENT_WIDTH - 18 };
    sheet.room(Math.min(sheet.height(one.question, BODY, place.width) + SMALL.leading, KEPT_WHOLE));
    const entry = sheet.group("LI", tags);
    const top = sheet.y;
    sheet.tag("Lbl", () => sheet.put(`${index + 1}.`, STRONG, PAGE.left, top, { width: 16 }), { parent: entry });
    sheet.tag(
      "LBody",
      () => {
        sheet.flow(one.question, BODY, place);
        sheet.flow([DIFFICULTY_WORDS[one.difficulty], one.category].filter(Boolean).join(" · "), SMALL, place);
      },
      { parent: entry },
    );
    sheet.space(8);
  });
}
