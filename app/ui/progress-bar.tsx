import { classNames } from "./class-names.ts";

export type MeterTone = "patina" | "ok" | "warn" | "bad";

const FILL: Record<MeterTone, string> = {
  patina: "bg-act",
  ok: "bg-ok-arc",
  warn: "bg-warn-arc",
  bad: "bg-bad-arc",
};

type ProgressBarProps = {
  /** 0 to 100; anything outside is clipped. */
  percent: number;
  /** Accessible name. Without it the bar is decorative, beside a printed figure. */
  label?: string;
  tone?: MeterTone;
  size?: "md" | "lg";
  className?: string;
};

/** A bar for work in progress or for a score. */
export function ProgressBar({ percent, label, tone = "patina", size = "md", className }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, percent));
  const named = label
    ? {
        role: "progressbar",
        "aria-label": label,
        "aria-valuenow": Math.round(value),
        "aria-valuemin": 0,
        "aria-valuemax": 100,
      }
    : {};
  return (
    <div
      {...named}
      aria-hidden={label ? undefined : "true"}
      className={classNames(
        "overflow-hidden rounded-full bg-sunken forced-colors:border",
        size === "lg" ? "h-3" : "h-2",
        className,
      )}
    >
      <div
        className={classNames("h-full rounded-full transition-[width] forced-colors:bg-[Highlight]", FILL[tone])}
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
