import { X } from "lucide-react";
import { useRef, useState } from "react";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { upperFirst } from "#app/features/coaching/day-text.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { WEEKDAY_NAMES } from "./coach-labels.ts";
import { type Cell, dayWord, nearTime, offGrid, WHOLE_WEEK, withCells, withTypedTime } from "./week-grid-rules.ts";

type OtherTimesProps = {
  availability: Availability;
  minutes: number;
  weekday: number;
  onWeekday: (weekday: number) => void;
  onChange: (availability: Availability) => void;
};

/** Start times that are no row of the grid: each can be removed, and one more typed. */
export function OtherTimes({ availability, minutes, weekday, onWeekday, onChange }: OtherTimesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const type = (words: string) => {
    setText(words);
    // Typed and not added, it would be lost: the form asks before it saves.
    field.current?.setCustomValidity(words.trim() === "" ? "" : "Agrega esta hora, o bórrala.");
  };
  const add = () => {
    const week = withTypedTime(availability, weekday, text, minutes);
    if (typeof week === "string") {
      setError(week);
    } else {
      setError(undefined);
      type("");
      onChange(week);
    }
    field.current?.focus();
  };
  const remove = (cell: Cell) => {
    onChange(withCells(availability, [cell], false, minutes));
    field.current?.focus();
  };
  return (
    <div className="mt-4">
      <OffGridTimes availability={availability} minutes={minutes} onRemove={remove} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rows:grid-cols-[9rem_16rem_max-content]">
        <SelectField
          label="Día"
          className="max-rows:col-span-2"
          value={weekday}
          onChange={(event) => onWeekday(Number(event.target.value))}
        >
          {WHOLE_WEEK.map((day) => (
            <option key={day} value={day}>
              {WEEKDAY_NAMES[day - 1]}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={field}
          label="Otra hora"
          value={text}
          error={error}
          autoComplete="off"
          placeholder="15:10"
          onChange={(event) => type(event.target.value)}
          onInvalid={(event) => {
            event.preventDefault();
            setError(event.currentTarget.validationMessage);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter adds the time; it does not send the form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" className="mt-6.5 min-h-11" onClick={add}>
          Agregar hora
        </Button>
      </div>
    </div>
  );
}

type OffGridTimesProps = { availability: Availability; minutes: number; onRemove: (cell: Cell) => void };

function OffGridTimes({ availability, minutes, onRemove }: OffGridTimesProps) {
  const cells = offGrid(availability, minutes);
  if (cells.length === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-3">Fuera de la grilla, que avanza de a {minutes} minutos:</p>
      <ul className="mt-1.5 mb-3 flex flex-wrap gap-2">
        {cells.map((cell) => {
          const name = `${dayWord(cell.weekday)} ${cell.time}`;
          const isTooNear = nearTime(availability, cell, minutes) !== undefined;
          return (
            <li key={name}>
              <button
                type="button"
                aria-label={`${upperFirst(name)}, quitar`}
                data-invalid={isTooNear ? "" : undefined}
                onClick={() => onRemove(cell)}
                className={classNames(
                  "inline-flex min-h-8 items-center gap-1.5 rounded-full border pr-2 pl-3 text-sm font-semibold",
                  "tabular-nums touch:min-h-11",
                  isTooNear
                    ? "border-bad-line bg-bad-soft text-bad-ink hover:border-bad"
                    : "border-patina-600 bg-patina-100 text-patina-900 hover:bg-patina-200",
                )}
              >
                {upperFirst(name)}
                <Icon glyph={X} size={14} />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
