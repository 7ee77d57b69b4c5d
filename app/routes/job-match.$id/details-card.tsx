import { useState } from "react";
import type { OfferChange } from "#app/features/offers/api-schemas.server.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { DetailsForm } from "./details-form.tsx";
import type { ShownOffer } from "./screen-data.ts";
import { useOfferChange } from "./use-offer-change.ts";

/** Where the offer stands in the student's list. */
export function DetailsCard({ offer }: { offer: ShownOffer }) {
  const { busy, problem, send } = useOfferChange(offer);
  const [isSaved, setSaved] = useState(false);
  const save = async (change: OfferChange) => {
    setSaved(false);
    setSaved(await send(change));
  };
  return (
    <section aria-labelledby="list" className="@container">
      <h2 id="list" className="mb-3 text-[1.0625rem]">
        En tu lista
      </h2>
      <DetailsForm details={offer} busy={busy} onSave={(change) => void save(change)} />
      {problem && (
        <Alert tone="bad" title="No se guardó" className="mt-3">
          {sentenceOf(problem)}
        </Alert>
      )}
      <p role="status" className="mt-2 text-sm text-ink-2">
        {isSaved && !busy && "Guardado en «Mis ofertas»."}
      </p>
    </section>
  );
}
