import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { BusyCalendar } from "#app/features/coaching/busy/known-busy.server.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const CALL = "/api/coach/busy-calendar";
/** Roomy under a finger. */
const TOUCH = "touch:min-h-11 max-rows:min-h-11";

type Props = {
  /** null: the coach has named none. */
  calendar: BusyCalendar | null;
  /** BUSY_CALENDAR_HOSTS; none: the institution does not offer it. */
  hosts: readonly string[];
};

/** The coach's own calendar elsewhere: hours at which the coach is busy there are not offered. */
export function BusyCalendarCard({ calendar, hosts }: Props) {
  const { busy, error, setAddress, remove } = useCalendar();
  const isReady = useHydrated();
  if (hosts.length === 0 && calendar === null) return null;
  return (
    <Card as="section" aria-labelledby="busy-calendar" pad="sm" className="shell:p-5">
      <h2 id="busy-calendar">Horas que ya tienes tomadas</h2>
      <p className="mt-1 text-sm text-ink-2">
        Indica tu calendario y no se ofrecen las horas que tengas tomadas en él. Se guardan su dirección y de cuándo a
        cuándo; ni títulos ni personas.
      </p>
      {calendar && <State calendar={calendar} />}
      <form noValidate onSubmit={setAddress} className="mt-3">
        <TextField
          label={calendar ? "Cambiar a otro calendario" : "Dirección privada de tu calendario"}
          name="calendarUrl"
          type="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          hint={`Termina casi siempre en .ics. Se permite de: ${hosts.join(", ") || "ningún servidor por ahora"}.`}
          error={error}
        />
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            busy={busy === "set"}
            busyText="Leyendo..."
            disabled={busy === "remove"}
            waiting={!isReady}
            className={TOUCH}
          >
            {calendar ? "Cambiar" : "Leer mi calendario"}
          </Button>
          {calendar && (
            <Button
              variant="ghost"
              size="sm"
              busy={busy === "remove"}
              disabled={busy === "set"}
              waiting={!isReady}
              className={TOUCH}
              onClick={() => void remove()}
            >
              Dejar de leerlo
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** What is known of it, and what that means for the hours that are offered. */
function State({ calendar: { host, readAt, failingSince, isTrusted } }: { calendar: BusyCalendar }) {
  if (readAt !== null && isTrusted && failingSince === null) {
    return (
      <p className="mt-2 text-sm">
        <b className="font-semibold">Leído el {formatDateTime(readAt)}</b> de {host}.
      </p>
    );
  }
  if (readAt !== null && isTrusted && failingSince !== null) {
    return (
      <Alert tone="warn" className="mt-3" title={`No se puede leer desde el ${formatDateTime(failingSince)}`}>
        Sigue contando lo que se leyó el {formatDateTime(readAt)} de {host}, hasta un día después.
      </Alert>
    );
  }
  const title = readAt === null ? "Tu calendario no se ha leído" : `No se lee desde el ${formatDateTime(readAt)}`;
  return (
    <Alert tone="warn" className="mt-3" title={title}>
      {readAt === null ? "Revisa la dirección. " : "Lo que se leyó ya no cuenta. "}
      Se ofrecen todas las horas que abriste, también las que tengas tomadas en {host}.
    </Alert>
  );
}

function useCalendar() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<"set" | "remove" | null>(null);
  const [error, setError] = useState<string>();
  const run = async (what: "set" | "remove", send: () => Promise<void>) => {
    setBusy(what);
    setError(undefined);
    try {
      await send();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (what === "set" && refusal.delivery === "answered") setError(sentenceOf(refusal));
      else notify({ tone: "bad", title: problemTitle(refusal, "No se guardó"), detail: sentenceOf(refusal) });
    } finally {
      setBusy(null);
      revalidate();
    }
  };
  const setAddress = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const calendarUrl = String(new FormData(form).get("calendarUrl")).trim();
    if (!URL.canParse(calendarUrl)) return setError("Pega la dirección completa, desde https://.");
    await run("set", async () => {
      const { calendar } = await postJson<{ calendar: BusyCalendar | null }>(CALL, { calendarUrl });
      form.reset();
      if (calendar?.isTrusted) {
        notify({ tone: "ok", title: "Calendario leído", detail: "Lo que tienes ahí ya no se ofrece." });
      } else {
        const detail = "Se guardó la dirección y se intentará otra vez en 15 minutos.";
        notify({ tone: "bad", title: "No se pudo leer el calendario", detail });
      }
    });
  };
  const remove = () =>
    run("remove", async () => {
      await postJson(`${CALL}/remove`);
      notify({ tone: "ok", title: "Tu calendario ya no se lee", detail: "Se ofrecen todas las horas que abriste." });
    });
  return { busy, error, setAddress, remove };
}
