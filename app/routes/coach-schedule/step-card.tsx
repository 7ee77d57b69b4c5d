import type { ReactNode } from "react";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";

const COLUMNS = {
  three: "shell:grid-cols-[20rem_minmax(0,1fr)_15rem]",
  two: "shell:grid-cols-[minmax(0,1fr)_21rem]",
} as const;

type StepCardProps = {
  columns: keyof typeof COLUMNS;
  /** One column each; stacked on narrow windows. */
  parts: { key: string; content: ReactNode }[];
  /** The bar with the button to the next step. */
  footer: ReactNode;
};

/** One step of the wizard: columns from 900 px, and a bar below. */
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
          {/* Sticky beside a longer column, so that the dates are visible when the last of many coaches is chosen. */}
          <div className="shell:sticky shell:top-6">{content}</div>
        </div>
      ))}
      {footer}
    </div>
  );
}

type StepBarProps = {
  /** Sticks to the bottom of the window while its step is visible. */
  sticky?: boolean;
  children: ReactNode;
};

/** The bar at the bottom of a step. */
export function StepBar({ sticky = false, children }: StepBarProps) {
  return (
    <div
      className={classNames(
        "col-span-full flex items-center gap-3 rounded-b-card border-t border-line bg-quiet px-4 py-3",
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
