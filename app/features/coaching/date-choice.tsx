import { useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Holiday, OccupiedSlots, OfferedDate } from "./booking-types.ts";
import { ChoiceChip } from "./choice-chip.tsx";
import { dayName, monthName, shortDay } from "./day-text.ts";
import { isOccupied } from "./nearest-free.ts";

type DateChoiceProps = {
  /** Id of the heading that labels the choice. */
  labelledBy: string;
  dates: readonly OfferedDate[];
  holidays: readonly Holiday[];
  occupied: OccupiedSlots;
  /** Chosen day, "2026-11-26". */
  value: string | null;
  onChoose: (date: string) => void;
};

/** The offered days by month. Days without a free slot are shown as full. */
export function DateChoice({ labelledBy, dates, holidays, occupied, value, onChoose }: DateChoiceProps) {
  const name = useId();
  const last = dates.at(-1);
  const passed = holidays.filter((holiday) => last === undefined || holiday.date <= last.date);
  return (
    <>
      {dates.length === 0 ? (
        <div className="rounded-[0.75rem] bg-sunken px-4 py-3.5">
          <p className="font-bold">No hay fechas disponibles</p>
          <p className="text-sm text-ink-2">Prueba con otro coach o vuelve en unos días.</p>
        </div>
      ) : (
        <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-3">
          {byMonth(dates).map(({ month, days }) => (
            <div key={month}>
              <p className="mb-1.5 text-sm font-semibold text-ink-2">{month}</p>
              <div
                className={classNames(
                  "grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5",
                  "rows:grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] rows:gap-2",
                )}
              >
                {days.map((day) => (
                  <DayChip
                    key={day.date}
                    name={name}
                    day={day}
                    full={isFull(occupied, day)}
                    checked={value === day.date}
                    onChoose={onChoose}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
      {passed.map((holiday) => (
        <p key={holiday.date} title={holiday.name} className="mt-3 text-sm text-ink-3">
          El {dayName(holiday.date)} es feriado.
        </p>
      ))}
    </>
  );
}

type DayChipProps = {
  name: string;
  day: OfferedDate;
  full: boolean;
  checked: boolean;
  onChoose: (date: string) => void;
};

function DayChip({ name, day: { date }, full, checked, onChoose }: DayChipProps) {
  const { weekday, day } = shortDay(date);
  return (
    <ChoiceChip
      name={name}
      label={full ? `${dayName(date)}, completo` : dayName(date)}
      checked={checked}
      disabled={full}
      onChoose={() => onChoose(date)}
      className="grid min-h-15 content-center justify-items-center py-1.5 text-center tabular-nums"
    >
      <span className="text-xs leading-4">{weekday}</span>
      <span className={full ? "leading-5 font-semibold line-through" : "text-lg leading-6 font-bold"}>{day}</span>
      {full && <span className="text-xs leading-4">Completo</span>}
    </ChoiceChip>
  );
}

/** Whether every slot of the day is taken. */
function isFull(occupied: OccupiedSlots, { date, slots }: OfferedDate): boolean {
  return slots.every((slot) => isOccupied(occupied, date, slot.time));
}

function byMonth(dates: readonly OfferedDate[]): { month: string; days: OfferedDate[] }[] {
  const months: { month: string; days: OfferedDate[] }[] = [];
  for (const day of dates) {
    const month = monthName(day.date, dates[0]?.date.slice(0, 4) ?? "");
    const current = months.at(-1);
    if (current?.month === month) current.days.push(day);
    else months.push({ month, days: [day] });
  }
  return months;
}
