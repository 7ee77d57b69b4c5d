import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { listAnd } from "#app/platform/format.ts";
import { ConfirmDialog } from "#app/routes/admin/confirm-dialog.tsx";

/** Asks before the screen is left with changes that are not saved. @param changes what the changed fields are called */
export function LeaveDialog({ changes }: { changes: readonly string[] }) {
  const isChanged = changes.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  // Closing the window or loading another site: the browser asks in its own words.
  useBeforeUnload(useCallback((event) => isChanged && event.preventDefault(), [isChanged]));
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="¿Salir sin guardar?"
      confirm="Salir sin guardar"
      busyText="Saliendo..."
      danger
      busy={false}
      failure={null}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>Se pierden los cambios en {listAnd(changes)}.</p>
    </ConfirmDialog>
  );
}
