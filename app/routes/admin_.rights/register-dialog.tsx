import { type FormEvent, useId, useState } from "react";
import type { UsersPage } from "#app/features/admin/list-answer-schemas.server.ts";
import {
  CHANNEL_NAMES,
  CHANNELS,
  KIND_NAMES,
  MAX_RIGHTS_TEXT,
  type OwnRightsKind,
  RIGHTS_KINDS,
  SUBJECTS_OF,
  subjectName,
} from "#app/features/privacy/rights/rights.ts";
import { postJson } from "#app/http/api.ts";
import { useList } from "#app/routes/admin/queries.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { notify } from "#app/ui/notify.tsx";
import { SearchField } from "#app/ui/search-field.tsx";

type RegisterDialogProps = { open: boolean; onClose: () => void };
type Found = { id: number; name: string; rut: string };

/** Enters what came by paper, mail or at the counter. */
export default function RegisterDialog({ open, onClose }: RegisterDialogProps) {
  const id = useId();
  const { busy, failure, run } = useCommand();
  const [person, setPerson] = useState<Found | null>(null);
  const [kind, setKind] = useState<OwnRightsKind>("access");
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    if (!person) return setError("Busca a la persona y elígela.");
    if (!data.receivedDate) return setError("Escribe la fecha en que llegó.");
    setError(undefined);
    const outcome = await run(() => postJson("/api/admin/rights", { ...data, kind, userId: person.id }));
    if (!outcome || outcome.failure !== undefined) return;
    notify({ tone: "ok", title: "Solicitud registrada", detail: `Es de ${person.name}.` });
    setPerson(null);
    onClose();
  };
  return (
    <ModalDialog
      open={open}
      onClose={busy ? () => undefined : onClose}
      title="Registrar una solicitud"
      description="Lo que llegó en papel, por correo o en la oficina. El plazo cuenta desde que llegó."
      footer={
        <Button type="submit" form={id} busy={busy} busyText="Guardando...">
          Registrar
        </Button>
      }
    >
      {person ? (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          <span>
            <b className="font-semibold">{person.name}</b> <span className="tabular-nums">{person.rut}</span>
          </span>
          <Button variant="ghost" size="sm" onClick={() => setPerson(null)}>
            Cambiar
          </Button>
        </p>
      ) : (
        <PersonSearch onChoose={setPerson} />
      )}
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <SelectField label="Derecho" value={kind} onChange={({ target }) => setKind(target.value as OwnRightsKind)}>
          {RIGHTS_KINDS.map((one) => (
            <option key={one} value={one}>
              {KIND_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <SelectField key={kind} label="Sobre qué" name="subject">
          {SUBJECTS_OF[kind].map((one) => (
            <option key={one} value={one}>
              {subjectName(kind, one)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Cómo llegó" name="channel">
          {CHANNELS.filter((one) => one !== "account").map((one) => (
            <option key={one} value={one}>
              {CHANNEL_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <TextField label="Fecha en que llegó" name="receivedDate" type="date" />
        <TextAreaField label="Qué pide" name="message" optional maxLength={MAX_RIGHTS_TEXT} />
        {(error ?? failure) && <Alert tone="bad">{error ?? failure}</Alert>}
      </form>
    </ModalDialog>
  );
}

const FEWEST = 3;

function PersonSearch({ onChoose }: { onChoose: (person: Found) => void }) {
  const [text, setText] = useState("");
  return (
    <div className="mb-4">
      <SearchField label="Buscar a la persona" value={text} onSearch={setText} maxLength={100} />
      {text.length >= FEWEST && <Matches text={text} onChoose={onChoose} />}
    </div>
  );
}

function Matches({ text, onChoose }: { text: string; onChoose: (person: Found) => void }) {
  const read = useList<UsersPage>("users", new URLSearchParams({ q: text, limit: "5" }).toString());
  if (!read.data) return null;
  if (read.data.users.length === 0) return <p className="mt-2 text-ink-3">Nadie calza con esa búsqueda.</p>;
  return (
    <ul className="mt-2 grid gap-1">
      {read.data.users.map((user) => (
        <li key={user.id}>
          <Button variant="ghost" size="sm" onClick={() => onChoose({ id: user.id, name: user.name, rut: user.rut })}>
            {user.name} · {user.rut}
          </Button>
        </li>
      ))}
    </ul>
  );
}
