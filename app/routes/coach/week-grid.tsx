import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { dayName, shortDay, wallTimeOf } from "#app/features/coaching/day-text.ts";
import type { Desk, DeskSession } from "#app/features/coaching/desk/desk-view.ts";
import { classNames } from "#app/ui/class-names.ts";
import { STATES, stateOf } from "./session-words.ts";

/** Quarter hours; one is 0.75rem high. */
const QUARTER = 15;
const USUAL = { from: 9 * 60, until: 18 * 60 };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Days as columns, hours as rows. Each appointment is a link that says its day and hour; the rest is for the eye. */
export function WeekGrid({ desk }: { desk: Desk }) {
  const days = shownDays(desk);
  const span = hoursOf(desk, days);
  const row = (time: string) => (minutesOf(time) - span.from) / QUARTER + 1;
  const rows = (span.until - span.from) / QUARTER;
  const place = (date: string, from: string, until: string): CSSProperties => ({
    gridColumn: days.indexOf(date) + 2,
    gridRow: `${Math.floor(row(from))} / ${Math.ceil(row(until))}`,
  });
  const columns = `3.25rem repeat(${days.length}, minmax(0, 1fr))`;
  const { date: nowDate, time: nowTime } = wallTimeOf(desk.now);
  const isNowShown =
    days.includes(nowDate) &&
    minutesOf(nowTime) >= span.from &&
    minutesOf(nowTime) < span.until &&
    desk.today === nowDate;
  return (
    <div className="text-xs max-rows:hidden">
      <div aria-hidden className="grid border-y border-line" style={{ gridTemplateColumns: columns }}>
        <span />
        {days.map((day) => (
          <span
            key={day}
            className={classNames(
              "px-2 py-1.5 text-sm font-[590] tabular-nums",
              day === desk.today ? "border-b-3 border-cobre-500 text-patina-800" : "text-ink-2",
            )}
          >
            {shortDay(day).weekday} {shortDay(day).day}
          </span>
        ))}
      </div>
      <div className="grid" style={{ gridTemplateColumns: columns, gridTemplateRows: `repeat(${rows}, 0.75rem)` }}>
        {hoursBetween(span).map((hour) => (
          <span
            key={hour}
            aria-hidden
            className="col-span-full border-t border-hair pt-0.5 pl-2 text-ink-3 tabular-nums first:border-t-0"
            style={{ gridRow: `${row(hour)} / span 4` }}
          >
            {hour}
          </span>
        ))}
        {days.map((day, at) => (
          <span
            key={day}
            aria-hidden
            className="border-l border-hair"
            style={{ gridColumn: at + 2, gridRow: `1 / span ${rows}` }}
          />
        ))}
        {desk.open
          .filter(({ date }) => days.includes(date))
          .map(({ date, from, until }) => (
            <span key={`${date}${from}`} aria-hidden className="ml-px bg-patina-50" style={place(date, from, until)} />
          ))}
        {isNowShown && (
          <span
            aria-hidden
            className="z-2 h-0 border-t-2 border-cobre-500"
            style={{ gridColumn: days.indexOf(nowDate) + 2, gridRow: Math.floor(row(nowTime)) }}
          />
        )}
        {desk.sessions.map((session) => (
          <Event
            key={session.id}
            session={session}
            desk={desk}
            style={place(session.date, session.time, session.until)}
          />
        ))}
      </div>
      <Legend />
    </div>
  );
}

/** Monday to Friday, and a day of the weekend where there is something. */
function shownDays({ days, open, sessions }: Desk): string[] {
  const isUsed = (day: string) => [...open, ...sessions].some(({ date }) => date === day);
  return days.filter((day, at) => at < 5 || isUsed(day));
}

/** Whole hours, in minutes of the day. */
function hoursOf({ open, sessions }: Desk, days: readonly string[]): { from: number; until: number } {
  const all = [
    ...open.filter(({ date }) => days.includes(date)),
    ...sessions.map(({ time, until, date }) => ({ date, from: time, until })),
  ];
  const first = Math.min(USUAL.from, ...all.map(({ from }) => minutesOf(from)));
  // A session over midnight ends with its day here.
  const last = Math.max(USUAL.until, ...all.map(({ from, until }) => (until > from ? minutesOf(until) : 24 * 60)));
  return { from: Math.floor(first / 60) * 60, until: Math.ceil(last / 60) * 60 };
}

function hoursBetween({ from, until }: { from: number; until: number }): string[] {
  return Array.from({ length: (until - from) / 60 }, (_, at) => `${String(from / 60 + at).padStart(2, "0")}:00`);
}

const LOOKS = {
  next: "bg-act text-on-act outline-2 outline-cobre-500",
  scheduled: "bg-act text-on-act",
  open: "bg-surface text-ink inset-ring inset-ring-line-strong",
  completed: "bg-surface text-ink-2 inset-ring inset-ring-line-strong",
  no_show: "bg-surface text-ink-2 inset-ring inset-ring-line-strong",
  cancelled: "bg-sunken text-ink-2",
} as const;

function Event({ session, desk, style }: { session: DeskSession; desk: Desk; style: CSSProperties }) {
  const state = stateOf(session, desk);
  const words = [`${dayName(session.date)}, ${session.time}`, session.name, STATES[state].word.toLowerCase()];
  return (
    <Link
      to={`/coach/appointments/${session.id}`}
      aria-label={words.join(", ")}
      className={classNames(
        "z-1 mx-0.75 my-px block overflow-hidden rounded-md px-1.5 py-0.5 leading-4.5",
        LOOKS[state],
      )}
      style={style}
    >
      <b className="block truncate font-[590]">{session.name}</b>
    </Link>
  );
}

const KEYS = [
  ["bg-act", "Cita"],
  ["bg-surface inset-ring inset-ring-line-strong", "Pasada"],
  ["bg-patina-50 inset-ring inset-ring-line", "Horas que abriste"],
] as const;

function Legend() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-5 py-2.5 text-sm text-ink-2">
      {KEYS.map(([look, words]) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          <i aria-hidden className={classNames("inline-block size-3.5 rounded-sm", look)} />
          {words}
        </span>
      ))}
    </p>
  );
}
