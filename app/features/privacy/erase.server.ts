import { rm } from "node:fs/promises";
import { z } from "zod";
import { type Erasure, recordErasure, standingErasures } from "#app/backup/erasure-journal.server.ts";
import { removeMailFile, sweepMailFiles } from "#app/email/files.server.ts";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import type { Asker } from "#app/features/auth/check-password.server.ts";
import { confirmOwner } from "#app/features/auth/own-account.server.ts";
import { forgetStages } from "#app/features/cv/progress-store.server.ts";
import { uploadPath } from "#app/features/cv/uploads.server.ts";
import { findFirstAdmin, findUserById } from "#app/features/users/queries.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { queueAnonymousCancellation } from "./cancel-mail.server.ts";
import { ERASE_WORD } from "./erase-word.ts";
import { forgetInActivities } from "./forget-in-activities.server.ts";
import { deleteOwnMails, ownMails } from "./own-mails.server.ts";
import { truncateLog } from "./purge.server.ts";
import { markForRebuild } from "./rebuild.server.ts";

/** Body of POST /api/account/erase. */
export const eraseSchema = z.object({
  password: z.string().min(1).max(200),
  word: z.string().refine((word) => word.trim().toUpperCase() === ERASE_WORD),
});

type Context = { settings: Settings; clock?: Clock };

/** Files of a person; they can only be deleted after the commit. */
type Files = { analyses: number[]; uploads: string[]; mails: number[] };

/**
 * Erases everything about a person: rows, files, mails, names in other people's records. Sessions to come are cancelled
 * and their coach is told, without a name. It cannot be undone; backups made before keep what they have until they are
 * deleted.
 * @throws AppError forbidden wrong_password, conflict last_admin, too_many, unavailable.
 */
export async function eraseOwnData(
  db: Db,
  userId: number,
  password: string,
  asker: Asker,
  { settings, clock = systemClock }: Context,
): Promise<void> {
  const confirmed = await confirmOwner(db, userId, password, asker);
  await markForRebuild(settings.DATA_DIR);
  let recorded: Erasure | undefined;
  const erasing = db.transaction().execute(async (trx) => {
    const person = await findUserById(trx, confirmed.id);
    // Switched off or given another password meanwhile: what was confirmed no longer holds.
    if (!person || person.is_active === 0 || person.password_hash !== confirmed.password_hash) {
      throw new AppError("unauthenticated", "Inicia sesión para continuar.", { title: "No autenticado" });
    }
    await refuseLastAdmin(trx, person);
    const gone = await eraseRows(trx, person, { settings, clock });
    recorded = { userId: person.id, createdAt: person.created_at, erasedAt: isoNow(clock) };
    await recordErasure(settings, recorded);
    return gone;
  });
  const files = await erasing.catch(async (error: unknown) => {
    if (recorded) await recordErasure(settings, { ...recorded, erasedAt: isoNow(clock), withdrawn: true });
    throw error;
  });
  notifyOutbox();
  await removeFiles(db, files, settings);
  await truncateLog(db);
}

/**
 * At a start: erases whoever the journal says is erased and the database still has. After a restore those are the people
 * who were erased after the backup; after a crash, one whose erasure was confirmed and not committed. Even the last admin.
 * @returns how many
 */
export async function eraseAgain(db: Db, { settings, clock = systemClock }: Context): Promise<number> {
  let count = 0;
  for (const { userId, createdAt } of await standingErasures(settings.DATA_DIR)) {
    const person = await findUserById(db, userId);
    if (person?.created_at !== createdAt) continue;
    await markForRebuild(settings.DATA_DIR);
    const files = await db.transaction().execute((trx) => eraseRows(trx, person, { settings, clock }));
    await removeFiles(db, files, settings);
    count += 1;
  }
  if (count > 0) {
    await truncateLog(db);
    log.info({ count }, "erased again after a restore or a crash");
  }
  return count;
}

async function refuseLastAdmin(trx: Db, person: User): Promise<void> {
  if (person.role !== "admin") return;
  const other = await trx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("is_active", "=", 1)
    .where("id", "!=", person.id)
    .executeTakeFirst();
  if (other) return;
  throw new AppError(
    "conflict",
    "Eres la única cuenta que administra la plataforma. Da ese rol a otra persona y vuelve a intentarlo.",
    { reason: "last_admin" },
  );
}

async function eraseRows(trx: Db, person: User, context: Required<Context>): Promise<Files> {
  const analyses = await trx
    .selectFrom("cv_analyses")
    .select(["id", "upload"])
    .where("user_id", "=", person.id)
    .execute();
  await cancelSessions(trx, person.id, context);
  // Before the bookings go: they say which mails are about this person.
  const mails = await ownMails(trx, person).select("id").execute();
  await deleteOwnMails(trx, person).execute();
  await forgetInActivities(trx, person);
  // Sessions, activities, analyses, jobs, interviews, opinions, bookings and requests go with the row.
  await trx.deleteFrom("users").where("id", "=", person.id).execute();
  const admin = await findFirstAdmin(trx);
  if (admin)
    await recordActivity(trx, { userId: admin.id, action: "account_erased", details: { erasedUserId: person.id } });
  return {
    analyses: analyses.map((row) => row.id),
    uploads: analyses.flatMap((row) => row.upload ?? []),
    mails: mails.map((row) => row.id),
  };
}

async function cancelSessions(trx: Db, userId: number, context: Required<Context>): Promise<void> {
  const bookings = await trx
    .selectFrom("coach_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "=", "scheduled")
    .where("starts_at", ">", isoNow(context.clock))
    .execute();
  for (const booking of bookings) {
    const coach = await trx.selectFrom("coaches").selectAll().where("id", "=", booking.coach_id).executeTakeFirst();
    if (coach) await queueAnonymousCancellation(trx, { booking, coach }, context);
  }
}

/**
 * What a crash leaves here is deleted at the next start: files without a record by reconcileAnalyses(), messages that do
 * not wait by the mailer.
 */
async function removeFiles(db: Db, { analyses, uploads, mails }: Files, { DATA_DIR }: Settings): Promise<void> {
  try {
    for (const upload of uploads) await rm(uploadPath(upload), { force: true });
    for (const id of mails) await removeMailFile(DATA_DIR, id);
    // One that was being written just now has no record any more.
    await sweepMailFiles(db, DATA_DIR);
  } catch (error) {
    log.error({ err: error }, "files of an erased account are left until the next start");
  }
  for (const id of analyses) forgetStages(id);
}
