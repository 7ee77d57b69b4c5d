import { postJson } from "#app/http/api.ts";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useAct } from "../use-act.ts";
import type { UserDialogProps } from "./user-deed.ts";

/** Makes somebody an admin, or a standard user again. */
export function RoleDialog({ user, open, onClose }: UserDialogProps) {
  const { busy, failure, act, forget } = useAct();
  const promotes = user.role !== "admin";
  const close = () => {
    forget();
    onClose();
  };
  const change = async () => {
    const role = promotes ? "admin" : "user";
    const outcome = await act(() => postJson(`/api/admin/users/${user.id}/role`, { role }));
    if (!outcome || outcome.failure !== undefined) return;
    close();
    notify({
      tone: "ok",
      title: "Rol cambiado",
      detail: promotes ? `${user.name} ahora administra la plataforma.` : `${user.name} ahora es usuario estándar.`,
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Cambiar rol"
      confirm={promotes ? "Dar administración" : "Quitar administración"}
      busyText="Cambiando..."
      danger={!promotes}
      busy={busy}
      failure={failure}
      onConfirm={change}
      onClose={close}
    >
      <p>
        <b>{user.name}</b>, <span className="tabular-nums">{user.rut}</span>
      </p>
      <p className="mt-2 text-ink-2">
        {promotes
          ? "Podrá ver los datos de todas las personas, cargar usuarios y cambiar cuentas. Sus sesiones se cierran y entra otra vez."
          : "Dejará de ver este panel y seguirá con su cuenta de usuario. Sus sesiones se cierran."}
      </p>
      {promotes && user.hasInitialPassword && (
        <p className="mt-2 text-ink-2">
          Su contraseña todavía es la inicial. Pídele que la cambie en Mi cuenta apenas entre.
        </p>
      )}
    </ConfirmDialog>
  );
}
