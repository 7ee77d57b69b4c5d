import { z } from "zod";
import { retryMail } from "#app/features/admin/commands/outbox.server.ts";
import { mailAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminMail } from "#app/features/admin/lists/outbox-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "outbox",
  summary: "Queues a failed mail again.",
  answer: { json: mailAnswerSchema },
  refusals: { 409: { not_failed: "it is not among the failed ones", outdated: "what it tells is over" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await retryMail(db, { actorId: user.id, mailId: params.id });
    return { mail: await findAdminMail(db, params.id) };
  },
});
export const loader = action;
