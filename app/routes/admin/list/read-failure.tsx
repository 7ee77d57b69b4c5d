import type { UseQueryResult } from "@tanstack/react-query";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

type ReadFailureProps = { read: Pick<UseQueryResult, "isFetching" | "refetch">; title: string; onRetry?: () => void };

/** A loading error: the specified text and a retry button. */
export function ReadFailure({ read, title, onRetry }: ReadFailureProps) {
  return (
    <Alert tone="bad" title={title}>
      <p>Lo demás sigue funcionando. Revisa tu conexión e intenta otra vez.</p>
      <Button
        variant="secondary"
        className="mt-2.5"
        busy={read.isFetching}
        busyText="Cargando..."
        onClick={onRetry ?? (() => read.refetch())}
      >
        Reintentar
      </Button>
    </Alert>
  );
}
