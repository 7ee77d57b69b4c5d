import { useState } from "react";
import type { AdminUser } from "#app/features/admin/list-answer-schemas.server.ts";
import { isStaff, ROLE_NAMES, ROLES } from "#app/features/permissions/roles.ts";
import { postJson } from "#app/http/api.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { notify } from "#app/ui/notify.tsx";
import type { Role } from "#db/schema.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useMayChange } from "../may.ts";
import { useCommand } from "../use-command.ts";
import { FactorDialog } from "./factor-dialog.tsx";
import type { UserCommand, UserDialogProps } from "./user-command.ts";

type UserDialogsProps = { user: AdminUser; open: UserCommand | null; onClose: () => void };

/** Their script is loaded when the first of them opens. */
export default function UserDialogs({ user, open, onClose }: UserDialogsProps) {
  return (
    <>
      <RoleDialog user={user} open={open === "role"} onClose={onClose} />
      <PasswordDialog user={user} open={open === "password"} onClose={onClose} />
      <TimeDialog user={user} open={open === "time"} onClose={onClose} />
    </>
  );
}

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  user: "Usa la plataforma para sí y no ve este panel.",
  coach: "Ve, marca, mueve y cancela sus propias sesiones.",
  office: "Personas, nómina, sesiones, coaches, informe y puntajes en listas. Ningún CV y ninguna respuesta.",
  it: "Estado del sistema y bandeja de salida, con el nombre de cada destinatario. Ni CV, ni respuestas, ni puntajes.",
  auditor: "Lee el informe, el estado y los roles. No cambia nada.",
  admin: "Todo lo de la oficina y de TI, y además los roles.",
};

/** Gives a role. Its person enters again with it. */
function RoleDialog({ user, open, onClose }: UserDialogProps) {
  const { busy, failure, run, forget } = useCommand();
  const [chosen, setRole] = useState<Role | null>(null);
  const role = chosen ?? user.role;
  const close = () => {
    setRole(null);
    forget();
    onClose();
  };
  const change = async () => {
    const outcome = await run(() => postJson(`/api/admin/users/${user.id}/role`, { role }));
    if (!outcome || outcome.failure !== undefined) return;
    close();
    notify({ tone: "ok", title: "Rol cambiado", detail: `${user.name}: ${ROLE_NAMES[role]}.` });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Cambiar rol"
      confirm={role === user.role ? "Dejar como está" : `Dar el rol ${ROLE_NAMES[role]}`}
      busyText="Cambiando..."
      busy={busy}
      failure={failure}
      onConfirm={role === user.role ? close : change}
      onClose={close}
    >
      <p>
        <b>{user.name}</b>, <span className="tabular-nums">{user.rut}</span>
      </p>
      <fieldset className="mt-3">
        <legend className="sr-only">Rol</legend>
        {ROLES.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer gap-3 rounded-control px-2 py-1.5 hover:bg-ink/5">
            <input
              type="radio"
              name="role"
              value={one}
              checked={role === one}
              onChange={() => setRole(one)}
              className="mt-1 size-4.5 shrink-0 accent-act"
            />
            <span>
              <b className="block leading-5.5 font-semibold">{ROLE_NAMES[one]}</b>
              <span className="block text-sm text-ink-2">{ROLE_WORDS[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-sm text-ink-2">
        Sus sesiones se cierran y entra otra vez.
        {isStaff(role) && user.hasInitialPassword
          ? " Su contraseña todavía es la inicial. Pídele que la cambie en Mi cuenta apenas entre."
          : ""}
      </p>
    </ConfirmDialog>
  );
}

/** Where the second factor is taken away: whoever asks for a new password may have lost both. */
function LostFactor({ onChoose }: { onChoose: () => void }) {
  return useMayChange("roles") ? (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-2 text-ink-2">¿Perdió el teléfono o la llave con que entra?</p>
      <Button variant="secondary" size="sm" className="touch:min-h-11" onClick={onChoose}>
        Quitar segundo factor
      </Button>
    </div>
  ) : null;
}

const AFTER_RESET: Record<AdminUser["afterReset"], string> = {
  digits: "Su contraseña vuelve a ser los primeros 4 dígitos del RUT.",
  code: "Su próxima entrada es con un código que llega a su correo.",
  no_email: "Queda sin contraseña: agrégale un correo para que entre con un código.",
  campus: "Entra con su cuenta de la universidad.",
  random: "Recibe una contraseña nueva al azar, que verás una sola vez.",
};

/** Resets a password; the random password of staff is shown once. */
function PasswordDialog({ user, open, onClose }: UserDialogProps) {
  const [isFactor, setFactor] = useState(false);
  const { busy, failure, run, forget } = useCommand();
  const [password, setPassword] = useState<string | null>(null);
  const close = () => {
    forget();
    onClose();
  };
  const reset = async () => {
    const outcome = await run(() =>
      postJson<{ password: string | null }>(`/api/admin/users/${user.id}/reset-password`),
    );
    if (!outcome || outcome.failure !== undefined) return;
    close();
    if (outcome.answer.password !== null) setPassword(outcome.answer.password);
    else {
      notify({
        tone: "ok",
        title: "Contraseña restablecida",
        detail: AFTER_RESET[user.afterReset],
      });
    }
  };
  return (
    <>
      <ConfirmDialog
        open={open && !isFactor}
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
          {AFTER_RESET[user.afterReset]} Sus sesiones se cierran y los intentos fallidos se olvidan.
        </p>
        <LostFactor onChoose={() => setFactor(true)} />
      </ConfirmDialog>
      <FactorDialog
        user={user}
        open={open && isFactor}
        onClose={() => {
          setFactor(false);
          onClose();
        }}
      />
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
        <p
          className={classNames(
            "my-4 rounded-[0.75rem] bg-sunken px-4 py-3 text-center font-mono text-lg wrap-anywhere select-all",
          )}
        >
          {password}
        </p>
        <Alert tone="warn" title="No se puede ver otra vez">
          Si se pierde, restablécela de nuevo.
        </Alert>
      </Modal>
    </>
  );
}

const FACTORS = [1, 1.25, 1.5, 2, 2.5, 3];
/** Minutes of an interview without extra time. */
const MINUTES = 30;
const factorFormat = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 2 });

/** Sets extra time in interviews for a user who needs it. */
function TimeDialog({ user, open, onClose }: UserDialogProps) {
  const { busy, failure, run, forget } = useCommand();
  const [chosen, setChosen] = useState<number | null>(null);
  const factor = chosen ?? user.interviewTimeFactor;
  const factors = [...new Set([...FACTORS, user.interviewTimeFactor])].sort((a, b) => a - b);
  const close = () => {
    forget();
    setChosen(null);
    onClose();
  };
  const save = async () => {
    const outcome = await run(() => postJson(`/api/admin/users/${user.id}/interview-time`, { factor }));
    if (!outcome || outcome.failure !== undefined) return;
    close();
    notify({ tone: "ok", title: "Tiempo guardado", detail: `${user.name}: ${words(factor).toLowerCase()}.` });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Tiempo extra en entrevistas"
      confirm="Guardar"
      busyText="Guardando..."
      busy={busy}
      failure={failure}
      onConfirm={save}
      onClose={close}
    >
      <p className="mb-4 text-ink-2">
        Para <b className="text-ink">{user.name}</b>. Vale desde su próxima entrevista; el resultado no lo menciona.
      </p>
      <SelectField label="Duración" value={factor} onChange={(event) => setChosen(Number(event.target.value))}>
        {factors.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}

function words(factor: number): string {
  if (factor === 1) return `Sin tiempo extra (${MINUTES} minutos)`;
  return `${factorFormat.format(factor)} veces (${Math.round(MINUTES * factor)} minutos)`;
}
