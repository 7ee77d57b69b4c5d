import { z } from "zod";
import { userAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { setUserActive } from "#app/features/users/mutations.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "PATCH",
  access: "people",
  summary: "Switches an account off, or on again.",
  description: "Off ends the sessions for good.",
  answer: { json: userAnswerSchema },
  refusals: { 409: { self: "oneself" } },
  worksOnFullDisk: true,
  params: z.object({ id: z.coerce.number().int().positive() }),
  async handle({ db, user, params }) {
    await setUserActive(db, { actorId: user.id, userId: params.id, active: "toggle" });
    return { user: await findAdminUser(db, params.id) };
  },
});
export const loader = action;
