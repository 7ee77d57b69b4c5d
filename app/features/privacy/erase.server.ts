import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { z } from "zod";
import { type Erasure, recordErasure, standingErasures } from "#app/backup/erasure-journal.server.ts";
import { isDeliverable } from "#app/email/deliverable.ts";
import { removeMailFile, sweepMailFiles } from "#app/email/eml-folder.server.ts";
import { mailSchema } from "#app/email/mail.ts";
import { enqueueMail, notifyOutbox } from "#app/email/outbox.server.ts";
import { senderOf } from "#app/email/sender.server.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import {
  confirmIdentity,
  type IdentityProof,
  withIdentityProof,
} from "#app/features/access/passkeys/confirm-identity.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import type { ClientRequest } from "#app/features/auth/check-password.server.ts";
import type { BookingMailSettings } from "#app/features/coaching/mail/booking-mails.server.ts";
import { bookingCalendar } from "#app/features/coaching/mail/calendar-event.ts";
import { bookingMailContent, sessionTime } from "#app/features/coaching/mail/mail-texts.ts";
import { forgetStages } from "#app/features/cv/progress-store.server.ts";
import { uploadPath } from "#app/features/cv/stored-cv-files.server.ts";
import { findFirstAdmin, findUserById } from "#app/features/users/queries.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { ERASE_WORD } from "./erase-word.ts";
import { forgetInActivities } from "./forget-in-activities.server.ts";
import { deleteOwnMails, ownMails } from "./own-mails.server.ts";
import { truncateLog } from "./purge.server.ts";
import { forgetRequests } from "./rights/forget-requests.server.ts";
import { markForRebuild } from "./vacuum-after-erasure.server.ts";

/** Body of POST /api/account/erase. */
export const eraseSchema = withIdentityProof({
  word: z.string().refine((word) => word.trim().toUpperCase() === ERASE_WORD),
});

type Context = { settings: Settings; clock?: Clock };

/** Files of a person; they can only be deleted after the commit. */
type Files = { analyses: number[]; uploads: string[]; mails: number[] };

/**
 * Erases everything about a person: rows, files, mails and the person's name in other people's records. Future coaching
 * sessions are cancelled, and their coaches are told without a name. It cannot be undone. Older backups still contain
 * the data until they are deleted.
 * @throws AppError conflict last_admin; those of confirmIdentity()
 */
export async function eraseOwnData(
  db: Db,
  userId: number,
  proof: IdentityProof,
  client: ClientRequest,
  { settings, clock = systemClock }: Context,
): Promise<void> {
  const confirmed = await confirmIdentity(db, userId, proof, client, { settings });
  await eraseConfirmed(db, { settings, clock }, async (trx) => {
    const person = await findUserById(trx, confirmed.id);
    // Deactivated, or the password was changed meanwhile: the confirmation is no longer valid.
    if (!person || person.is_active === 0 || person.password_hash !== confirmed.password_hash) {
      throw new AppError("unauthenticated", "Inicia sesión para continuar.", { title: "No autenticado" });
    }
    return { person, by: person };
  });
}

/**
 * Erases the person that `find` gives, in the transaction in which it is called; `by` is whose act it is.
 * @throws AppError conflict last_admin; what `find` throws
 */
export async function eraseConfirmed(
  db: Db,
  { settings, clock = systemClock }: Context,
  find: (trx: Db) => Promise<{ person: User; by: User }>,
): Promise<void> {
  await markForRebuild(settings.DATA_DIR);
  let recorded: Erasure | undefined;
  const erasing = db.transaction().execute(async (trx) => {
    const { person, by } = await find(trx);
    await refuseLastAdmin(trx, person);
    const gone = await eraseRows(trx, person, { settings, clock, by });
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
 * Runs at start-up: erases the people whom the journal lists as erased and who are still in the database. After a
 * restore these are the people erased since the backup; after a crash, a person whose erasure was confirmed but not
 * committed. This includes the last admin.
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
    "Es la única cuenta que administra la plataforma. Da ese rol a otra persona y vuelve a intentarlo.",
    { reason: "last_admin" },
  );
}

/** `by`: null for the platform, which erases again after a restore. */
type Erasing = Required<Context> & { isRecorded?: boolean; by?: User | null };

/** Deletes a person's rows and the mentions in other people's rows. Call it in a transaction. */
export async function eraseRows(
  trx: Db,
  person: User,
  { isRecorded = true, by = null, ...context }: Erasing,
): Promise<Files> {
  const analyses = await trx
    .selectFrom("cv_analyses")
    .select(["id", "upload"])
    .where("user_id", "=", person.id)
    .execute();
  await cancelSessions(trx, person.id, context);
  // Before the bookings are deleted, because they tell which mails are about this person.
  const mails = await ownMails(trx, person).select("id").execute();
  await deleteOwnMails(trx, person).execute();
  await forgetInActivities(trx, person);
  await forgetRequests(trx, person.id, context.clock);
  // An admin's roster loads are kept, so that they can be undone, but without the admin and the file name.
  await trx
    .updateTable("roster_loads")
    .set({ file_name: "", loaded_with: null })
    .where("loaded_by", "=", person.id)
    .execute();
  // The pseudonym goes with the account: the trail keeps that somebody was erased, not who.
  const entry = { actor: by, action: "account_erased", target: person.id } as const;
  if (isRecorded) await recordAudit(trx, [entry], context.clock);
  // Sessions, activities, analyses, jobs, interviews, opinions, bookings and requests are deleted by cascade.
  await trx.deleteFrom("users").where("id", "=", person.id).execute();
  const admin = isRecorded ? await findFirstAdmin(trx) : undefined;
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
 * Deletes the person's files after the commit. Files left by a crash are deleted at the next start: uploads without a
 * row by reconcileAnalyses(), .eml files of messages that are no longer queued by the mailer.
 */
export async function removeFiles(db: Db, { analyses, uploads, mails }: Files, { DATA_DIR }: Settings): Promise<void> {
  try {
    for (const upload of uploads) await rm(uploadPath(upload), { force: true });
    for (const id of mails) await removeMailFile(DATA_DIR, id);
    // A file that was being written at this moment no longer has a row.
    await sweepMailFiles(db, DATA_DIR);
  } catch (error) {
    log.error({ err: error }, "files of an erased account are left until the next start");
  }
  for (const id of analyses) forgetStages(id);
}

/**
 * Tells the coach that a session will not take place, without saying whose it was, because the mail outlives the
 * person's data in the outbox and in the coach's mailbox. Its calendar event removes the appointment. Nothing is sent
 * when the coach has no address or was never told about the session.
 * @param booking the booking before the erasure; its row is about to be deleted
 */
async function queueAnonymousCancellation(
  trx: Db,
  { booking, coach }: { booking: CoachSessionRow; coach: CoachRow },
  { settings, clock }: { settings: BookingMailSettings; clock: Clock },
): Promise<void> {
  if (!isDeliverable(booking.client_email)) return;
  const to = mailSchema.shape.to.safeParse({ name: coach.name.slice(0, 200), address: coach.email });
  if (!to.success) return;
  const nobody: CoachSessionRow = {
    ...booking,
    status: "cancelled",
    calendar_sequence: booking.calendar_sequence + 1,
    client_name: "sesión cancelada",
    client_email: "",
    client_phone: "",
    message: "",
  };
  const when = sessionTime(booking.starts_at, booking.ends_at);
  const own = await officeSettings(trx, settings);
  const about = { kind: "cancelled", audience: "coach", booking: nobody, coach, settings: own } as const;
  const content = {
    ...bookingMailContent(about),
    subject: `Sesión de coaching cancelada: ${when}`,
    preheader: `${when}.`,
    intro: "Esta sesión de coaching ya no se hará. La hora quedó libre.",
    facts: [],
  };
  const calendar = { method: "CANCEL", audience: "coach", organizer: senderOf(own), now: clock.now() } as const;
  // Its own keys, because the id of a deleted booking can be reused.
  const key = `erased-booking:${randomUUID()}`;
  await enqueueMail(
    trx,
    {
      dedupKey: key,
      topic: key,
      mail: {
        ...writtenMail(to.data, content),
        calendar: { method: "CANCEL", ics: bookingCalendar(nobody, coach, calendar) },
      },
      expiresAt: booking.ends_at,
    },
    { settings, clock },
  );
}
