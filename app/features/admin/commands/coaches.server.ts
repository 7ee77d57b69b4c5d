import { z } from "zod";
import type { Action } from "#app/features/activity/actions.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { availabilitySchema, SESSION_MINUTES } from "#app/features/coaching/booking-types.ts";
import { otherId } from "#app/features/users/other-id.ts";
import { findUserByRut } from "#app/features/users/queries.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { isValidRutShape, normalizeRut } from "#app/features/users/rut.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { findAdminCoach } from "../coaches-read.server.ts";
import type { AdminCoach } from "../panel-api-schemas.server.ts";

/** Single-line text without control characters, because it is used in mail subjects and headers. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Weekly availability: each weekday once. */
const weekSchema = availabilitySchema
  .max(7)
  .refine((days) => new Set(days.map((day) => day.weekday)).size === days.length)
  .transform((days) =>
    days.map(({ weekday, times }) => ({ weekday, times: [...times].sort() })).sort((a, b) => a.weekday - b.weekday),
  );

/** Body of POST /api/admin/coaches and PUT /api/admin/coaches/{id}. */
export const coachSchema = z
  .object({
    name: line(120).min(1),
    email: z.email().max(254).describe("where the notices of bookings go"),
    specialty: line(120),
    title: line(120),
    description: z.string().trim().max(1000),
    availability: weekSchema,
    modality: z.enum(["both", "in_person", "online"]),
    meetingPlace: line(200),
    meetingLink: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)]),
    isActive: z.boolean(),
    sessionMinutes: z.number().int().min(15).max(120).default(SESSION_MINUTES),
    account: line(30).default("").describe("RUT or other identifier of the account with which the coach signs in"),
  })
  // Sessions of one day do not overlap.
  .refine(({ availability, sessionMinutes }) => availability.every(({ times }) => areApart(times, sessionMinutes)), {
    path: ["availability"],
  });
export type CoachBody = z.infer<typeof coachSchema>;

function areApart(sorted: readonly string[], minutes: number): boolean {
  const starts = sorted.map(minutesOf);
  return starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) >= minutes);
}

/** @throws AppError forbidden, unprocessable (account) */
export function createCoach(db: Db, actorId: number, body: CoachBody, clock?: Clock): Promise<AdminCoach> {
  return runWithPermission(db, { actorId, permission: "coaches" }, async (trx) => {
    const now = isoNow(clock);
    const { id } = await trx
      .insertInto("coaches")
      .values({ ...columnsOf(body), image: "", created_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await setAccount(trx, id, body.account);
    await record(trx, actorId, "coach_created", { coachId: id });
    return coachOf(trx, id, clock);
  });
}

/**
 * Replaces all of a coach's data. Booked sessions are kept, even at times that are no longer offered.
 * @throws AppError forbidden, not_found, unprocessable (account)
 */
export function updateCoach(
  db: Db,
  actorId: number,
  { id, body }: { id: number; body: CoachBody },
  clock?: Clock,
): Promise<AdminCoach> {
  return runWithPermission(db, { actorId, permission: "coaches" }, async (trx) => {
    await coachOf(trx, id, clock);
    await trx
      .updateTable("coaches")
      .set({ ...columnsOf(body), updated_at: isoNow(clock) })
      .where("id", "=", id)
      .execute();
    await setAccount(trx, id, body.account);
    await record(trx, actorId, "coach_updated", { coachId: id });
    return coachOf(trx, id, clock);
  });
}

/** @throws AppError not_found */
export async function coachOf(trx: Db, id: number, clock: Clock = systemClock): Promise<AdminCoach> {
  const found = await findAdminCoach(trx, id, clock);
  if (found) return found;
  throw new AppError("not_found", "Ese coach no existe. Actualiza la lista.", { title: "No encontrado" });
}

function record(trx: Db, userId: number, action: Action, details: { coachId: number }): Promise<void> {
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
    session_minutes: body.sessionMinutes,
  };
}

/**
 * An account that stays keeps its row, and with it what hangs on it.
 * @param typed the identifier of an account; empty: the coach has none
 * @throws AppError unprocessable: no such account, one that is no coach's, or another coach's
 */
async function setAccount(trx: Db, coachId: number, typed: string): Promise<void> {
  const row = trx.deleteFrom("coach_accounts").where("coach_id", "=", coachId);
  if (typed === "") return void (await row.execute());
  const rut = normalizeRut(typed);
  const identifier = isValidRutShape(rut) ? rut : otherId(typed);
  const account = identifier === null ? undefined : await findUserByRut(trx, identifier);
  if (account?.role !== "coach") {
    throw new AppError(
      "unprocessable",
      "Ninguna cuenta con el rol Coach tiene ese RUT. Revísalo, o dale primero el rol en Usuarios.",
      { reason: "no_coach_account" },
    );
  }
  const joined = await trx
    .selectFrom("coach_accounts")
    .innerJoin("coaches", "coaches.id", "coach_accounts.coach_id")
    .select(["coaches.id", "coaches.name"])
    .where("coach_accounts.user_id", "=", account.id)
    .executeTakeFirst();
  if (joined?.id === coachId) return;
  if (joined) {
    throw new AppError("unprocessable", `Esa cuenta ya es de ${joined.name}. Una cuenta es de un solo coach.`, {
      reason: "account_taken",
    });
  }
  await row.execute();
  await trx.insertInto("coach_accounts").values({ coach_id: coachId, user_id: account.id }).execute();
}
