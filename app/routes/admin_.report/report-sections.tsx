import type { ReactNode } from "react";
import type { Figure, TermReport } from "#app/features/admin/panel-api-schemas.server.ts";
import { SESSION_STATUS } from "#app/features/admin/status-labels.ts";
import { formatCount, formatDateTime } from "#app/platform/format.ts";
import { BarRows } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { ChartLegend, LineChart } from "#app/ui/line-chart.tsx";

const SERVICES = { cv: "Análisis de CV", interviews: "Entrevistas", bookings: "Citas agendadas" } as const;
type Service = keyof typeof SERVICES;
const SERVICE_KEYS = ["cv", "interviews", "bookings"] as const satisfies readonly Service[];

const meanFormat = new Intl.NumberFormat("es-CL", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The figures of a period: totals, use per week, scores, sessions, averages. */
export function ReportSections({ report }: { report: TermReport }) {
  const few = `menos de ${report.minimumPeople}`;
  return (
    <div className="grid gap-4">
      <p className="text-ink-2 tabular-nums">
        Del {day(report.from)} al {day(report.to)}. Hecho el {formatDateTime(report.generatedAt)}.
        {report.includesSampleData && " Incluye los datos de muestra, de personas inventadas."}
      </p>
      <Totals report={report} few={few} />
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
        </Section>
        <div className="grid gap-4">
          <Section title="Sesiones de coaching" lead="Según el estado de las que comienzan en el período.">
            <BarRows
              rows={Object.entries(report.bookingsByStatus).map(([status, count]) => ({
                name: SESSION_STATUS[status as keyof typeof SESSION_STATUS],
                value: count,
                text: figure(count, few),
              }))}
            />
          </Section>
          <Means report={report} />
        </div>
      </div>
      <p className="text-sm text-ink-3">
        Las cifras sobre menos de {report.minimumPeople} personas no se muestran, para que nadie pueda ser reconocido.
      </p>
    </div>
  );
}

function Totals({ report, few }: { report: TermReport; few: string }) {
  return (
    <div className="grid gap-3 rows:grid-cols-3">
      {SERVICE_KEYS.map((service) => {
        const { uses, people } = report.totals[service];
        return (
          <Card as="article" pad="sm" key={service}>
            <p className="text-sm text-ink-2">{SERVICES[service]}</p>
            <p className="text-2xl font-bold tabular-nums first-letter:uppercase">{figure(uses, few)}</p>
            <p className="text-sm text-ink-3 tabular-nums">Personas: {figure(people, few)}</p>
          </Card>
        );
      })}
    </div>
  );
}

function Weeks({ report, few }: { report: TermReport; few: string }) {
  const columns: Column<TermReport["weeks"][number]>[] = [
    { key: "week", header: "Semana del", numeric: true, card: "name", cell: ({ week }) => day(week) },
    ...SERVICE_KEYS.map((service) => ({
      key: service,
      header: SERVICES[service],
      numeric: true,
      cell: (week: TermReport["weeks"][number]) => figure(week[service], few),
    })),
  ];
  const chart = {
    label: `Uso por semana en ${report.weeks.length} semanas. Los datos están en la tabla que sigue.`,
    labels: report.weeks.map(({ week }) => day(week).slice(0, 5)),
    series: SERVICE_KEYS.map((service) => ({
      name: SERVICES[service],
      values: report.weeks.map((week) => week[service]),
    })),
  };
  return (
    <Section title="Uso por semana" lead="Cada punto es una semana, de lunes a domingo.">
      <ChartLegend names={SERVICE_KEYS.map((service) => SERVICES[service])} />
      <LineChart {...chart} size="narrow" className="mt-2 rows:hidden print:hidden" />
      <LineChart {...chart} size="wide" className="mt-2 max-rows:hidden print:block" />
      <details className="mt-3">
        <summary className="link text-sm">Ver los datos en una tabla</summary>
        <DataTable caption="Uso por semana" columns={columns} rows={report.weeks} rowKey={({ week }) => week} dense />
      </details>
    </Section>
  );
}

function Means({ report: { means, minimumPeople } }: { report: TermReport }) {
  const rows = [
    ["Puntaje de CV", means.cvScore, "de 100"],
    ["Puntaje de entrevista", means.interviewScore, "de 100"],
    ["Calificación del head hunter", means.hunterRating, "de 5 estrellas"],
  ] as const;
  return (
    <Section title="Promedios">
      <dl>
        {rows.map(([name, mean, unit]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-b-0">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">
              {mean === null ? `Menos de ${minimumPeople} personas` : `${meanFormat.format(mean)} ${unit}`}
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
