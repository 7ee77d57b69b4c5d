import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import type { Figure, TermReport } from "#app/features/admin/panel-api-schemas.server.ts";
import { GROUPED_BY, type GroupedBy, REPORT_SERVICES } from "#app/features/admin/report/report-labels.ts";
import { SESSION_STATUS } from "#app/features/admin/status-labels.ts";
import { formatCount, formatDateTime } from "#app/platform/format.ts";
import { BarRows } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChartLegend, LineChart } from "#app/ui/line-chart.tsx";

const meanFormat = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });

/** The figures of a period beside the one before: totals, groups, use per week, scores, sessions, averages. */
export function ReportSections({ report, by }: { report: TermReport; by: GroupedBy }) {
  const few = `menos de ${report.minimumPeople}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-2 tabular-nums">
        Del {day(report.from)} al {day(report.to)}. Hecho el {formatDateTime(report.generatedAt)}.
        {report.includesSampleData && " Incluye los datos de muestra, de personas inventadas."} Comparado con el{" "}
        {day(report.previous.from)} al {day(report.previous.to)}.
      </p>
      <Totals report={report} few={few} />
      {report.groups.length > 0 && <Groups report={report} by={by} few={few} />}
      <Weeks report={report} few={few} />
      <div className="grid items-start gap-4 shell:grid-cols-2 print:block print:space-y-4">
        <Section title="Puntajes de CV" lead="Personas según el puntaje de su último análisis.">
          <BarRows
            rows={report.scores.map(({ from, to, people }) => ({
              name: `${from} a ${to}`,
              value: people,
              text: figure(people, few),
            }))}
          />
          <Movement report={report} />
        </Section>
        <div className="grid gap-4">
          <Section title="Sesiones de coaching" lead="Según el estado de las que comienzan en el período.">
            <BarRows
              rows={Object.entries(report.bookingsByStatus).map(([status, count]) => ({
                name: SESSION_STATUS[status as keyof typeof SESSION_STATUS],
                value: count,
                text: (
                  <>
                    {figure(count, few)}{" "}
                    <Before>{figure(report.previous.bookingsByStatus[status as "scheduled"], few)}</Before>
                  </>
                ),
              }))}
            />
          </Section>
          <Means report={report} />
        </div>
      </div>
      <p className="text-sm text-ink-3">
        Las cifras sobre menos de {report.minimumPeople} personas no se muestran y las cantidades son múltiplos de{" "}
        {report.countStep}, hacia abajo: así nadie puede ser reconocido, tampoco restando dos informes.
      </p>
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

function Totals({ report, few }: { report: TermReport; few: string }) {
  return (
    <div className="grid gap-3 rows:grid-cols-3">
      {REPORT_SERVICES.map(({ key, uses }) => {
        const now = report.totals[key];
        const before = report.previous.totals[key];
        return (
          <Card as="article" pad="sm" key={key}>
            <p className="text-sm text-ink-2">{uses}</p>
            <p className="text-2xl font-bold tabular-nums first-letter:uppercase">{figure(now.uses, few)}</p>
            <p className="text-sm text-ink-3 tabular-nums">Personas: {figure(now.people, few)}</p>
            <Change now={now.uses} before={before.uses} few={few} />
          </Card>
        );
      })}
    </div>
  );
}

/** How a figure moved, in percent of the one before where both are published. */
function Change({ now, before, few }: { now: Figure; before: Figure; few: string }) {
  const percent = now !== null && before !== null && before > 0 ? Math.round(((now - before) / before) * 100) : null;
  return (
    <p className="mt-0.5 flex items-center gap-1 text-sm text-ink-2 tabular-nums">
      {percent !== null && percent !== 0 && <Icon glyph={percent > 0 ? TrendingUp : TrendingDown} size={16} />}
      {percent !== null && `${percent > 0 ? "+" : ""}${percent} % · `}antes {figure(before, few)}
    </p>
  );
}

type GroupRow = TermReport["groups"][number];

function Groups({ report, by, few }: { report: TermReport; by: GroupedBy; few: string }) {
  const columns: Column<GroupRow>[] = [
    {
      key: "name",
      header: GROUPED_BY[by],
      card: "name",
      cell: ({ name }) => <b className="font-semibold">{name ?? "Otras y sin dato"}</b>,
    },
    ...REPORT_SERVICES.map(({ key, uses }) => ({
      key,
      header: uses,
      numeric: true,
      cell: ({ now, before }: GroupRow) => (
        <span>
          {figure(now[key], few)} <Before>{figure(before[key], few)}</Before>
        </span>
      ),
    })),
  ];
  return (
    <Section
      title={`Personas por ${GROUPED_BY[by].toLowerCase()}`}
      lead="Personas distintas que usaron cada servicio; entre paréntesis, las del período anterior."
    >
      <BarRows
        rows={report.groups.map(({ name, now }) => ({
          name: name ?? "Otras y sin dato",
          value: now.cv,
          text: `${figure(now.cv, few)} con CV`,
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

function Movement({ report: { movement } }: { report: TermReport }) {
  const { first, last } = movement;
  if (first === null || last === null) {
    return <p className="mt-3 text-sm text-ink-3">Muy pocas personas tienen dos análisis para comparar.</p>;
  }
  const difference = last - first;
  return (
    <p className="mt-3 text-ink-2 tabular-nums">
      Quienes lo analizaron dos o más veces pasaron de <b>{first}</b> a <b>{last}</b>.
      {` En promedio: ${difference > 0 ? "+" : ""}${difference} puntos.`}
    </p>
  );
}

function Weeks({ report, few }: { report: TermReport; few: string }) {
  const columns: Column<TermReport["weeks"][number]>[] = [
    { key: "week", header: "Semana del", numeric: true, card: "name", cell: ({ week }) => day(week) },
    ...REPORT_SERVICES.map(({ key, uses }) => ({
      key,
      header: uses,
      numeric: true,
      cell: (week: TermReport["weeks"][number]) => figure(week[key], few),
    })),
  ];
  const chart = {
    label: `Uso por semana en ${report.weeks.length} semanas. Los datos están en la tabla que sigue.`,
    labels: report.weeks.map(({ week }) => day(week).slice(0, 5)),
    series: REPORT_SERVICES.map(({ key, uses }) => ({
      name: uses,
      values: report.weeks.map((week) => week[key]),
    })),
  };
  return (
    <Section title="Uso por semana" lead="Cada punto es una semana, de lunes a domingo.">
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
  const rows = [
    ["Puntaje de CV", means.cvScore, previous.means.cvScore, "de 100"],
    ["Puntaje de entrevista", means.interviewScore, previous.means.interviewScore, "de 100"],
    ["Calificación del head hunter", means.hunterRating, previous.means.hunterRating, "de 5 estrellas"],
  ] as const;
  return (
    <Section title="Promedios">
      <dl>
        {rows.map(([name, mean, before, unit]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-b-0">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">
              {mean === null ? `Menos de ${minimumForMeans} personas` : `${meanFormat.format(mean)} ${unit}`}{" "}
              {before !== null && <Before>{meanFormat.format(before)}</Before>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card as="section" className="min-w-0 print:break-inside-avoid">
      <h2 className="text-lg leading-6">{title}</h2>
      {lead && <p className="mb-3 text-ink-2">{lead}</p>}
      {children}
    </Card>
  );
}

function figure(value: Figure, few: string): string {
  return value === null ? few : formatCount(value);
}

/** "2026-08-03" -> "03-08-2026" */
function day(date: string): string {
  return date.split("-").reverse().join("-");
}
