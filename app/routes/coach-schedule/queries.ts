import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Booking, OccupiedSlots } from "#app/features/coaching/booking-types.ts";

/** React Query hooks of the booking screens: each key is the API path. */

const SLOTS = "/api/coaching/occupied-slots";
const BOOKINGS = ["/api/coaching/bookings"];

type Slots = { occupiedSlots: OccupiedSlots };
type Bookings = { bookings: Booking[] };

export type OccupiedRead = UseQueryResult<OccupiedSlots>;

/** Occupied times of a coach; nothing is loaded before one is chosen. */
export function useOccupiedSlots(coachId: number | null): OccupiedRead {
  return useQuery<Slots, Error, OccupiedSlots>({
    queryKey: [SLOTS, coachId],
    enabled: coachId !== null,
    select: (answer) => answer.occupiedSlots,
  });
}

/** All bookings of the user, in no particular order. */
export function useBookings(): UseQueryResult<Booking[]> {
  return useQuery<Bookings, Error, Booking[]>({ queryKey: BOOKINGS, select: (answer) => answer.bookings });
}

/** Reloads the data affected by a booking, cancellation or change; resolves when loading has finished or failed. */
export function useRefreshBookings(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [SLOTS] }),
      client.invalidateQueries({ queryKey: BOOKINGS }),
    ]);
  }, [client]);
}
