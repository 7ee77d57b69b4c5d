import { chartScale } from "./chart-scale.ts";
import { classNames } from "./class-names.ts";

type ChartSeries = {
  name: string;
  /** One value per label; null where there is no figure: the line is interrupted. */
  values: readonly (number | null)[];
};

type LineChartProps = {
  /** Labels of the horizontal axis, in order. */
  labels: readonly string[];
  /** At most three. */
  series: readonly ChartSeries[];
  /** Text alternative: what the chart shows, in a sentence. */
  label: string;
  size: keyof typeof SIZES;
  className?: string;
};

/** Size of the drawing in pixels: letters keep their size only when it is displayed at about this width. */
const SIZES = { wide: { width: 960, height: 280 }, narrow: { width: 330, height: 230 } } as const;
const MARGIN = { left: 44, right: 16, top: 16, bottom: 34 } as const;
/** Minimum width in pixels for a label of the horizontal axis. */
const LABEL_ROOM = 60;

/** Series differ in colour, marker and dash pattern. */
const LOOKS = [
  { line: "stroke-patina-700", fill: "fill-patina-700", dash: undefined, marker: "circle" },
  { line: "stroke-cobre-600", fill: "fill-cobre-600", dash: "7 5", marker: "square" },
  { line: "stroke-ink-2", fill: "fill-ink-2", dash: "2 4", marker: "triangle" },
] as const;
type Look = (typeof LOOKS)[number];

/** Counts over time, starting at zero, with the same scale for all series. */
export function LineChart({ labels, series, label, size, className }: LineChartProps) {
  const { width, height } = SIZES[size];
  const { top, gridValues } = chartScale(Math.max(...series.flatMap((one) => one.values.map((value) => value ?? 0))));
  const x = (index: number) =>
    MARGIN.left + 12 + (index * (width - MARGIN.left - MARGIN.right - 24)) / Math.max(1, labels.length - 1);
  const y = (value: number) => height - MARGIN.bottom - (value / top) * (height - MARGIN.top - MARGIN.bottom);
  const every = Math.ceil((labels.length * LABEL_ROOM) / (width - MARGIN.left));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("w-full text-[12px] tabular-nums", className)}
    >
      {gridValues.map((value) => (
        <g key={value}>
          <path d={`M${MARGIN.left} ${y(value)}H${width - MARGIN.right}`} className="stroke-hair" />
          <text x={MARGIN.left - 8} y={y(value) + 4} textAnchor="end" className="fill-ink-3">
            {value}
          </text>
        </g>
      ))}
      {labels.map(
        (text, index) =>
          index % every === 0 && (
            <text key={text} x={x(index)} y={height - 10} textAnchor="middle" className="fill-ink-3">
              {text}
            </text>
          ),
      )}
      {series.map((one, index) => (
        <Line key={one.name} look={lookOf(index)} points={one.values.map((value, at) => place(value, x(at), y))} />
      ))}
    </svg>
  );
}

type Point = { x: number; y: number } | null;

function place(value: number | null, x: number, y: (value: number) => number): Point {
  return value === null ? null : { x, y: y(value) };
}

function Line({ look, points }: { look: Look; points: readonly Point[] }) {
  const path = points
    .map((point, index) => (point ? `${points[index - 1] ? "L" : "M"}${point.x} ${point.y}` : ""))
    .join("");
  return (
    <g>
      <path
        d={path || "M0 0"}
        className={`fill-none ${look.line}`}
        strokeWidth={2.5}
        strokeDasharray={look.dash}
        strokeLinejoin="round"
      />
      {points.map((point) => point && <Marker key={point.x} look={look} {...point} />)}
    </g>
  );
}

function Marker({ look, x, y }: { look: Look; x: number; y: number }) {
  if (look.marker === "circle") return <circle cx={x} cy={y} r={4} className={look.fill} />;
  if (look.marker === "square") return <rect x={x - 4} y={y - 4} width={8} height={8} className={look.fill} />;
  return <path d={`M${x} ${y - 5}l5 9h-10z`} className={look.fill} />;
}

/** Legend with the name of each series. */
export function ChartLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg width="28" height="16" aria-hidden="true">
            <path
              d="M0 8h28"
              className={`fill-none ${lookOf(index).line}`}
              strokeWidth={2.5}
              strokeDasharray={lookOf(index).dash}
            />
            <Marker look={lookOf(index)} x={14} y={8} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function lookOf(index: number): Look {
  return LOOKS[index % LOOKS.length] ?? LOOKS[0];
}
