import type { SignInWays } from "#app/features/access/ways.ts";
import type { LostSession } from "#app/http/lost-session.ts";
import { Button } from "#app/ui/button.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { Lead, SignInAgain } from "./sign-in-again.tsx";

type SessionDialogProps = {
  open: LostSession | null;
  ways: SignInWays;
  /** What waits fails. */
  onClose: () => void;
  onLeave: () => void;
};

/** Over the screen whose session has ended; the screen stays as it is. */
export default function SessionDialog({ open, ways, onClose, onLeave }: SessionDialogProps) {
  const isOther = open === "other";
  return (
    <ModalDialog
      open={open !== null}
      onClose={onClose}
      size="sm"
      title={isOther ? "Entró otra persona" : "Entra otra vez y sigue"}
      closeLabel={isOther ? "Cerrar" : "Cerrar sin entrar"}
    >
      {isOther ? (
        <>
          <Lead>
            En este navegador entró otra cuenta. Lo que quedaba en esta pantalla no se envió, y no se envía a nombre de
            nadie más.
          </Lead>
          <Button size="lg" block className="mt-5" onClick={onLeave}>
            Ir al inicio
          </Button>
        </>
      ) : (
        <SignInAgain ways={ways} isStepMissing={open === "step"} onLeave={onLeave} />
      )}
    </ModalDialog>
  );
}
