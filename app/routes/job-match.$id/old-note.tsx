import { Link } from "@remix-run/react";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ShownOffer } from "./screen-data.ts";
import { useOfferChange } from "./use-offer-change.ts";

/** The comparison is of another CV than the newest, or has gone with the texts of its CV. */
export function OldNote({ offer, isBlocked }: { offer: ShownOffer; isBlocked: boolean }) {
  const { busy, problem, send } = useOfferChange(offer);
  if (!offer.isOld)
    return (
      <Alert tone="info" title="La comparación se borró con los textos de tu CV">
        La oferta y lo que anotaste siguen aquí. Para comparar de nuevo,{" "}
        <Link to="/analyze-cv" className="link">
          analiza tu CV
        </Link>
        .
      </Alert>
    );
  const isGone = offer.cv === null;
  return (
    <Alert
      tone="info"
      title={isGone ? "La comparación se borró con los textos de su CV" : "Tu CV cambió desde esta comparación"}
    >
      <p>
        {isGone ? "La oferta y lo que anotaste siguen aquí." : "Analizaste otro CV o corregiste lo que leímos de él."}
      </p>
      {problem && <p className="mt-1 font-semibold">{sentenceOf(problem)}</p>}
      {!isBlocked && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyText="Comparando..."
          className="mt-2"
          onClick={() => void send({ compareAgain: true })}
        >
          Comparar con tu CV de hoy
        </Button>
      )}
    </Alert>
  );
}
