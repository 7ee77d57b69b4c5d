import { ArrowRight } from "lucide-react";
import { type FormEvent, type RefObject, useId, useState } from "react";
import { ChoiceChip } from "#app/features/coaching/choice-chip.tsx";
import { MODALITIES, type Modality } from "#app/features/coaching/modalities.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  type Contact,
  type ContactErrors,
  isComplete,
  isUnusable,
  LONGEST,
  UNUSABLE_EMAIL,
  wordsFor,
  wrongFields,
} from "./contact.ts";
import { StepBar, StepCard } from "./step-card.tsx";
import { SummaryPart } from "./summary.tsx";
import type { Wizard } from "./use-wizard.ts";

type DetailsStepProps = { wizard: Wizard; heading: RefObject<HTMLHeadingElement> };

/** Step 2: contact data beside the appointment. The wizard stores the typed text. */
export function DetailsStep({ wizard, heading }: DetailsStepProps) {
  const { appointment, modality, isChecking, goTo } = wizard;
  const [errors, setErrors] = useState<ContactErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = wrongFields(form);
    const found: ContactErrors = Object.fromEntries(wrong.map((field) => [field.name, wordsFor(field.name)]));
    if (isUnusable(wizard.contact.email, wizard.unusableEmail)) found.email = UNUSABLE_EMAIL;
    setErrors(found);
    if (wrong[0]) wrong[0].focus();
    else if (found.email) focusOn(form.elements.namedItem("email"));
    else goTo(3);
  };
  const type = (name: keyof Contact, value: string) => {
    wizard.setContact({ ...wizard.contact, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  return (
    // noValidate: validation errors are shown beside the field, in Spanish, instead of in the browser's bubble.
    <form noValidate onSubmit={submit}>
      <StepCard
        columns="two"
        parts={[
          { key: "contact", content: <ContactPart wizard={wizard} heading={heading} errors={errors} onType={type} /> },
          {
            key: "summary",
            content: <SummaryPart appointment={appointment} modality={modality} isChecking={isChecking} />,
          },
        ]}
        footer={
          <StepBar>
            <Button size="lg" variant="secondary" onClick={() => goTo(1)}>
              Atrás
            </Button>
            <Button size="lg" type="submit" className="ml-auto max-rows:flex-1">
              Continuar
              <Icon glyph={ArrowRight} size={18} />
            </Button>
          </StepBar>
        }
      />
    </form>
  );
}

function focusOn(field: Element | RadioNodeList | null): void {
  if (field instanceof HTMLElement) field.focus();
}

type ContactPartProps = DetailsStepProps & {
  errors: ContactErrors;
  onType: (name: keyof Contact, value: string) => void;
};

function ContactPart({ wizard, heading, errors, onType }: ContactPartProps) {
  const { contact, coach, modality, setModality } = wizard;
  const field = (name: keyof Contact) => ({
    name,
    value: contact[name],
    maxLength: LONGEST[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onType(name, event.target.value),
  });
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg leading-6 outline-none">
        Tus datos
      </h2>
      <p className="mt-0.5 mb-4 text-ink-2">Sirven para preparar la cita y avisarte si algo cambia.</p>
      {(errors.nombre || errors.email) && !isComplete(contact) && (
        <Alert tone="bad" title="Por favor completa todos los campos requeridos" className="mb-4" />
      )}
      <div className="grid gap-4 rows:grid-cols-2">
        <TextField label="Nombre" {...field("nombre")} required autoComplete="name" className="rows:col-span-2" />
        <TextField label="Email" {...field("email")} type="email" required autoComplete="email" />
        <TextField
          label="Teléfono"
          {...field("telefono")}
          optional
          type="tel"
          pattern="[+\d \(\)\.\-]*"
          autoComplete="tel"
        />
        {coach && coach.modalities.length > 1 && (
          <ModalityChoice
            modalities={coach.modalities}
            value={modality}
            onChoose={setModality}
            className="rows:col-span-2"
          />
        )}
        <TextAreaField
          label="Mensaje"
          {...field("mensaje")}
          optional
          hint="Cuéntale a tu coach qué quieres conversar."
          className="rows:col-span-2"
        />
      </div>
    </>
  );
}

type ModalityChoiceProps = {
  modalities: readonly Modality[];
  value: Modality;
  onChoose: (modality: Modality) => void;
  className?: string;
};

/** Choice between in person and online, for coaches who offer both. */
function ModalityChoice({ modalities, value, onChoose, className }: ModalityChoiceProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-[0.875rem] leading-5 font-semibold">Modalidad</legend>
      <div className="grid grid-cols-2 gap-2 rows:flex">
        {modalities.map((modality) => (
          <ChoiceChip
            key={modality}
            name={name}
            label={MODALITIES[modality]}
            checked={value === modality}
            onChoose={() => onChoose(modality)}
            className={classNames(
              "grid min-h-11 place-items-center px-4 py-2 text-center leading-5 font-semibold",
              "max-rows:first:col-span-2",
            )}
          >
            {MODALITIES[modality]}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
