import { Link } from "@remix-run/react";
import { dayName } from "#app/features/coaching/day-text.ts";
import type { Appointment } from "#app/features/coaching/desk/desk-view.ts";
import { TOPICS } from "#app/features/coaching/desk/topics.ts";
import { Card } from "#app/ui/card.tsx";

const STATUS = { scheduled: "agendada", completed: "asistió", no_show: "no llegó", cancelled: "cancelada" } as const;

/** The other appointments of the same student with this coach. */
export function Before({ others, now }: Pick<Appointment, "others"> & { now: string }) {
  return (
    <Card as="section" aria-labelledby="before">
      <h2 id="before">Sus otras citas contigo</h2>
      {others.length === 0 ? (
        <p className="mt-1 text-ink-2">Es la primera.</p>
      ) : (
        <ul className="mt-1">
          {others.map(({ id, date, endsAt, status, topic, note }) => (
            <li key={id} className="border-hair py-2.5 not-first:border-t">
              <Link to={`/coach/appointments/${id}`} className="link">
                {dayName(date)}
              </Link>
              <span className="text-sm text-ink-3">
                {` · ${status === "scheduled" && endsAt <= now ? "sin cerrar" : STATUS[status]}`}
                {topic !== null && ` · ${TOPICS[topic]}`}
              </span>
              {note !== null && note !== "" && (
                <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere whitespace-pre-line">{note}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
