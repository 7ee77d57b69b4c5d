import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

type FilterBarProps = {
  /** Number of active filters; shown on the button on phones. */
  active: number;
  onClear: () => void;
  children: ReactNode;
};

/** The filters of a list in a row; on phones behind a button, to leave room for the list. */
export function FilterBar({ active, onClear, children }: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="max-rows:w-full rows:contents">
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        block
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="rows:hidden"
      >
        Filtros{active > 0 && ` (${active})`}
      </Button>
      <div
        id={id}
        className={classNames("rows:contents", open ? "max-rows:mt-2 max-rows:grid max-rows:gap-2" : "max-rows:hidden")}
      >
        {children}
        {active > 0 && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            Quitar filtros
          </Button>
        )}
      </div>
    </div>
  );
}

const controlClass =
  "min-w-0 flex-1 cursor-pointer bg-transparent py-1 font-semibold text-ink outline-none rows:max-w-28";

type FilterSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Pairs of value and label; the value "" means 'no filter'. */
  options: readonly (readonly [value: string, words: string])[];
};

export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  return (
    <Labelled label={label} isSet={value !== "" && value !== options[0]?.[0]}>
      <select value={value} onChange={(event) => onChange(event.target.value)} className={controlClass}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** A date, "2026-11-26"; "" for none. */
export function FilterDay({ label, value, onChange }: Omit<FilterSelectProps, "options">) {
  return (
    <Labelled label={label} isSet={value !== ""}>
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} className={controlClass} />
    </Labelled>
  );
}

function Labelled({ label, isSet, children }: { label: string; isSet: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label
      className={classNames(
        "inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 text-base shadow-card",
        "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-patina-600",
        "rows:min-h-9 rows:px-2.5 rows:text-sm",
        isSet ? "border-act bg-patina-50" : "border-edge bg-surface",
      )}
    >
      <span className="shrink-0 text-ink-2 after:content-[':']">{label}</span>
      {children}
    </label>
  );
}
