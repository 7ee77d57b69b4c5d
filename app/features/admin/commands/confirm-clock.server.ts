import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { confirmClock } from "#app/platform/clock-watch.server.ts";
import type { Db } from "#db/open.server.ts";

/** Body of POST /api/admin/clock/confirm: the server date that the page showed to the admin. */
export const confirmClockSchema = z.object({ now: z.iso.datetime() });

/**
 * Records that an admin confirmed the server's date, so that the deletion of old data resumes.
 * @throws AppError forbidden, conflict (believed: there is nothing to confirm; moved: the clock has jumped since)
 */
export async function confirmDate(
  db: Db,
  { actorId, now }: { actorId: number; now: string },
  clock: Clock = systemClock,
): Promise<void> {
  await runWithPermission(db, { actorId, permission: "people" }, async (trx) => {
    const doubt = await confirmClock(trx, clock, { now });
    await recordActivity(trx, {
      userId: actorId,
      action: "clock_confirmed",
      details: { kind: doubt.kind, lastSeenAt: doubt.lastSeenAt, clock: doubt.now },
    });
  });
}
