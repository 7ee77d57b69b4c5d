import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import type { AdminSession, AdminUser, UsersPage } from "#app/features/admin/list-answer-schemas.server.ts";
import type { CoachOfferAnswer } from "#app/features/coaching/coach-offer.server.ts";
import { dayAndTime } from "#app/features/coaching/day-text.ts";
import { isOccupied } from "#app/features/coaching/nearest-free.ts";
import { SlotPicker } from "#app/features/coaching/slot-picker.tsx";
import { postJson } from "#app/http/api.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { notify } from "#app/ui/notify.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { ReadFailure } from "../list/read-failure.tsx";
import { useCoaches, useMailPromise } from "../queries.ts";
import { useCommand } from "../use-command.ts";

type SlotDialogProps = {
  /** The session to move; null: a new one is booked. */
  session: AdminSession | null;
  open: boolean;
  onClose: () => void;
};

type Choice = { date: string | null; time: string | null };
const NOTHING: Choice = { date: null, time: null };

/** Books a session for a student, or moves one. Its script is loaded when it opens. */
export default function SlotDialog({ session, open, onClose }: SlotDialogProps) {
  const [student, setStudent] = useState<Pick<AdminUser, "id" | "name"> | null>(
    session && { id: session.userId, name: session.clientName },
  );
  const [coachId, setCoachId] = useState<number | null>(session?.coachId ?? null);
  const [choice, setChoice] = useState<Choice>(NOTHING);
  const [message, setMessage] = useState("");
  const { busy, failure, run } = useCommand();
  const offer = useQuery<CoachOfferAnswer>({
    queryKey: ["/api/admin", `coaches/${coachId}/offer`],
    enabled: open && coachId !== null,
    staleTime: 0,
  });
  const startsAt = offer.data && startOf(offer.data, choice);
  const save = async () => {
    if (!student || !startsAt) return;
    const outcome = await run(() =>
      session
        ? postJson(`/api/admin/coach-sessions/${session.id}/move`, { scheduledDate: startsAt })
        : postJson("/api/admin/coach-sessions", { userId: student.id, coachId, scheduledDate: startsAt, message }),
    );
    if (!outcome || outcome.failure !== undefined) return;
    onClose();
    notify({
      tone: "ok",
      title: session ? "Sesión movida" : "Sesión reservada",
      detail: `${student.name}: ${dayAndTime(startsAt)}.`,
    });
  };
  const word = session ? "Mover" : "Reservar";
  return (
    <SlotModal
      session={session}
      open={open}
      busy={busy}
      confirm={startsAt ? `${word} a las ${choice.time}` : word}
      onConfirm={student && startsAt ? save : undefined}
      onClose={onClose}
    >
      {failure && <Alert tone="bad" title={failure} className="mb-4" />}
      {!session && (
        <>
          <StudentChoice student={student} onChoose={setStudent} />
          <CoachSelect
            value={coachId}
            onChoose={(id) => {
              setCoachId(id);
              setChoice(NOTHING);
            }}
          />
        </>
      )}
      {coachId !== null && (
        <div className="mt-5">
          {offer.isError && <ReadFailure read={offer} title="Error al obtener las horas del coach" />}
          {offer.isPending && <LoadingRows text="Cargando horas..." rows={3} />}
          {offer.data && (
            <SlotPicker
              {...offer.data}
              occupied={offer.data.occupiedSlots}
              current={session?.scheduledDate ?? null}
              value={choice}
              onChoose={setChoice}
            />
          )}
        </div>
      )}
      {!session && (
        <TextField
          label="Mensaje para el coach (opcional)"
          value={message}
          maxLength={2000}
          onChange={(event) => setMessage(event.target.value)}
          className="mt-5"
        />
      )}
    </SlotModal>
  );
}

type SlotModalProps = {
  session: AdminSession | null;
  open: boolean;
  busy: boolean;
  confirm: string;
  /** Undefined while something is missing. */
  onConfirm: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

function SlotModal({ session, open, busy, confirm, onConfirm, onClose, children }: SlotModalProps) {
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="lg"
      title={session ? "Mover la sesión" : "Reservar una sesión"}
      description={
        session
          ? `${session.clientName}, ${dayAndTime(session.scheduledDate)}, con ${session.coachName}.`
          : "Para un estudiante, en una hora libre de un coach."
      }
      footer={
        <>
          <p className="mr-auto text-sm text-ink-2 max-rows:w-full">{useMailPromise()}</p>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Volver
          </Button>
          <Button disabled={!onConfirm} busy={busy} busyText="Guardando..." onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

type CoachSelectProps = { value: number | null; onChoose: (id: number | null) => void };

function CoachSelect({ value, onChoose }: CoachSelectProps) {
  const coaches = useCoaches();
  const active = (coaches.data ?? []).filter((coach) => coach.isBookable);
  return (
    <SelectField
      label="Coach"
      value={value === null ? "" : String(value)}
      onChange={(event) => onChoose(event.target.value ? Number(event.target.value) : null)}
      className="mt-4"
    >
      <option value="">Elige un coach</option>
      {active.map((coach) => (
        <option key={coach.id} value={coach.id}>
          {coach.name}
        </option>
      ))}
    </SelectField>
  );
}

function startOf({ dates, occupiedSlots }: CoachOfferAnswer, { date, time }: Choice): string | null {
  const slot = dates.find((day) => day.date === date)?.slots.find((one) => one.time === time);
  return slot && date && time && !isOccupied(occupiedSlots, date, time) ? slot.startsAt : null;
}

type StudentChoiceProps = {
  student: Pick<AdminUser, "id" | "name"> | null;
  onChoose: (student: AdminUser | null) => void;
};

/** Finds a person by name, RUT or e-mail. */
function StudentChoice({ student, onChoose }: StudentChoiceProps) {
  const name = useId();
  const [text, setText] = useState("");
  const query = new URLSearchParams({ q: text, active: "1", limit: "5", sort: "name", dir: "asc" });
  const read = useQuery<UsersPage>({ queryKey: ["/api/admin", `users?${query}`], enabled: text !== "" });
  if (student) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          Para <b>{student.name}</b>
        </span>
        <Button variant="ghost" size="sm" onClick={() => onChoose(null)}>
          Elegir a otra persona
        </Button>
      </p>
    );
  }
  return (
    <>
      <SearchField
        label="Buscar a la persona por nombre, RUT o correo"
        value={text}
        onSearch={setText}
        maxLength={100}
      />
      <div aria-live="polite" className="mt-2">
        {read.data?.users.length === 0 && <p className="text-ink-2">Nadie con cuenta activa se llama así.</p>}
        {read.isError && <ReadFailure read={read} title="Error al obtener usuarios" />}
        {read.data && read.data.users.length > 0 && (
          <ul className="divide-y divide-line rounded-control border border-line" id={name}>
            {read.data.users.map((user) => (
              <li key={user.id}>
                <button
                  type="button"
                  onClick={() => onChoose(user)}
                  className={classNames(
                    "flex min-h-11 w-full flex-wrap items-center gap-x-3 px-3.5 py-2 text-left",
                    "hover:bg-patina-50",
                  )}
                >
                  <b className="font-semibold">{user.name}</b>
                  <span className="text-sm text-ink-3 tabular-nums">{user.rut}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {read.data?.next && <p className="mt-1 text-sm text-ink-3">Hay más: escribe el nombre completo o el RUT.</p>}
      </div>
    </>
  );
}
