import { useState } from "react";
import type { HunterId } from "#app/features/interview/hunters.ts";
import { sendRating } from "#app/routes/interview-chat.$hunterId/interview-calls.ts";
import { RatingFields, useRating } from "#app/routes/interview-chat.$hunterId/rating-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

type RatingSectionProps = { interviewId: number; hunterId: HunterId };

/** The rating of an interview that has none yet, beside its result. */
export function RatingSection({ interviewId, hunterId }: RatingSectionProps) {
  const [sent, setSent] = useState(false);
  const rating = useRating(async (stars, feedback) => {
    await sendRating({ hunterId, interviewId, rating: stars, feedback });
    setSent(true);
  });
  return (
    <section aria-labelledby="opinion" className="print:hidden">
      <h2 id="opinion">¿Cómo estuvo la entrevista?</h2>
      {sent ? (
        <p role="status" className="mt-2 text-ink-2">
          Recibimos tu opinión. No cambia tu puntaje.
        </p>
      ) : (
        <form onSubmit={rating.submit} className="mt-2 grid gap-3">
          <RatingFields rating={rating} />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="secondary"
              disabled={!rating.ready}
              busy={rating.busy}
              busyText="Enviando..."
            >
              Enviar Feedback
            </Button>
            <LinkButton to="/" variant="ghost">
              Volver al Inicio
            </LinkButton>
          </div>
        </form>
      )}
    </section>
  );
}
