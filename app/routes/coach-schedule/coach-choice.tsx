import { CalendarDays } from "lucide-react";
import { useId } from "react";
import type { CoachOffer } from "#app/features/coaching/booking-types.ts";
import { weekdaysOf } from "#app/features/coaching/day-text.ts";
import { ArchPortrait, Avatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

type CoachChoiceProps = {
  labelledBy: string;
  coaches: readonly CoachOffer[];
  value: number | null;
  onChoose: (id: number) => void;
};

/** The coaches, as radio buttons. */
export function CoachChoice({ labelledBy, coaches, value, onChoose }: CoachChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2.5 shell:gap-3">
      {coaches.map((coach) => (
        <CoachCard key={coach.id} coach={coach} name={name} checked={value === coach.id} onChoose={onChoose} />
      ))}
    </div>
  );
}

type CoachCardProps = { coach: CoachOffer; name: string; checked: boolean; onChoose: (id: number) => void };

function CoachCard({ coach, name, checked, onChoose }: CoachCardProps) {
  const about = useId();
  const days = weekdaysOf(coach.availability);
  return (
    <label
      className={classNames(
        "relative block rounded-[0.875rem] border p-3 transition-colors has-focus-visible:outline-2",
        "has-focus-visible:outline-offset-2 has-focus-visible:outline-patina-600",
        checked ? "border-act bg-patina-50 ring-1 ring-act" : "border-edge hover:border-patina-600",
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={() => onChoose(coach.id)}
        aria-label={coach.name}
        aria-describedby={about}
        className={classNames(
          "absolute inset-0 m-0 size-full cursor-pointer scroll-mt-20 scroll-mb-28 appearance-none",
          "rounded-[inherit] opacity-0",
        )}
      />
      <span className="flex gap-3.5">
        {coach.image ? (
          <ArchPortrait src={coach.image} alt="" className="w-15 shrink-0 self-start shell:w-18" />
        ) : (
          <Avatar name={coach.name} size={60} />
        )}
        <span className="min-w-0 flex-1">
          <b className="block leading-5.5">{coach.name}</b>
          <span className="block text-sm text-ink-2">{coach.specialty}</span>
          {days && (
            <span className="mt-1 flex items-center gap-1 text-sm text-ink-3">
              <Icon glyph={CalendarDays} size={16} />
              {days}
            </span>
          )}
        </span>
        <RadioMark checked={checked} />
      </span>
      <span id={about} className="mt-2 block text-sm text-ink-2">
        {/* On phones only for the selected coach, so that the dates are not too far below. */}
        <span className={classNames("mb-1.5 block", !checked && "max-rows:hidden")}>
          {coach.title}. {coach.description}
        </span>
        <span className="block font-semibold text-patina-800">
          Gratis · {coach.sessionDuration} minutos · {coach.format}
        </span>
      </span>
    </label>
  );
}

function RadioMark({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] bg-surface",
        checked ? "border-act" : "border-line-strong",
      )}
    >
      {checked && <span className="size-2.5 rounded-full bg-act forced-colors:bg-[Highlight]" />}
    </span>
  );
}
