import { z } from "zod";
import { actOnAppointment } from "#app/features/coaching/links/appointment-link.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "Does what a link of a reminder is for: the student comes, or cancels.",
  description: `
    The token of the link is enough; it is good until the session begins. Cancelling is the student's own cancelling.
    Doing it again answers the same.`,
  answer: { json: z.object({ state: z.enum(["confirmed", "cancelled"]) }) },
  refusals: {
    404: "the token is none, or its session or account is gone",
    409: {
      blocked: "the person has had the own data blocked",
      moved: "the session was moved after the mail",
      past: "it has begun, or its outcome is marked",
      not_scheduled: "it was cancelled before it was confirmed",
      too_late: "cancelling: less than `CANCEL_HOURS` before the start",
    },
    429: "too many wrong links or acts from one network",
  },
  body: z.object({ token: z.string().min(1).max(200) }),
  async handle({ db, body, context }) {
    const sent = { token: body.token, clientAddress: context.clientAddress };
    return { state: await actOnAppointment(db, sent, { settings: getSettings() }) };
  },
});
export const loader = action;
