import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, Link2, ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { ChainStateAnswer } from "#app/features/admin/panel-api-schemas.server.ts";
import { readJson } from "#app/http/query-fn.ts";
import { formatCount, formatDateTime, pluralize } from "#app/platform/format.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

const KEY = ["/api/admin", "audit/chain"];

/** Whether the trail is whole, since when that is known, and the button that finds out again. */
export function ChainCard() {
  const read = useQuery<ChainStateAnswer>({ queryKey: KEY });
  const client = useQueryClient();
  const [checking, setChecking] = useState(false);
  const [failed, setFailed] = useState(false);
  const check = async () => {
    setChecking(true);
    setFailed(false);
    try {
      client.setQueryData(KEY, await readJson({ queryKey: ["/api/admin", "audit/chain?check=now"] }));
    } catch {
      setFailed(true);
    } finally {
      setChecking(false);
    }
  };
  if (read.isError) return <ReadFailure read={read} title="No se pudo leer el estado del rastro" />;
  return (
    <Card as="section" pad="sm" aria-labelledby="cadena" className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <State state={read.data} checking={checking || read.isPending} />
        <Button
          variant="secondary"
          size="sm"
          icon={ShieldCheck}
          busy={checking}
          busyText="Comprobando..."
          disabled={read.isPending}
          onClick={check}
          className="touch:min-h-11 max-rows:min-h-11 max-rows:w-full"
        >
          Comprobar ahora
        </Button>
      </div>
      {failed && <Alert tone="bad" title="No se pudo comprobar. Intenta otra vez." className="mt-3" />}
      {read.data && <Findings state={read.data} />}
    </Card>
  );
}

function State({ state, checking }: { state: ChainStateAnswer | undefined; checking: boolean }) {
  const broken = state !== undefined && state.problems.length > 0;
  const tone = broken ? "bg-bad-soft text-bad-ink" : state ? "bg-ok-soft text-ok-ink" : "bg-sunken text-ink-3";
  return (
    <>
      <span className={classNames("grid size-10 flex-none place-items-center rounded-[0.75rem]", tone)}>
        <Icon glyph={broken ? CircleAlert : Link2} />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-60">
        <h2 id="cadena" className="text-base leading-6">
          {titleOf(state, checking)}
        </h2>
        {state && (
          <p className="text-sm leading-5 text-ink-2 tabular-nums">
            {pluralize(state.rows, "fila", "filas")}, comprobado el {formatDateTime(state.checkedAt)}
            {state.anchors > 0 && `, contra ${pluralize(state.anchors, "respaldo", "respaldos")}`}. Cabeza{" "}
            <span className="font-mono text-xs">{shortHash(state.hash)}</span>
          </p>
        )}
      </div>
    </>
  );
}

function titleOf(state: ChainStateAnswer | undefined, checking: boolean): string {
  if (!state) return checking ? "Comprobando el rastro..." : "Sin comprobar";
  if (state.problems.length > 0) return `Se corta después de la fila ${formatCount(state.intactUpTo)}`;
  return `Íntegro hasta la fila ${formatCount(state.rows)}`;
}

/** "9f3c 41bd … e21a" */
const shortHash = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

function Findings({ state: { problems, notes } }: { state: ChainStateAnswer }) {
  return (
    <>
      {problems.length > 0 && (
        <Alert tone="bad" title="El rastro no está íntegro. No borres nada y avisa a informática." className="mt-3">
          <List lines={problems} />
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert tone="info" className="mt-3">
          <List lines={notes} />
        </Alert>
      )}
    </>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc pl-4 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
