import { type FormEvent, useState } from "react";
import { TextAreaField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";
import { StarRating } from "#app/ui/stars.tsx";

const WORDS = ["Muy mala", "Mala", "Regular", "Buena", "Muy buena"] as const;
const MAX_COMMENT_LENGTH = 2_000;

type Rating = ReturnType<typeof useRating>;

/** What is filled in to rate an interview, and its sending. @param send throws when it could not be sent */
export function useRating(send: (stars: number, comments: string) => Promise<void>) {
  const [stars, setStars] = useState(0);
  const [comments, setComments] = useState("");
  const [busy, setBusy] = useState(false);
  const ready = stars > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    try {
      await send(stars, comments.trim());
      notify({ tone: "ok", title: "¡Gracias por tu feedback!" });
    } catch {
      notify({ tone: "bad", title: "Error", detail: "No se pudo enviar el feedback. Intenta nuevamente." });
    } finally {
      setBusy(false);
    }
  };
  return { stars, setStars, comments, setComments, ready, busy, submit };
}

export function RatingFields({ rating: { stars, setStars, comments, setComments } }: { rating: Rating }) {
  return (
    <>
      <div>
        <p aria-hidden="true" className="mb-1.5 text-[0.875rem] leading-5 font-semibold">
          Calificación
        </p>
        <StarRating legend="Calificación de la entrevista" value={stars} onChange={setStars} words={WORDS} />
      </div>
      <TextAreaField
        label="Comentarios"
        optional
        value={comments}
        maxLength={MAX_COMMENT_LENGTH}
        onChange={(event) => setComments(event.target.value)}
      />
    </>
  );
}
