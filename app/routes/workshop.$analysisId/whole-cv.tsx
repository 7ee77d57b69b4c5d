import { type ReactNode, useId } from "react";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { contactText, headingsText, lengthOf, orderText, personalText } from "./acts-texts.ts";
import { SpellingWork } from "./spelling-work.tsx";
import { useWholeCv } from "./use-whole-cv.ts";

type WholeCvProps = {
  analysisId: number;
  workshop: Workshop;
  /** Opens the line with this number. */
  onOpenLine: (at: number) => void;
};

/** What can be done with the CV as a whole; what has nothing to do in this one is not shown. */
export function WholeCv({ analysisId, workshop, onOpenLine }: WholeCvProps) {
  const { found, spelling } = workshop;
  const whole = useWholeCv(analysisId, workshop);
  const { acts, choose, problem } = whole;
  const contact = contactText(found.contactAway);
  const length = lengthOf(found.pages);
  const order = orderText(found.order);
  const headings = headingsText(found.headings);
  const personal = personalText(found.personal);
  const isForTemplate = [order, headings, contact, personal, length].some((one) => one !== null) || acts.compact;
  if (!isForTemplate && spelling.length === 0) return null;
  return (
    <section aria-labelledby="whole-cv" className="mt-8">
      <h2 id="whole-cv">Todo el CV</h2>
      <p className="mt-1 text-ink-2">
        {isForTemplate && "Se aplica cuando descargas tu CV en una plantilla, no a tu mismo Word. "}
        {spelling.length > 0 && "Una palabra corregida es una línea cambiada: va en todos tus archivos."}
      </p>
      <Card as="ul" pad="none" className="mt-3">
        <Row
          title="Orden"
          text={order}
          label="Lo más nuevo primero"
          checked={acts.order}
          onChange={(checked) => choose({ order: checked })}
        />
        <Row
          title="Títulos"
          text={headings}
          label="Todos de un modo"
          checked={acts.headings}
          {...(found.headings.changed.length > 0 && { onChange: (checked: boolean) => choose({ headings: checked }) })}
        />
        <Row title="Contacto" text={contact} />
        <Row
          title="Datos personales"
          text={personal}
          label="Dejarlos fuera"
          checked={acts.withoutPersonal}
          onChange={(checked) => choose({ withoutPersonal: checked })}
        />
        <Row
          title="Largo"
          text={length?.text ?? (acts.compact ? "Pediste tu CV más junto." : null)}
          label="Más junto"
          checked={acts.compact}
          {...((length?.canSave === true || acts.compact) && {
            onChange: (checked: boolean) => choose({ compact: checked }),
          })}
        />
        {spelling.length > 0 && <SpellingWork {...whole} workshop={workshop} onOpenLine={onOpenLine} />}
      </Card>
      {problem !== null && (
        <Alert tone="bad" title={problemTitle(problem, "No se pudo guardar")} className="mt-3">
          {sentenceOf(problem)}
        </Alert>
      )}
    </section>
  );
}

type RowProps = {
  title: string;
  /** What was found; null: nothing, and no row. */
  text: string | null;
  label?: string;
  checked?: boolean;
  /** Absent where the template does it for everybody, or nothing can be chosen. */
  onChange?: (checked: boolean) => void;
};

const ROW =
  "grid items-center gap-x-6 gap-y-2 border-hair px-4 py-4 not-first:border-t shell:px-6 " +
  "rows:grid-cols-[minmax(0,1fr)_13rem]";

function Row({ title, text, label, checked, onChange }: RowProps): ReactNode {
  const id = useId();
  const hydrated = useHydrated();
  if (text === null) return null;
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <h3>{title}</h3>
        <p id={id} className="mt-0.5 text-ink-2 wrap-anywhere">
          {text}
        </p>
      </div>
      {onChange !== undefined && (
        <CheckboxField
          label={label}
          about={id}
          checked={checked}
          disabled={!hydrated}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </li>
  );
}
