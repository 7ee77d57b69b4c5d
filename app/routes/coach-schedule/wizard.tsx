import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FreeSlot } from "#app/features/coaching/nearest-free.ts";
import { Stepper } from "#app/ui/stepper.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { LimitNotice } from "./limit-notice.tsx";
import type { Outcome } from "./outcome.ts";
import { OutcomeAlert } from "./outcome-alert.tsx";
import type { ScheduleData } from "./screen-data.ts";
import { useWizard } from "./use-wizard.ts";

const STEPS = ["Coach", "Datos", "Confirmar"] as const;

/** Books a session in three steps. */
export function BookingWizard({ data }: { data: ScheduleData }) {
  const wizard = useWizard(data);
  const { step, outcome, choice, coach, occupied } = wizard;
  const { top, alert, heading } = useStepFocus(step, outcome);
  useFreshOffers(outcome);
  const lostCoach = outcome?.kind === "lost" ? outcome.appointment.coach.id : null;
  const pick = ({ date, time }: FreeSlot) => {
    wizard.setChoice({ ...choice, date, time });
    wizard.goTo(3);
  };
  return (
    <div ref={top} className="scroll-mt-18">
      <OutcomeAlert
        ref={alert}
        outcome={outcome}
        occupied={lostCoach === coach?.id ? occupied : undefined}
        onPick={pick}
      />
      <div className="mb-3 shell:mb-5">
        <Stepper label="Pasos" steps={STEPS} current={step} />
      </div>
      <LimitNotice maxLive={data.limits.maxLive} />
      {step === 1 && <ChooseStep wizard={wizard} coaches={data.coaches} heading={heading} />}
      {step === 2 && <DetailsStep wizard={wizard} heading={heading} />}
      {step === 3 && <ConfirmStep wizard={wizard} limits={data.limits} heading={heading} />}
    </div>
  );
}

/**
 * Loads the page's data again when the server offers something else by now. After the focus was moved: a router that
 * loads again remembers where the page was scrolled to when it began, and brings it back there.
 */
function useFreshOffers(outcome: Outcome | null) {
  const { revalidate } = useRevalidator();
  const stale = outcome?.kind === "lost" && outcome.stale;
  useEffect(() => {
    if (stale) revalidate();
  }, [stale, revalidate]);
}

/** After a step the focus goes to its heading, after an attempt to what came of it, and both are brought into view. */
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
