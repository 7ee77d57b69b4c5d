import { type FormEvent, useState } from "react";
import { MAX_RIGHTS_TEXT } from "#app/features/privacy/rights/rights.ts";
import type { DeskDetail } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import type { Command } from "#app/routes/admin/use-command.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.tsx";

const STEPS = {
  identity: { open: "Anotar cómo se comprobó la identidad", label: "Cómo se comprobó", done: "Identidad anotada" },
  ask: { open: "Pedirle algo a la persona", label: "Qué se le pide (el plazo se detiene)", done: "Pregunta enviada" },
  extend: { open: "Extender el plazo", label: "Motivo de la extensión", done: "Plazo extendido" },
} as const;
type StepName = keyof typeof STEPS;

type StepFormsProps = { request: DeskDetail; command: Command };

/** Steps before the decision; one form at a time. */
export function StepForms({ request, command }: StepFormsProps) {
  const [open, setOpen] = useState<StepName | null>(null);
  const names = (Object.keys(STEPS) as StepName[]).filter(
    (name) => (name !== "ask" || !request.isPaused) && (name !== "extend" || request.canExtend),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {STEPS[name].open}
          </Button>
        ))}
      </div>
      {open && <StepForm key={open} {...{ request, command }} name={open} onDone={() => setOpen(null)} />}
    </div>
  );
}

function StepForm({ request, command, name, onDone }: StepFormsProps & { name: StepName; onDone: () => void }) {
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    setError(text === "" ? "Escribe algo." : undefined);
    if (text === "") return;
    const outcome = await command.run(() => postJson(`/api/admin/rights/${request.id}/step`, { step: name, text }));
    if (!outcome || outcome.failure !== undefined) return;
    notify({ tone: "ok", title: STEPS[name].done });
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextAreaField label={STEPS[name].label} name="text" rows={2} maxLength={MAX_RIGHTS_TEXT} error={error} />
      <div>
        <Button type="submit" variant="secondary" size="sm" busy={command.busy} busyText="Guardando...">
          Guardar
        </Button>
      </div>
    </form>
  );
}
