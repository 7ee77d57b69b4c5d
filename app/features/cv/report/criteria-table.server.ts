import { drawBar, drawRule } from "#app/documents/pdf/drawings.server.ts";
import { PALETTE } from "#app/documents/pdf/palette.ts";
import { PAGE, type Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import { formatScore } from "#app/platform/format.ts";
import type { ReportedAnalysis } from "../compute/tasks.ts";
import type { CvDetails } from "../result.ts";
import { describeCriterion } from "../rubric/criteria.ts";
import { totalBand } from "../score-bands.ts";
import { BAND_ARC } from "./band-colors.ts";
import { formatPoints, totalExplained } from "./labels.ts";
import { heading, QUOTE, quote } from "./sections.server.ts";

const QUOTES_SHOWN = 2;
const NAME_WIDTH = 118;
const POINTS_WIDTH = 62;
const FINDING_X = PAGE.left + NAME_WIDTH + POINTS_WIDTH + 24;

/** One row per criterion of the rubric: points, finding, and the quotes it rests on. */
export function criteria(sheet: Sheet, view: ReportedAnalysis): void {
  const { criteria: list } = view.details;
  const total = view.results.structure_evaluation.puntuacion_total;
  if (list.length === 0) return;
  heading(sheet, `Cómo se calcula: pauta v${view.rubricVersion}`, 80);
  sheet.tag("P", () =>
    sheet.flow(
      `Suma de los puntos de ${list.length} criterios, redondeada: ${formatScore(total, totalBand)} de 100. ` +
        totalExplained(view),
      textStyle(9.5, { color: PALETTE.ink2, leading: 14 }),
    ),
  );
  sheet.space(10);
  const table = sheet.group("Table");
  for (const criterion of list) criterionRow(sheet, table, criterion);
}

function criterionRow(sheet: Sheet, table: ReturnType<Sheet["group"]>, criterion: CvDetails["criteria"][number]): void {
  const text = textStyle(9.5, { leading: 13.5 });
  const width = PAGE.right - FINDING_X;
  const quotes = [...new Set(criterion.evidence)]
    .filter((one) => one.trim())
    .slice(0, QUOTES_SHOWN)
    .map(quote);
  const finding = criterion.finding === "" ? describeCriterion(criterion.id) : criterion.finding;
  const height =
    sheet.height(finding, text, width) + quotes.reduce((sum, one) => sum + sheet.height(one, QUOTE, width) + 2, 0);
  sheet.room(Math.min(Math.max(height, 22) + 12, 240));
  drawRule(sheet, sheet.y);
  sheet.space(6);
  const top = sheet.y;
  const share = criterion.max > 0 ? criterion.points / criterion.max : 0;
  const pointsX = PAGE.left + NAME_WIDTH + 8;
  drawBar(sheet, {
    x: pointsX,
    y: top + 17,
    width: POINTS_WIDTH,
    share,
    color: BAND_ARC[totalBand(share * 100)],
    height: 3,
  });
  const row = sheet.group("TR", table);
  sheet.tag(
    "TH",
    () => sheet.flow(criterion.name, { ...text, face: "semibold" }, { x: PAGE.left, width: NAME_WIDTH }),
    { parent: row },
  );
  const nameEnd = sheet.y;
  sheet.tag(
    "TD",
    () =>
      sheet.put(`${formatPoints(criterion.points)} de ${formatPoints(criterion.max)}`, text, pointsX, top, {
        width: POINTS_WIDTH,
      }),
    { parent: row },
  );
  sheet.y = top;
  sheet.tag(
    "TD",
    () => {
      sheet.flow(finding, text, { x: FINDING_X, width });
      for (const one of quotes) {
        sheet.space(2);
        sheet.flow(one, QUOTE, { x: FINDING_X, width });
      }
    },
    { parent: row },
  );
  // After a page break inside the finding the cursor is on the next page, where the name's bottom edge is meaningless.
  if (sheet.y >= top) sheet.y = Math.max(sheet.y, nameEnd, top + 22);
  sheet.space(6);
}
