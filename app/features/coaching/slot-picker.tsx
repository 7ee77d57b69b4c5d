import { useId } from "react";
import type { Holiday, OccupiedSlots, OfferedDate } from "./booking-types.ts";
import { DateChoice } from "./date-choice.tsx";
import { dayName, wallTimeOf } from "./day-text.ts";
import { TimeChoice } from "./time-choice.tsx";

type PickedSlot = { date: string | null; time: string | null };

type SlotPickerProps = {
  dates: readonly OfferedDate[];
  holidays: readonly Holiday[];
  occupied: OccupiedSlots;
  /** Length of a session. */
  minutes: number;
  /** Start of the session that is moved, ISO-8601 UTC: its own time is said in other words than a taken one. */
  current: string | null;
  value: PickedSlot;
  onChoose: (picked: PickedSlot) => void;
};

/** A day and one of its times, beside each other or, on phones, one below the other. */
export function SlotPicker({ dates, holidays, occupied, minutes, current, value, onChoose }: SlotPickerProps) {
  const id = useId();
  const day = dates.find((one) => one.date === value.date);
  const own = current === null ? null : wallTimeOf(current);
  return (
    <div className="grid gap-6 rows:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        <h3 id={`${id}-date`} className="mb-3">
          Elige la fecha
        </h3>
        <DateChoice
          labelledBy={`${id}-date`}
          dates={dates}
          holidays={holidays}
          occupied={occupied}
          value={value.date}
          onChoose={(date) => onChoose({ date, time: null })}
        />
      </div>
      <div>
        <h3 id={`${id}-time`}>Elige la hora</h3>
        {day ? (
          <>
            <p className="mt-0.5 mb-3 text-ink-2">{dayName(day.date)}</p>
            <TimeChoice
              labelledBy={`${id}-time`}
              day={day}
              occupied={occupied}
              own={own?.date === day.date ? own.time : undefined}
              value={value.time}
              onChoose={(time) => onChoose({ date: value.date, time })}
              minutes={minutes}
            />
          </>
        ) : (
          <p className="mt-3 text-ink-3">Elige una fecha para ver sus horas.</p>
        )}
      </div>
    </div>
  );
}
