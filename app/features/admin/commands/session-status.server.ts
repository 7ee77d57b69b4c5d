import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { enqueueBookingMails } from "#app/features/coaching/mail/booking-mails.server.ts";
import { refuseOtherCoach, unknownSession } from "#app/features/coaching/own-coach.server.ts";
import { enqueueRatingMail, withdrawRatingMail } from "#app/features/coaching/rating/rating-mail.server.ts";
import { offerFreeSlots } from "#app/features/coaching/waiting-list/offer.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { nextStatuses, type SettableStatus } from "../session-status.ts";

/**
 * Sets the outcome of a session, or cancels it. Cancelling frees the slot at once; if the session has not ended yet,
 * student and coach are notified by mail. After an attended session the student is asked how it was. Unlike students,
 * the office may cancel a session after it has started.
 * @throws AppError forbidden, not_found, conflict (not_begun; transition)
 */
export async function setSessionStatus(
  db: Db,
  { actorId, sessionId, status }: { actorId: number; sessionId: number; status: SettableStatus },
  { settings, clock = systemClock }: { settings: Settings; clock?: Clock },
): Promise<void> {
  await runWithPermission(db, { actorId, permission: "sessions" }, async (trx, by) => {
    const now = clock.now();
    const session = await findSession(trx, sessionId);
    await refuseOtherCoach(trx, by, session.coach_id);
    refuseUnlessNext(session, status, now);
    const changed = await trx
      .updateTable("coach_sessions")
      .set({
        status,
        updated_at: now.toISOString(),
        // Calendar programs accept an update only if its SEQUENCE number is higher.
        ...(status === "cancelled" && { calendar_sequence: session.calendar_sequence + 1 }),
      })
      .where("id", "=", sessionId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordActivity(trx, {
      userId: actorId,
      action: "coach_session_status",
      details: { bookingId: sessionId, targetUserId: session.user_id, from: session.status, to: status },
    });
    if (status === "completed") await enqueueRatingMail(trx, changed, { settings, clock });
    else if (session.status === "completed") await withdrawRatingMail(trx, sessionId, clock);
    if (status !== "cancelled" || session.ends_at <= now.toISOString()) return;
    const coach = await trx
      .selectFrom("coaches")
      .selectAll()
      .where("id", "=", session.coach_id)
      .executeTakeFirstOrThrow();
    await enqueueBookingMails(trx, { kind: "cancelled", booking: changed, coach }, { settings, clock });
    await offerFreeSlots(trx, coach, { settings, clock });
  });
  notifyOutbox();
}

async function findSession(trx: Db, id: number): Promise<CoachSessionRow> {
  const session = await trx.selectFrom("coach_sessions").selectAll().where("id", "=", id).executeTakeFirst();
  if (session) return session;
  throw unknownSession();
}

function refuseUnlessNext(session: CoachSessionRow, status: SettableStatus, now: Date): void {
  const asked = { status: session.status, scheduledDate: session.starts_at };
  if (nextStatuses(asked, now).includes(status)) return;
  // The change is allowed once the session has started.
  if (nextStatuses(asked, new Date(session.starts_at)).includes(status)) {
    throw new AppError("conflict", "Esta cita aún no comienza. Marca el resultado cuando haya comenzado.", {
      reason: "not_begun",
    });
  }
  throw new AppError("conflict", "Esta cita ya no puede cambiar a ese estado. Actualiza la lista.", {
    reason: "transition",
  });
}
