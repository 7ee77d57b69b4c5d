import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MissingPeople as Missing } from "#app/features/roster/missing-people.server.ts";
import { postJson } from "#app/http/api.ts";
import { formatCount, pluralize } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useCommand } from "../use-command.ts";

const COLUMNS: Column<Missing["people"][number]>[] = [
  { key: "name", header: "Nombre", card: "name", cell: ({ name }) => <b className="font-semibold">{name}</b> },
  { key: "rut", header: "RUT", numeric: true, cell: ({ rut }) => rut },
  { key: "career", header: "Carrera", cell: ({ career }) => career ?? "-" },
  { key: "campus", header: "Campus", cell: ({ campus }) => campus ?? "-" },
];

/** People of earlier loads who are not in the last one. Nothing is drawn while there are none. */
export function MissingPeople() {
  const { data } = useQuery<Missing>({ queryKey: ["/api/admin", "roster/missing"] });
  const [asking, setAsking] = useState(false);
  const { busy, failure, run, forget } = useCommand();
  if (!data || data.total === 0) return null;
  const { total, people, loadId } = data;
  const all = total === 1 ? "Desactivar la cuenta" : `Desactivar las ${formatCount(total)}`;
  const deactivate = async () => {
    const done = await run(() => postJson<{ deactivated: number }>("/api/admin/roster/missing/deactivate", { loadId }));
    if (!done || done.failure !== undefined) return;
    setAsking(false);
    notify({ tone: "ok", title: pluralize(done.answer.deactivated, "cuenta desactivada", "cuentas desactivadas") });
  };
  return (
    <Card as="section" aria-labelledby="ya-no-estan" pad="none" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
        <div className="min-w-0">
          <h2 id="ya-no-estan" className="text-lg leading-6">
            Ya no están en la nómina
          </h2>
          <p className="text-sm text-ink-3">
            {pluralize(total, "persona activa", "personas activas")} de cargas anteriores que la última no trae.
          </p>
        </div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {all}
        </Button>
      </div>
      <DataTable
        caption="Personas que ya no están en la nómina"
        columns={COLUMNS}
        rows={people}
        rowKey={({ id }) => id}
        dense
      />
      {total > people.length && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-3">Y {formatCount(total - people.length)} más.</p>
      )}
      <ConfirmDialog
        open={asking}
        title={all}
        confirm="Desactivar"
        busyText="Desactivando..."
        danger
        busy={busy}
        failure={failure}
        onConfirm={deactivate}
        onClose={() => {
          forget();
          setAsking(false);
        }}
      >
        <p>
          Ya no podrán entrar, y sus sesiones abiertas se cierran. No se borra nada, y puedes activarlas de nuevo en
          Usuarios. Sus citas por venir siguen agendadas.
        </p>
        <p className="mt-2">Hazlo solo si la última carga trae a todas las personas de la universidad.</p>
      </ConfirmDialog>
    </Card>
  );
}
