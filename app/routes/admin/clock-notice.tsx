import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useCommand } from "./use-command.ts";

type ClockDoubt = NonNullable<AdminSummary["clock"]>;

/**
 * Warns that the clock looks wrong: nothing is deleted by age until an administrator has confirmed the date. A
 * separate module because it is rarely needed.
 */
export default function ClockNotice({ doubt }: { doubt: ClockDoubt }) {
  const { busy, failure, run } = useCommand();
  const confirm = async () => {
    const outcome = await run(() => postJson("/api/admin/clock/confirm", { now: doubt.now }));
    if (!outcome || outcome.failure !== undefined) return;
    notify({ tone: "ok", title: "Fecha confirmada", detail: "El borrado por antigüedad sigue dentro de una hora." });
  };
  return (
    <Alert tone="warn" title="El borrado por antigüedad está en pausa: revisa la fecha del servidor" className="mb-4">
      <p>
        El reloj del servidor marca <b className="whitespace-nowrap">{formatDateTime(doubt.now)}</b> y su última señal
        de vida es del <b className="whitespace-nowrap">{formatDateTime(doubt.lastSeenAt)}</b>, {distance(doubt)}.{" "}
        {CAUSE[doubt.kind]}
      </p>
      <p className="mt-2">
        Mientras tanto no se borra nada por antigüedad: ni textos, ni actividades, ni correos, ni respaldos. Si la fecha
        está mal, corrige el reloj de la máquina y la pausa termina sola.
      </p>
      {failure && (
        <p role="alert" className="mt-2 font-bold">
          {failure}
        </p>
      )}
      <Button
        variant="secondary"
        className="mt-3 max-w-full whitespace-normal!"
        busy={busy}
        busyText="Confirmando..."
        onClick={confirm}
      >
        La fecha es correcta: seguir con el borrado
      </Button>
    </Alert>
  );
}

const CAUSE = {
  ahead: "O estuvo apagado todo ese tiempo, o se restauró un respaldo antiguo, o el reloj se adelantó.",
  behind: "O el reloj se atrasó, o estuvo adelantado antes.",
};

function distance({ kind, days }: ClockDoubt): string {
  return `${pluralize(days, "día", "días")} ${kind === "ahead" ? "antes" : "después"}`;
}
