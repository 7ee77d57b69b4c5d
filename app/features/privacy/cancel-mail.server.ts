import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { mailSchema } from "#app/email/mail.ts";
import { enqueueMail } from "#app/email/outbox.server.ts";
import { senderOf } from "#app/email/sender.server.ts";
import { BookingMail } from "#app/features/coaching/mail/booking-mail.tsx";
import type { BookingMailSettings } from "#app/features/coaching/mail/booking-mails.server.ts";
import { bookingCalendar } from "#app/features/coaching/mail/calendar.ts";
import { bookingMailContent, sessionTime } from "#app/features/coaching/mail/wording.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Tells the coach that a session will not take place, without a word about whose it was: the mail may wait in the outbox
 * and stays in the coach's mailbox after everything about the person is gone. Its appointment takes the old one out of
 * the calendar. Nothing is sent where the coach has no address.
 * @param booking as it was before; its row is about to be deleted
 */
export async function queueAnonymousCancellation(
  trx: Db,
  { booking, coach }: { booking: CoachSessionRow; coach: CoachRow },
  { settings, clock }: { settings: BookingMailSettings; clock: Clock },
): Promise<void> {
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
  const about = { kind: "cancelled", audience: "coach", booking: nobody, coach, settings } as const;
  const content = {
    ...bookingMailContent(about),
    subject: `Sesión de coaching cancelada: ${when}`,
    preheader: `${when}.`,
    intro: "Esta sesión de coaching ya no se hará. La hora quedó libre.",
    facts: [],
  };
  const calendar = { method: "CANCEL", audience: "coach", organizer: senderOf(settings), now: clock.now() } as const;
  // Keys of its own: the id of a deleted booking may be given to another one.
  const key = `erased-booking:${randomUUID()}`;
  await enqueueMail(
    trx,
    {
      dedupKey: key,
      topic: key,
      mail: {
        to: to.data,
        subject: content.subject,
        text: [
          content.heading,
          content.greeting,
          content.intro,
          when,
          ...content.notes,
          `--\n${content.footer.sender}`,
        ].join("\n\n"),
        html: `<!doctype html>${renderToStaticMarkup(createElement(BookingMail, { content }))}`,
        calendar: { method: "CANCEL", ics: bookingCalendar(nobody, coach, calendar) },
      },
      expiresAt: booking.ends_at,
    },
    { settings, clock },
  );
}
