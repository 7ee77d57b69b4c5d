import { lazy, Suspense, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useEverTrue } from "#app/ui/use-ever-true.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

// Few ever open it, and it brings the dialog's scripts.
const EraseDialog = lazy(() => import("./erase-dialog.tsx"));

export function EraseCard({ backupDays }: { backupDays: number }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const wanted = useEverTrue(open);
  return (
    <Card as="section" aria-labelledby="borrar">
      <h2 id="borrar">Borrar mis datos</h2>
      <p className="mt-1.5 mb-4 text-ink-2">Elimina tu cuenta y todo lo que hay en ella. No se puede deshacer.</p>
      <Button variant="danger" block waiting={!hydrated} onClick={() => setOpen(true)}>
        Borrar mis datos
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <EraseDialog open={open} onClose={() => setOpen(false)} backupDays={backupDays} />
        </Suspense>
      )}
    </Card>
  );
}
