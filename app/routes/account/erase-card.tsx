import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

// Few ever open it, and it brings the dialog's scripts.
const EraseDialog = deferredDialog({
  name: "la ventana para borrar tus datos",
  load: () => import("./erase-dialog.tsx"),
});

export function EraseCard({ backupDays }: { backupDays: number }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <Card as="section" aria-labelledby="borrar">
      <h2 id="borrar">Borrar mis datos</h2>
      <p className="mt-1.5 mb-4 text-ink-2">Elimina tu cuenta y todo lo que hay en ella. No se puede deshacer.</p>
      <Button variant="danger" block waiting={!hydrated} onClick={() => setOpen(true)}>
        Borrar mis datos
      </Button>
      <EraseDialog open={open} onClose={() => setOpen(false)} backupDays={backupDays} />
    </Card>
  );
}
