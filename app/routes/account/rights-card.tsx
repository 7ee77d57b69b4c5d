import { Link, useRevalidator } from "@remix-run/react";
import { ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { PURPOSE_NAMES } from "#app/features/privacy/rights/rights.ts";
import { listAnd } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { OwnRequests } from "./own-requests.tsx";
import type { AccountData } from "./screen-data.ts";
import { useOwnCommand } from "./use-own-command.ts";

// Loaded on demand: few users open it, and it needs the dialog library.
const RightsDialog = deferredDialog({
  name: "el formulario de tus derechos",
  load: () => import("./rights-dialog.tsx"),
});

/** How often, and how many times, a download that was just started is looked for. */
const LOOK_MS = 2_000;
const LOOKS = 15;

type RightsCardProps = Pick<
  AccountData,
  "rights" | "objections" | "supportContact" | "now" | "backupDays" | "proofWays" | "blockedAt"
>;

/** The user's rights under Ley 21.719: asking for one, and what became of each request. */
export function RightsCard({
  rights,
  objections,
  supportContact,
  now,
  backupDays,
  proofWays,
  blockedAt,
}: RightsCardProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const awaitDownload = useAwaitedDownload(rights.some((one) => one.canDownload));
  return (
    <Card as="section" aria-labelledby="derechos">
      <h2 id="derechos">Tus derechos</h2>
      <p className="mt-1 text-sm text-ink-3">Ley 21.719 de protección de datos personales</p>
      <p className="mt-3 mb-4 text-ink-2">
        Puedes pedir acceso, rectificación, supresión, oposición, portabilidad, bloqueo temporal y que una persona
        revise un puntaje. Cada solicitud tiene número, plazo y constancia. Un puntaje lo calcula una máquina:{" "}
        <Link to="/rubrica" className="link">
          cómo se calcula un puntaje
        </Link>
        .
      </p>
      <Button variant="secondary" icon={ShieldCheck} waiting={!hydrated} onClick={() => setOpen(true)}>
        Ejercer un derecho
      </Button>
      {objections.length > 0 && <Objections objections={objections} />}
      {rights.length > 0 && <OwnRequests requests={rights} now={now} onDownload={awaitDownload} />}
      <p className="mt-4 text-ink-2">
        <a className="link" href={supportContact}>
          Escribir a la oficina
        </a>
      </p>
      <RightsDialog
        open={open}
        onClose={() => setOpen(false)}
        onDownload={awaitDownload}
        backupDays={backupDays}
        proofWays={proofWays}
        isBlocked={blockedAt !== null}
      />
    </Card>
  );
}

/** What the person objects to, and the way back. */
function Objections({ objections }: Pick<RightsCardProps, "objections">) {
  const { busy, hydrated, send } = useOwnCommand();
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-ink-2">
      Tus datos no se usan para: {listAnd(objections.map((purpose) => PURPOSE_NAMES[purpose].toLowerCase()))}.
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        busyText="Guardando..."
        waiting={!hydrated}
        onClick={() => send("/api/account/objections/withdraw", undefined, "Usos permitidos otra vez")}
      >
        Permitirlos otra vez
      </Button>
    </p>
  );
}

/** Reloads the page's data until the started download is done, which closes the request. */
function useAwaitedDownload(isWaiting: boolean): () => void {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks === 0 || !isWaiting) return;
    const timer = setTimeout(() => {
      revalidate();
      setLooks(looks - 1);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [looks, isWaiting, revalidate]);
  return () => setLooks(LOOKS);
}
