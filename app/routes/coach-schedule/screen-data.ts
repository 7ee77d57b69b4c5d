import type { CoachOffer } from "#app/features/coaching/booking-types.ts";

/** Data that the loader passes to the booking screen. */
export type ScheduleData = {
  user: { name: string; role: "admin" | "user"; email: string };
  coaches: CoachOffer[];
  limits: BookingLimits;
};

export type BookingLimits = {
  /** Maximum number of upcoming bookings per user. */
  maxLive: number;
  /** Cancelling and rescheduling are possible until this many hours before the start. */
  cancelHours: number;
};
