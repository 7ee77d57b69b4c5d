import { useEffect } from "react";
import type { Booking, CoachOffer, OccupiedSlots } from "#app/features/coaching/booking-types.ts";
import { type Choice, lookAt, offeredOf } from "./choice.ts";
import { type Contact, isComplete } from "./contact.ts";
import type { Kept, Outcome } from "./outcome.ts";
import { type OccupiedRead, useBookings } from "./queries.ts";
import type { usePlace } from "./use-place.ts";

type Arrival = {
  /** The person came to this place by its address, and it has not been looked at. */
  isNew: boolean;
  at: ReturnType<typeof usePlace>;
  draft: {
    slots: OccupiedRead;
    occupied: OccupiedSlots | undefined;
    contact: Contact;
    hasTexts: boolean;
    isRead: boolean;
  };
};

/**
 * Looks at a place that a person came to by its address, and leads to a step that can be gone on from.
 * @param onLooked once for each arrival, with what is to be said; null when the hour is free or none was named
 */
export function useArrival(
  coaches: readonly CoachOffer[],
  { isNew, at, draft }: Arrival,
  onLooked: (told: Outcome | null) => void,
): void {
  const { place } = at;
  const own = useOwnBookings();
  // What is being read again is not known: an answer from before a booking would call its hour free.
  const known = { occupied: draft.slots.isFetching ? undefined : draft.occupied, own, now: Date.now() };
  const found = isNew && draft.isRead ? lookAt(coaches, place.choice, known) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what can still be booked
  useEffect(() => {
    if (!found) return;
    if (found.kind === "free") {
      if (place.step === 3 && !isComplete(draft.contact)) at.askTexts();
      return onLooked(null);
    }
    at.restart(found.kind === "gone" && found.part !== "coach" ? found.rest : undefined);
    if (found.kind === "own") return onLooked(found);
    onLooked({ kind: "gone", part: found.part, kept: keptOf(coaches, found.rest, draft.hasTexts) });
  }, [found === null]);

  // The first step says that the hours could not be read, and asks for them again.
  const isUnread = isNew && draft.slots.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the read has failed
  useEffect(() => {
    if (isUnread && place.step !== 1) at.restart(place.choice);
  }, [isUnread]);
}

/** The person's own bookings; undefined while they are read, null when that failed. */
function useOwnBookings(): readonly Booking[] | null | undefined {
  const { data, isError, isFetching } = useBookings();
  if (isFetching) return undefined;
  return isError ? null : data;
}

function keptOf(coaches: readonly CoachOffer[], rest: Choice, hasTexts: boolean): Kept {
  const { coach, day } = offeredOf(coaches, rest);
  return { coach: coach?.name ?? null, date: day?.date ?? null, hasTexts };
}
