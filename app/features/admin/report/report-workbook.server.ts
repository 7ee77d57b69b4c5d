import { type SheetCell, workbookStream } from "#app/documents/write-workbook.server.ts";
import type { Figure, PeriodFigures, TermReport } from "../panel-api-schemas.server.ts";
import { SESSION_STATUS } from "../status-labels.ts";
import { dayText, GROUPED_BY, type GroupedBy, REPORT_SERVICES, REST_OF_GROUPS } from "./report-labels.ts";

type Row = readonly [section: string, name: string, now: SheetCell, before: SheetCell];

/** The report as a spreadsheet: one figure a row, beside the same figure of the period before. */
export function reportWorkbook(report: TermReport, by: GroupedBy) {
  return workbookStream({
    sheet: "Informe",
    columns: [
      { title: "Sección", width: 28 },
      { title: "Cifra", width: 40 },
      { title: `Del ${dayText(report.from)} al ${dayText(report.to)}`, width: 28 },
      { title: `Del ${dayText(report.previous.from)} al ${dayText(report.previous.to)}`, width: 28 },
    ],
    rows: [[...rowsOf(report, by)]],
  });
}

function* rowsOf(report: TermReport, by: GroupedBy): Generator<Row> {
  const { previous, minimumPeople, minimumForMeans } = report;
  const told = (figure: Figure): SheetCell => (figure === null ? `menos de ${minimumPeople}` : figure);
  const mean = (figure: Figure): SheetCell => (figure === null ? `menos de ${minimumForMeans} personas` : figure);
  for (const { key, uses, people } of REPORT_SERVICES) {
    yield ["Uso", uses, told(report.totals[key].uses), told(previous.totals[key].uses)];
    yield ["Uso", people, told(report.totals[key].people), told(previous.totals[key].people)];
  }
  for (const status of ["scheduled", "completed", "cancelled", "no_show"] as const) {
    const name = SESSION_STATUS[status];
    yield ["Sesiones", name, told(report.bookingsByStatus[status]), told(previous.bookingsByStatus[status])];
  }
  const means: [string, keyof PeriodFigures["means"]][] = [
    ["Puntaje de CV (de 100)", "cvScore"],
    ["Puntaje de entrevista (de 100)", "interviewScore"],
    ["Calificación del head hunter (de 5)", "hunterRating"],
    ["Calificación de la sesión de coaching (de 5)", "sessionRating"],
  ];
  for (const [name, key] of means) yield ["Promedios", name, mean(report.means[key]), mean(previous.means[key])];
  yield ["Primer y último CV", "Personas con dos o más análisis", told(report.movement.people), null];
  yield ["Primer y último CV", "Puntaje del primero", mean(report.movement.first), null];
  yield ["Primer y último CV", "Puntaje del último", mean(report.movement.last), null];
  for (const group of report.groups) {
    const name = group.name ?? REST_OF_GROUPS;
    for (const { key, people } of REPORT_SERVICES)
      yield [
        `Por ${GROUPED_BY[by].toLowerCase()}`,
        `${name}: ${people}`,
        told(group.now[key]),
        told(group.before[key]),
      ];
  }
  for (const week of report.weeks) {
    for (const { key, uses } of REPORT_SERVICES)
      yield [`Semana del ${dayText(week.week)}`, uses, told(week[key]), null];
  }
  for (const { from, to, people } of report.scores) yield ["Puntajes de CV", `${from} a ${to}`, told(people), null];
  const note =
    `Las cantidades son múltiplos de ${report.countStep}, hacia abajo; ` +
    `sobre menos de ${minimumPeople} personas no se dicen.`;
  yield ["Nota", note, null, null];
}
