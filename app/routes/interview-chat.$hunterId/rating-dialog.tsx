import { useNavigate } from "@remix-run/react";
import { useId } from "react";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { RatingFields, useRating } from "./rating-fields.tsx";

type RatingDialogProps = {
  open: boolean;
  hunter: HunterProfile;
  resultPath: string;
  /** Given to the navigation to the result. */
  resultState: object | undefined;
  /** @throws when it could not be sent */
  onSend: (rating: number, comments: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a rating after an interview. */
export function RatingDialog({ open, hunter, resultPath, resultState, onSend, onClose }: RatingDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const rating = useRating(onSend);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Entrevista terminada"
      description={`Tu resultado ya está. Cuéntanos cómo estuvo tu práctica con ${hunter.name}: no cambia tu puntaje.`}
      footer={
        <>
          <Button variant="ghost" onClick={() => navigate("/")}>
            Volver al Inicio
          </Button>
          <LinkButton to={resultPath} state={resultState} variant="secondary">
            Ver resultado
          </LinkButton>
          <Button type="submit" form={form} disabled={!rating.ready} busy={rating.busy} busyText="Enviando...">
            Enviar Feedback
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={rating.submit} className="grid gap-4">
        <RatingFields rating={rating} />
      </form>
    </Modal>
  );
}
