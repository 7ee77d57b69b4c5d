import type { ReactNode } from "react";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";

const COLUMNS = {
  three: "shell:grid-cols-[20rem_minmax(0,1fr)_15rem]",
  two: "shell:grid-cols-[minmax(0,1fr)_21rem]",
} as const;

type StepCardProps = {
  columns: keyof typeof COLUMNS;
  /** Each stands in a column; below each other on narrow windows. */
  parts: { key: string; content: ReactNode }[];
  /** The bar with the way on. */
  footer: ReactNode;
};

/** One step of the wizard: parts side by side from 900 px, and a bar under them. */
export function StepCard({ columns, parts, footer }: StepCardProps) {
  return (
    <div className={classNames(cardClass, "shell:grid", COLUMNS[columns])}>
      {parts.map(({ key, content }) => (
        <div
          key={key}
          className={classNames(
            "min-w-0 border-line p-4 not-first:border-t shell:p-6 shell:not-first:border-t-0",
            "shell:not-first:border-l",
          )}
        >
          {/* Beside a longer column it stays in view: who picks the last of many coaches sees the dates change. */}
          <div className="shell:sticky shell:top-6">{content}</div>
        </div>
      ))}
      {footer}
    </div>
  );
}

type StepBarProps = {
  /** Stays at the bottom of the window while its step is in view. */
  sticky?: boolean;
  children: ReactNode;
};

/** The bar at the foot of a step. */
export function StepBar({ sticky = false, children }: StepBarProps) {
  return (
    <div
      className={classNames(
        "col-span-full flex items-center gap-3 rounded-b-card border-t border-line bg-[#faf9f7] px-4 py-3",
        "shell:px-6 shell:py-4",
        sticky &&
          "sticky bottom-0 z-5 max-shell:bg-surface max-shell:pb-[max(0.75rem,env(safe-area-inset-bottom))] " +
            "max-shell:shadow-[0_-8px_24px_-8px_rgb(23_33_31/.14)]",
      )}
    >
      {children}
    </div>
  );
}
