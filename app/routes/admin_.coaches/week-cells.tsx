import { useRef, useState } from "react";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { classNames } from "#app/ui/class-names.ts";
import { WEEKDAY_NAMES } from "./coach-labels.ts";
import { usePainting } from "./use-painting.ts";
import { cellAfterKey, cellRows, cellsBetween, isSame } from "./week-grid-moves.ts";
import { type Cell, dayWord, isOpen, nearTime, withCells } from "./week-grid-rules.ts";

export type WeekCellsProps = {
  availability: Availability;
  minutes: number;
  times: readonly string[];
  /** One day is shown without columns, three times to a row. */
  weekdays: readonly number[];
  onChange: (availability: Availability) => void;
  /** A closed cell was pressed that lies too near to an open time. */
  onRefuse: (cell: Cell) => void;
};

/** The grid: one tab stop, a press toggles, a mouse or Shift and arrows carry a cell's state to others. */
export function WeekCells({ availability, minutes, times, weekdays, onChange, onRefuse }: WeekCellsProps) {
  const rows = cellRows(times, weekdays);
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<Cell>();
  const stop = tabStop(rows, availability, reached);
  const put = (cells: readonly Cell[], open: boolean, week = availability) =>
    onChange(withCells(week, cells, open, minutes));
  const painting = usePainting({ availability, rows, put });
  /** The state that Shift and arrows carry on, from the first of them to the next other key. */
  const carried = useRef<boolean>();

  const toggle = (cell: Cell) => {
    const open = isOpen(availability, cell);
    if (!open && nearTime(availability, cell, minutes)) onRefuse(cell);
    else put([cell], !open);
  };
  const onKeyDown = (event: React.KeyboardEvent, from: Cell) => {
    const to = cellAfterKey(rows, from, event.key, event.ctrlKey);
    const carries = event.shiftKey && event.key.startsWith("Arrow");
    carried.current = carries ? (carried.current ?? isOpen(availability, from)) : undefined;
    if (!to) return;
    event.preventDefault();
    if (carried.current !== undefined) put(cellsBetween(rows, from, to), carried.current);
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.weekday} ${to.time}"]`)?.focus();
  };
  const isDay = weekdays.length === 1;
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move in this table
      role="grid"
      aria-label={isDay ? `Horas del ${dayWord(weekdays[0] ?? 1)}` : "Horas de la semana"}
      className={classNames(
        "-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-x-1 border-spacing-y-0.5",
        "select-none",
      )}
    >
      {!isDay && <WeekdayRow weekdays={weekdays} />}
      <tbody>
        {rows.map((row, at) => (
          <tr key={row[0]?.time}>
            {!isDay && <TimeHead time={times[at] ?? ""} minutes={minutes} />}
            {row.map((cell) => (
              <td key={cell.weekday + cell.time} className={isDay ? "pb-1" : undefined}>
                <button
                  type="button"
                  data-cell={`${cell.weekday} ${cell.time}`}
                  aria-label={`${dayWord(cell.weekday)} ${cell.time}`}
                  tabIndex={isSame(cell, stop) ? 0 : -1}
                  onFocus={() => setReached(cell)}
                  onKeyDown={(event) => onKeyDown(event, cell)}
                  onPointerDown={(event) => painting.begin(event, cell)}
                  onPointerEnter={(event) => painting.reach(event, cell)}
                  onClick={(event) => {
                    // Not every browser focuses a button that is clicked.
                    event.currentTarget.focus();
                    if (!painting.ended(event)) toggle(cell);
                  }}
                  {...looksOf(cell, availability, minutes, isDay)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cell that was reached last, while it is shown; else the first open one, else the first of all. */
function tabStop(rows: readonly (readonly Cell[])[], availability: Availability, reached: Cell | undefined): Cell {
  const cells = rows.flat();
  const isShown = reached && cells.some((cell) => isSame(cell, reached));
  const stop = isShown ? reached : (cells.find((cell) => isOpen(availability, cell)) ?? cells[0]);
  return stop ?? { weekday: 1, time: "" };
}

function WeekdayRow({ weekdays }: { weekdays: readonly number[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="sticky top-0 z-1 w-12 bg-surface">
          <span className="sr-only">Hora</span>
        </th>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" className="sticky top-0 z-1 bg-surface py-1 text-sm font-semibold text-ink-2">
            {WEEKDAY_NAMES[weekday - 1]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Where rows meet full hours, only these are printed. */
function TimeHead({ time, minutes }: { time: string; minutes: number }) {
  const isPrinted = time.endsWith(":00") || 60 % minutes !== 0;
  return (
    <th scope="row" className="pr-1 text-right text-xs font-medium text-ink-3 tabular-nums">
      <span className={isPrinted ? undefined : "sr-only"}>{time}</span>
    </th>
  );
}

/** State and looks of a cell. The name of an open one stays that of its time: its state is said by the browser. */
function looksOf(cell: Cell, availability: Availability, minutes: number, isDay: boolean) {
  const open = isOpen(availability, cell);
  const near = open ? undefined : nearTime(availability, cell, minutes);
  const word = open ? "Atiende" : near;
  return {
    "aria-pressed": open,
    "aria-disabled": near ? true : undefined,
    className: classNames(
      "flex w-full scroll-mt-10 flex-col items-center justify-center rounded-chip border text-xs font-semibold",
      "tabular-nums focus-visible:-outline-offset-1",
      isDay ? "h-12" : "h-6 touch:h-11",
      open && "border-patina-600 bg-patina-100 text-patina-900",
      near && "border-transparent bg-sunken text-ink-3",
      !open && !near && "border-line bg-surface text-ink-2 hover:border-patina-600 hover:bg-patina-50",
    ),
    children: (
      <span aria-hidden="true" className="flex flex-col items-center">
        {isDay && <span className="text-sm">{cell.time}</span>}
        {word}
      </span>
    ),
  };
}
