import { useState } from "react";
import type { CoachOffer } from "#app/features/coaching/coaching.ts";
import type { Modality } from "#app/features/coaching/modalities.ts";
import { appointmentOf, type Choice, NOTHING_CHOSEN, offeredOf } from "./choice.ts";
import { type Contact, contactOf } from "./contact.ts";
import { useOccupiedSlots } from "./reads.ts";

/** What is picked and typed for a booking, and what that stands for as far as this screen knows. */
export function useDraft(user: { name: string; email: string }, coaches: readonly CoachOffer[]) {
  // With a single coach there is nothing to pick.
  const initial: Choice = { ...NOTHING_CHOSEN, coachId: coaches.length === 1 ? (coaches[0]?.id ?? null) : null };
  const [choice, setChoice] = useState<Choice>(initial);
  const [contact, setContact] = useState<Contact>(() => contactOf(user));
  const [wished, setModality] = useState<Modality | null>(null);
  const slots = useOccupiedSlots(choice.coachId);

  // A failed read is no knowledge, even when an older answer is still there.
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
