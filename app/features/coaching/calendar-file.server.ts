import { senderOf } from "#app/email/sender.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import { type BookingContext, ownBooking } from "./bookings.server.ts";
import { bookingCalendar } from "./mail/calendar-event.ts";
import { bookingsUrl } from "./mail/mail-texts.ts";

/**
 * The booking as a calendar file for the student, with the same UID as in the mails.
 * @returns text of an .ics file
 * @throws AppError 404 for somebody else's booking
 */
export async function calendarFile(
  db: Db,
  { userId, id }: { userId: number; id: number },
  { settings, clock = systemClock }: BookingContext,
): Promise<string> {
  const { booking, coach } = await ownBooking(db, userId, id);
  return bookingCalendar(booking, coach, {
    method: "PUBLISH",
    audience: "student",
    organizer: senderOf(await officeSettings(db, settings)),
    now: clock.now(),
    url: bookingsUrl(settings),
  });
}
