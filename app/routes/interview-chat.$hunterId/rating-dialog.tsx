import { useNavigate } from "@remix-run/react";
import { type FormEvent, useId, useState } from "react";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { notify } from "#app/ui/notify.tsx";
import { StarRating } from "#app/ui/stars.tsx";

const WORDS = ["Muy mala", "Mala", "Regular", "Buena", "Muy buena"] as const;
const MAX_COMMENT_LENGTH = 2_000;

type RatingDialogProps = {
  open: boolean;
  hunter: HunterProfile;
  resultPath: string;
  /** @throws when it could not be sent */
  onSend: (rating: number, comments: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a rating after an interview. */
export function RatingDialog({ open, hunter, resultPath, onSend, onClose }: RatingDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const [rating, setRating] = useState(0);
  const [comments, setComments] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (rating === 0 || busy) return;
    setBusy(true);
    try {
      await onSend(rating, comments.trim());
      notify({ tone: "ok", title: "¡Gracias por tu feedback!" });
    } catch {
      notify({ tone: "bad", title: "Error", detail: "No se pudo enviar el feedback. Intenta nuevamente." });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Entrevista terminada"
      description={`Cuéntanos cómo estuvo tu práctica con ${hunter.name}. Tu opinión no cambia tu puntaje.`}
      footer={
        <>
          <Button variant="ghost" onClick={() => navigate("/")}>
            Volver al Inicio
          </Button>
          <LinkButton to={resultPath} variant="secondary">
            Ver resultado
          </LinkButton>
          <Button type="submit" form={form} disabled={rating === 0} busy={busy} busyText="Enviando...">
            Enviar Feedback
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <div>
          <p aria-hidden="true" className="mb-1.5 text-[0.875rem] leading-5 font-semibold">
            Calificación
          </p>
          <StarRating legend="Calificación de la entrevista" value={rating} onChange={setRating} words={WORDS} />
        </div>
        <TextAreaField
          label="Comentarios"
          optional
          value={comments}
          maxLength={MAX_COMMENT_LENGTH}
          onChange={(event) => setComments(event.target.value)}
        />
      </form>
    </Modal>
  );
}
