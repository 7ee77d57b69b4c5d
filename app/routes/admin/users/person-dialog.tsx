import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Person, PersonData } from "#app/features/users/person-data.server.ts";
import { ApiError, postJson, putJson } from "#app/http/api.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { notify } from "#app/ui/notify.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { ReadFailure } from "../list/read-failure.tsx";
import { useCommand } from "../use-command.ts";

type PersonDialogProps = {
  /** Null for a new person. */
  id: number | null;
  open: boolean;
  onClose: () => void;
};

/** Creates a person, edits what the office knows about one, and deletes an account that nobody has used. */
export default function PersonDialog({ id, open, onClose }: PersonDialogProps) {
  return id === null ? (
    <PersonForm person={null} open={open} onClose={onClose} />
  ) : (
    <ExistingPerson id={id} open={open} onClose={onClose} />
  );
}

function ExistingPerson({ id, open, onClose }: PersonDialogProps) {
  const read = useQuery<{ person: Person }>({ queryKey: [`/api/admin/users/${id}`], gcTime: 0, staleTime: 0 });
  // Only what was read for this opening: the form keeps the version that it is filled with.
  if (read.data && read.isFetchedAfterMount)
    return <PersonForm person={read.data.person} open={open} onClose={onClose} />;
  return (
    <Modal open={open} onClose={onClose} size="lg" title="Editar persona">
      {read.isError ? (
        <ReadFailure read={read} title="Error al obtener la persona" />
      ) : (
        <LoadingRows text="Cargando persona..." rows={5} />
      )}
    </Modal>
  );
}

type Draft = Record<Exclude<keyof PersonData, "identifierKind" | "studyStatus">, string> & {
  identifierKind: PersonData["identifierKind"];
  studyStatus: NonNullable<PersonData["studyStatus"]> | "";
};
type Errors = { [Field in keyof Draft]?: string | undefined };

type PersonFormProps = { person: Person | null; open: boolean; onClose: () => void };

function PersonForm({ person: given, open, onClose }: PersonFormProps) {
  const [person] = useState(given);
  const [draft, setDraft] = useState<Draft>(() => draftOf(person));
  const [errors, setErrors] = useState<Errors>({});
  const [isDeleting, setDeleting] = useState(false);
  const { busy, failure, run, forget } = useCommand();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  const show = (found: Errors) => {
    setErrors(found);
    // Runs after the invalid fields have been marked.
    setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = check(draft);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    let field: keyof Draft | undefined;
    const outcome = await run(async () => {
      try {
        await send(person, dataOf(draft));
      } catch (error) {
        field = error instanceof ApiError ? FIELD_OF[error.reason ?? ""] : undefined;
        throw error;
      }
    });
    if (!outcome) return;
    if (outcome.failure !== undefined) {
      if (!field) return;
      forget();
      return show({ [field]: outcome.failure });
    }
    onClose();
    notify({ tone: "ok", title: person ? "Persona actualizada" : "Persona agregada", detail: draft.name.trim() });
  };
  return (
    <>
      <Modal
        open={open && !isDeleting}
        onClose={close}
        size="lg"
        title={person ? `Editar a ${person.name}` : "Agregar persona"}
        footer={
          <>
            {person?.isUnused && (
              <Button variant="danger" className="rows:mr-auto" disabled={busy} onClick={() => setDeleting(true)}>
                Borrar cuenta
              </Button>
            )}
            <Button variant="secondary" disabled={busy} onClick={close}>
              Volver
            </Button>
            <Button type="submit" form={id} busy={busy} busyText="Guardando...">
              {person ? "Guardar" : "Agregar"}
            </Button>
          </>
        }
      >
        {failure && <Alert tone="bad" title={failure} className="mb-4" />}
        <form ref={form} id={id} onSubmit={save} noValidate>
          <PersonFields
            draft={draft}
            errors={errors}
            person={person}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
          />
        </form>
      </Modal>
      {person && (
        <DeletePerson person={person} open={open && isDeleting} onBack={() => setDeleting(false)} onDone={onClose} />
      )}
    </>
  );
}

type DeletePersonProps = { person: Person; open: boolean; onBack: () => void; onDone: () => void };

function DeletePerson({ person, open, onBack, onDone }: DeletePersonProps) {
  const { busy, failure, run } = useCommand();
  const remove = async () => {
    const outcome = await run(() => postJson(`/api/admin/users/${person.id}/delete`));
    if (!outcome || outcome.failure !== undefined) return;
    onDone();
    notify({ tone: "ok", title: "Cuenta borrada", detail: person.name });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Borrar cuenta"
      confirm="Borrar"
      busyText="Borrando..."
      danger
      busy={busy}
      failure={failure}
      onConfirm={remove}
      onClose={onBack}
    >
      <p>
        <b>{person.name}</b>, <span className="tabular-nums">{person.identifier}</span>
      </p>
      <p className="mt-2 text-ink-2">
        Nadie ha usado esta cuenta. Se borra sin dejar datos; para devolverla, agrégala otra vez.
      </p>
    </ConfirmDialog>
  );
}

const EMAIL_HINTS: Readonly<Record<Person["emailSource"], string>> = {
  generated: "Sin correo no se le envía nada.",
  roster: "Viene de la nómina.",
  office: "Lo escribió la oficina.",
  confirmed: "Lo confirmó su dueño/a. Si lo cambias, deja de estar confirmado.",
};

function emailHint(person: Person | null, typed: string): string {
  const pending = person?.pendingEmail;
  if (!pending || typed.trim().toLowerCase() !== pending.email) return EMAIL_HINTS[person?.emailSource ?? "generated"];
  const now = person.email ? `Mientras tanto se usa ${person.email}.` : "Mientras tanto no se le envía nada.";
  if (pending.isUndelivered) return `El código no se pudo entregar: revisa el correo. ${now}`;
  const until = formatDateTime(pending.expiresAt);
  return `Espera que la persona lo confirme con el código que se le envió, hasta el ${until}. ${now}`;
}

type PersonFieldsProps = {
  draft: Draft;
  errors: Errors;
  person: Person | null;
  onChange: (changes: Partial<Draft>) => void;
};

function PersonFields({ draft, errors, person, onChange }: PersonFieldsProps) {
  const text = (field: keyof Draft, maxLength: number) => ({
    value: draft[field],
    maxLength,
    error: errors[field],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  const isChanged = person !== null && draft.identifier.trim() !== person.identifier;
  return (
    <div className="grid gap-4 rows:grid-cols-2">
      <SelectField
        label="Tipo de identificador"
        value={draft.identifierKind}
        onChange={(event) => onChange({ identifierKind: event.target.value as Draft["identifierKind"] })}
      >
        <option value="rut">RUT</option>
        <option value="other">Pasaporte u otro</option>
      </SelectField>
      <TextField
        label={draft.identifierKind === "rut" ? "RUT" : "Número"}
        hint={isChanged ? "Con otro número, sus sesiones se cierran y entra con él." : undefined}
        {...text("identifier", 40)}
      />
      <TextField label="Nombre completo" className="rows:col-span-2" {...text("name", 120)} />
      <TextField
        label="Correo"
        optional
        type="email"
        className="rows:col-span-2"
        hint={emailHint(person, draft.email)}
        {...text("email", 254)}
      />
      <TextField label="Facultad" optional {...text("faculty", 120)} />
      <TextField label="Carrera" optional {...text("career", 120)} />
      <TextField label="Campus" optional {...text("campus", 120)} />
      <TextField label="Año de ingreso" optional inputMode="numeric" {...text("entryYear", 4)} />
      <SelectField
        label="Situación"
        optional
        value={draft.studyStatus}
        onChange={(event) => onChange({ studyStatus: event.target.value as Draft["studyStatus"] })}
      >
        <option value="">Sin dato</option>
        <option value="student">Estudiante</option>
        <option value="graduate">Titulado/a</option>
      </SelectField>
    </div>
  );
}

function draftOf(person: Person | null): Draft {
  return {
    identifierKind: person?.identifierKind ?? "rut",
    identifier: person?.identifier ?? "",
    name: person?.name ?? "",
    email: person?.pendingEmail?.email ?? person?.email ?? "",
    faculty: person?.faculty ?? "",
    career: person?.career ?? "",
    campus: person?.campus ?? "",
    entryYear: person?.entryYear?.toString() ?? "",
    studyStatus: person?.studyStatus ?? "",
  };
}

function check({ identifier, name, entryYear }: Draft): Errors {
  const isYear = entryYear.trim() === "" || /^(19[5-9]\d|20\d\d)$/.test(entryYear.trim());
  return {
    ...(identifier.trim() === "" && { identifier: "Escribe el RUT o el número de la persona." }),
    ...(name.trim() === "" && { name: "Escribe el nombre de la persona." }),
    ...(!isYear && { entryYear: "Escribe el año con cuatro cifras, como 2021." }),
  };
}

function dataOf({ entryYear, studyStatus, ...texts }: Draft): Record<keyof PersonData, string | number | null> {
  return { ...texts, entryYear: entryYear.trim() === "" ? null : Number(entryYear), studyStatus: studyStatus || null };
}

/** @throws ApiError */
function send(person: Person | null, data: Record<string, unknown>): Promise<unknown> {
  if (!person) return postJson("/api/admin/users", data);
  return putJson(`/api/admin/users/${person.id}`, { ...data, version: person.version });
}

/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, keyof Draft>> = {
  invalid_identifier: "identifier",
  identifier_taken: "identifier",
  invalid_name: "name",
  invalid_email: "email",
  email_taken: "email",
};
