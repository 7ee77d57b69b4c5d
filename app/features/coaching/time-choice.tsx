import { Check } from "lucide-react";
import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { OccupiedSlots, OfferedDate } from "./booking-types.ts";
import { ChoiceChip } from "./choice-chip.tsx";
import { laterTime } from "./day-text.ts";
import { isOccupied } from "./nearest-free.ts";

type TimeChoiceProps = {
  /** Id of the heading that asks. */
  labelledBy: string;
  day: OfferedDate;
  occupied: OccupiedSlots;
  /** A taken time that is the person's own: said in other words. */
  own?: string | undefined;
  /** Chosen time, "15:30". */
  value: string | null;
  onChoose: (time: string) => void;
  /** Length of a session. */
  minutes: number;
};

/** The times of a day. Taken ones cannot be chosen. */
export function TimeChoice({ labelledBy, day, occupied, own, value, onChoose, minutes }: TimeChoiceProps) {
  const name = useId();
  return (
    <>
      <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2">
        {day.slots.map(({ time }) => {
          const taken = isOccupied(occupied, day.date, time);
          const checked = value === time && !taken;
          const word = taken ? (time === own ? "Tu hora actual" : "Ocupado") : checked ? "Elegida" : "";
          return (
            <ChoiceChip
              key={time}
              name={name}
              label={taken ? `${time}, ${word}` : time}
              checked={checked}
              disabled={taken}
              onChoose={() => onChoose(time)}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 tabular-nums"
            >
              <span className={taken ? "line-through" : "text-lg font-bold"}>{time}</span>
              <span className="flex items-center gap-1 text-sm font-semibold">
                {checked && <Icon glyph={Check} size={16} strokeWidth={2.25} />}
                {word}
              </span>
            </ChoiceChip>
          );
        })}
      </div>
      <p className="mt-3 text-sm text-ink-3">
        Hora de Chile continental.{" "}
        {value === null ? `Dura ${minutes} minutos.` : `Termina a las ${laterTime(value, minutes)}.`}
      </p>
    </>
  );
}
