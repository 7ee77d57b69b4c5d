import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import type { InstitutionData } from "#app/features/admin/institution/institution-schema.server.ts";
import { listAnd, pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AccentSection } from "./accent-section.tsx";
import { AnnouncementSection } from "./announcement-section.tsx";
import { FIELD_LABELS, type FieldName } from "./form-values.ts";
import { IdentitySection } from "./identity-section.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { ContactsSection, WelcomeSection } from "./text-sections.tsx";
import { type InstitutionFormState, useInstitutionForm } from "./use-institution-form.ts";

const SECTIONS = [
  ["identidad", "Identidad"],
  ["color", "Color"],
  ["contactos", "Contactos"],
  ["textos", "Textos"],
  ["anuncio", "Anuncio"],
] as const;

/** What the office says of its institution, with a preview beside what changes the look. */
export function InstitutionForm({ data }: { data: InstitutionData }) {
  const form = useInstitutionForm(data);
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await form.save();
    if (wrong) element.current?.querySelector<HTMLElement>(`[data-field="${wrong}"], [name="${wrong}"]`)?.focus();
  };
  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      className="shell:grid shell:grid-cols-[10rem_minmax(0,1fr)] shell:gap-5"
    >
      <SectionLinks />
      <div className="grid min-w-0 gap-4">
        <IdentitySection form={form} />
        <AccentSection form={form} />
        <ContactsSection form={form} />
        <WelcomeSection form={form} />
        <AnnouncementSection form={form} />
        {form.failure && (
          <Alert tone="bad" title="No se guardó">
            {form.failure}
          </Alert>
        )}
        <SaveBar form={form} />
        <LeaveDialog changes={form.changes} />
      </div>
    </form>
  );
}

function SectionLinks() {
  return (
    <nav aria-label="Secciones" className="max-shell:-mx-4 max-shell:mb-3 max-shell:overflow-x-auto max-shell:px-4">
      <ul className="flex gap-1 shell:sticky shell:top-4 shell:flex-col">
        {SECTIONS.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(
                "flex min-h-11 items-center rounded-control px-3 text-[0.875rem] text-ink-2 hover:bg-ink/5",
                "shell:min-h-9",
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Only there while something is changed. Whoever saved or discarded finds the focus on the screen's title. */
function SaveBar({ form }: { form: InstitutionFormState }) {
  const { busy, changes } = form;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  const wasShown = useRef(false);
  const isShown = changes.length > 0;
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    // A button that is disabled while it works, or gone afterwards, loses the focus.
    if (isLost && wasBusy.current && !busy) button.current?.focus();
    if (isLost && wasShown.current && !isShown) focusTitle();
    wasBusy.current = busy;
    wasShown.current = isShown;
  }, [busy, isShown]);
  if (!isShown) return null;
  return (
    <div
      className={classNames(
        "sticky bottom-0 z-5 flex flex-wrap items-center gap-x-2 gap-y-2.5 rounded-card border border-line",
        "bg-surface px-4 py-3 shadow-raised",
      )}
    >
      <SaveState form={form} />
      <Button variant="ghost" disabled={busy} onClick={form.discard} className="max-rows:flex-1">
        Descartar
      </Button>
      <Button ref={button} type="submit" busy={busy} busyText="Guardando..." className="max-rows:flex-1">
        Guardar cambios
      </Button>
    </div>
  );
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("h1");
  title?.setAttribute("tabindex", "-1");
  title?.focus();
}

function SaveState({ form: { tried, problems, changes } }: { form: InstitutionFormState }) {
  const wrong = tried ? (Object.keys(problems) as FieldName[]) : [];
  return (
    <p role="status" className="flex min-w-0 flex-1 gap-1.5 text-[0.875rem] max-rows:basis-full">
      {wrong.length > 0 ? (
        <>
          <Icon glyph={CircleAlert} size={16} className="mt-1 text-bad" />
          <span>
            <b>{pluralize(wrong.length, "campo por corregir", "campos por corregir")}:</b>{" "}
            {listAnd(wrong.map((name) => FIELD_LABELS[name]))}
          </span>
        </>
      ) : (
        <span className="min-w-0 text-ink-2">
          <b className="text-ink">{pluralize(changes.length, "cambio sin guardar", "cambios sin guardar")}:</b>{" "}
          {listAnd(changes)}
        </span>
      )}
    </p>
  );
}
