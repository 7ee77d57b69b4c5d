import { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import type { BookingContext } from "#app/features/coaching/bookings.server.ts";
import { moveBooking } from "#app/features/coaching/change-booking.server.ts";
import { findActiveCoach } from "#app/features/coaching/coaches.server.ts";
import { enqueueBookingMails } from "#app/features/coaching/mail/booking-mails.server.ts";
import { unknownCoach } from "#app/features/coaching/occupied-slots.server.ts";
import { refuseOtherCoach, unknownSession } from "#app/features/coaching/own-coach.server.ts";
import { bookSlot } from "#app/features/coaching/schedule.server.ts";
import { offerFreeSlots } from "#app/features/coaching/waiting-list/offer.server.ts";
import { notAllowed, runWithPermission, targetUser } from "#app/features/users/run-with-permission.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Bookings that the office makes and moves for a student. The coach's times and taken slots hold as for students; the
 * limits that keep students from booking much, or late, do not.
 */

const id = z.number().int().positive();
/** Only whole instants of UTC, as the offered slots are written. */
const instant = z.iso.datetime().transform((text) => new Date(text));

/** Body of POST /api/admin/coach-sessions. */
export const officeBookingSchema = z.object({
  userId: id,
  coachId: id,
  scheduledDate: instant,
  message: z.string().trim().max(2000).default(""),
});
/** Body of POST /api/admin/coach-sessions/{id}/move. */
export const moveSchema = z.object({ scheduledDate: instant });

/**
 * Books a session for a student; student and coach are told by mail.
 * @returns the booking's id
 * @throws AppError forbidden; not_found (user, coach); bad_request not_offered; conflict inactive, slot_taken or
 *   overlap
 */
export async function bookForStudent(
  db: Db,
  actorId: number,
  wanted: z.infer<typeof officeBookingSchema>,
  { settings, clock = systemClock }: BookingContext,
): Promise<number> {
  const now = clock.now();
  const booked = await runWithPermission(db, { actorId, permission: "sessions" }, async (trx, { extent }) => {
    // A coach would find out here who has an account.
    if (extent === "own") throw notAllowed();
    const student = await targetUser(trx, wanted.userId);
    if (student.is_active === 0) {
      throw new AppError("conflict", "Esa cuenta está desactivada. Actívala para reservarle una hora.", {
        reason: "inactive",
      });
    }
    if (student.blocked_at !== null) {
      throw new AppError("conflict", "Pidió bloquear el tratamiento de sus datos: no se le reservan horas.", {
        reason: "blocked",
      });
    }
    const coach = await findActiveCoach(trx, wanted.coachId);
    if (!coach) throw unknownCoach();
    const booking = await inOfficeWords(() =>
      bookSlot(
        trx,
        student.id,
        {
          coach,
          scheduledDate: wanted.scheduledDate,
          clientName: student.name,
          clientEmail: student.email,
          clientPhone: "",
          message: wanted.message,
          modality: null,
        },
        { settings, now },
      ),
    );
    const details = {
      bookingId: booking.id,
      targetUserId: student.id,
      coachId: coach.id,
      startsAt: booking.starts_at,
    };
    await recordActivity(trx, { userId: actorId, action: "office_session_booked", details }, clock);
    await enqueueBookingMails(trx, { kind: "booked", booking, coach }, { settings, clock });
    return booking;
  });
  notifyOutbox();
  return booked.id;
}

/**
 * Moves a student's session to another offered slot of its coach; student and coach are told by mail. Moving it to its
 * own time changes nothing.
 * @throws AppError forbidden; not_found; bad_request not_offered; conflict not_scheduled, slot_taken or overlap
 */
export async function moveForStudent(
  db: Db,
  { actorId, sessionId }: { actorId: number; sessionId: number },
  wanted: z.infer<typeof moveSchema>,
  { settings, clock = systemClock }: BookingContext,
): Promise<void> {
  const now = clock.now();
  await runWithPermission(db, { actorId, permission: "sessions" }, async (trx, by) => {
    const booking = await trx.selectFrom("coach_sessions").selectAll().where("id", "=", sessionId).executeTakeFirst();
    if (!booking) throw unknownSession();
    await refuseOtherCoach(trx, by, booking.coach_id);
    if (booking.status !== "scheduled") {
      throw new AppError("conflict", "Esta cita ya no se puede mover. Actualiza la lista para ver su estado.", {
        reason: "not_scheduled",
      });
    }
    if (booking.starts_at === wanted.scheduledDate.toISOString()) return;
    const coach = await findActiveCoach(trx, booking.coach_id);
    if (!coach) throw unknownCoach();
    const moved = await inOfficeWords(() => moveBooking(trx, { booking, coach }, wanted.scheduledDate, now));
    const previousStartsAt = booking.starts_at;
    const details = {
      bookingId: sessionId,
      targetUserId: booking.user_id,
      startsAt: moved.starts_at,
      previousStartsAt,
    };
    await recordActivity(trx, { userId: actorId, action: "office_session_moved", details }, clock);
    const change = { kind: "rescheduled", booking: moved, coach, previousStartsAt } as const;
    await enqueueBookingMails(trx, change, { settings, clock });
    await offerFreeSlots(trx, coach, { settings, clock });
  });
  notifyOutbox();
}

/** The refusals of a booking speak to the student; the office reads about the student. */
async function inOfficeWords<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof AppError && ["overlap", "already_yours"].includes(error.reason ?? ""))) throw error;
    throw new AppError("conflict", "Esa persona ya tiene una cita a esa hora. Elige otro horario.", {
      reason: "overlap",
    });
  }
}
