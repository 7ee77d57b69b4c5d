import { DAY_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Bookings and moves allowed to one person per day, for each booking that may be live at the same time. Each of them
 * sends mail to an address that the person types; without a limit anybody could use the mail server to flood a
 * stranger's mailbox.
 */
const CHANGES_PER_SESSION = 6;

/**
 * Call it inside the transaction, after the activity of the change is recorded.
 * @throws AppError 429 too_many_changes
 */
export async function refuseTooManyChanges(
  trx: Db,
  userId: number,
  settings: Pick<Settings, "MAX_LIVE_BOOKINGS">,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const oldest = await trx
    .selectFrom("activities")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("action", "in", ["coach_session_booked", "coach_session_rescheduled"])
    .where("created_at", ">", since)
    .orderBy("id", "desc")
    .offset(CHANGES_PER_SESSION * settings.MAX_LIVE_BOOKINGS)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  throw new AppError("too_many", "Cambiaste tus citas muchas veces hoy. Intenta otra vez mañana.", {
    reason: "too_many_changes",
    retryAfter: (Date.parse(oldest.created_at) + DAY_MS - now.getTime()) / 1000,
  });
}
