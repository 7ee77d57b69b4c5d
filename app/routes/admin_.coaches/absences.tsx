import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { AdminAbsence, AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import { dayName, upperFirst, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { deleteJson, postJson } from "#app/http/api.ts";
import { formatDate, pluralize } from "#app/platform/format.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";

const NOTHING = { fromDate: "", fromTime: "", untilDate: "", untilTime: "", reason: "" };
type Draft = typeof NOTHING;

/** When this coach cannot be booked, and what is booked all the same. */
export function Absences({ coach }: { coach: AdminCoach }) {
  const { busy, failure, run } = useCommand();
  const [draft, setDraft] = useState(NOTHING);
  const [error, setError] = useState<string>();
  const day = useRef<HTMLInputElement>(null);
  const path = `/api/admin/coaches/${coach.id}/absences`;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.fromDate === "") {
      setError("Elige desde cuándo.");
      day.current?.focus();
      return;
    }
    setError(undefined);
    const body = bodyOf(draft);
    const outcome = await run(() => postJson<{ liveBookings: number }>(path, body));
    if (!outcome || outcome.failure !== undefined) return;
    setDraft(NOTHING);
    const { liveBookings } = outcome.answer;
    const booked = pluralize(liveBookings, "cita agendada", "citas agendadas");
    notify({
      tone: liveBookings > 0 ? "info" : "ok",
      title: "Ausencia agregada",
      detail: liveBookings > 0 ? `Quedan ${booked} en esas horas: muévelas o cancélalas.` : absenceText(body),
    });
  };
  const remove = async (absence: AdminAbsence) => {
    const outcome = await run(() => deleteJson(`${path}/${absence.id}`));
    if (outcome && outcome.failure === undefined)
      notify({ tone: "ok", title: "Ausencia quitada", detail: absenceText(absence) });
    day.current?.focus();
  };
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const today = wallTimeOf(new Date().toISOString()).date;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3>Ausencias</h3>
      <AbsenceList coach={coach} busy={busy} onRemove={remove} />
      {failure && <Alert tone="bad" title={failure} className="mt-2" />}
      <form onSubmit={add} noValidate className="mt-3 grid items-start gap-3 rows:grid-cols-[minmax(0,1fr)_10.5rem]">
        <TextField ref={day} type="date" label="Desde" min={today} error={error} {...field("fromDate")} />
        <TextField type="time" label="Hora de inicio" optional {...field("fromTime")} />
        <TextField
          type="date"
          label="Hasta"
          optional
          min={draft.fromDate || today}
          hint={draft.untilDate === "" ? "Sin fecha: el mismo día." : undefined}
          {...field("untilDate")}
        />
        <TextField type="time" label="Hora de fin" optional {...field("untilTime")} />
        <TextField label="Motivo" optional maxLength={200} className="rows:col-span-2" {...field("reason")} />
        <div className="rows:col-span-2">
          <Button type="submit" variant="secondary" busy={busy}>
            Agregar ausencia
          </Button>
        </div>
      </form>
    </div>
  );
}

type Days = Pick<AdminAbsence, "fromDate" | "fromTime" | "untilDate" | "untilTime">;

function bodyOf({ fromDate, fromTime, untilDate, untilTime, reason }: Draft): Days & { reason: string } {
  return {
    fromDate,
    fromTime: fromTime || null,
    untilDate: untilDate || fromDate,
    untilTime: untilTime || null,
    reason: reason.trim(),
  };
}

type AbsenceListProps = { coach: AdminCoach; busy: boolean; onRemove: (absence: AdminAbsence) => void };

function AbsenceList({ coach, busy, onRemove }: AbsenceListProps) {
  if (coach.absences.length === 0) return <p className="mt-1 text-ink-3">Ninguna.</p>;
  return (
    <ul className="mt-1">
      {coach.absences.map((absence) => (
        <li key={absence.id} className="flex items-center gap-3 border-b border-line py-1 last:border-b-0">
          <span className="min-w-0 flex-1">
            {absenceText(absence)}
            {absence.reason && <span className="block text-sm text-ink-3 wrap-anywhere">{absence.reason}</span>}
            {absence.liveBookings > 0 && (
              <Link
                to={`/admin?coach=${coach.id}&from=${absence.fromDate}&to=${absence.untilDate}&status=scheduled`}
                className="link block py-0.5 text-sm touch:py-2.5"
              >
                {pluralize(absence.liveBookings, "cita agendada", "citas agendadas")}: mover o cancelar
              </Link>
            )}
          </span>
          <Button
            variant="ghost"
            square
            icon={X}
            disabled={busy}
            aria-label={`Quitar la ausencia de ${coach.name}: ${absenceText(absence)}`}
            onClick={() => onRemove(absence)}
          />
        </li>
      ))}
    </ul>
  );
}

/** "Jueves 3 de diciembre, 15:00 a 16:30", "21-12-2026 a 03-01-2027" */
function absenceText({ fromDate, fromTime, untilDate, untilTime }: Days): string {
  if (fromDate === untilDate) {
    const day = `${upperFirst(dayName(fromDate))} de ${fromDate.slice(0, 4)}`;
    if (fromTime === null && untilTime === null) return day;
    return `${day}, ${fromTime ?? "00:00"} a ${untilTime ?? "24:00"}`;
  }
  const end = (date: string, time: string | null) => dayOf(date) + (time === null ? "" : `, ${time}`);
  return `${end(fromDate, fromTime)} a ${end(untilDate, untilTime)}`;
}

function dayOf(date: string): string {
  return formatDate(`${date}T15:00:00.000Z`);
}
