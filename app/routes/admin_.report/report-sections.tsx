import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import type { Figure, TermReport } from "#app/features/admin/panel-api-schemas.server.ts";
import {
  changeText,
  type Finding,
  groupsFinding,
  movementFinding,
  scoresFinding,
  sessionsFinding,
  weeksFinding,
} from "#app/features/admin/report/report-findings.ts";
import {
  dayText,
  disclosureNote,
  figureText,
  GROUPED_BY,
  type GroupedBy,
  meanText,
  REPORT_MEANS,
  REPORT_SERVICES,
  REST_OF_GROUPS,
} from "#app/features/admin/report/report-labels.ts";
import { SESSION_STATUS } from "#app/features/admin/status-labels.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { BarRows } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChartLegend, LineChart } from "#app/ui/line-chart.tsx";

/** The figures of a period beside the one before: totals, groups, use per week, scores, sessions, averages. */
export function ReportSections({ report, by }: { report: TermReport; by: GroupedBy }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-2 tabular-nums">
        Del {dayText(report.from)} al {dayText(report.to)}. Hecho el {formatDateTime(report.generatedAt)}.
        {report.includesSampleData && " Incluye los datos de muestra, de personas inventadas."} Comparado con el{" "}
        {dayText(report.previous.from)} al {dayText(report.previous.to)}.
      </p>
      <Totals report={report} />
      {report.groups.length > 0 && <Groups report={report} by={by} />}
      <Weeks report={report} />
      <div className="grid items-start gap-4 shell:grid-cols-2 print:block print:space-y-4">
        <Section
          title="Puntajes de CV"
          finding={scoresFinding(report)}
          lead="Personas según el puntaje de su último análisis."
        >
          <BarRows
            rows={report.scores.map(({ from, to, people }) => ({
              name: `${from} a ${to}`,
              value: people,
              text: figureText(people, report),
            }))}
          />
          <Movement report={report} />
        </Section>
        <div className="grid gap-4">
          <Section
            title="Sesiones de coaching"
            finding={sessionsFinding(report)}
            lead="Según el estado de las que comienzan en el período."
          >
            <BarRows
              rows={Object.entries(report.bookingsByStatus).map(([status, count]) => ({
                name: SESSION_STATUS[status as keyof typeof SESSION_STATUS],
                value: count,
                text: (
                  <>
                    {figureText(count, report)}{" "}
                    <Before>{figureText(report.previous.bookingsByStatus[status as "scheduled"], report)}</Before>
                  </>
                ),
              }))}
            />
          </Section>
          <Means report={report} />
        </div>
      </div>
      <p className="text-sm text-ink-3">{disclosureNote(report)}</p>
    </div>
  );
}

function Before({ children }: { children: ReactNode }) {
  return (
    <span className="font-normal text-ink-3">
      (<span className="sr-only">antes </span>
      {children})
    </span>
  );
}

function Totals({ report }: { report: TermReport }) {
  return (
    <div className="grid gap-3 rows:grid-cols-3">
      {REPORT_SERVICES.map(({ key, uses }) => {
        const now = report.totals[key];
        const before = report.previous.totals[key];
        return (
          <Card as="article" pad="sm" key={key}>
            <p className="text-sm text-ink-2">{uses}</p>
            <p className="text-2xl font-bold tabular-nums first-letter:uppercase">{figureText(now.uses, report)}</p>
            <p className="text-sm text-ink-3 tabular-nums">Personas: {figureText(now.people, report)}</p>
            <Change now={now.uses} before={before.uses} report={report} />
          </Card>
        );
      })}
    </div>
  );
}

/** How a figure moved, in percent of the one before where both are published. */
function Change({ now, before, report }: { now: Figure; before: Figure; report: TermReport }) {
  const change = changeText(now, before);
  return (
    <p className="mt-0.5 flex items-center gap-1 text-sm text-ink-2 tabular-nums">
      {change && <Icon glyph={change.startsWith("+") ? TrendingUp : TrendingDown} size={16} />}
      {change && `${change} · `}antes {figureText(before, report)}
    </p>
  );
}

type GroupRow = TermReport["groups"][number];

function Groups({ report, by }: { report: TermReport; by: GroupedBy }) {
  const columns: Column<GroupRow>[] = [
    {
      key: "name",
      header: GROUPED_BY[by],
      card: "name",
      cell: ({ name }) => <b className="font-semibold">{name ?? REST_OF_GROUPS}</b>,
    },
    ...REPORT_SERVICES.map(({ key, uses }) => ({
      key,
      header: uses,
      numeric: true,
      cell: ({ now, before }: GroupRow) => (
        <span>
          {figureText(now[key], report)} <Before>{figureText(before[key], report)}</Before>
        </span>
      ),
    })),
  ];
  return (
    <Section
      title={`Personas por ${GROUPED_BY[by].toLowerCase()}`}
      finding={groupsFinding(report, by)}
      lead="Personas distintas que usaron cada servicio; entre paréntesis, las del período anterior."
    >
      <BarRows
        rows={report.groups.map(({ name, now }) => ({
          name: name ?? REST_OF_GROUPS,
          value: now.cv,
          text: `${figureText(now.cv, report)} con CV`,
        }))}
        className="mb-4"
      />
      <DataTable
        caption={`Personas por ${GROUPED_BY[by].toLowerCase()}`}
        columns={columns}
        rows={report.groups}
        rowKey={({ name }) => name ?? ""}
        dense
      />
    </Section>
  );
}

function Movement({ report }: { report: TermReport }) {
  const { first, last } = report.movement;
  const finding = movementFinding(report);
  if (first === null || last === null) {
    return <p className="mt-3 text-sm text-ink-3">Muy pocas personas tienen dos análisis para comparar.</p>;
  }
  const difference = last - first;
  return (
    <p className="mt-3 text-ink-2 tabular-nums">
      <b className="block text-ink">{finding?.title}.</b>
      Quienes lo analizaron dos o más veces pasaron de <b>{first}</b> a <b>{last}</b>.
      {` En promedio: ${difference > 0 ? "+" : ""}${difference} puntos.`}
    </p>
  );
}

function Weeks({ report }: { report: TermReport }) {
  const columns: Column<TermReport["weeks"][number]>[] = [
    { key: "week", header: "Semana del", numeric: true, card: "name", cell: ({ week }) => dayText(week) },
    ...REPORT_SERVICES.map(({ key, uses }) => ({
      key,
      header: uses,
      numeric: true,
      cell: (week: TermReport["weeks"][number]) => figureText(week[key], report),
    })),
  ];
  const chart = {
    label: `Uso por semana en ${report.weeks.length} semanas. Los datos están en la tabla que sigue.`,
    labels: report.weeks.map(({ week }) => dayText(week).slice(0, 5)),
    series: REPORT_SERVICES.map(({ key, uses }) => ({
      name: uses,
      values: report.weeks.map((week) => week[key]),
    })),
  };
  return (
    <Section title="Uso por semana" finding={weeksFinding(report)} lead="Cada punto es una semana, de lunes a domingo.">
      <ChartLegend names={REPORT_SERVICES.map(({ uses }) => uses)} />
      <LineChart {...chart} size="narrow" className="mt-2 rows:hidden print:hidden" />
      <LineChart {...chart} size="wide" className="mt-2 max-rows:hidden print:block" />
      <details className="mt-3 print:hidden">
        <summary className="link text-sm">Ver los datos en una tabla</summary>
        <DataTable caption="Uso por semana" columns={columns} rows={report.weeks} rowKey={({ week }) => week} dense />
      </details>
    </Section>
  );
}

function Means({ report: { means, previous, minimumForMeans } }: { report: TermReport }) {
  return (
    <Section title="Promedios">
      <dl>
        {REPORT_MEANS.map(({ key, name, unit }) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-b-0">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">
              {means[key] === null ? `Menos de ${minimumForMeans} personas` : `${meanText(means[key])} ${unit}`}{" "}
              {previous.means[key] !== null && <Before>{meanText(previous.means[key])}</Before>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type SectionProps = { title: string; finding?: Finding | null; lead?: string; children: ReactNode };

/** The finding is the title where the figures have one; then what the section is about stands above it. */
function Section({ title, finding, lead, children }: SectionProps) {
  const sentence = [finding?.text, lead].filter(Boolean).join(" ");
  return (
    <Card as="section" className="min-w-0">
      {finding && <p className="text-sm text-ink-3">{title}</p>}
      <h2 className="text-lg leading-6">{finding?.title ?? title}</h2>
      {sentence && <p className="mb-3 text-ink-2">{sentence}</p>}
      {children}
    </Card>
  );
}
