import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { dayAndTime, dayName, nearDayAndTime, upperFirst } from "#app/features/coaching/day-text.ts";
import type { WaitingEntry } from "#app/features/coaching/waiting-list/schema.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.tsx";
import { useRefreshBookings } from "./queries.ts";

const PATH = "/api/coaching/waiting-list";

function useWaiting() {
  return useQuery<{ entries: WaitingEntry[] }, Error, WaitingEntry[]>({
    queryKey: [PATH],
    select: (answer) => answer.entries,
  });
}

/** Sends a change of the waiting list; what the screen shows is read again. */
function useWaitingCommand() {
  const client = useQueryClient();
  const refresh = useRefreshBookings();
  const [busy, setBusy] = useState(false);
  const run = async <Answer,>(send: () => Promise<Answer>, done: (answer: Answer) => void): Promise<void> => {
    setBusy(true);
    try {
      done(await send());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ tone: "bad", title: sentenceOf(error) });
    } finally {
      await Promise.all([client.invalidateQueries({ queryKey: [PATH] }), refresh()]);
      setBusy(false);
    }
  };
  return { busy, run };
}

type JoinProps = {
  coach: { id: number; name: string };
  /** Full days, "2026-11-26". */
  fullDays: readonly string[];
  /** No day has a free slot. */
  isFull: boolean;
};

/** Under the dates of a coach with full days: to be told when a slot is freed. */
export function JoinWaitingList({ coach, fullDays, isFull }: JoinProps) {
  const { data: entries = [] } = useWaiting();
  const { busy, run } = useWaitingCommand();
  const [day, setDay] = useState("");
  if (fullDays.length === 0) return null;
  const usual = isFull ? "" : (fullDays[0] ?? "");
  const date = day || usual || null;
  const isOn = entries.some((entry) => entry.coachId === coach.id && entry.date === date);
  const join = () =>
    run(
      () => postJson(PATH, { coachId: coach.id, date }),
      () =>
        notify({
          tone: "ok",
          title: "Estás en la lista de espera",
          detail: "Si se libera una hora y te toca, te llegará un email.",
        }),
    );
  return (
    <div className="mt-4 rounded-[0.75rem] bg-sunken px-4 py-3.5">
      <p className="font-semibold">{isFull ? `${coach.name} no tiene horas libres` : "¿Te sirve un día completo?"}</p>
      <p className="mt-0.5 text-sm text-ink-2">Te avisamos por email si se libera una hora, por orden de llegada.</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <select
          aria-label="Día de la lista de espera"
          value={date ?? ""}
          onChange={(event) => setDay(event.target.value)}
          className="min-h-11 max-w-full rounded-control border border-line-strong bg-surface px-3"
        >
          {isFull && <option value="">Cualquier día</option>}
          {fullDays.map((one) => (
            <option key={one} value={one}>
              {upperFirst(dayName(one))}
            </option>
          ))}
        </select>
        {isOn ? (
          <Badge tone="patina" icon={BellRing}>
            Estás en la lista
          </Badge>
        ) : (
          <Button variant="secondary" icon={BellRing} busy={busy} onClick={() => void join()}>
            Avísame
          </Button>
        )}
      </div>
    </div>
  );
}

/** The person's places on the waiting list, above the bookings; first the slots that are held. */
export function MyWaits() {
  const { data: entries = [] } = useWaiting();
  const { busy, run } = useWaitingCommand();
  if (entries.length === 0) return null;
  const accept = ({ id }: WaitingEntry) =>
    run(
      () => postJson<{ message: string }>(`${PATH}/${id}/accept`),
      ({ message }) => notify({ tone: "ok", title: "Cita agendada", detail: message }),
    );
  const leave = ({ id }: WaitingEntry) =>
    run(
      () => postJson(`${PATH}/${id}/leave`),
      () => notify({ tone: "ok", title: "Saliste de la lista de espera" }),
    );
  const offers = entries.filter((entry) => entry.offer !== null);
  const waits = entries.filter((entry) => entry.offer === null);
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      {offers.map((entry) => (
        <Alert key={entry.id} tone="info" title={`Se liberó una hora con ${entry.coachName}`}>
          {entry.offer && (
            <p>
              <b className="tabular-nums">{upperFirst(dayAndTime(entry.offer.startsAt))}</b>. Está guardada para ti
              hasta {nearDayAndTime(entry.offer.until)}.
            </p>
          )}
          <div className="mt-2.5 flex flex-wrap gap-2">
            <Button busy={busy} busyText="Agendando..." onClick={() => void accept(entry)}>
              Tomar la hora
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => void leave(entry)}>
              No la quiero
            </Button>
          </div>
        </Alert>
      ))}
      {waits.length > 0 && (
        <ul aria-label="Listas de espera" className={classNames(cardClass, "divide-y divide-line")}>
          {waits.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
              <p>
                En lista de espera con <b>{entry.coachName}</b>, {entry.date ? dayName(entry.date) : "cualquier día"}.
                {entry.position !== null && <span className="text-ink-3 tabular-nums"> Lugar {entry.position}.</span>}
              </p>
              <Button
                variant="ghost"
                disabled={busy}
                aria-label={`Salir de la lista de espera con ${entry.coachName}`}
                onClick={() => void leave(entry)}
              >
                Salir
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
