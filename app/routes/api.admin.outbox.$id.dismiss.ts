import { z } from "zod";
import { dismissMail } from "#app/features/admin/commands/outbox.server.ts";
import { mailAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminMail } from "#app/features/admin/lists/outbox-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "outbox",
  summary: "Marks a failed mail as seen, so that it is not counted any more.",
  answer: { json: mailAnswerSchema },
  refusals: { 409: { not_failed: "it is not among the failed ones" } },
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await dismissMail(db, { actorId: user.id, mailId: params.id });
    return { mail: await findAdminMail(db, params.id) };
  },
});
export const loader = action;
