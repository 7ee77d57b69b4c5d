import { useState } from "react";
import { postJson } from "#app/http/api.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useAct } from "../use-act.ts";
import type { UserDialogProps } from "./user-deed.ts";

/** Sets a password back; the random one of an admin is shown once. */
export function PasswordDialog({ user, open, onClose }: UserDialogProps) {
  const { busy, failure, act, forget } = useAct();
  const [password, setPassword] = useState<string | null>(null);
  const close = () => {
    forget();
    onClose();
  };
  const reset = async () => {
    const outcome = await act(() =>
      postJson<{ password: string | null }>(`/api/admin/users/${user.id}/reset-password`),
    );
    if (!outcome || outcome.failure !== undefined) return;
    close();
    if (outcome.answer.password !== null) setPassword(outcome.answer.password);
    else {
      notify({
        tone: "ok",
        title: "Contraseña restablecida",
        detail: "Vuelve a ser los primeros 4 dígitos del RUT.",
      });
    }
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title="Restablecer contraseña"
        confirm="Restablecer"
        busyText="Restableciendo..."
        busy={busy}
        failure={failure}
        onConfirm={reset}
        onClose={close}
      >
        <p>
          <b>{user.name}</b>, <span className="tabular-nums">{user.rut}</span>
        </p>
        <p className="mt-2 text-ink-2">
          {user.role === "admin"
            ? "Recibe una contraseña nueva al azar, que verás una sola vez."
            : "Su contraseña vuelve a ser los primeros 4 dígitos del RUT."}{" "}
          Sus sesiones se cierran y los intentos fallidos se olvidan.
        </p>
      </ConfirmDialog>
      <Modal
        open={password !== null}
        onClose={() => setPassword(null)}
        size="sm"
        title="Contraseña nueva"
        footer={<Button onClick={() => setPassword(null)}>Listo, la anoté</Button>}
      >
        <p>
          Entrégala a <b>{user.name}</b> en persona o por un medio seguro.
        </p>
        <p className="my-4 rounded-[0.75rem] bg-sunken px-4 py-3 text-center font-mono text-lg wrap-anywhere select-all">
          {password}
        </p>
        <Alert tone="warn" title="No se puede ver otra vez">
          Si se pierde, restablécela de nuevo.
        </Alert>
      </Modal>
    </>
  );
}
