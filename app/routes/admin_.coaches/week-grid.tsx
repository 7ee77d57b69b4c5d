import { ChevronDown, ChevronRight, CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WEEKDAY_NAMES } from "./coach-labels.ts";
import { OtherTimes } from "./other-times.tsx";
import { useWide } from "./use-wide.ts";
import { WeekCells } from "./week-cells.tsx";
import {
  type Cell,
  dayWord,
  nearTime,
  offGrid,
  shownOf,
  timesOf,
  tooNearText,
  usedZones,
  weekSentence,
  type Zone,
} from "./week-grid-rules.ts";

type WeekGridProps = {
  availability: Availability;
  /** Length of a meeting, 15 to 120: a row of the grid, and the least distance between two start times of a day. */
  minutes: number;
  /** Gets the week in order, without empty days. */
  onChange: (availability: Availability) => void;
  /** A sentence that says how to fix the week. */
  error?: string | undefined;
};

const ZONE_NAMES: Record<Zone, string> = {
  early: "Antes de las 8",
  late: "Después de las 20",
  weekend: "Sábado y domingo",
};

/** The start times of a coach's week: on a wide screen all days side by side, on a narrow one a day at a time. */
export function WeekGrid({ availability, minutes, onChange, error }: WeekGridProps) {
  const isWide = useWide();
  const [day, setDay] = useState(() => availability.find(({ times }) => times.length > 0)?.weekday ?? 1);
  const [refused, setRefused] = useState<Cell>();
  const used = usedZones(availability, minutes);
  const [unfolded, setUnfolded] = useState<readonly Zone[]>(used);
  const open = new Set<Zone>([...unfolded, ...used, ...(day > 5 ? ["weekend" as const] : [])]);
  const { times, weekdays } = shownOf(open, minutes);
  const change = (week: Availability) => {
    setRefused(undefined);
    // What was used stays open when its last hour is closed: the focus may be there.
    setUnfolded([...open]);
    onChange(week);
  };
  const zone = (name: Zone) => (
    <ZoneButton
      isOpen={open.has(name)}
      isUsed={used.includes(name) || (name === "weekend" && day > 5)}
      onToggle={() => setUnfolded(open.has(name) ? unfolded.filter((other) => other !== name) : [...unfolded, name])}
    >
      {ZONE_NAMES[name]}
    </ZoneButton>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.875rem] leading-5 font-semibold">Horas de cada semana</legend>
      <HowTo minutes={minutes} />
      <p role="status" className="mt-2 font-semibold tabular-nums">
        {weekSentence(availability, minutes)}
      </p>
      <Problem text={refusalOf(refused, availability, minutes) ?? error} />
      {!isWide && <DayButtons availability={availability} weekdays={weekdays} day={day} onDay={setDay} />}
      <div className="-mx-3 my-1 flex flex-wrap justify-between">
        {zone("early")}
        {zone("weekend")}
      </div>
      <WeekCells
        availability={availability}
        minutes={minutes}
        times={times}
        weekdays={isWide ? weekdays : [day]}
        onChange={change}
        onRefuse={setRefused}
      />
      <div className="my-1 -ml-3 flex flex-wrap items-center justify-between gap-x-4">
        {zone("late")}
        <Legend hasRefused={offGrid(availability, minutes).length > 0} />
      </div>
      <OtherTimes availability={availability} minutes={minutes} weekday={day} onWeekday={setDay} onChange={change} />
    </fieldset>
  );
}

/** Why a cell could not be opened; undefined since it can be. */
function refusalOf(cell: Cell | undefined, availability: Availability, minutes: number): string | undefined {
  const near = cell && nearTime(availability, cell, minutes);
  return near ? tooNearText(cell.weekday, [cell.time, near], minutes) : undefined;
}

function HowTo({ minutes }: { minutes: number }) {
  return (
    <p className="text-[0.875rem] leading-5 text-ink-3">
      Cada hora abre una sesión de {minutes} minutos.{" "}
      <span className="touch:hidden">
        Haz clic para abrir o cerrar; arrastra para varias. Con teclado: flechas y espacio; Mayús y flechas para varias.
      </span>
      <span className="hidden touch:inline">Toca una hora para abrirla o cerrarla.</span>
    </p>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="mt-1.5 flex gap-1.5 text-[0.875rem] leading-5 font-medium text-bad">
          <Icon glyph={CircleAlert} size={16} className="mt-0.5" />
          {text}
        </p>
      )}
    </div>
  );
}

function Legend({ hasRefused }: { hasRefused: boolean }) {
  const looks = [
    ["Atiende", "border-patina-600 bg-patina-100"],
    ["Cerrada", "border-line bg-surface"],
    ...(hasRefused ? ([["Muy cerca de otra hora", "border-transparent bg-sunken"]] as const) : []),
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-4 pl-3 text-sm text-ink-2">
      {looks.map(([words, look]) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          <span className={classNames("h-3.5 w-4 rounded border", look)} />
          {words}
        </span>
      ))}
    </p>
  );
}

type ZoneButtonProps = { isOpen: boolean; isUsed: boolean; onToggle: () => void; children: ReactNode };

/** What is used cannot be folded away. The button keeps its place, so that nothing moves under a mouse that paints. */
function ZoneButton({ isOpen, isUsed, onToggle, children }: ZoneButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isOpen ? ChevronDown : ChevronRight}
      aria-expanded={isOpen}
      disabled={isUsed}
      onClick={onToggle}
      className="touch:min-h-11"
    >
      {children}
    </Button>
  );
}

type DayButtonsProps = {
  availability: Availability;
  weekdays: readonly number[];
  day: number;
  onDay: (weekday: number) => void;
};

/** A dot marks the days with hours. */
function DayButtons({ availability, weekdays, day, onDay }: DayButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields
    <div role="group" aria-label="Día" className="mt-3 flex gap-0.5 rounded-control bg-sunken p-0.75">
      {weekdays.map((weekday) => {
        const hasHours = timesOf(availability, weekday).length > 0;
        return (
          <button
            key={weekday}
            type="button"
            aria-pressed={weekday === day}
            aria-label={dayWord(weekday) + (hasHours ? ", con horas" : "")}
            onClick={() => onDay(weekday)}
            className={classNames(
              "flex min-h-11 min-w-0 flex-1 flex-col items-center justify-center rounded-lg text-sm font-medium",
              weekday === day ? "bg-surface font-bold text-patina-800 shadow-card" : "text-ink-2",
            )}
          >
            {WEEKDAY_NAMES[weekday - 1]?.slice(0, 3).toLowerCase()}
            <span className={classNames("size-1.5 rounded-full", hasHours && "bg-patina-600")} />
          </button>
        );
      })}
    </div>
  );
}
