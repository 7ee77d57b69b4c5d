import { useEffect, useRef, useState } from "react";
import type { CoachOffer } from "#app/features/coaching/booking-types.ts";
import type { Modality } from "#app/features/coaching/modalities.ts";
import { postJson } from "#app/http/api.ts";
import { type Appointment, appointmentOf, type Choice, offeredOf } from "./choice.ts";
import { type Contact, contactOf, isComplete } from "./contact.ts";
import { forgetDraft, keepDraft, keptDraft } from "./kept-draft.ts";
import { isBookedAlready, type Outcome, refusedOutcome } from "./outcome.ts";
import { useOccupiedSlots, useRefreshBookings } from "./queries.ts";
import type { ScheduleData } from "./screen-data.ts";
import { useArrival } from "./use-arrival.ts";
import { type Step, usePlace } from "./use-place.ts";

/** State of the wizard: step, draft, and result of the last attempt to book. */
export function useWizard({ user, coaches }: ScheduleData) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Whether the place in the wizard came by the screen's address, and is to be looked at. */
  const [isNew, setNew] = useState(true);
  const onlyCoach = coaches.length === 1 ? (coaches[0]?.id ?? null) : null;
  const at = usePlace(onlyCoach, () => {
    setOutcome(null);
    setNew(true);
  });
  const draft = useDraft(user, coaches, at.place.choice);
  const [busy, setBusy] = useState(false);
  // Two clicks before the next render both see the old state, but not the old ref.
  const sending = useRef(false);
  const refresh = useRefreshBookings();

  useArrival(coaches, { isNew, at, draft }, (found) => {
    setNew(false);
    if (found) setOutcome(found);
  });

  const goTo = (next: Step) => {
    setOutcome(null);
    at.goTo(next);
  };
  const booked = (appointment: Appointment) => {
    draft.reset();
    at.restart();
    setOutcome({ kind: "booked", appointment });
    void refresh();
  };
  const refused = async (error: unknown, wanted: Appointment) => {
    const next = refusedOutcome(error, wanted);
    // Reload the free times before showing the message, so that the alternatives it offers are up to date.
    if (next.kind !== "offline") await refresh();
    setOutcome(next);
    if (next.kind === "lost") at.restart({ ...at.place.choice, time: null });
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
  return {
    ...draft,
    choice: at.place.choice,
    setChoice: at.choose,
    /** A time that is offered in place of a lost one: everything else is there, so it is confirmed next. */
    take: (choice: Choice) => {
      setOutcome(null);
      at.goTo(3, choice);
    },
    unusableEmail: user.unusableEmail,
    step: at.place.step,
    outcome,
    /** It is not known yet whether the hour that the address names can be booked. */
    isChecking: isNew,
    busy,
    goTo,
    confirm,
  };
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

/** The texts of a booking, kept for a reload, and the appointment derived from the choice. */
function useDraft(user: { name: string; email: string }, coaches: readonly CoachOffer[], choice: Choice) {
  const [contact, setContact] = useState<Contact>(() => contactOf(user));
  const [wished, setModality] = useState<Modality | null>(null);
  const [isRead, setRead] = useState(false);
  // After the first rendering: the server knows nothing of what this tab keeps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setRead(true);
    const kept = keptDraft(contactOf(user));
    if (!kept) return;
    setContact(kept.contact);
    setModality(kept.modality);
  }, []);

  const { coach, day } = offeredOf(coaches, choice);
  const slots = useOccupiedSlots(coach?.id ?? null);
  // After a failed read the older data is not trusted.
  const occupied = slots.isError ? undefined : slots.data;
  const modality: Modality = wished && coach?.modalities.includes(wished) ? wished : (coach?.modalities[0] ?? "either");
  return {
    coach,
    day,
    slots,
    occupied,
    appointment: appointmentOf(coaches, choice, occupied),
    contact,
    modality,
    /** What the tab keeps has been read. */
    isRead,
    hasTexts: JSON.stringify(contact) !== JSON.stringify(contactOf(user)),
    setContact: (next: Contact) => {
      setContact(next);
      keepDraft({ contact: next, modality: wished });
    },
    setModality: (next: Modality) => {
      setModality(next);
      keepDraft({ contact, modality: next });
    },
    reset: () => {
      forgetDraft();
      setContact(contactOf(user));
      setModality(null);
    },
  };
}
