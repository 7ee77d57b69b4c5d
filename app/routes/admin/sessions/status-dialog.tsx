import type { AdminSession } from "#app/features/admin/list-answer-schemas.server.ts";
import type { SettableStatus } from "#app/features/admin/session-status.ts";
import { SESSION_STATUS } from "#app/features/admin/status-labels.ts";
import { dayAndTime } from "#app/features/coaching/day-text.ts";
import { postJson } from "#app/http/api.ts";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { useMailPromise } from "../queries.ts";
import { useCommand } from "../use-command.ts";

const WORDS: Record<SettableStatus, { title: string; confirm: string; effect: string }> = {
  completed: {
    title: "Marcar como completada",
    confirm: "Marcar completada",
    effect: "La persona la verá como completada en su historial. Puedes corregirlo después.",
  },
  no_show: {
    title: "Marcar que no asistió",
    confirm: "Marcar que no asistió",
    effect: "La persona lo verá en su historial. Puedes corregirlo después.",
  },
  scheduled: {
    title: "Quitar la marca",
    confirm: "Quitar la marca",
    effect: "La sesión vuelve a estar sin marcar.",
  },
  cancelled: {
    title: "Cancelar la sesión",
    confirm: "Cancelar la sesión",
    effect: "La hora queda libre. No se puede deshacer.",
  },
};

type StatusDialogProps = { session: AdminSession; status: SettableStatus; open: boolean; onClose: () => void };

/** Asks for confirmation before changing a session's status. Its script is loaded when it opens. */
export default function StatusDialog({ session, status, open, onClose }: StatusDialogProps) {
  const { busy, failure, run, forget } = useCommand();
  const mailPromise = useMailPromise();
  const { title, confirm, effect } = WORDS[status];
  const close = () => {
    forget();
    onClose();
  };
  const change = async () => {
    const outcome = await run(() => postJson(`/api/admin/coach-sessions/${session.id}/status`, { status }));
    if (!outcome || outcome.failure !== undefined) return;
    close();
    notify({
      tone: "ok",
      title: "Sesión actualizada",
      detail: `${session.clientName}: ${SESSION_STATUS[status].toLowerCase()}.`,
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirm={confirm}
      busyText="Guardando..."
      danger={status === "cancelled"}
      busy={busy}
      failure={failure}
      onConfirm={change}
      onClose={close}
    >
      <p>
        <b>{session.clientName}</b>, {dayAndTime(session.scheduledDate)}, con {session.coachName}.
      </p>
      <p className="mt-2 text-ink-2">
        {effect} {status === "cancelled" && mailPromise}
      </p>
    </ConfirmDialog>
  );
}
