import type { ReactNode } from "react";
import type { OccupiedSlots } from "#app/features/coaching/booking-types.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { OccupiedRead } from "./queries.ts";

type SlotsLoaderProps = { read: OccupiedRead; children: (occupied: OccupiedSlots) => ReactNode };

/** Shows the times only when it is known which ones are occupied: unknown must never appear as free. */
export function SlotsLoader({ read, children }: SlotsLoaderProps) {
  if (read.isError) {
    return (
      <Alert tone="bad" title="No pudimos cargar las horas ocupadas">
        <p>Sin saber cuáles están libres no se puede reservar. Revisa tu conexión e intenta otra vez.</p>
        <Button
          variant="secondary"
          className="mt-2.5"
          busy={read.isFetching}
          busyText="Cargando..."
          onClick={() => read.refetch()}
        >
          Reintentar
        </Button>
      </Alert>
    );
  }
  if (read.data) return children(read.data);
  return (
    <div aria-busy="true">
      <p role="status" className="text-sm text-ink-3">
        Cargando horas...
      </p>
      <div aria-hidden="true" className="mt-3 grid grid-cols-4 gap-2">
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((tile) => (
          <Skeleton key={tile} className="h-15" />
        ))}
      </div>
    </div>
  );
}
