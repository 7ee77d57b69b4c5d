import { useRevalidator } from "@remix-run/react";
import { forwardRef, type Ref, type RefObject, useEffect, useRef } from "react";
import type { OccupiedSlots } from "#app/features/coaching/booking-types.ts";
import { dayName } from "#app/features/coaching/day-text.ts";
import { type FreeSlot, nearestFree } from "#app/features/coaching/nearest-free.ts";
import { pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { Gone, Own } from "./address-alerts.tsx";
import { liveBookings } from "./booking-groups.ts";
import type { Appointment } from "./choice.ts";
import { ChooseStep } from "./choose-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { NearestSlots } from "./nearest-slots.tsx";
import { NoShowNotice } from "./no-show-notice.tsx";
import type { Outcome } from "./outcome.ts";
import { useBookings } from "./queries.ts";
import type { BookingLimits, ScheduleData } from "./screen-data.ts";
import { StepBar, StepCard } from "./step-card.tsx";
import { Row, SummaryPart } from "./summary.tsx";
import { useWizard, type Wizard } from "./use-wizard.ts";

const STEPS = ["Coach", "Datos", "Confirmar"] as const;

/** Books a session in three steps. */
export function BookingWizard({ data }: { data: ScheduleData }) {
  const wizard = useWizard(data);
  const { step, outcome, choice, coach, occupied } = wizard;
  const { top, alert, heading } = useStepFocus(step, outcome);
  useFreshOffers(outcome);
  const lostCoach = outcome?.kind === "lost" ? outcome.appointment.coach.id : null;
  const pick = ({ date, time }: FreeSlot) => wizard.take({ ...choice, date, time });
  return (
    <div ref={top} className="scroll-mt-18">
      <OutcomeAlert
        ref={alert}
        outcome={outcome}
        occupied={lostCoach === coach?.id ? occupied : undefined}
        onPick={pick}
      />
      <div className="print:hidden">
        <div className="mb-3 shell:mb-5">
          <Stepper label="Pasos" steps={STEPS} current={step} />
        </div>
        <LimitNotice maxLive={data.limits.maxLive} />
        <NoShowNotice noShows={data.noShows} />
        {step === 1 && (
          <ChooseStep
            wizard={wizard}
            coaches={data.coaches}
            hasWaitingList={data.limits.hasWaitingList}
            heading={heading}
          />
        )}
        {step === 2 && <DetailsStep wizard={wizard} heading={heading} />}
        {step === 3 && <ConfirmStep wizard={wizard} limits={data.limits} heading={heading} />}
      </div>
    </div>
  );
}

/**
 * Reloads the page's data when the server's offers have changed. Runs after the focus was moved, because the router
 * restores the scroll position from when the reload began.
 */
function useFreshOffers(outcome: Outcome | null) {
  const { revalidate } = useRevalidator();
  const stale = outcome?.kind === "lost" && outcome.stale;
  useEffect(() => {
    if (stale) revalidate();
  }, [stale, revalidate]);
}

/** Moves the focus to the heading after a step, and to the result after an attempt, and scrolls there. */
function useStepFocus(step: number, outcome: object | null) {
  const top = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step, outcome });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, outcome };
    const target = outcome !== before.outcome && outcome ? alert : step !== before.step ? heading : null;
    if (!target) return;
    top.current?.scrollIntoView?.({ block: "start" });
    target.current?.focus({ preventScroll: true });
  }, [step, outcome]);
  return { top, alert, heading };
}

/** Warns before any typing that another booking would be refused. The server enforces the limit. */
function LimitNotice({ maxLive }: { maxLive: number }) {
  const { data } = useBookings();
  if (!data || liveBookings(data, Date.now()) < maxLive) return null;
  const have = maxLive === 1 ? "una cita por venir" : `${maxLive} citas por venir`;
  return (
    <Alert tone="info" title={`Ya tienes ${have}, el máximo a la vez`} className="mb-3 shell:mb-5">
      Para agendar otra, espera a que pase una o cancélala en{" "}
      <a href="#mis-citas" className="link text-inherit">
        Mis citas
      </a>
      .
    </Alert>
  );
}

type OutcomeAlertProps = {
  outcome: Outcome | null;
  /** Occupied times of the coach; undefined while unknown. */
  occupied: OccupiedSlots | undefined;
  onPick: (slot: FreeSlot) => void;
};

/** Result of an attempt to book, above the wizard. Takes the focus, so that it is noticed and announced. */
const OutcomeAlert = forwardRef(function OutcomeAlert(
  { outcome, occupied, onPick }: OutcomeAlertProps,
  ref: Ref<HTMLDivElement>,
) {
  if (!outcome) return null;
  return (
    <div ref={ref} tabIndex={-1} className="mb-4 scroll-mt-20 rounded-[0.75rem]">
      {outcome.kind === "booked" && (
        <Alert tone="ok" role="alert" title="¡Cita agendada exitosamente! Recibirás una confirmación por email.">
          {reserved(outcome.appointment)}{" "}
          <a href="#mis-citas" className="link text-inherit print:hidden">
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
      {outcome.kind === "gone" && <Gone part={outcome.part} kept={outcome.kept} />}
      {outcome.kind === "own" && <Own booking={outcome.booking} />}
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

type ConfirmStepProps = { wizard: Wizard; limits: BookingLimits; heading: RefObject<HTMLHeadingElement> };

/** Step 3: a summary of everything, and the button that books. */
function ConfirmStep({ wizard, limits, heading }: ConfirmStepProps) {
  const { appointment, modality, isChecking, contact, busy, goTo, confirm } = wizard;
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
        {
          key: "summary",
          content: <SummaryPart appointment={appointment} modality={modality} isChecking={isChecking} />,
        },
      ]}
      footer={
        <StepBar>
          <Button size="lg" variant="secondary" disabled={busy} onClick={() => goTo(2)}>
            Atrás
          </Button>
          <Button
            size="lg"
            busy={busy}
            busyText="Reservando..."
            disabled={isChecking}
            onClick={confirm}
            className="ml-auto max-rows:flex-1"
          >
            Confirmar Reserva
          </Button>
        </StepBar>
      }
    />
  );
}

function changeRule(hours: number): string {
  if (hours === 0) return "Puedes cancelarla o reagendarla hasta que comience.";
  return `Puedes cancelarla o reagendarla hasta ${pluralize(hours, "hora", "horas")} antes.`;
}
