import { type FormEvent, useId, useRef, useState } from "react";
import type { AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { postJson, putJson } from "#app/http/api.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { notify } from "#app/ui/notify.tsx";
import { type CoachDraft, type CoachErrors, CoachFields } from "./coach-fields.tsx";

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
    const { errors: found, availability } = check(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      // Runs after the invalid fields have been marked.
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    const { hours: _hours, ...texts } = draft;
    const body = { ...texts, availability };
    const outcome = await run<unknown>(() =>
      coach ? putJson(`/api/admin/coaches/${coach.id}`, body) : postJson("/api/admin/coaches", body),
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
    sessionMinutes: coach?.sessionMinutes ?? 30,
    hours: textsOf(coach?.availability ?? []),
  };
}

function check(draft: CoachDraft): { errors: CoachErrors; availability: Availability } {
  const errors: CoachErrors = {};
  if (draft.name.trim() === "") errors.name = "Escribe el nombre.";
  if (!/^\S+@\S+\.\S+$/.test(draft.email.trim())) {
    errors.email = "Escribe un email completo: ahí llegan los avisos de citas.";
  }
  if (draft.meetingLink.trim() !== "" && !/^https?:\/\/\S+$/.test(draft.meetingLink.trim())) {
    errors.meetingLink = "Pega el enlace completo, con https://.";
  }
  const hours = draft.hours.map((text) => readHours(text, draft.sessionMinutes));
  const wrong = hours.map((times) => (typeof times === "string" ? times : undefined));
  if (wrong.some(Boolean)) errors.hours = wrong;
  const availability = hours.flatMap((times, index) =>
    typeof times !== "string" && times.length > 0 ? [{ weekday: index + 1, times }] : [],
  );
  return { errors, availability };
}

/** A week's hours as typed in the form: one text per day, starting on Monday. */

/** [{ weekday: 5, times: ["15:00", "15:30"] }] -> ["", "", "", "", "15:00, 15:30", "", ""] */
export function textsOf(availability: Availability): string[] {
  return Array.from(
    { length: 7 },
    (_, index) => availability.find(({ weekday }) => weekday === index + 1)?.times.join(", ") ?? "",
  );
}

/**
 * "9:00 15.30, 16:00" -> ["09:00", "15:30", "16:00"], sorted and without duplicates.
 * @param length of a session in minutes: so far apart two start times are
 * @returns the times, or a Spanish error sentence
 */
export function readHours(text: string, length: number): string[] | string {
  const times = new Set<string>();
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, hour = "", minute = "00"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(word) ?? [];
    if (hour === "" || Number(hour) > 23 || Number(minute) > 59) {
      return `«${word}» no es una hora. Escribe horas como 15:00, separadas por comas.`;
    }
    times.add(`${hour.padStart(2, "0")}:${minute}`);
  }
  const inOrder = [...times].sort();
  const tooClose = inOrder.some((time, index) => index > 0 && minutes(time) - minutes(inOrder[index - 1]) < length);
  return tooClose ? `Deja al menos ${length} minutos entre una hora y la siguiente.` : inOrder;
}

function minutes(time = "00:00"): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
