import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { enqueueBookingMails } from "#app/features/coaching/mail/booking-mails.server.ts";
import { runAsAdmin } from "#app/features/users/run-as-admin.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { nextStatuses, type SettableStatus } from "../session-status.ts";

/**
 * Says how a session went, or cancels it: the slot is free at once, and while it is not over student and coach are
 * told by mail. Unlike the student, the office may cancel up to the end.
 * @throws AppError forbidden, not_found, conflict (not_begun; transition)
 */
export async function setSessionStatus(
  db: Db,
  { actorId, sessionId, status }: { actorId: number; sessionId: number; status: SettableStatus },
  { settings, clock = systemClock }: { settings: Settings; clock?: Clock },
): Promise<void> {
  await runAsAdmin(db, actorId, async (trx) => {
    const now = clock.now();
    const session = await findSession(trx, sessionId);
    refuseUnlessNext(session, status, now);
    const changed = await trx
      .updateTable("coach_sessions")
      .set({
        status,
        updated_at: now.toISOString(),
        // Calendars take a message for newer only with a higher number.
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
    if (status !== "cancelled" || session.ends_at <= now.toISOString()) return;
    const coach = await trx
      .selectFrom("coaches")
      .selectAll()
      .where("id", "=", session.coach_id)
      .executeTakeFirstOrThrow();
    await enqueueBookingMails(trx, { kind: "cancelled", booking: changed, coach }, { settings, clock });
  });
  notifyOutbox();
}

async function findSession(trx: Db, id: number): Promise<CoachSessionRow> {
  const session = await trx.selectFrom("coach_sessions").selectAll().where("id", "=", id).executeTakeFirst();
  if (session) return session;
  throw new AppError("not_found", "Esa cita no existe. Actualiza la lista.", { title: "No encontrado" });
}

function refuseUnlessNext(session: CoachSessionRow, status: SettableStatus, now: Date): void {
  const asked = { status: session.status, scheduledDate: session.starts_at };
  if (nextStatuses(asked, now).includes(status)) return;
  // It would be allowed later on.
  if (nextStatuses(asked, new Date(session.starts_at)).includes(status)) {
    throw new AppError("conflict", "Esta cita aún no comienza. Marca el resultado cuando haya comenzado.", {
      reason: "not_begun",
    });
  }
  throw new AppError("conflict", "Esta cita ya no puede cambiar a ese estado. Actualiza la lista.", {
    reason: "transition",
  });
}
