import { useRouteLoaderData } from "@remix-run/react";
import { ApiError, postJson } from "#app/http/api.ts";
import type { Proof, ProofWays } from "#app/routes/account/proof-ways.ts";
import { useProof } from "#app/routes/account/use-proof.tsx";
import { answerWithPasskey } from "#app/routes/login/browser-passkeys.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useCommand } from "../use-command.ts";
import type { UserDialogProps } from "./user-command.ts";

const BY_PASSWORD: ProofWays = { fresh: null, campus: null, password: true, passkey: false, code: false };

/** Takes a lost second factor from somebody, with a proof of who asks. */
export function FactorDialog({ user, open, onClose }: UserDialogProps) {
  const { busy, failure, run, forget } = useCommand();
  const panel = useRouteLoaderData("routes/admin") as { proofWays?: ProofWays } | undefined;
  const ways = panel?.proofWays ?? BY_PASSWORD;
  const { fields, take, refuse } = useProof(ways, { label: "Tu contraseña", missing: "Escribe tu contraseña." });
  const close = () => {
    forget();
    onClose();
  };
  const remove = async (proof: Proof | null) => {
    if (!proof) return;
    const outcome = await run(async () => {
      try {
        await postJson(`/api/admin/users/${user.id}/second-factor/remove`, proof);
        return true;
      } catch (error) {
        if (error instanceof ApiError && refuse(error)) return false;
        throw error;
      }
    });
    if (!outcome || outcome.failure !== undefined || !outcome.answer) return;
    close();
    notify({ tone: "ok", title: "Segundo factor quitado", detail: `${user.name} entra ahora sin él.` });
  };
  const byPasskey = async () => {
    const asked = await run(() => answerWithPasskey("/api/account/passkeys/question"));
    if (asked && asked.failure === undefined && asked.answer) await remove({ passkey: asked.answer });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Quitar segundo factor"
      confirm="Quitar"
      busyText="Quitando..."
      danger
      busy={busy}
      failure={failure}
      onConfirm={() => remove(take())}
      onClose={close}
    >
      <p>
        <b>{user.name}</b>, <span className="tabular-nums">{user.rut}</span>
      </p>
      <p className="mt-2 mb-4 text-ink-2">
        Se quitan su aplicación de códigos, sus códigos de recuperación y sus llaves de acceso, y sus sesiones se
        cierran. Hazlo solo si sabes que es la persona: después entra sin él. Le llega un correo.
      </p>
      <div className="grid gap-4">
        {fields}
        {ways.passkey && (
          <div>
            <Button variant="secondary" disabled={busy} onClick={() => void byPasskey()}>
              Quitar con una llave de acceso
            </Button>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
