import { z } from "zod";
import { ownBusyCalendar } from "#app/features/coaching/busy/known-busy.server.ts";
import { readCalendar } from "#app/features/coaching/busy/read-calendars.server.ts";
import { busyCalendarSchema, setBusyCalendar } from "#app/features/coaching/busy/set-calendar.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

const calendarSchema = z.object({
  host: z.string(),
  readAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  isTrusted: z.boolean().describe("whether it counts for what is offered"),
});

export const action = endpoint({
  method: "POST",
  access: "sessions",
  summary: "Names the coach's own calendar, whose busy times are not offered, and reads it.",
  description: "It is read again every 15 minutes. Kept is when the coach is busy, and nothing else of it.",
  body: busyCalendarSchema,
  answer: { json: z.object({ calendar: calendarSchema.nullable() }) },
  refusals: {
    409: { no_coach: "the account is no coach's" },
    422: { host_not_allowed: "the institution allows no calendars of that server (BUSY_CALENDAR_HOSTS)" },
  },
  async handle({ db, user, body }) {
    const settings = getSettings();
    const coachId = await setBusyCalendar(db, { actorId: user.id, address: body.calendarUrl }, { settings });
    await readCalendar(db, coachId, { settings });
    return { calendar: await ownBusyCalendar(db, user.id, new Date()) };
  },
});
export const loader = action;
