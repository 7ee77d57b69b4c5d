import { z } from "zod";
import { feedPath, renewFeed } from "#app/features/coaching/calendar-feed/feed-address.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "sessions",
  summary: "Makes the secret address at which a coach's own calendar program reads the appointments.",
  description: "It is told once, here: the platform keeps only its hash. One that was made before dies at once.",
  answer: { json: z.object({ url: z.url() }) },
  refusals: { 409: { no_coach: "the account is no coach's" } },
  async handle({ db, user, request }) {
    const { token } = await renewFeed(db, { actorId: user.id });
    const origin = getSettings().PUBLIC_URL ?? new URL(request.url).origin;
    return { url: origin + feedPath(token) };
  },
});
export const loader = action;
