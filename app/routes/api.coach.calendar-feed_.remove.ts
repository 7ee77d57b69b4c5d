import { removeFeed } from "#app/features/coaching/calendar-feed/feed-address.server.ts";
import { OK } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "sessions",
  summary: "Takes the coach's own calendar away: its address opens nothing from now on.",
  answer: OK,
  worksOnFullDisk: true,
  async handle({ db, user }) {
    await removeFeed(db, { actorId: user.id });
    return { ok: true as const };
  },
});
export const loader = action;
