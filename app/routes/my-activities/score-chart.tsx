import { formatScore } from "#app/platform/format.ts";
import { axisLabels, baseLine, type ChartSize, gridLines, type PlacedPoint, placePoints } from "./chart-geometry.ts";
import type { ScorePoint } from "./timeline.ts";

export type ScoreSeries = {
  kind: "cv" | "interview";
  /** Oldest first. */
  points: readonly ScorePoint[];
};

/** Offset of a value above its marker; also used where there is no room below it. */
const ABOVE = -14;

/** Series differ in colour, marker and dash pattern. */
const LOOK = {
  cv: { name: "CV", line: "stroke-patina-700", text: "fill-ink", dash: undefined, width: 3, labelAt: ABOVE },
  interview: {
    name: "Entrevistas",
    line: "stroke-cobre-600",
    text: "fill-cobre-700",
    dash: "6 6",
    width: 2.5,
    labelAt: 24,
  },
} as const;

type ScoreChartProps = { series: readonly ScoreSeries[]; size: ChartSize; className?: string };

/** Scores from 0 to 100 in chronological order, with their values. */
export function ScoreChart({ series, size, className }: ScoreChartProps) {
  const all = series.flatMap((one) => one.points).sort((a, b) => a.at.localeCompare(b.at));
  const placed = placePoints(all, size);
  const base = baseLine(size);
  const labels = axisLabels(all, size);
  return (
    <svg
      role="img"
      aria-label={series.map(spoken).join(" ")}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`w-full text-[12px] tabular-nums ${className ?? ""}`}
    >
      {gridLines(all, size).map(({ y, label }) => (
        <g key={label}>
          <path d={`M40 ${y}H${size.width - 8}`} className="stroke-hair" />
          <text x={32} y={y + 4} textAnchor="end" className="fill-ink-3">
            {label}
          </text>
        </g>
      ))}
      {placed.map(
        (point, index) =>
          labels[index] && (
            <text key={point.key} x={point.x} y={base + 22} textAnchor="middle" className="fill-ink-3">
              {labels[index]}
            </text>
          ),
      )}
      {series.map(({ kind, points }) => (
        <Line
          key={kind}
          kind={kind}
          base={base}
          points={placed.filter((point) => points.some((one) => one.key === point.key))}
        />
      ))}
    </svg>
  );
}

function Line({ kind, points, base }: { kind: ScoreSeries["kind"]; points: PlacedPoint[]; base: number }) {
  const { line, text, dash, width, labelAt } = LOOK[kind];
  return (
    <g textAnchor="middle">
      <path
        d={`M${points.map((point) => `${point.x} ${point.y}`).join(" ")}`}
        className={`fill-none ${line}`}
        strokeWidth={width}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {points.map((point, index) => (
        <g key={point.key}>
          <Marker kind={kind} x={point.x} y={point.y} last={index === points.length - 1} />
          <text
            x={point.x}
            y={point.y + (point.y + labelAt < base ? labelAt : ABOVE)}
            className={`text-[13px] font-bold ${text}`}
          >
            {formatScore(point.value)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Marker({ kind, x, y, last = false }: { kind: ScoreSeries["kind"]; x: number; y: number; last?: boolean }) {
  if (kind === "interview") return <rect x={x - 6} y={y - 6} width={12} height={12} className="fill-cobre-600" />;
  const fill = last ? "fill-patina-700" : "fill-surface";
  return <circle cx={x} cy={y} r={6} strokeWidth={3} className={`${fill} stroke-patina-700`} />;
}

/** Legend with the name of each series. */
export function ScoreLegend({ series }: { series: readonly ScoreSeries[] }) {
  return (
    <ul className="flex gap-4 text-sm">
      {series.map(({ kind }) => (
        <li key={kind} className="flex items-center gap-1.5">
          <svg width="28" height="16" aria-hidden="true">
            <path
              d="M0 8h28"
              className={`fill-none ${LOOK[kind].line}`}
              strokeWidth={LOOK[kind].width}
              strokeDasharray={kind === "interview" ? "4 4" : undefined}
            />
            <Marker kind={kind} x={14} y={8} />
          </svg>
          {LOOK[kind].name}
        </li>
      ))}
    </ul>
  );
}

function spoken({ kind, points }: ScoreSeries): string {
  const values = points.map((point) => formatScore(point.value)).join(", ");
  return `Puntajes de ${LOOK[kind].name}, del más antiguo al más nuevo: ${values}.`;
}

/** Name of a series, e.g. for a table. */
export function seriesName(kind: ScoreSeries["kind"]): string {
  return LOOK[kind].name;
}
