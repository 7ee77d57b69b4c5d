import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { formatDate } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Says that nothing is done with the person's data, what still works, and lifts the block. */
export function BlockNotice({ since }: { since: string }) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const lift = async () => {
    setBusy(true);
    try {
      await postJson("/api/account/unblock");
      notify({ tone: "ok", title: "Bloqueo levantado", detail: "La plataforma vuelve a funcionar para ti." });
      revalidate();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      const title = problemTitle(refusal, "No se pudo levantar el bloqueo");
      notify({ tone: "bad", title, detail: sentenceOf(refusal) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert tone="warn" title="El tratamiento de tus datos está bloqueado" className="mb-4">
      <p>
        Lo pediste, y rige desde el {formatDate(since)}: nada tuyo se analiza ni se cuenta en informes, y solo recibes
        correos de tus solicitudes. Puedes mirar lo tuyo, descargar tus datos o borrarlos.
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        busy={busy}
        busyText="Levantando..."
        waiting={!hydrated}
        onClick={lift}
      >
        Levantar el bloqueo
      </Button>
    </Alert>
  );
}
