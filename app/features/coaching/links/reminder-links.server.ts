import type { Settings } from "#app/platform/env.server.ts";
import type { CoachSessionRow } from "#db/coaching-tables.ts";
import { isInTime } from "../bookings.server.ts";
import { linkToken } from "./link-token.server.ts";

/** Addresses of the pages that a reminder leads to; both are good until the session begins. */
export type ReminderLinks = {
  confirm: string;
  /** Absent where it can no longer be cancelled when the reminder is written. */
  cancel?: string;
};

/** @returns undefined without PUBLIC_URL: the mail then has no links */
export function reminderLinks(
  booking: CoachSessionRow,
  settings: Pick<Settings, "PUBLIC_URL" | "CANCEL_HOURS">,
  now: Date,
): ReminderLinks | undefined {
  if (settings.PUBLIC_URL === undefined) return undefined;
  const page = `${settings.PUBLIC_URL}/appointment/`;
  const address = (kind: "confirm" | "cancel") => page + linkToken(kind, booking, booking.starts_at);
  return { confirm: address("confirm"), ...(isInTime(booking, settings, now) && { cancel: address("cancel") }) };
}
