import { PALETTE } from "#app/documents/pdf/palette.ts";
import { CONTENT_WIDTH, PAGE, type Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import { upperFirst } from "#app/features/coaching/day-text.ts";
import type { TermReport } from "../../panel-api-schemas.server.ts";
import { changeText } from "../report-findings.ts";
import { figureText, REPORT_SERVICES } from "../report-labels.ts";
import { LABEL, SMALL } from "./blocks.server.ts";

const HEIGHT = 82;
const CELL = CONTENT_WIDTH / REPORT_SERVICES.length;
const PAD = 13;
const TOTAL = textStyle(19, { face: "semibold", leading: 25, tracking: -0.4 });

/** How much each service was used, side by side. */
export function totals(sheet: Sheet, report: TermReport): void {
  const top = sheet.y;
  sheet.artifact(() => {
    const { doc } = sheet;
    doc.lineWidth(0.7).roundedRect(PAGE.left, top, CONTENT_WIDTH, HEIGHT, 8).stroke(EDGE);
    for (let index = 1; index < REPORT_SERVICES.length; index += 1) {
      const x = PAGE.left + index * CELL;
      doc
        .moveTo(x, top)
        .lineTo(x, top + HEIGHT)
        .stroke(EDGE);
    }
  });
  for (const [index, { key, uses }] of REPORT_SERVICES.entries()) {
    const now = report.totals[key];
    const before = report.previous.totals[key].uses;
    const x = PAGE.left + index * CELL + PAD;
    const place = { width: CELL - 2 * PAD };
    const change = changeText(now.uses, before);
    sheet.tag("P", () => {
      sheet.put(uses, LABEL, x, top + 10, place);
      sheet.put(upperFirst(figureText(now.uses, report)), TOTAL, x, top + 22, place);
      sheet.put(`Personas: ${figureText(now.people, report)}`, SMALL, x, top + 47, place);
      sheet.put(`${change ? `${change} · ` : ""}antes ${figureText(before, report)}`, SMALL, x, top + 60, place);
    });
  }
  sheet.y = top + HEIGHT;
}

/** Darker than a hairline, so that it survives a copy in grey. */
const EDGE = PALETTE.lineStrong;
