import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { ReviewRequest } from "#app/features/privacy/review-view.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { formatDate } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { sentenceOf } from "./sentence-of.ts";

type ConsentLineProps = { review: ReviewRequest; at: string };

/** The permission that was given with a request, and the way to take it back. */
export function ConsentLine({ review, at }: ConsentLineProps) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await postJson(`/api/account/review-requests/${review.id}/withdraw-consent`);
      notify({ tone: "ok", title: "Permiso retirado", detail: "Desde ahora tus respuestas quedan fuera." });
      revalidate();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      notify({ tone: "bad", title: "No se pudo retirar el permiso", detail: sentenceOf(refusal) });
    } finally {
      setBusy(false);
    }
  };
  const which = review.disputed === 1 ? "1 respuesta" : `${review.disputed} respuestas`;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
      <p>
        Permites usar {which} sin tu nombre, desde el <span className="tabular-nums">{formatDate(at)}</span>.
      </p>
      <Button variant="secondary" size="sm" busy={busy} busyText="Retirando..." waiting={!hydrated} onClick={withdraw}>
        Retirar permiso
      </Button>
    </div>
  );
}
