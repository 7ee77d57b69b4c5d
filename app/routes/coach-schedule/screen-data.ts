import type { CoachOffer } from "#app/features/coaching/booking-types.ts";
import type { NoShows } from "#app/features/coaching/no-shows.server.ts";
import type { Role } from "#db/schema.ts";

/** Data that the loader passes to the booking screen. */
export type ScheduleData = {
  user: {
    name: string;
    role: Role;
    /** Initial value of the form's e-mail field; empty when the account's address cannot receive a confirmation. */
    email: string;
    /** That address, which the form refuses; null when `email` is filled. */
    unusableEmail: string | null;
  };
  coaches: CoachOffer[];
  limits: BookingLimits;
  noShows: NoShows;
  /** ISO-8601 UTC: the date on paper. */
  loadedAt: string;
};

export type BookingLimits = {
  /** Maximum number of upcoming bookings per user. */
  maxLive: number;
  /** Cancelling and rescheduling are possible until this many hours before the start. */
  cancelHours: number;
  /** There is a waiting list. */
  hasWaitingList: boolean;
};
