import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import type { BookingLimits } from "./screen-data.ts";
import { StepBar, StepCard } from "./step-card.tsx";
import { Row, SummaryPart } from "./summary.tsx";
import type { Wizard } from "./use-wizard.ts";

type ConfirmStepProps = { wizard: Wizard; limits: BookingLimits; heading: RefObject<HTMLHeadingElement> };

/** Step 3: everything once more, and the one button that books. */
export function ConfirmStep({ wizard, limits, heading }: ConfirmStepProps) {
  const { appointment, modality, contact, busy, goTo, confirm } = wizard;
  const rows = [
    ["Nombre", contact.nombre],
    ["Email", contact.email],
    ["Teléfono", contact.telefono],
    ["Mensaje", contact.mensaje],
  ] as const;
  const contactPart = (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg leading-6 outline-none">
        Revisa y confirma
      </h2>
      <p className="mt-0.5 mb-4 text-ink-2">Tu cita queda reservada cuando presionas «Confirmar Reserva».</p>
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <Row key={name} name={name} value={value.trim() || "No lo escribiste"} />
        ))}
      </dl>
      <p className="mt-5 text-sm text-ink-3">{changeRule(limits.cancelHours)}</p>
    </>
  );
  return (
    <StepCard
      columns="two"
      parts={[
        { key: "contact", content: contactPart },
        { key: "summary", content: <SummaryPart appointment={appointment} modality={modality} /> },
      ]}
      footer={
        <StepBar>
          <Button size="lg" variant="secondary" disabled={busy} onClick={() => goTo(2)}>
            Atrás
          </Button>
          <Button size="lg" busy={busy} busyText="Reservando..." onClick={confirm} className="ml-auto max-rows:flex-1">
            Confirmar Reserva
          </Button>
        </StepBar>
      }
    />
  );
}

function changeRule(hours: number): string {
  if (hours === 0) return "Puedes cancelarla o reagendarla hasta que comience.";
  return `Puedes cancelarla o reagendarla hasta ${hours === 1 ? "1 hora" : `${hours} horas`} antes.`;
}
