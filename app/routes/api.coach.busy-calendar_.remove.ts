import { removeBusyCalendar } from "#app/features/coaching/busy/set-calendar.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "sessions",
  summary: "Forgets the coach's own calendar and what was read of it.",
  answer: OK,
  worksOnFullDisk: true,
  async handle({ db, user }) {
    await removeBusyCalendar(db, { actorId: user.id });
    return { ok: true as const };
  },
});
export const loader = action;
