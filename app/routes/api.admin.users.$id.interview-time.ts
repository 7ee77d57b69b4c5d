import { z } from "zod";
import { userAnswerSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { findAdminUser } from "#app/features/admin/lists/users-list.server.ts";
import { setInterviewTime } from "#app/features/users/mutations.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const action = endpoint({
  method: "POST",
  access: "people",
  summary: "Gives extra time in interviews.",
  description: "It counts from the next interview on; `factor` is from 1 (none) to 3 times as long.",
  answer: { json: userAnswerSchema },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ factor: z.number().min(1).max(3) }),
  async handle({ db, user, params, body }) {
    await setInterviewTime(db, { actorId: user.id, userId: params.id, factor: body.factor });
    return { user: await findAdminUser(db, params.id) };
  },
});
export const loader = action;
