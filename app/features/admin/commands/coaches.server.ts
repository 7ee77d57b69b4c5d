import { z } from "zod";
import type { Action } from "#app/features/activity/actions.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { availabilitySchema, SESSION_MINUTES } from "#app/features/coaching/booking-types.ts";
import { santiagoDate } from "#app/features/coaching/slots.ts";
import { runAsAdmin } from "#app/features/users/run-as-admin.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { findAdminCoach } from "../coaches-read.server.ts";
import type { AdminCoach } from "../panel-api-schemas.server.ts";
import { startOfDay, startOfNextDay } from "../santiago-days.server.ts";

/** Single-line text without control characters, because it is used in mail subjects and headers. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Weekly availability: each weekday once, and start times at least one session length apart. */
const weekSchema = availabilitySchema
  .max(7)
  .refine((days) => new Set(days.map((day) => day.weekday)).size === days.length)
  .refine((days) =>
    days.every(({ times }) => {
      const starts = times.map(minutesOf).sort((a, b) => a - b);
      return starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) >= SESSION_MINUTES);
    }),
  )
  .transform((days) =>
    days.map(({ weekday, times }) => ({ weekday, times: [...times].sort() })).sort((a, b) => a.weekday - b.weekday),
  );

/** Body of POST /api/admin/coaches and PUT /api/admin/coaches/{id}. */
export const coachSchema = z.object({
  name: line(120).min(1),
  email: z.union([z.literal(""), z.email().max(254)]),
  specialty: line(120),
  title: line(120),
  description: z.string().trim().max(1000),
  availability: weekSchema,
  modality: z.enum(["both", "in_person", "online"]),
  meetingPlace: line(200),
  meetingLink: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)]),
  isActive: z.boolean(),
});
export type CoachBody = z.infer<typeof coachSchema>;

/** Body of POST /api/admin/coaches/{id}/blocked-dates. */
export const blockedDateSchema = z.object({ date: z.iso.date(), reason: z.string().trim().max(200) });

/** Placeholder drawings, assigned in turn, because coaches have no photos yet. */
const IMAGES = ["/art/coach-1.svg", "/art/coach-2.svg"] as const;

/** @throws AppError forbidden */
export function createCoach(db: Db, actorId: number, body: CoachBody, clock?: Clock): Promise<AdminCoach> {
  return runAsAdmin(db, actorId, async (trx) => {
    const now = isoNow(clock);
    const { id } = await trx
      .insertInto("coaches")
      .values({ ...columnsOf(body), image: IMAGES[0], created_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const image = IMAGES[(id - 1) % IMAGES.length] ?? IMAGES[0];
    await trx.updateTable("coaches").set({ image }).where("id", "=", id).execute();
    await record(trx, actorId, "coach_created", { coachId: id });
    return coach(trx, id, clock);
  });
}

/**
 * Replaces all of a coach's data. Booked sessions are kept, even at times that are no longer offered.
 * @throws AppError forbidden, not_found
 */
export function updateCoach(
  db: Db,
  actorId: number,
  { id, body }: { id: number; body: CoachBody },
  clock?: Clock,
): Promise<AdminCoach> {
  return runAsAdmin(db, actorId, async (trx) => {
    await coach(trx, id, clock);
    await trx
      .updateTable("coaches")
      .set({ ...columnsOf(body), updated_at: isoNow(clock) })
      .where("id", "=", id)
      .execute();
    await record(trx, actorId, "coach_updated", { coachId: id });
    return coach(trx, id, clock);
  });
}

/**
 * Blocks a day for new bookings. Existing bookings are kept; the office cancels them one by one. Blocking a day again
 * replaces its reason, which may be empty.
 * @returns the coach, and how many sessions are still scheduled on that day.
 * @throws AppError forbidden, not_found, conflict (past)
 */
export function blockDate(
  db: Db,
  actorId: number,
  { id, date, reason }: { id: number; date: string; reason: string },
  clock: Clock = systemClock,
): Promise<{ coach: AdminCoach; liveBookings: number }> {
  return runAsAdmin(db, actorId, async (trx) => {
    await coach(trx, id, clock);
    if (date < santiagoDate(clock.now())) {
      throw new AppError("conflict", "Esa fecha ya pasó. Elige una desde hoy en adelante.", { reason: "past" });
    }
    await trx
      .insertInto("coach_blocked_dates")
      .values({ coach_id: id, date, reason })
      .onConflict((conflict) => conflict.columns(["coach_id", "date"]).doUpdateSet({ reason }))
      .execute();
    await record(trx, actorId, "coach_date_blocked", { coachId: id, date });
    const { live } = await trx
      .selectFrom("coach_sessions")
      .select((eb) => eb.fn.countAll<number>().as("live"))
      .where("coach_id", "=", id)
      .where("status", "=", "scheduled")
      .where("starts_at", ">=", startOfDay(date))
      .where("starts_at", "<", startOfNextDay(date))
      .executeTakeFirstOrThrow();
    return { coach: await coach(trx, id, clock), liveBookings: live };
  });
}

/** @throws AppError forbidden, not_found (the coach, or a day that is not blocked) */
export function unblockDate(
  db: Db,
  actorId: number,
  { id, date }: { id: number; date: string },
  clock?: Clock,
): Promise<AdminCoach> {
  return runAsAdmin(db, actorId, async (trx) => {
    const deleted = await trx
      .deleteFrom("coach_blocked_dates")
      .where("coach_id", "=", id)
      .where("date", "=", date)
      .returning("date")
      .executeTakeFirst();
    if (!deleted) throw new AppError("not_found", "Esa fecha no está bloqueada. Actualiza la lista.");
    await record(trx, actorId, "coach_date_unblocked", { coachId: id, date });
    return coach(trx, id, clock);
  });
}

async function coach(trx: Db, id: number, clock: Clock = systemClock): Promise<AdminCoach> {
  const found = await findAdminCoach(trx, id, clock);
  if (found) return found;
  throw new AppError("not_found", "Ese coach no existe. Actualiza la lista.", { title: "No encontrado" });
}

function record(trx: Db, userId: number, action: Action, details: { coachId: number; date?: string }): Promise<void> {
  return recordActivity(trx, { userId, action, details });
}

function columnsOf(body: CoachBody) {
  return {
    name: body.name,
    email: body.email,
    specialty: body.specialty,
    title: body.title,
    description: body.description,
    availability: JSON.stringify(body.availability),
    modality: body.modality,
    meeting_place: body.meetingPlace,
    meeting_link: body.meetingLink,
    is_active: body.isActive ? 1 : 0,
  };
}
