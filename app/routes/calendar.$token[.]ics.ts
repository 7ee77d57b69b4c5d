import { z } from "zod";
import { openFeed } from "#app/features/coaching/calendar-feed/open-feed.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** A coach's calendar for the coach's own calendar program, which has no session: the address is the key. */
export const loader = endpoint({
  method: "GET",
  access: "public",
  summary: "Gives a coach's calendar to whoever has its secret address.",
  answer: { file: ["text/calendar"], otherwise: { 304: "`If-None-Match` names this state of it" } },
  refusals: {
    404: "the address is wrong, was renewed, or its coach is none any more",
    429: "too many wrong addresses from this network, or too many calls of this one",
  },
  params: z.object({ token: z.string() }),
  async handle({ db, params, request, context }) {
    const asked = { token: params.token, address: context.clientAddress };
    const { ics, hash } = await openFeed(db, asked, { settings: getSettings() });
    const etag = `"${hash}"`;
    const headers = {
      ETag: etag,
      // Kept by the program that asked, and used only after asking whether it still holds.
      "Cache-Control": "private, no-cache",
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "no-referrer",
    };
    if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(ics, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
  },
});
export const action = loader;
