import { type FormEvent, useId, useRef, useState } from "react";
import type { AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import { SESSION_MINUTES } from "#app/features/coaching/booking-types.ts";
import { postJson, putJson } from "#app/http/api.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { notify } from "#app/ui/notify.tsx";
import { type CoachDraft, type CoachErrors, CoachFields } from "./coach-fields.tsx";
import { weekConflict } from "./week-grid-rules.ts";

type CoachDialogProps = {
  /** Undefined for a new coach. */
  coach: AdminCoach | undefined;
  open: boolean;
  onClose: () => void;
};

/** Form with all data of a coach. Mounted again at each opening, so that it starts from the saved data. */
export default function CoachDialog({ coach, open, onClose }: CoachDialogProps) {
  const { busy, failure, run } = useCommand();
  const [draft, setDraft] = useState<CoachDraft>(() => draftOf(coach));
  const [errors, setErrors] = useState<CoachErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = check(draft);
    setErrors(found);
    // An hour that was typed and not added: asking the field makes it say so.
    const typed = form.current?.querySelector<HTMLInputElement>("fieldset :invalid");
    typed?.checkValidity();
    if (typed || weekConflict(draft.availability, draft.sessionMinutes) || Object.keys(found).length > 0) {
      // Runs after the invalid fields have been marked.
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]")?.focus());
      return;
    }
    const outcome = await run<unknown>(() =>
      coach ? putJson(`/api/admin/coaches/${coach.id}`, draft) : postJson("/api/admin/coaches", draft),
    );
    if (!outcome || outcome.failure !== undefined) return;
    onClose();
    notify({ tone: "ok", title: coach ? "Coach actualizado" : "Coach agregado", detail: draft.name.trim() });
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="lg"
      title={coach ? `Editar a ${coach.name}` : "Agregar coach"}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Volver
          </Button>
          <Button type="submit" form={id} busy={busy} busyText="Guardando...">
            Guardar
          </Button>
        </>
      }
    >
      {failure && <Alert tone="bad" title={failure} className="mb-4" />}
      <form ref={form} id={id} onSubmit={save} noValidate>
        <CoachFields draft={draft} errors={errors} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      </form>
    </Modal>
  );
}

function draftOf(coach: AdminCoach | undefined): CoachDraft {
  return {
    name: coach?.name ?? "",
    email: coach?.email ?? "",
    specialty: coach?.specialty ?? "",
    title: coach?.title ?? "",
    description: coach?.description ?? "",
    modality: coach?.modality ?? "both",
    meetingPlace: coach?.meetingPlace ?? "",
    meetingLink: coach?.meetingLink ?? "",
    isActive: coach?.isActive ?? true,
    sessionMinutes: coach?.sessionMinutes ?? SESSION_MINUTES,
    availability: coach?.availability ?? [],
    account: coach?.account ?? "",
  };
}

function check(draft: CoachDraft): CoachErrors {
  const errors: CoachErrors = {};
  if (draft.name.trim() === "") errors.name = "Escribe el nombre.";
  if (!/^\S+@\S+\.\S+$/.test(draft.email.trim())) {
    errors.email = "Escribe un email completo: ahí llegan los avisos de citas.";
  }
  if (draft.meetingLink.trim() !== "" && !/^https?:\/\/\S+$/.test(draft.meetingLink.trim())) {
    errors.meetingLink = "Pega el enlace completo, con https://.";
  }
  return errors;
}
