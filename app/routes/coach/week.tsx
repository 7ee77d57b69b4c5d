import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { dayName } from "#app/features/coaching/day-text.ts";
import type { Desk, DeskSession } from "#app/features/coaching/desk/desk-view.ts";
import { weeksLater } from "#app/features/coaching/desk/week-days.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { STATES, stateOf } from "./session-words.ts";
import { WeekGrid } from "./week-grid.tsx";

/** The week: a grid where there is room for it, and a list by day on phones. */
export function Week({ desk }: { desk: Desk }) {
  const [monday = "", sunday = ""] = [desk.days[0], desk.days[6]];
  return (
    <Card as="section" pad="none" aria-labelledby="week" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 rows:px-5">
        <h2 id="week">Semana del {spanOf(monday, sunday)}</h2>
        <nav aria-label="Semanas" className="flex gap-2">
          <Turn to={`?week=${weeksLater(monday, -1)}`} label="Semana anterior">
            <Icon glyph={ChevronLeft} size={18} />
          </Turn>
          <Turn to="/coach">Hoy</Turn>
          <Turn to={`?week=${weeksLater(monday, 1)}`} label="Semana siguiente">
            <Icon glyph={ChevronRight} size={18} />
          </Turn>
        </nav>
      </div>
      <WeekGrid desk={desk} />
      <DayList desk={desk} />
    </Card>
  );
}

type TurnProps = { to: string; label?: string; children: React.ReactNode };

function Turn({ to, label, children }: TurnProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className={buttonClass({ variant: "secondary", size: "sm", square: label !== undefined })}
    >
      {children}
    </Link>
  );
}

/** "23 al 29", "28 de septiembre al 4 de octubre" */
function spanOf(from: string, to: string): string {
  const plain = (day: string) => dayName(day).replace(/^\S+ /, "");
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))} al ${plain(to)}`
    : `${plain(from)} al ${plain(to)}`;
}

function DayList({ desk }: { desk: Desk }) {
  const days = desk.days.filter((day) => day === desk.today || desk.sessions.some(({ date }) => date === day));
  return (
    <div className="border-t border-line rows:hidden">
      {days.length === 0 && <p className="px-4 py-4 text-ink-2">Esta semana no tienes citas.</p>}
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3
            id={`day-${day}`}
            className={`px-4 pt-2.5 pb-1 text-sm text-ink-2 ${day === desk.today ? "border-l-3 border-cobre-500" : ""}`}
          >
            {day === desk.today ? `Hoy, ${dayName(day)}` : dayName(day)}
          </h3>
          <ul>
            {desk.sessions.every(({ date }) => date !== day) && (
              <li className="px-4 pb-3 text-sm text-ink-3">Sin citas.</li>
            )}
            {desk.sessions
              .filter(({ date }) => date === day)
              .map((session) => (
                <li key={session.id} className="border-hair not-first:border-t">
                  <Row session={session} desk={desk} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ session, desk }: { session: DeskSession; desk: Desk }) {
  const { word, tone } = STATES[stateOf(session, desk)];
  return (
    <Link
      to={`/coach/appointments/${session.id}`}
      className="grid min-h-14 grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 hover:bg-sunken"
    >
      <time dateTime={session.startsAt} className="font-[640] tabular-nums">
        {session.time}
      </time>
      <span className="min-w-0">
        <b className="block truncate font-[590]">{session.name}</b>
        {session.message !== "" && <span className="block truncate text-sm text-ink-3">{session.message}</span>}
      </span>
      <Badge tone={tone}>{word}</Badge>
    </Link>
  );
}
