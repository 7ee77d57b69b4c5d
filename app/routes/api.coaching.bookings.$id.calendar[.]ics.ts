import { bookingParams } from "#app/features/coaching/booking-request.server.ts";
import { calendarFile } from "#app/features/coaching/calendar-file.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Gives the appointment as a calendar file, with the UID of the mails.",
  answer: { file: ["text/calendar"] },
  params: bookingParams,
  async handle({ db, user, params }) {
    const ics = await calendarFile(db, { userId: user.id, id: params.id }, { settings: getSettings() });
    return new Response(ics, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
        "Content-Disposition": `attachment; filename="cita-${params.id}.ics"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
export const action = loader;
