import { formatDate } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import { baseLine, type ChartSize, gridLines, labelStep, placePoints } from "./chart-geometry.ts";
import { progressSentence, type ScorePoint } from "./timeline.ts";

/** Two drawings instead of one that is scaled: text in a chart stays readable on a phone. */
const WIDE: ChartSize = { width: 660, height: 260 };
const NARROW: ChartSize = { width: 300, height: 220 };
/** Points that a line can carry with its values; the table has all of them. */
const SHOWN = { wide: 12, narrow: 6 } as const;

/** How the scores have gone. @param points oldest first, at least two */
export function ProgressCard({ points }: { points: ScorePoint[] }) {
  return (
    <Card as="section" aria-labelledby="progreso">
      <h2 id="progreso">Tu progreso</h2>
      <p className="text-sm text-ink-2">{progressSentence(points)}</p>
      <Newest points={points} count={SHOWN.wide} size={WIDE} className="hidden rows:block" />
      <Newest points={points} count={SHOWN.narrow} size={NARROW} className="rows:hidden" />
      <details className="mt-2">
        <summary className="link inline-block list-none text-sm touch:min-h-11 touch:content-center [&::-webkit-details-marker]:hidden">
          Ver los datos en una tabla
        </summary>
        <Data points={points} />
      </details>
    </Card>
  );
}

type NewestProps = { points: ScorePoint[]; count: number; size: ChartSize; className: string };

/** The drawing of the newest scores, and a word where it leaves some out. */
function Newest({ points, count, size, className }: NewestProps) {
  return (
    <div className={className}>
      <Chart points={points.slice(-count)} size={size} />
      {points.length > count && (
        <p className="text-sm text-ink-3">Se ven los {count} más nuevos; en la tabla están todos.</p>
      )}
    </div>
  );
}

function Chart({ points, size }: { points: ScorePoint[]; size: ChartSize }) {
  const placed = placePoints(points, size);
  const base = baseLine(size);
  const every = labelStep(placed.length, size);
  const line = placed.map((point) => `${point.x} ${point.y}`).join(" ");
  const first = placed[0];
  const last = placed.at(-1);
  if (!first || !last) return null;
  return (
    <svg
      role="img"
      aria-label={`Puntajes de CV, del más antiguo al más nuevo: ${points.map((point) => point.value).join(", ")}.`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="mt-4 w-full text-[12px] tabular-nums"
    >
      {gridLines(points, size).map(({ y, label }) => (
        <g key={label}>
          <path d={`M40 ${y}H${size.width - 8}`} className="stroke-[#ece9e3]" />
          <text x={32} y={y + 4} textAnchor="end" className="fill-ink-3">
            {label}
          </text>
        </g>
      ))}
      <path d={`M${line} ${last.x} ${base} ${first.x} ${base}Z`} className="fill-patina-700/6" />
      <path d={`M${line}`} className="fill-none stroke-patina-700" strokeWidth={3} strokeLinejoin="round" />
      {placed.map((point, index) => (
        <g key={point.key} textAnchor="middle">
          <circle
            cx={point.x}
            cy={point.y}
            r={6}
            strokeWidth={3}
            className={point === last ? "fill-patina-700 stroke-patina-700" : "fill-surface stroke-patina-700"}
          />
          <text x={point.x} y={point.y - 14} className="fill-ink text-[13px] font-bold">
            {point.value}
          </text>
          {(placed.length - 1 - index) % every === 0 && (
            <text x={point.x} y={base + 22} className="fill-ink-3">
              {formatDate(point.at).slice(0, 5)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Data({ points }: { points: ScorePoint[] }) {
  return (
    <table className="mt-3 w-full max-w-sm border-collapse text-[0.875rem] tabular-nums">
      <caption className="sr-only">Puntajes de tus análisis de CV</caption>
      <thead>
        <tr className="border-y border-line text-left text-xs text-ink-3">
          <th scope="col" className="py-2 font-semibold">
            Fecha
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Puntaje de 100
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.key} className="border-b border-[#eeebe5]">
            <td className="py-2">{formatDate(point.at)}</td>
            <td className="py-2 text-right">{point.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
