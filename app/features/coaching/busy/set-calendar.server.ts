import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { ownCoachId, publishedCoachId } from "../own-coach.server.ts";
import { allowanceOf } from "./fetch-calendar.server.ts";

/** The address of a coach's own calendar elsewhere: named and taken away by the coach. */

export const busyCalendarSchema = z.object({
  calendarUrl: z.url().max(2000).describe("https; of a server that BUSY_CALENDAR_HOSTS names. `webcal:` means https"),
});

type Context = { settings: Pick<Settings, "BUSY_CALENDAR_HOSTS">; clock?: Clock };

/**
 * @returns the coach's id, whose calendar can be read now
 * @throws AppError forbidden; conflict no_coach; unprocessable host_not_allowed
 */
export function setBusyCalendar(
  db: Db,
  { actorId, address }: { actorId: number; address: string },
  { settings, clock = systemClock }: Context,
): Promise<number> {
  const url = new URL(address.replace(/^webcals?:/i, "https:"));
  url.hash = "";
  if (allowanceOf(url, settings.BUSY_CALENDAR_HOSTS) === null) {
    throw new AppError(
      "unprocessable",
      `Tu universidad no permite leer calendarios de ${url.hostname}. Pide a informática que lo agregue.`,
      { reason: "host_not_allowed" },
    );
  }
  return runWithPermission(db, { actorId, permission: "sessions" }, async (trx, { actor }) => {
    const coachId = await publishedCoachId(trx, actor);
    const now = isoNow(clock);
    await trx.deleteFrom("coach_calendars").where("coach_id", "=", coachId).execute();
    await trx
      .insertInto("coach_calendars")
      .values({ coach_id: coachId, url: url.href, next_read_at: now, created_at: now })
      .execute();
    await recordActivity(trx, { userId: actorId, action: "busy_calendar_set", details: { coachId } }, clock);
    return coachId;
  });
}

/** From now on nothing of it counts. @throws AppError forbidden */
export function removeBusyCalendar(
  db: Db,
  { actorId, clock = systemClock }: { actorId: number; clock?: Clock },
): Promise<void> {
  return runWithPermission(db, { actorId, permission: "sessions" }, async (trx) => {
    const coachId = await ownCoachId(trx, actorId);
    if (coachId === null) return;
    const { numDeletedRows } = await trx
      .deleteFrom("coach_calendars")
      .where("coach_id", "=", coachId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await recordActivity(trx, { userId: actorId, action: "busy_calendar_removed", details: { coachId } }, clock);
  });
}
