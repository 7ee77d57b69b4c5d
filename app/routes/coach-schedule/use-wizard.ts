import { useRef, useState } from "react";
import type { CoachOffer } from "#app/features/coaching/booking-types.ts";
import type { Modality } from "#app/features/coaching/modalities.ts";
import { postJson } from "#app/http/api.ts";
import { type Appointment, appointmentOf, type Choice, NOTHING_CHOSEN, offeredOf } from "./choice.ts";
import { type Contact, contactOf, isComplete } from "./contact.ts";
import { isBookedAlready, type Outcome, refusedOutcome } from "./outcome.ts";
import { useOccupiedSlots, useRefreshBookings } from "./queries.ts";
import type { ScheduleData } from "./screen-data.ts";

export type Step = 1 | 2 | 3;

/** State of the wizard: step, draft, and result of the last attempt to book. */
export function useWizard({ user, coaches }: ScheduleData) {
  const draft = useDraft(user, coaches);
  const [step, setStep] = useState<Step>(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  // Two clicks before the next render both see the old state, but not the old ref.
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
    // Reload the free times before showing the message, so that the alternatives it offers are up to date.
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
  return { ...draft, unusableEmail: user.unusableEmail, step, outcome, busy, goTo, confirm };
}

export type Wizard = ReturnType<typeof useWizard>;

type Request = { appointment: Appointment; contact: Contact; modality: Modality };

/** @throws ApiError */
async function sendBooking({ appointment, contact, modality }: Request): Promise<void> {
  await postJson("/api/coaching/schedule", {
    coachId: appointment.coach.id,
    scheduledDate: appointment.slot.startsAt,
    clientName: contact.nombre.trim(),
    clientEmail: contact.email.trim(),
    clientPhone: contact.telefono.trim(),
    message: contact.mensaje.trim(),
    modality,
  });
}

/** The choices and texts of a booking, and the appointment derived from them. */
function useDraft(user: { name: string; email: string }, coaches: readonly CoachOffer[]) {
  // A single coach is preselected.
  const initial: Choice = { ...NOTHING_CHOSEN, coachId: coaches.length === 1 ? (coaches[0]?.id ?? null) : null };
  const [choice, setChoice] = useState<Choice>(initial);
  const [contact, setContact] = useState<Contact>(() => contactOf(user));
  const [wished, setModality] = useState<Modality | null>(null);
  const slots = useOccupiedSlots(choice.coachId);

  // After a failed read the older data is not trusted.
  const occupied = slots.isError ? undefined : slots.data;
  const { coach, day } = offeredOf(coaches, choice);
  const modality: Modality = wished && coach?.modalities.includes(wished) ? wished : (coach?.modalities[0] ?? "either");
  return {
    choice,
    coach,
    day,
    slots,
    occupied,
    appointment: appointmentOf(coaches, choice, occupied),
    contact,
    modality,
    setChoice,
    setContact,
    setModality,
    reset: () => {
      setChoice(initial);
      setContact(contactOf(user));
      setModality(null);
    },
  };
}
