import { Check } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type StepperProps = {
  /** Accessible name of the list. */
  label: string;
  steps: readonly string[];
  /** 1-based. */
  current: number;
};

/** Shows the current step of a short sequence. Labels stay visible on phones. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 shell:gap-3">
      {steps.map((step, index) => {
        const state = index + 1 < current ? "done" : index + 1 === current ? "current" : "next";
        return (
          <li
            key={step}
            aria-current={state === "current" ? "step" : undefined}
            className={classNames(
              "flex items-center gap-1.5 min-[26rem]:gap-2.5 max-[26rem]:before:hidden",
              "not-first:before:h-0.5 not-first:before:w-5 not-first:before:rounded-full",
              "not-first:before:bg-edge shell:not-first:before:w-10",
              state === "current"
                ? "font-bold text-ink"
                : state === "done"
                  ? "font-medium text-patina-800"
                  : "font-medium text-ink-3",
            )}
          >
            <span
              className={classNames(
                "grid size-7 place-items-center rounded-full border-[1.5px] text-sm font-bold tabular-nums",
                state === "current" && "border-act bg-act text-on-act",
                state === "done" && "border-patina-100 bg-patina-100 text-patina-800",
                state === "next" && "border-trail",
              )}
            >
              {state === "done" ? <Icon glyph={Check} size={16} /> : index + 1}
            </span>
            {step}
            {state === "done" && <span className="sr-only">(listo)</span>}
          </li>
        );
      })}
    </ol>
  );
}
