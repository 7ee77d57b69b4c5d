import type { BookingStatus } from "#app/features/coaching/booking-types.ts";

/** What the office may make of a session; pure, the same for the menu of the panel and for the server. */

/** What the office sets; only a student's booking makes a session scheduled. */
export const SETTABLE_STATUSES = ["completed", "no_show", "cancelled"] as const satisfies readonly BookingStatus[];
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** What a status may turn into. A cancelled session stays cancelled: its slot may be somebody else's by now. */
const NEXT: Record<BookingStatus, readonly SettableStatus[]> = {
  scheduled: ["completed", "no_show", "cancelled"],
  completed: ["no_show"],
  no_show: ["completed"],
  cancelled: [],
};

/**
 * The statuses that a session may get now.
 * @param session `scheduledDate` ISO-8601 UTC: whether somebody came is known only once it has begun
 */
export function nextStatuses(
  session: { status: BookingStatus; scheduledDate: string },
  now: Date,
): readonly SettableStatus[] {
  const hasBegun = Date.parse(session.scheduledDate) <= now.getTime();
  const next = session.status in NEXT ? NEXT[session.status] : [];
  return next.filter((status) => status === "cancelled" || hasBegun);
}
