import { z } from "zod";
import { setSessionStatus } from "#app/features/admin/commands/session-status.server.ts";
import { sessionAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminSession } from "#app/features/admin/lists/sessions-list.server.ts";
import { SETTABLE_STATUSES } from "#app/features/admin/session-status.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "sessions",
  summary: "Says how a session went, or cancels it.",
  description: "Cancelling frees the slot and mails both.",
  answer: { json: sessionAnswerSchema },
  refusals: {
    409: {
      not_begun: "whether somebody came is known only once it has begun",
      transition: "a session of that status cannot become this",
    },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ status: z.enum(SETTABLE_STATUSES) }),
  async handle({ db, user, params, body }) {
    const change = { actorId: user.id, sessionId: params.id, status: body.status };
    await setSessionStatus(db, change, { settings: getSettings() });
    return { session: await findAdminSession(db, params.id) };
  },
});
export const loader = action;
