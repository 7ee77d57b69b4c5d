import { z } from "zod";
import { retryFailedMails } from "#app/features/admin/commands/outbox.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "outbox",
  summary: "Queues all failed mails again that are not outdated or dismissed.",
  answer: { json: z.object({ retried: z.number().int().min(0) }) },
  handle: async ({ db, user }) => ({ retried: await retryFailedMails(db, user.id) }),
});
export const loader = action;
