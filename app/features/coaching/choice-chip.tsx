import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type ChoiceChipProps = {
  /** Name of the radio group. */
  name: string;
  /** Accessible name with the complete information. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A day or time to choose: a radio button styled as a tile, so that arrow keys, screen readers and clicks anywhere on
 * it work natively.
 */
export function ChoiceChip({ name, label, checked, disabled, onChoose, className, children }: ChoiceChipProps) {
  return (
    <label
      className={classNames(
        "relative block rounded-[0.75rem] border transition-colors has-focus-visible:outline-2",
        "has-focus-visible:outline-offset-2 has-focus-visible:outline-patina-600",
        disabled && "border-transparent bg-sunken text-ink-3",
        checked &&
          "border-act bg-act text-on-act forced-colors:outline-2 " +
            "forced-colors:-outline-offset-4 forced-colors:outline-[Highlight]",
        !disabled && !checked && "border-edge bg-surface hover:border-patina-600 hover:bg-patina-50",
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        // Over the whole tile; when the keyboard brings it into view it must not end up under the bar at the bottom.
        className={classNames(
          "absolute inset-0 m-0 size-full scroll-mb-28 scroll-mt-20 appearance-none rounded-[inherit]",
          "opacity-0 enabled:cursor-pointer disabled:cursor-not-allowed",
        )}
      />
      {children}
    </label>
  );
}
