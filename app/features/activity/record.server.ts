import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { Action } from "./actions.ts";

export type ActivityDetails = Record<string, string | number | boolean | null>;

/**
 * Records what somebody did. Call it in the transaction of the change that it records.
 * @param activity `details` never hold passwords, CV text or answers
 */
export async function recordActivity(
  db: Db,
  activity: { userId: number; action: Action; details?: ActivityDetails },
  clock: Clock = systemClock,
): Promise<void> {
  await db
    .insertInto("activities")
    .values({
      user_id: activity.userId,
      action: activity.action,
      details: JSON.stringify(activity.details ?? {}),
      created_at: isoNow(clock),
    })
    .execute();
}
