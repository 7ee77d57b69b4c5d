import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { MeterTone } from "./progress-bar.tsx";

const ARC: Record<MeterTone, string> = {
  patina: "stroke-patina-700",
  ok: "stroke-ok-arc",
  warn: "stroke-warn-arc",
  bad: "stroke-bad-arc",
};
/** The arc covers three quarters of the circle; the gap is at the bottom. */
const SWEEP = 0.75;

type DialProps = {
  /** 0 to 100; anything outside is clipped. */
  percent: number;
  tone: MeterTone;
  /** Text alternative, e.g. "Liderazgo: 64 de 100, en desarrollo". */
  label: string;
  /** Content of the centre, e.g. the figure with its unit. */
  children: ReactNode;
  /** Pixels: 152 for a total, 84 to 96 for a partial score. */
  size?: number;
  className?: string;
};

/** A score as a 270 degree arc. Print the name of its level beside it: colour and length alone are not enough. */
export function Dial({ percent, tone, label, children, size = 96, className }: DialProps) {
  const stroke = size >= 140 ? 12 : 8;
  const radius = (size - stroke) / 2 - 1;
  const around = 2 * Math.PI * radius;
  const filled = (Math.min(100, Math.max(0, percent)) / 100) * SWEEP * around;
  const centre = size / 2;
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames("relative grid shrink-0 place-items-center", className)}
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <g fill="none" strokeWidth={stroke} strokeLinecap="round" transform={`rotate(135 ${centre} ${centre})`}>
          <circle
            cx={centre}
            cy={centre}
            r={radius}
            className="stroke-track"
            strokeDasharray={`${SWEEP * around} ${around}`}
          />
          {/* A round line cap would paint a dot for zero. */}
          {filled > 0 && (
            <circle
              cx={centre}
              cy={centre}
              r={radius}
              className={classNames("animate-fill forced-colors:stroke-[Highlight]", ARC[tone])}
              strokeDasharray={`${filled} ${around}`}
            />
          )}
        </g>
      </svg>
      <div
        className="absolute inset-0 grid place-items-center font-bold tracking-[-0.02em] tabular-nums"
        style={{ fontSize: size >= 140 ? 44 : Math.round(size / 4) }}
      >
        {children}
      </div>
    </div>
  );
}
