import { dayName } from "#app/features/coaching/day-text.ts";
import type { FreeSlot } from "#app/features/coaching/nearest-free.ts";
import { Button } from "#app/ui/button.tsx";

type NearestSlotsProps = { slots: readonly FreeSlot[]; onPick: (slot: FreeSlot) => void };

/** Alternative times for one that someone else has booked. */
export function NearestSlots({ slots, onPick }: NearestSlotsProps) {
  if (slots.length === 0) return null;
  return (
    <ul className="mt-2.5 flex flex-col gap-2 rows:flex-row rows:flex-wrap">
      {slots.map((slot) => (
        <li key={slot.startsAt}>
          <Button variant="secondary" block onClick={() => onPick(slot)} className="tabular-nums">
            {dayName(slot.date)}, {slot.time}
          </Button>
        </li>
      ))}
    </ul>
  );
}
