import { useRef, useState } from "react";
import type { Appointment } from "./choice.ts";
import { isComplete } from "./contact.ts";
import { isBookedAlready, type Outcome, refusedOutcome } from "./outcome.ts";
import { useRefreshBookings } from "./reads.ts";
import type { ScheduleData } from "./screen-data.ts";
import { sendBooking } from "./send-booking.ts";
import { useDraft } from "./use-draft.ts";

export type Step = 1 | 2 | 3;

/** The wizard: its step, its draft, and what came of the last attempt to book it. */
export function useWizard({ user, coaches }: ScheduleData) {
  const draft = useDraft(user, coaches);
  const [step, setStep] = useState<Step>(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  // Two clicks in one tick both see the old state: the ref does not.
  const sending = useRef(false);
  const refresh = useRefreshBookings();

  const goTo = (next: Step) => {
    setOutcome(null);
    setStep(next);
  };
  const booked = (appointment: Appointment) => {
    draft.reset();
    setStep(1);
    setOutcome({ kind: "booked", appointment });
    void refresh();
  };
  const refused = async (error: unknown, wanted: Appointment) => {
    const next = refusedOutcome(error, wanted);
    // First what is free now, then the message: what it proposes must be true when it appears.
    if (next.kind !== "offline") await refresh();
    setOutcome(next);
    if (next.kind !== "lost") return;
    draft.setChoice((current) => ({ ...current, time: null }));
    setStep(1);
  };
  const confirm = async () => {
    if (sending.current) return;
    const { appointment, contact, modality } = draft;
    if (!appointment || !isComplete(contact)) return setOutcome({ kind: "missing" });
    sending.current = true;
    setBusy(true);
    setOutcome(null);
    try {
      await sendBooking({ appointment, contact, modality });
      booked(appointment);
    } catch (error) {
      if (isBookedAlready(error)) booked(appointment);
      else await refused(error, appointment);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { ...draft, step, outcome, busy, goTo, confirm };
}

export type Wizard = ReturnType<typeof useWizard>;
