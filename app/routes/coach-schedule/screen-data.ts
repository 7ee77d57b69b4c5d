import type { CoachOffer } from "#app/features/coaching/booking-types.ts";

/** What the loader gives to the booking screen. */
export type ScheduleData = {
  user: { name: string; role: "admin" | "user"; email: string };
  coaches: CoachOffer[];
  limits: BookingLimits;
};

export type BookingLimits = {
  /** Live future bookings that a person may have. */
  maxLive: number;
  /** Cancelling and rescheduling are possible until so many hours before the start. */
  cancelHours: number;
};
