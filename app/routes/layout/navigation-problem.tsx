import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { NavigationGuard } from "./unreachable-navigation.ts";

const guard = new NavigationGuard();

/** Rendered once in the root: a notice over the current screen when the next one cannot be loaded. */
export function NavigationProblemNotice() {
  const problem = useSyncExternalStore(guard.subscribe, guard.problem, () => null);
  useEffect(() => guard.watch(window.__remixRouter, window.__remixManifest), []);
  if (!problem) return null;
  const opens = problem.kind === "open";
  return createPortal(
    <Alert
      tone="bad"
      title={`No se pudo ${opens ? "abrir" : "actualizar"} la página`}
      className="fixed inset-x-3 top-3 z-40 mx-auto max-w-lg shadow-raised print:hidden"
    >
      <p>
        {opens
          ? "Revisa tu conexión. Sigues donde estabas, con lo que tengas escrito."
          : "Revisa tu conexión: se intenta otra vez cuando vuelva. Lo que ves es de antes."}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button variant="secondary" busy={problem.trying} busyText="Cargando..." onClick={guard.retry}>
          Reintentar
        </Button>
        {opens && (
          <Button variant="ghost" onClick={guard.dismiss}>
            Quedarme aquí
          </Button>
        )}
      </div>
    </Alert>,
    document.body,
  );
}
