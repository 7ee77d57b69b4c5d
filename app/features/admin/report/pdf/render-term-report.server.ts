import { drawArch, drawLogo, drawPanel, drawRule } from "#app/documents/pdf/drawings.server.ts";
import { PALETTE } from "#app/documents/pdf/palette.ts";
import type { ReportHead } from "#app/documents/pdf/report-head.ts";
import { CONTENT_WIDTH, PAGE, Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import type { TermReport } from "../../panel-api-schemas.server.ts";
import { disclosureNote, GROUPED_BY, type GroupedBy } from "../report-labels.ts";
import { BODY, paragraph, SMALL } from "./blocks.server.ts";
import { groups, note, periodText, scoresAndSessions, weeks } from "./sections.server.ts";
import { totals } from "./totals.server.ts";

const TITLE = "Informe del período";
const LOGO_SIZE = 30;
const HEAD_TOP = 34;
const PERIOD_WIDTH = 170;
const NAME = textStyle(10.5, { face: "semibold", leading: 14, tracking: -0.1 });
const NAME_X = PAGE.left + LOGO_SIZE + 10;
const NAME_WIDTH = PAGE.right - PERIOD_WIDTH - 16 - NAME_X;

/** What is drawn: the report as the screen gets it. `people`: whom it is about, in words. */
export type DrawnReport = { report: TermReport; by: GroupedBy; people: string; head: ReportHead };

/**
 * The report of a period as a tagged A4 PDF with embedded fonts. It shows published figures only and computes none.
 * Deterministic: its date is that of the report.
 */
export async function renderTermReport({ report, by, people, head }: DrawnReport): Promise<Buffer> {
  const title = `${TITLE}: ${periodText(report).toLowerCase()}`;
  const made = new Date(report.generatedAt);
  // The head's height depends on the name, which may need several lines; the sheet must exist to measure it.
  const probe = new Sheet({ title, author: head.institution, subject: people, made });
  const headHeight = Math.max(LOGO_SIZE, probe.height(head.institution, NAME, NAME_WIDTH) + SMALL.leading);
  const top = HEAD_TOP + headHeight + 32;
  const sheet = new Sheet({ title, author: head.institution, subject: people, made }, top);
  const color = head.accent ?? PALETTE.patina700;
  const drawHead = (isContent: boolean) => header(sheet, { report, head, color, headHeight, isContent });
  drawHead(true);
  sheet.y = top;
  introduction(sheet, { report, by, people });
  totals(sheet, report);
  groups(sheet, { report, color }, by);
  weeks(sheet, { report, color });
  scoresAndSessions(sheet, { report, color });
  note(sheet, disclosureNote(report));
  sheet.onEveryPage((page, pages) => {
    if (page > 1) drawHead(false);
    footer(sheet, { page, pages, text: title });
  });
  return sheet.finish();
}

type Header = { report: TermReport; head: ReportHead; color: string; headHeight: number; isContent: boolean };

/** @param isContent read aloud, which is for the first page only */
function header(sheet: Sheet, { report, head, color, headHeight, isContent }: Header): void {
  if (head.logo === null) drawArch(sheet, PAGE.left - 2, HEAD_TOP - 2, LOGO_SIZE + 2);
  else drawLogo(sheet, head.logo, { x: PAGE.left, y: HEAD_TOP, size: LOGO_SIZE });
  const lines = sheet.lines(head.institution, NAME, NAME_WIDTH);
  const texts = () => {
    for (const [index, line] of lines.entries()) sheet.type.draw(line, NAME, NAME_X, HEAD_TOP + index * NAME.leading);
    sheet.put("Desarrollo Profesional", SMALL, NAME_X, HEAD_TOP + lines.length * NAME.leading, { width: NAME_WIDTH });
    const place = { width: PERIOD_WIDTH, align: "right" } as const;
    const x = PAGE.right - PERIOD_WIDTH;
    sheet.put(periodText(report), textStyle(9.5, { face: "semibold", leading: 14 }), x, HEAD_TOP, place);
    sheet.put(`Hecho el ${formatDateTime(report.generatedAt)}`, SMALL, x, HEAD_TOP + 14, place);
  };
  if (isContent) sheet.tag("P", texts);
  else sheet.artifact(texts, "Pagination");
  const ruleY = HEAD_TOP + headHeight + 10;
  drawPanel(sheet, { x: PAGE.left, y: ruleY, width: CONTENT_WIDTH, height: 1.4, color, radius: 0 });
}

function introduction(sheet: Sheet, { report, by, people }: Pick<DrawnReport, "report" | "by" | "people">): void {
  const heading = textStyle(20, { face: "semibold", leading: 25, tracking: -0.4 });
  const title = `${TITLE}, por ${GROUPED_BY[by].toLowerCase()}`;
  const sample = report.includesSampleData ? " Incluye los datos de muestra, de personas inventadas." : "";
  const about = `${people}. Comparado con el período ${periodText(report.previous).toLowerCase()}.${sample}`;
  for (const block of [
    paragraph(sheet, title, heading, CONTENT_WIDTH, "H1"),
    paragraph(sheet, about, { ...BODY, color: PALETTE.ink2 }, CONTENT_WIDTH),
  ]) {
    sheet.space(2);
    block.draw(PAGE.left, sheet.y);
    sheet.space(block.height);
  }
  sheet.space(14);
}

function footer(sheet: Sheet, { page, pages, text }: { page: number; pages: number; text: string }): void {
  const width = 72;
  drawRule(sheet, 798);
  sheet.artifact(() => {
    sheet.put(text, SMALL, PAGE.left, 804, { width: CONTENT_WIDTH - width - 12 });
    sheet.put(`Página ${page} de ${pages}`, SMALL, PAGE.right - width, 804, { width, align: "right" });
  }, "Pagination");
}
