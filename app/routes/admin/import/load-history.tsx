import { useQuery } from "@tanstack/react-query";
import { CircleCheckBig, Undo2 } from "lucide-react";
import { useState } from "react";
import type { RosterLoad } from "#app/features/roster/loads.server.ts";
import type { Undone } from "#app/features/roster/undo-load.server.ts";
import { postJson } from "#app/http/api.ts";
import { formatCount, formatDateTime, pluralize } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useCommand } from "../use-command.ts";

/** Every load with what it did; one in force can be undone. Nothing is drawn before the first load. */
export function LoadHistory() {
  const { data } = useQuery<{ loads: RosterLoad[] }>({ queryKey: ["/api/admin", "roster/loads"] });
  const [chosen, setChosen] = useState<RosterLoad | null>(null);
  const { busy, failure, run, forget } = useCommand();
  if (!data || data.loads.length === 0) return null;
  const undo = async () => {
    if (!chosen) return;
    const done = await run(() => postJson<Undone>(`/api/admin/roster/loads/${chosen.id}/undo`));
    if (!done || done.failure !== undefined) return;
    setChosen(null);
    notify({ tone: "ok", title: "Carga deshecha", detail: undoneSentence(done.answer) });
  };
  return (
    <Card as="section" aria-labelledby="cargas" pad="none" className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4">
        <h2 id="cargas" className="text-lg leading-6">
          Cargas
        </h2>
        <p className="text-sm text-ink-3">Cada carga queda guardada y se puede deshacer.</p>
      </div>
      <DataTable
        caption="Historia de las cargas"
        columns={columns(setChosen)}
        rows={data.loads}
        rowKey={(load) => load.id}
        dense
      />
      <ConfirmDialog
        open={chosen !== null}
        title="Deshacer esta carga"
        confirm="Deshacer la carga"
        busyText="Deshaciendo..."
        danger
        busy={busy}
        failure={failure}
        onConfirm={undo}
        onClose={() => {
          forget();
          setChosen(null);
        }}
      >
        {chosen && <Effect load={chosen} />}
      </ConfirmDialog>
    </Card>
  );
}

function Effect({ load }: { load: RosterLoad }) {
  return (
    <>
      <p className="wrap-anywhere">
        <b>{load.fileName}</b>, cargado el {formatDateTime(load.createdAt)}.
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-2">
        <li>
          De {pluralize(load.created, "cuenta creada", "cuentas creadas")}, se borran las que nadie ha usado. Las que ya
          se usaron, o están en una carga posterior, se quedan.
        </li>
        <li>
          {pluralize(load.updated, "cuenta actualizada vuelve", "cuentas actualizadas vuelven")} a como estaban, salvo
          las que alguien cambió después.
        </li>
      </ul>
    </>
  );
}

function undoneSentence({ removed, restored, kept, changedSince }: Undone): string {
  const removedCount = pluralize(removed, "cuenta borrada", "cuentas borradas");
  const parts = [`${removedCount} y ${pluralize(restored, "devuelta", "devueltas")} a como estaban.`];
  if (kept > 0)
    parts.push(`${pluralize(kept, "cuenta se queda", "cuentas se quedan")} porque ya se usa o está en otra carga.`);
  if (changedSince > 0) parts.push(`${pluralize(changedSince, "cambió", "cambiaron")} después y no se toca.`);
  return parts.join(" ");
}

function columns(onUndo: (load: RosterLoad) => void): Column<RosterLoad>[] {
  return [
    { key: "when", header: "Fecha", numeric: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      key: "file",
      header: "Archivo",
      card: "name",
      cell: ({ fileName, fileHash }) => (
        <span>
          <b className="font-semibold wrap-anywhere">{fileName}</b>
          <span className="block text-xs font-normal text-ink-3" title={fileHash}>
            Huella {fileHash.slice(0, 4)}…{fileHash.slice(-4)}
          </span>
        </span>
      ),
    },
    { key: "who", header: "Quién", cell: ({ loadedBy }) => loadedBy ?? "Cuenta borrada" },
    { key: "created", header: "Creadas", numeric: true, cell: ({ created }) => formatCount(created) },
    { key: "updated", header: "Actualizadas", numeric: true, cell: ({ updated }) => formatCount(updated) },
    { key: "conflicts", header: "Conflictos", numeric: true, cell: ({ conflicts }) => formatCount(conflicts) },
    { key: "rejected", header: "Rechazadas", numeric: true, cell: ({ rejected }) => formatCount(rejected) },
    {
      key: "state",
      header: "Estado",
      card: "state",
      cell: ({ undoneAt }) =>
        undoneAt === null ? (
          <Badge tone="ok" icon={CircleCheckBig}>
            Vigente
          </Badge>
        ) : (
          <Badge icon={Undo2}>Deshecha</Badge>
        ),
    },
    {
      key: "acts",
      header: "Acciones",
      align: "right",
      card: "bare",
      cell: (load) =>
        load.undoneAt === null && (
          <Button
            variant="secondary"
            className="max-rows:w-full"
            aria-label={`Deshacer la carga de ${load.fileName}`}
            onClick={() => onUndo(load)}
          >
            Deshacer
          </Button>
        ),
    },
  ];
}
