import { z } from "zod";
import { readSchedule, scheduleSchema } from "#app/features/coaching/booking-request.server.ts";
import { bookingSchema } from "#app/features/coaching/booking-types.ts";
import { scheduleSession } from "#app/features/coaching/schedule.server.ts";
import { readByFeature } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Books a session with a coach.",
  description: `
    \`scheduledDate\` is an ISO-8601 instant with \`Z\` or an offset; every spelling of the same instant is the same
    slot. It has to be exactly a slot that the coach offers now: her weekly times in America/Santiago, from now to 8
    weeks ahead, on the first 16 dates, without public holidays of Chile and her blocked dates. A time that the
    clocks skip in spring does not exist; one that they show twice in autumn is the first of the two. \`coachId\` may
    be a number or digits. \`clientName\` and \`clientEmail\` must not be empty. \`clientPhone\` and \`message\` may
    be absent, null or empty; unknown fields are ignored. \`modality\` is the coach's usual one when absent.

    Row, activity and mails are one transaction, and a partial unique index decides who gets a slot.

    Lengths: name 120, mail 254, phone 40, message 2000. One-line fields refuse line breaks and control characters;
    invisible characters that come along with copied text are dropped. The message keeps its line breaks.`,
  answer: { json: z.object({ booking: bookingSchema, message: z.string() }) },
  refusals: {
    400: {
      invalid: "a field is missing or malformed; the message names it",
      not_offered: "no slot of this coach now",
      modality: "not with this coach",
    },
    404: { unknown_coach: "does not exist or takes no bookings any more" },
    409: {
      slot_taken: "somebody else has it",
      already_yours: "the same booking sent again",
      overlap: "the student has another session then",
      no_shows: "`NO_SHOW_LIMIT` sessions missed this term; the message says until when",
      too_many_bookings: "`MAX_LIVE_BOOKINGS` to come already",
    },
    429: {
      too_many_changes: "six bookings and moves within a day for each of `MAX_LIVE_BOOKINGS`",
    },
  },
  // Parsed by the feature module, whose error messages name the fields in Spanish.
  body: readByFeature(scheduleSchema),
  handle: ({ db, user, body }) => scheduleSession(db, user, readSchedule(body), { settings: getSettings() }),
});
export const loader = action;
