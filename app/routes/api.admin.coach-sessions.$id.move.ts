import { z } from "zod";
import { moveForStudent, moveSchema } from "#app/features/admin/commands/office-bookings.server.ts";
import { sessionAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminSession } from "#app/features/admin/lists/sessions-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "sessions",
  summary: "Moves a student's session to another slot of its coach, and mails both.",
  answer: { json: sessionAnswerSchema },
  refusals: {
    400: { not_offered: "the coach does not offer this time" },
    404: { "": "no such session", unknown_coach: "the coach takes no bookings any more" },
    409: {
      not_scheduled: "it is over or cancelled",
      slot_taken: "somebody has that slot",
      overlap: "the student has another session then",
    },
  },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: moveSchema,
  async handle({ db, user, params, body }) {
    await moveForStudent(db, { actorId: user.id, sessionId: params.id }, body, { settings: getSettings() });
    return { session: await findAdminSession(db, params.id) };
  },
});
export const loader = action;
