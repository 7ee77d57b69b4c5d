import { formatDate, formatDateTime, formatScore } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import { type ChartSize, onOneDay } from "./chart-geometry.ts";
import { interviewSentence } from "./interview-timeline.ts";
import { ScoreChart, ScoreLegend, type ScoreSeries, seriesName } from "./score-chart.tsx";
import { progressSentence } from "./timeline.ts";

/** Two drawings instead of a scaled one, so that the chart's text stays readable on phones. */
const WIDE: ChartSize = { width: 660, height: 260 };
const NARROW: ChartSize = { width: 300, height: 220 };
/** Maximum number of points in a drawing; the table has all of them. */
const SHOWN = { wide: 12, narrow: 6 } as const;

/** Chart of the scores over time. Renders nothing before there are two of the same kind. */
export function ProgressCard({ series }: { series: readonly ScoreSeries[] }) {
  const drawn = series.filter((one) => one.points.length > 0);
  if (!drawn.some((one) => one.points.length > 1)) return null;
  return (
    <Card as="section" aria-labelledby="progreso">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="progreso">Tu progreso</h2>
          {drawn.map((one) => one.points.length > 1 && <Sentence key={one.kind} series={one} />)}
        </div>
        {drawn.length > 1 && <ScoreLegend series={drawn} />}
      </div>
      <Newest series={drawn} count={SHOWN.wide} size={WIDE} className="hidden rows:block" />
      <Newest series={drawn} count={SHOWN.narrow} size={NARROW} className="rows:hidden" />
      <details className="mt-2">
        <summary className="link text-sm">Ver los datos en una tabla</summary>
        <Data series={drawn} />
      </details>
    </Card>
  );
}

function Sentence({ series: { kind, points } }: { series: ScoreSeries }) {
  return <p className="text-sm text-ink-2">{kind === "cv" ? progressSentence(points) : interviewSentence(points)}</p>;
}

type NewestProps = { series: readonly ScoreSeries[]; count: number; size: ChartSize; className: string };

/** Chart of the newest scores, with a note when older ones are left out. */
function Newest({ series, count, size, className }: NewestProps) {
  const each = Math.ceil(count / series.length);
  const shown = series.map((one) => ({ ...one, points: one.points.slice(-each) }));
  const leftOut = series.some((one) => one.points.length > each);
  return (
    <div className={className}>
      <ScoreChart series={shown} size={size} className="mt-4" />
      {leftOut && <p className="text-sm text-ink-3">Se ven los {each} más nuevos; en la tabla están todos.</p>}
    </div>
  );
}

function Data({ series }: { series: readonly ScoreSeries[] }) {
  const rows = series
    .flatMap(({ kind, points }) => points.map((point) => ({ ...point, name: seriesName(kind) })))
    .sort((a, b) => a.at.localeCompare(b.at));
  const dateOf = onOneDay(rows) ? formatDateTime : formatDate;
  return (
    <table className="mt-3 w-full max-w-md border-collapse text-[0.875rem] tabular-nums">
      <caption className="sr-only">Puntajes de tus actividades</caption>
      <thead>
        <tr className="border-y border-line text-left text-xs text-ink-3">
          <th scope="col" className="py-2 font-semibold">
            Fecha
          </th>
          <th scope="col" className="py-2 font-semibold">
            Actividad
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Puntaje de 100
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b border-hair">
            <td className="py-2">{dateOf(row.at)}</td>
            <td className="py-2">{row.name}</td>
            <td className="py-2 text-right">{formatScore(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
