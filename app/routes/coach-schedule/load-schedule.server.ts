import type { SessionUser } from "#app/features/auth/session-user.ts";
import { takesConfirmations } from "#app/features/coaching/bookings.server.ts";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { noShowsOf } from "#app/features/coaching/no-shows.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { BookingLimits, ScheduleData } from "./screen-data.ts";

export async function loadSchedule({ id, name, role, email }: SessionUser): Promise<ScheduleData> {
  const db = getDb();
  const now = systemClock.now();
  const isUsable = await takesConfirmations(db, email, getSettings().EMAIL_DOMAIN);
  return {
    user: { name, role, email: isUsable ? email : "", unusableEmail: isUsable ? null : email },
    coaches: await listCoachOffers(db),
    limits: bookingLimits(),
    noShows: await noShowsOf(db, id, getSettings(), now),
    loadedAt: now.toISOString(),
  };
}

/** The booking limits that the screen mentions. */
export function bookingLimits(): BookingLimits {
  const { MAX_LIVE_BOOKINGS, CANCEL_HOURS, WAITING_OFFER_MINUTES, SMTP_URL } = getSettings();
  return {
    maxLive: MAX_LIVE_BOOKINGS,
    cancelHours: CANCEL_HOURS,
    hasWaitingList: WAITING_OFFER_MINUTES > 0 && SMTP_URL !== undefined,
  };
}
