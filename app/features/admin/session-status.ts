import type { BookingStatus } from "#app/features/coaching/booking-types.ts";

/** Rules for changing the status of a session; pure, shared by the panel and the server. */

/** Statuses that the office can set; scheduled withdraws an attendance that was marked by mistake. */
export const SETTABLE_STATUSES = [
  "completed",
  "no_show",
  "cancelled",
  "scheduled",
] as const satisfies readonly BookingStatus[];
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** Allowed transitions. A cancelled session stays cancelled, because its slot may be booked again. */
const NEXT: Record<BookingStatus, readonly SettableStatus[]> = {
  scheduled: ["completed", "no_show", "cancelled"],
  completed: ["no_show", "scheduled"],
  no_show: ["completed", "scheduled"],
  cancelled: [],
};

/**
 * The statuses that a session can get now.
 * @param session `scheduledDate` in ISO-8601 UTC; attendance can be set only after the session has begun
 */
export function nextStatuses(
  session: { status: BookingStatus; scheduledDate: string },
  now: Date,
): readonly SettableStatus[] {
  const hasBegun = Date.parse(session.scheduledDate) <= now.getTime();
  const next = session.status in NEXT ? NEXT[session.status] : [];
  return next.filter((status) => status === "cancelled" || hasBegun);
}
