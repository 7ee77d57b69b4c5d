import { recordActivity } from "#app/features/activity/record.server.ts";
import { blockedError } from "#app/platform/blocked-people.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { type BookingContext, isInTime } from "../bookings.server.ts";
import { cancelBooking, movedSince } from "../cancel-or-reschedule.server.ts";
import { sessionTime } from "../mail/mail-texts.ts";
import { meetingFacts } from "../mail/meeting.ts";
import type { AppointmentView } from "./appointment-view.ts";
import { countLink, paceLinks } from "./link-pace.server.ts";
import { type LinkedSession, linkedSession, unknownLink } from "./link-token.server.ts";

/**
 * 'Confirmo que voy' and 'No puedo ir' of the reminder. Opening a link changes nothing, because mail scanners open
 * them: the act is a call of its own.
 */

const KINDS = ["confirm", "cancel"] as const;

type Sent = { token: string; clientAddress: string };

/**
 * What the link's page shows; writes nothing.
 * @returns null for a token that is none, whatever the cause. @throws AppError too_many
 */
export async function findAppointment(
  db: Db,
  { token, clientAddress }: Sent,
  { settings, clock = systemClock }: BookingContext,
): Promise<AppointmentView | null> {
  paceLinks(clientAddress);
  const linked = await linkedSession(db, token, KINDS);
  if (linked === null) {
    countLink(clientAddress);
    return null;
  }
  const now = clock.now();
  const state = stateOf(linked, settings, now);
  const isShown = !["blocked", "moved", "past"].includes(state) && now < linked.claims.expiresAt;
  return {
    kind: linked.claims.kind === "cancel" ? "cancel" : "confirm",
    state,
    appointment: isShown ? appointmentOf(linked, state) : null,
    cancelHours: settings.CANCEL_HOURS,
  };
}

/**
 * Does what the link is for, once: doing it again answers the same and writes nothing.
 * @returns what holds now
 * @throws AppError 404; 409 blocked, moved, past, not_scheduled or too_late; 429
 */
export async function actOnAppointment(
  db: Db,
  { token, clientAddress }: Sent,
  context: BookingContext,
): Promise<"confirmed" | "cancelled"> {
  paceLinks(clientAddress);
  countLink(clientAddress);
  const linked = await linkedSession(db, token, KINDS);
  if (linked === null) throw unknownLink();
  if (linked.claims.kind === "confirm") return confirm(db, token, context);
  const now = (context.clock ?? systemClock).now();
  refuseUnusable(stateOf(linked, context.settings, now));
  const { id, user_id: userId } = linked.booking;
  await cancelBooking(db, { userId, id, sequence: linked.claims.sequence }, context);
  return "cancelled";
}

function confirm(db: Db, token: string, { settings, clock = systemClock }: BookingContext): Promise<"confirmed"> {
  return db.transaction().execute(async (trx): Promise<"confirmed"> => {
    const now = clock.now();
    // Read again: it may have been moved or cancelled meanwhile.
    const linked = await linkedSession(trx, token, KINDS);
    if (linked === null) throw unknownLink();
    const state = stateOf(linked, settings, now);
    if (state === "cancelled") throw notScheduled();
    refuseUnusable(state);
    if (state === "confirmed") return "confirmed";
    const { id, user_id: userId, coach_id: coachId, starts_at: startsAt } = linked.booking;
    await trx
      .updateTable("coach_sessions")
      .set({ confirmed_at: now.toISOString() })
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const details = { bookingId: id, coachId, startsAt };
    await recordActivity(trx, { userId, action: "coach_session_confirmed", details }, clock);
    return "confirmed";
  });
}

function stateOf(
  { claims, booking, isBlocked }: LinkedSession,
  settings: BookingContext["settings"],
  now: Date,
): AppointmentView["state"] {
  if (isBlocked) return "blocked";
  if (booking.status === "cancelled") return "cancelled";
  if (booking.calendar_sequence !== claims.sequence) return "moved";
  if (booking.status !== "scheduled" || now >= claims.expiresAt) return "past";
  if (claims.kind === "confirm") return booking.confirmed_at === null ? "open" : "confirmed";
  return isInTime(booking, settings, now) ? "open" : "too_late";
}

/** What cancelBooking() refuses is left to it. */
function refuseUnusable(state: AppointmentView["state"]): void {
  if (state === "blocked") throw blockedError();
  if (state === "moved") throw movedSince();
  if (state === "past") throw new AppError("conflict", "Esta cita ya pasó.", { reason: "past" });
}

function appointmentOf(
  { booking, coach }: LinkedSession,
  state: AppointmentView["state"],
): AppointmentView["appointment"] {
  // Not the address of the meeting: a mail that was passed on must not open it.
  const meeting = meetingFacts(booking.modality, { ...coach, meeting_link: "" }).facts;
  const facts = [{ label: "Coach", value: coach.name }, ...(state === "cancelled" ? [] : meeting)];
  return { when: sessionTime(booking.starts_at, booking.ends_at), facts };
}

function notScheduled(): AppError {
  return new AppError("conflict", "Esta cita se canceló, así que ya no se puede confirmar.", {
    reason: "not_scheduled",
  });
}
