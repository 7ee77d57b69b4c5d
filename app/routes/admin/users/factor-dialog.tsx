import { useRef, useState } from "react";
import { postJson } from "#app/http/api.ts";
import { notify } from "#app/ui/notify.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useCommand } from "../use-command.ts";
import type { UserDialogProps } from "./user-command.ts";

/** Takes a lost second factor from somebody, confirmed with the own password. */
export function FactorDialog({ user, open, onClose }: UserDialogProps) {
  const { busy, failure, run, forget } = useCommand();
  const [error, setError] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const close = () => {
    forget();
    setError(undefined);
    onClose();
  };
  const remove = async () => {
    const typed = password.current?.value ?? "";
    setError(typed === "" ? "Escribe tu contraseña." : undefined);
    if (typed === "") return password.current?.focus();
    const path = `/api/admin/users/${user.id}/second-factor/remove`;
    const outcome = await run(() => postJson(path, { password: typed }));
    if (!outcome || outcome.failure !== undefined) return;
    close();
    notify({ tone: "ok", title: "Segundo factor quitado", detail: `${user.name} entra ahora con su contraseña.` });
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
      onConfirm={remove}
      onClose={close}
    >
      <p>
        <b>{user.name}</b>, <span className="tabular-nums">{user.rut}</span>
      </p>
      <p className="mt-2 mb-4 text-ink-2">
        Se quitan su aplicación de códigos, sus códigos de recuperación y sus llaves de acceso, y sus sesiones se
        cierran. Hazlo solo si sabes que es la persona: después basta su contraseña. Le llega un correo.
      </p>
      <PasswordField ref={password} label="Tu contraseña" name="password" maxLength={200} error={error} />
    </ConfirmDialog>
  );
}
