import { type FormEvent, useRef, useState } from "react";
import {
  CORRECT_FIRST,
  MAX_RIGHTS_TEXT,
  type OwnRightsKind,
  PURPOSE_NAMES,
  PURPOSES,
  type Purpose,
} from "#app/features/privacy/rights/rights.ts";
import type { DeskDetail } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import type { Command } from "#app/routes/admin/use-command.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";

const PersonDialog = deferredDialog({
  name: "la ficha de la persona",
  load: () => import("../admin/users/person-dialog.tsx"),
});

type Text = { accept: string; explained: string; reason: string };

/** What accepting does, and a text for the person to begin with. */
const TEXTS: Readonly<Record<OwnRightsKind, Text>> = {
  access: {
    accept: "Entregar el archivo",
    explained: "La persona encuentra el archivo con todo lo suyo en Mi cuenta. La oficina no lo ve.",
    reason: "Tus datos están disponibles para descargar en Mi cuenta.",
  },
  portability: {
    accept: "Entregar el archivo",
    explained: "La persona encuentra en Mi cuenta el archivo que leen otros programas. La oficina no lo ve.",
    reason: "Tus datos, en un formato que leen otros programas, están en Mi cuenta.",
  },
  rectification: {
    accept: "Aceptar lo corregido",
    explained: "La constancia dice qué se corrigió desde que llegó.",
    reason: "Corregimos tus datos como lo pediste.",
  },
  erasure: {
    accept: "Borrar todo",
    explained: "Borra la cuenta y todo lo suyo. No se puede deshacer. La solicitud queda sin su nombre ni sus textos.",
    reason: "Borramos todos tus datos de la plataforma.",
  },
  objection: {
    accept: "Aceptar la oposición",
    explained: "Sus datos dejan de usarse para lo que marques; sale de las listas de espera si marcas esa.",
    reason: "Tus datos ya no se usan para lo que pediste.",
  },
  block: {
    accept: "Bloquear ahora",
    explained:
      "Mientras dure, nada suyo se analiza, se cuenta ni se envía, salvo los correos de sus solicitudes. Sus " +
      "citas por venir quedan aquí para que las muevas o canceles.",
    reason: "Bloqueamos el tratamiento de tus datos desde hoy.",
  },
};

type DecisionFormProps = { request: DeskDetail; command: Command };

/** Accepting does what was asked for; refusing needs its reason. */
export function DecisionForm({ request, command }: DecisionFormProps) {
  const kind = request.kind as OwnRightsKind;
  const { accept, explained, reason: first } = TEXTS[kind];
  const [reason, setReason] = useState(first);
  const [number, setNumber] = useState("");
  const [purposes, setPurposes] = useState<readonly Purpose[]>(() => asked(request));
  const [error, setError] = useState<string>();
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const decide = async (accepted: boolean) => {
    if (reason.trim() === "" || (!accepted && reason === first)) {
      setError(accepted ? "Escribe el motivo." : "Escribe por qué se rechaza.");
      field.current?.focus();
      return;
    }
    setError(undefined);
    const body = { accepted, reason, ...(accepted && { purposes, number }) };
    const outcome = await command.run(() => postJson(`/api/admin/rights/${request.id}/decision`, body));
    if (!outcome || outcome.failure !== undefined) return;
    notify({ tone: "ok", title: accepted ? "Solicitud aceptada" : "Solicitud rechazada" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void decide(true);
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <h3>Decidir</h3>
        <p className="text-sm text-ink-2">{explained}</p>
        {kind === "objection" && <PurposeChoice purposes={purposes} onChange={setPurposes} />}
        {kind === "rectification" && (
          <p className="text-sm text-ink-2">
            {request.corrections.length > 0
              ? `${request.corrections.join(". ")}.`
              : `Todavía no cambia nada. ${CORRECT_FIRST[request.subject] ?? ""}`}
          </p>
        )}
        {kind === "rectification" && request.userId !== null && request.subject !== "cv" && (
          <div>
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              Abrir la ficha
            </Button>
          </div>
        )}
        <TextAreaField
          ref={field}
          label="Motivo para la persona"
          rows={2}
          maxLength={MAX_RIGHTS_TEXT}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
        {kind === "erasure" && (
          <TextField
            label={`Escribe ${request.number} para borrar`}
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant={kind === "erasure" ? "danger-solid" : "primary"}
            busy={command.busy}
            busyText="Guardando..."
          >
            {accept}
          </Button>
          <Button variant="ghost" disabled={command.busy} onClick={() => decide(false)}>
            Rechazar con motivo
          </Button>
        </div>
      </form>
      {/* Not in this form: what is submitted in a dialog within it would be submitted here as well. */}
      {request.userId !== null && <PersonDialog id={request.userId} open={editing} onClose={() => setEditing(false)} />}
    </>
  );
}

/** The purposes that the request names, and those that already hold. */
function asked({ subject, objections }: DeskDetail): Purpose[] {
  const named: Partial<Record<DeskDetail["subject"], readonly Purpose[]>> = {
    everything: PURPOSES,
    statistics: ["statistics"],
    mails: ["other_mails"],
    answer_labels: ["answer_labels"],
  };
  return PURPOSES.filter((purpose) => objections.includes(purpose) || named[subject]?.includes(purpose));
}

type PurposeChoiceProps = { purposes: readonly Purpose[]; onChange: (purposes: readonly Purpose[]) => void };

function PurposeChoice({ purposes, onChange }: PurposeChoiceProps) {
  return (
    <fieldset>
      <legend className="text-[0.875rem] leading-5 font-semibold">Ya no se usan para</legend>
      {PURPOSES.map((purpose) => (
        <CheckboxField
          key={purpose}
          label={PURPOSE_NAMES[purpose]}
          checked={purposes.includes(purpose)}
          onChange={({ target }) =>
            onChange(target.checked ? [...purposes, purpose] : purposes.filter((one) => one !== purpose))
          }
          className="mt-2"
        />
      ))}
    </fieldset>
  );
}
