import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { liveSessionsIn, localRange, type Range } from "../absences-read.server.ts";
import type { AdminCoach } from "../panel-api-schemas.server.ts";
import { wallTimeOf } from "../santiago-days.server.ts";
import { coachOf } from "./coaches.server.ts";

/** When a coach is away: no bookings at these times. Sessions that are booked stay until the office moves them. */

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Body of POST /api/admin/coaches/{id}/absences. Days and wall times of Chile. */
export const absenceSchema = z.object({
  fromDate: z.iso.date(),
  fromTime: time.nullable().describe("null: from the begin of the day"),
  untilDate: z.iso.date(),
  untilTime: time.nullable().describe("null: to the end of the day"),
  reason: z.string().trim().max(200),
});
export type AbsenceBody = z.infer<typeof absenceSchema>;

/** Body of POST /api/admin/coaches/{id}/blocked-dates. */
export const blockedDateSchema = z.object({ date: z.iso.date(), reason: z.string().trim().max(200) });

const MAX_DAYS = 366;

type Outcome = { coach: AdminCoach; liveBookings: number };

/**
 * @returns the coach, and how many sessions are still scheduled in that time
 * @throws AppError forbidden, not_found, conflict past, unprocessable bad_range
 */
export function addAbsence(
  db: Db,
  actorId: number,
  { id, body: { reason, ...days } }: { id: number; body: AbsenceBody },
  clock?: Clock,
): Promise<Outcome> {
  const range = localRange(days);
  if (range.from >= range.until) {
    throw new AppError("unprocessable", "El fin de la ausencia va después de su inicio.", { reason: "bad_range" });
  }
  if (Date.parse(days.untilDate) - Date.parse(days.fromDate) > MAX_DAYS * DAY_MS) {
    throw new AppError("unprocessable", "Una ausencia dura hasta un año. Si se va por más, desactiva al coach.", {
      reason: "bad_range",
    });
  }
  return runWithPermission(db, { actorId, permission: "coaches" }, async (trx) => {
    await coachOf(trx, id, clock);
    if (range.until <= wallTimeOf(isoNow(clock))) {
      throw new AppError("conflict", "Esa ausencia ya pasó. Elige fechas desde hoy en adelante.", { reason: "past" });
    }
    // The same time again changes the reason.
    await rowsOf(trx, id, range).execute();
    await trx
      .insertInto("coach_absences")
      .values({ coach_id: id, starts_local: range.from, ends_local: range.until, reason })
      .execute();
    const details = { coachId: id, date: days.fromDate };
    await recordActivity(trx, { userId: actorId, action: "coach_date_blocked", details }, clock);
    return { coach: await coachOf(trx, id, clock), liveBookings: await liveSessionsIn(trx, id, range, clock) };
  });
}

/** @throws AppError forbidden, not_found (the coach, or an absence that there is not) */
export function removeAbsence(
  db: Db,
  actorId: number,
  { id, absenceId }: { id: number; absenceId: number },
  clock?: Clock,
): Promise<AdminCoach> {
  return runWithPermission(db, { actorId, permission: "coaches" }, async (trx) => {
    const removed = await trx
      .deleteFrom("coach_absences")
      .where("coach_id", "=", id)
      .where("id", "=", absenceId)
      .returning("starts_local")
      .executeTakeFirst();
    if (!removed) throw new AppError("not_found", "Esa ausencia ya no está. Actualiza la lista.");
    const details = { coachId: id, date: removed.starts_local.slice(0, 10) };
    await recordActivity(trx, { userId: actorId, action: "coach_date_unblocked", details }, clock);
    return coachOf(trx, id, clock);
  });
}

/** An absence of one whole day. @throws AppError forbidden, not_found, conflict past */
export function blockDate(
  db: Db,
  actorId: number,
  { id, date, reason }: { id: number; date: string; reason: string },
  clock?: Clock,
): Promise<Outcome> {
  return addAbsence(db, actorId, { id, body: { ...wholeDay(date), reason } }, clock);
}

/** Removes the absence of exactly this day. @throws AppError forbidden, not_found */
export function unblockDate(
  db: Db,
  actorId: number,
  { id, date }: { id: number; date: string },
  clock?: Clock,
): Promise<AdminCoach> {
  return runWithPermission(db, { actorId, permission: "coaches" }, async (trx) => {
    const removed = await rowsOf(trx, id, localRange(wholeDay(date)))
      .returning("id")
      .executeTakeFirst();
    if (!removed) throw new AppError("not_found", "Esa fecha no está bloqueada. Actualiza la lista.");
    await recordActivity(
      trx,
      { userId: actorId, action: "coach_date_unblocked", details: { coachId: id, date } },
      clock,
    );
    return coachOf(trx, id, clock);
  });
}

const wholeDay = (date: string) => ({ fromDate: date, fromTime: null, untilDate: date, untilTime: null });

function rowsOf(trx: Db, coachId: number, { from, until }: Range) {
  return trx
    .deleteFrom("coach_absences")
    .where("coach_id", "=", coachId)
    .where("starts_local", "=", from)
    .where("ends_local", "=", until);
}
