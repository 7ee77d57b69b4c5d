import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BarRow = {
  name: string;
  /** Value that sets the bar's length; null: no bar. */
  value: number | null;
  /** The printed figure, or why there is none. */
  text: ReactNode;
};

/** Rows with a figure and a bar in proportion to the largest value. The bar is decorative, the figure is printed. */
export function BarRows({ rows, className }: { rows: readonly BarRow[]; className?: string }) {
  const maxValue = Math.max(1, ...rows.map((row) => row.value ?? 0));
  return (
    <dl className={classNames("grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5", className)}>
      {rows.map(({ name, value, text }) => (
        <div key={name} className="contents">
          <dt className="text-sm text-ink-2 tabular-nums">{name}</dt>
          <dd aria-hidden="true" className="h-4 rounded-[0.25rem] bg-sunken print:border print:border-line">
            <span
              className={classNames(
                "block h-full rounded-[0.25rem] bg-patina-600 [print-color-adjust:exact]",
                "forced-colors:bg-[Highlight]",
              )}
              style={{ width: `${((value ?? 0) / maxValue) * 100}%` }}
            />
          </dd>
          <dd className="text-right text-sm font-semibold tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
