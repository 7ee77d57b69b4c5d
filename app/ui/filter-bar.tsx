import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { inputClass } from "./input-class.ts";

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
    <div className="px-5 pb-4">
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
        className={classNames(
          "flex-wrap items-end gap-3 rows:flex",
          open ? "max-rows:mt-3 max-rows:grid max-rows:grid-cols-2" : "max-rows:hidden",
        )}
      >
        {children}
        {active > 0 && (
          <Button variant="ghost" onClick={onClear} className="max-rows:col-span-2">
            Quitar filtros
          </Button>
        )}
      </div>
    </div>
  );
}

const compactClass = "min-h-11! px-3! rows:min-h-10! rows:py-1.5! rows:text-[0.875rem]!";

type FilterSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Pairs of value and label; the value "" means 'no filter'. */
  options: readonly (readonly [value: string, words: string])[];
};

export function FilterSelect({ label, value, onChange, options }: FilterSelectProps) {
  return (
    <Labelled label={label}>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(inputClass, compactClass)}
      >
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
    <Labelled label={label}>
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(inputClass, compactClass)}
      />
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="block min-w-0">
      <span className="mb-1 block text-xs font-semibold text-ink-2">{label}</span>
      {children}
    </label>
  );
}
