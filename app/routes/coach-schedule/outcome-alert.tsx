import { forwardRef, type Ref } from "react";
import type { OccupiedSlots } from "#app/features/coaching/coaching.ts";
import { dayName } from "#app/features/coaching/day-text.ts";
import { type FreeSlot, nearestFree } from "#app/features/coaching/nearest-free.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { Appointment } from "./choice.ts";
import { NearestSlots } from "./nearest-slots.tsx";
import type { Outcome } from "./outcome.ts";

type OutcomeAlertProps = {
  outcome: Outcome | null;
  /** Of the coach of the lost hour; undefined while it is not known. */
  occupied: OccupiedSlots | undefined;
  onPick: (slot: FreeSlot) => void;
};

/** What came of an attempt to book, above the wizard. Takes the focus, so that it is seen and read. */
export const OutcomeAlert = forwardRef(function OutcomeAlert(
  { outcome, occupied, onPick }: OutcomeAlertProps,
  ref: Ref<HTMLDivElement>,
) {
  if (!outcome) return null;
  return (
    <div ref={ref} tabIndex={-1} className="mb-4 scroll-mt-20 rounded-[0.75rem]">
      {outcome.kind === "booked" && (
        <Alert tone="ok" role="alert" title="¡Cita agendada exitosamente! Recibirás una confirmación por email.">
          {reserved(outcome.appointment)}{" "}
          <a href="#mis-citas" className="link text-inherit">
            Ver en Mis citas
          </a>
        </Alert>
      )}
      {outcome.kind === "missing" && <Alert tone="bad" title="Por favor completa todos los campos requeridos" />}
      {outcome.kind === "offline" && (
        <Alert tone="bad" title="Error al conectar con el servidor. Por favor intenta nuevamente.">
          Tus datos siguen aquí.
        </Alert>
      )}
      {outcome.kind === "refused" && (
        <Alert tone="bad" title={`Error al agendar cita: ${outcome.error}`}>
          {outcome.detail}
        </Alert>
      )}
      {outcome.kind === "lost" && <Lost lost={outcome} occupied={occupied} onPick={onPick} />}
    </div>
  );
});

type LostProps = Omit<OutcomeAlertProps, "outcome"> & { lost: { error: string; appointment: Appointment } };

function Lost({ lost: { error, appointment }, occupied, onPick }: LostProps) {
  const near = occupied ? nearestFree(appointment.slot.startsAt, appointment.coach.dates, occupied) : [];
  return (
    <Alert tone="bad" title={`Error al agendar cita: ${error}`}>
      <p>
        {near.length > 0
          ? "Tus datos siguen aquí. Estas son las horas libres más cercanas:"
          : "Tus datos siguen aquí. Elige otra fecha u otro coach."}
      </p>
      <NearestSlots slots={near} onPick={onPick} />
    </Alert>
  );
}

function reserved({ date, slot, coach }: Appointment): string {
  return `Reservaste el ${dayName(date)} a las ${slot.time} con ${coach.name}.`;
}
