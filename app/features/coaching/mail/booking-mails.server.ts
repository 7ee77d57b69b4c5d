import { isDeliverable } from "#app/email/deliverable.ts";
import type { Mail } from "#app/email/mail.ts";
import { dropQueued, enqueueMail } from "#app/email/outbox.server.ts";
import { type MailSettings, senderOf } from "#app/email/sender.server.ts";
import { writtenMail } from "#app/email/written-mail.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { reminderLinks } from "../links/reminder-links.server.ts";
import { bookingTopic, isAddress } from "./booking-topic.ts";
import { bookingCalendar } from "./calendar-event.ts";
import {
  type Audience,
  type BookingMailInput,
  type BookingMailKind,
  bookingMailContent,
  bookingsUrl,
} from "./mail-texts.ts";

export type BookingMailSettings = MailSettings &
  Pick<Settings, "PUBLIC_URL" | "SUPPORT_CONTACT" | "CANCEL_HOURS" | "INSTITUTION_NAME">;

export type BookingMailDeps = { settings: BookingMailSettings; clock?: Clock };

export type BookingChange = {
  kind: "booked" | "rescheduled" | "cancelled";
  /** The row as it is after the change; calendar_sequence has been raised by a change or a cancellation. */
  booking: CoachSessionRow;
  coach: CoachRow;
  /** ISO-8601 UTC: the time before a change. */
  previousStartsAt?: string;
};

/**
 * Queues the mails about a change: one to the student, one to the coach where an address is known. Call inside the
 * transaction of the change, and notifyOutbox() after the commit. Queued mails about the booking that were not sent
 * are dropped, because each mail contains the whole state. A recipient whose confirmation was among them gets a
 * "booked" mail instead of a "rescheduled" one.
 * @throws Error when a name contains line breaks, which the forms refuse
 */
export async function enqueueBookingMails(trx: Db, change: BookingChange, deps: BookingMailDeps): Promise<void> {
  const { kind, booking } = change;
  const dropped = kind === "booked" ? [] : await dropQueued(trx, bookingTopic(booking.id), deps.clock);
  for (const audience of ["student", "coach"] as const) {
    const unheardOf = dropped.some((key) => isKeyOf(key, booking.id, "booked", audience));
    const told = kind === "rescheduled" && unheardOf ? "booked" : kind;
    await enqueueOne(trx, { ...change, kind: told, audience }, deps);
  }
}

/** Queues the reminder for the student. @returns false when it was queued before. */
export function enqueueReminder(
  trx: Db,
  { booking, coach }: { booking: CoachSessionRow; coach: CoachRow },
  deps: BookingMailDeps,
): Promise<boolean> {
  return enqueueOne(trx, { kind: "reminder", audience: "student", booking, coach }, deps);
}

async function enqueueOne(
  trx: Db,
  what: Omit<BookingMailInput, "settings" | "links">,
  { settings, clock = systemClock }: BookingMailDeps,
): Promise<boolean> {
  const { kind, audience, booking, coach } = what;
  // A booking of an invented person: no mails are sent about it.
  if (!isDeliverable(booking.client_email)) return false;
  const to =
    audience === "student"
      ? { name: booking.client_name, address: booking.client_email }
      : { name: coach.name, address: coach.email };
  if (!to.address) return false;
  if (!isAddress(to.address)) {
    // An invalid address must not make the booking fail.
    log.warn({ booking: booking.id, audience }, "no mail: the address is not valid");
    return false;
  }
  const own = await officeSettings(trx, settings);
  const links = kind === "reminder" ? reminderLinks(booking, own, clock.now()) : undefined;
  const content = bookingMailContent({ ...what, links, settings: own });
  const mail: Mail = {
    ...writtenMail(to, content),
    ...(kind !== "reminder" && { calendar: calendarOf(what, own, clock.now()) }),
  };
  return enqueueMail(
    trx,
    {
      dedupKey: bookingMailKey(booking.id, kind, booking.calendar_sequence, audience),
      topic: bookingTopic(booking.id),
      mail,
      expiresAt: kind === "reminder" ? booking.starts_at : booking.ends_at,
    },
    { settings, clock },
  );
}

function calendarOf(
  { kind, audience, booking, coach }: Omit<BookingMailInput, "settings">,
  settings: BookingMailSettings,
  now: Date,
): Mail["calendar"] {
  const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
  const url = bookingsUrl(settings);
  return {
    method,
    ics: bookingCalendar(booking, coach, { method, audience, organizer: senderOf(settings), now, url }),
  };
}

/** "booking:12:booked:0:student" */
function bookingMailKey(id: number, kind: BookingMailKind, sequence: number, audience: Audience): string {
  return `${bookingTopic(id)}:${kind}:${sequence}:${audience}`;
}

function isKeyOf(key: string, id: number, kind: BookingMailKind, audience: Audience): boolean {
  return key.startsWith(`${bookingTopic(id)}:${kind}:`) && key.endsWith(`:${audience}`);
}
