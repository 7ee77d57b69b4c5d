import { dayName } from "#app/features/coaching/day-text.ts";
import type { DeskSession } from "#app/features/coaching/desk/desk-view.ts";
import { Card } from "#app/ui/card.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

type ToCloseProps = { sessions: readonly DeskSession[]; today: string };

/** Appointments that are over and have no state or no note yet. */
export function ToClose({ sessions, today }: ToCloseProps) {
  return (
    <Card as="section" aria-labelledby="to-close">
      <h2 id="to-close">Por cerrar</h2>
      {sessions.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">Nada por cerrar de los últimos 30 días.</p>
      ) : (
        <ul className="mt-1">
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex items-center justify-between gap-3 border-hair py-2.5 not-first:border-t"
            >
              <span className="min-w-0 wrap-anywhere">
                <b className="block font-[590]">{session.name}</b>
                <span className="block text-sm text-ink-3">
                  {session.date === today ? "Hoy" : dayName(session.date)}, {session.time} · {missingOf(session)}
                </span>
              </span>
              <LinkButton to={`/coach/appointments/${session.id}`} variant="secondary" size="sm">
                Cerrar
                <span className="sr-only">la cita de {session.name}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function missingOf({ status, hasNote }: DeskSession): string {
  if (status === "scheduled") return hasNote ? "falta el estado" : "falta estado y nota";
  return "falta la nota";
}
