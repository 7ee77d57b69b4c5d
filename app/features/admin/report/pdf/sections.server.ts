import { CONTENT_WIDTH, PAGE, type Sheet } from "#app/documents/pdf/sheet.server.ts";
import type { CoachSessionStatus } from "#db/coaching-tables.ts";
import type { Figure, TermReport } from "../../panel-api-schemas.server.ts";
import { SESSION_STATUS } from "../../status-labels.ts";
import { groupsFinding, movementFinding, scoresFinding, sessionsFinding, weeksFinding } from "../report-findings.ts";
import {
  dayText,
  figureText,
  GROUPED_BY,
  type GroupedBy,
  meanText,
  REPORT_MEANS,
  REPORT_SERVICES,
  REST_OF_GROUPS,
} from "../report-labels.ts";
import { barLegend, barRows } from "./bars.server.ts";
import { BODY, gap, heading, paragraph, placeBeside, placeSection, type Section } from "./blocks.server.ts";
import { lineChart, lineLegend } from "./line-chart.server.ts";
import { meanRow } from "./means.server.ts";
import { movementChart, movementLegend } from "./movement.server.ts";
import { table } from "./table.server.ts";

/** The parts of the report below its totals, in the order of the screen. */

type Shown = { report: TermReport; color: string };

const COLUMN_GAP = 32;
const HALF = (CONTENT_WIDTH - COLUMN_GAP) / 2;
const RIGHT_X = PAGE.left + HALF + COLUMN_GAP;
const STATUSES = ["scheduled", "completed", "cancelled", "no_show"] as const satisfies readonly CoachSessionStatus[];

export function groups(sheet: Sheet, { report, color }: Shown, by: GroupedBy): void {
  if (report.groups.length === 0) return;
  const told = (figure: Figure) => figureText(figure, report);
  const nameOf = (name: string | null) => name ?? REST_OF_GROUPS;
  const topic = `Personas por ${GROUPED_BY[by].toLowerCase()}`;
  placeSection(sheet, {
    head: [
      ...heading(sheet, { topic, finding: groupsFinding(report, by), lead: "Personas distintas con análisis de CV." }),
    ],
    role: "Table",
    rowsHead: barLegend(sheet, [periodText(report), periodText(report.previous)], color),
    rows: barRows(
      sheet,
      report.groups.map(({ name, now, before }) => ({
        name: nameOf(name),
        now: now.cv,
        nowText: told(now.cv),
        before: { value: before.cv, text: told(before.cv) },
      })),
      { width: CONTENT_WIDTH, nameWidth: 150, color },
    ),
  });
  const lead = "Personas distintas que usaron cada servicio; entre paréntesis, las del período anterior.";
  placeSection(sheet, {
    head: heading(sheet, { topic: `${topic} y servicio`, lead }),
    ...table(sheet, {
      columns: [GROUPED_BY[by], ...REPORT_SERVICES.map(({ uses }) => uses)],
      rows: report.groups.map(({ name, now, before }) => ({
        name: nameOf(name),
        cells: REPORT_SERVICES.map(({ key }) => ({ now: told(now[key]), before: told(before[key]) })),
      })),
    }),
  });
}

export function weeks(sheet: Sheet, { report, color }: Shown): void {
  const topic = "Uso por semana";
  if (report.weeks.every(({ cv, interviews, bookings }) => cv === 0 && interviews === 0 && bookings === 0)) {
    const lead = "En ninguna semana del período se usó la plataforma.";
    placeSection(sheet, { head: heading(sheet, { topic, lead }), rows: [] });
    return;
  }
  const names = REPORT_SERVICES.map(({ uses }) => uses);
  const lead = "Cada punto es una semana, de lunes a domingo.";
  placeSection(sheet, {
    head: [
      ...heading(sheet, { topic, finding: weeksFinding(report), lead }),
      lineLegend(sheet, names, color),
      lineChart(sheet, {
        labels: report.weeks.map(({ week }) => dayText(week).slice(0, 5)),
        series: REPORT_SERVICES.map(({ key, uses }) => ({ name: uses, values: report.weeks.map((week) => week[key]) })),
        alt: `Uso por semana en ${report.weeks.length} semanas. Los datos están en la tabla que sigue.`,
        color,
      }),
    ],
    ...table(sheet, {
      columns: ["Semana del", ...names],
      rows: report.weeks.map((week) => ({
        name: dayText(week.week),
        cells: REPORT_SERVICES.map(({ key }) => ({ now: figureText(week[key], report) })),
      })),
    }),
  });
}

/** Scores at the left, sessions at the right; then the movement and the means in the same way. */
export function scoresAndSessions(sheet: Sheet, shown: Shown): void {
  placeBeside(sheet, scores(sheet, shown), sessions(sheet, shown), RIGHT_X);
  placeBeside(sheet, movement(sheet, shown), means(sheet, shown), RIGHT_X);
}

function scores(sheet: Sheet, { report, color }: Shown): Section {
  const topic = "Puntajes de CV";
  const isEmpty = report.scores.every(({ people }) => people === 0);
  const lead = isEmpty ? "Nadie tiene un análisis terminado." : "Personas según el puntaje de su último análisis.";
  const finding = scoresFinding(report);
  return {
    head: heading(sheet, { topic, finding, lead }, HALF),
    role: "Table",
    rows: isEmpty
      ? []
      : barRows(
          sheet,
          report.scores.map(({ from, to, people }) => ({
            name: `${from} a ${to}`,
            now: people,
            nowText: figureText(people, report),
          })),
          { width: HALF, nameWidth: 46, color },
        ),
  };
}

function sessions(sheet: Sheet, { report, color }: Shown): Section {
  const before = report.previous.bookingsByStatus;
  const now = report.bookingsByStatus;
  const topic = "Sesiones de coaching";
  if (STATUSES.every((status) => now[status] === 0 && before[status] === 0)) {
    const lead = "Ninguna comenzó en el período, ni en el anterior.";
    return { head: heading(sheet, { topic, lead }, HALF), rows: [] };
  }
  const lead = "Según el estado de las que comienzan en el período; con borde, las del anterior.";
  return {
    head: heading(sheet, { topic, finding: sessionsFinding(report), lead }, HALF),
    role: "Table",
    rows: barRows(
      sheet,
      STATUSES.map((status) => ({
        name: SESSION_STATUS[status],
        now: now[status],
        nowText: figureText(now[status], report),
        before: { value: before[status], text: figureText(before[status], report) },
      })),
      { width: HALF, nameWidth: 66, color },
    ),
  };
}

function movement(sheet: Sheet, { report, color }: Shown): Section {
  const { first, last, people } = report.movement;
  const topic = "Primer y último análisis";
  if (first === null || last === null) {
    const few = "Muy pocas personas tienen dos análisis para comparar.";
    return { head: heading(sheet, { topic, lead: few }, HALF), rows: [] };
  }
  const lead = `Puntaje medio de quienes lo analizaron dos o más veces. Personas: ${figureText(people, report)}.`;
  return {
    head: [...heading(sheet, { topic, finding: movementFinding(report), lead }, HALF), movementLegend(sheet, color)],
    rows: [movementChart(sheet, { first, last, width: HALF, color })],
  };
}

function means(sheet: Sheet, { report }: Shown): Section {
  return {
    head: heading(sheet, { topic: "Promedios", lead: "Entre paréntesis, los del período anterior." }, HALF),
    role: "Table",
    rows: REPORT_MEANS.map(({ key, name, unit }) => {
      const [now, before] = [report.means[key], report.previous.means[key]];
      const text = now === null ? `Menos de ${report.minimumForMeans} personas` : `${meanText(now)} ${unit}`;
      const cell = { now: text, ...(before !== null && { before: meanText(before) }) };
      return meanRow(sheet, name, cell, HALF);
    }),
  };
}

export function note(sheet: Sheet, text: string): void {
  placeSection(sheet, { head: [gap(0), paragraph(sheet, text, BODY, CONTENT_WIDTH)], rows: [] });
}

/** "Del 01-08-2026 al 24-11-2026" */
export function periodText({ from, to }: { from: string; to: string }): string {
  return `Del ${dayText(from)} al ${dayText(to)}`;
}
