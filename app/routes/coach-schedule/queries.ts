import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Booking, OccupiedSlots } from "#app/features/coaching/booking-types.ts";

/** The reads of the booking screens: each key is the path. */

const SLOTS = "/api/coaching/occupied-slots";
const BOOKINGS = ["/api/coaching/bookings"];

type Slots = { occupiedSlots: OccupiedSlots };
type Bookings = { bookings: Booking[] };

export type OccupiedRead = UseQueryResult<OccupiedSlots>;

/** Taken times of a coach; nothing is read before one is chosen. */
export function useOccupiedSlots(coachId: number | null): OccupiedRead {
  return useQuery<Slots, Error, OccupiedSlots>({
    queryKey: [SLOTS, coachId],
    enabled: coachId !== null,
    select: (answer) => answer.occupiedSlots,
  });
}

/** All bookings of the person, in no particular order. */
export function useBookings(): UseQueryResult<Booking[]> {
  return useQuery<Bookings, Error, Booking[]>({ queryKey: BOOKINGS, select: (answer) => answer.bookings });
}

/** Reads again what a booking, a cancellation or a change touches; resolves when all of it is there or has failed. */
export function useRefreshBookings(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [SLOTS] }),
      client.invalidateQueries({ queryKey: BOOKINGS }),
    ]);
  }, [client]);
}
