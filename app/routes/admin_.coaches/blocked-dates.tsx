import { X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import { dayName, upperFirst, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { deleteJson, postJson } from "#app/http/api.ts";
import { pluralize } from "#app/platform/format.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";

/** Dates on which this coach cannot be booked. */
export function BlockedDates({ coach }: { coach: AdminCoach }) {
  const { busy, failure, run } = useCommand();
  const [date, setDate] = useState("");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const day = useRef<HTMLInputElement>(null);
  const path = `/api/admin/coaches/${coach.id}/blocked-dates`;
  const block = async (event: FormEvent) => {
    event.preventDefault();
    if (date === "") {
      setError("Elige una fecha.");
      day.current?.focus();
      return;
    }
    setError(undefined);
    const outcome = await run(() => postJson<{ liveBookings: number }>(path, { date, reason: reason.trim() }));
    if (!outcome || outcome.failure !== undefined) return;
    setDate("");
    setReason("");
    const { liveBookings } = outcome.answer;
    notify({
      tone: liveBookings > 0 ? "info" : "ok",
      title: "Fecha bloqueada",
      detail:
        liveBookings > 0
          ? `Ese día quedan ${pluralize(liveBookings, "cita agendada", "citas agendadas")}. Cancélalas en el ` +
            "panel si corresponde."
          : upperFirst(dayName(date)),
    });
  };
  const unblock = async (blocked: string) => {
    const outcome = await run(() => deleteJson(`${path}/${blocked}`));
    if (outcome && outcome.failure === undefined)
      notify({ tone: "ok", title: "Fecha desbloqueada", detail: upperFirst(dayName(blocked)) });
    day.current?.focus();
  };
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3>Fechas bloqueadas</h3>
      <DateList coach={coach} busy={busy} onUnblock={unblock} />
      {failure && <Alert tone="bad" title={failure} className="mt-2" />}
      <form
        onSubmit={block}
        noValidate
        className="mt-3 grid items-start gap-3 rows:grid-cols-[11rem_minmax(0,1fr)_auto]"
      >
        <TextField
          ref={day}
          type="date"
          label="Fecha"
          min={wallTimeOf(new Date().toISOString()).date}
          value={date}
          error={error}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextField
          label="Motivo"
          optional
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} className="rows:mt-6.5 rows:min-h-11">
          Bloquear
        </Button>
      </form>
    </div>
  );
}

type DateListProps = { coach: AdminCoach; busy: boolean; onUnblock: (date: string) => void };

function DateList({ coach, busy, onUnblock }: DateListProps) {
  if (coach.blockedDates.length === 0) return <p className="mt-1 text-ink-3">Ninguna.</p>;
  return (
    <ul className="mt-1">
      {coach.blockedDates.map((blocked) => (
        <li key={blocked.date} className="flex items-center gap-3 border-b border-line py-1 last:border-b-0">
          <span className="min-w-0 flex-1">
            {upperFirst(dayName(blocked.date))} de {blocked.date.slice(0, 4)}
            {blocked.reason && <span className="block text-sm text-ink-3 wrap-anywhere">{blocked.reason}</span>}
          </span>
          <Button
            variant="ghost"
            square
            icon={X}
            disabled={busy}
            aria-label={`Desbloquear el ${dayName(blocked.date)} de ${coach.name}`}
            onClick={() => onUnblock(blocked.date)}
          />
        </li>
      ))}
    </ul>
  );
}
