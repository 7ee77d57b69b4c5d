import { z } from "zod";
import { removeVersion } from "#app/features/workshop/versions/versions.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

const id = z.coerce.number().int().positive();

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Deletes an own version of a CV; the lines in use stay as they are.",
  answer: { json: z.object({ ok: z.literal(true) }) },
  refusals: { 404: "another's, or a deleted one" },
  params: z.object({ analysisId: id, id }),
  async handle({ db, user, params }) {
    await removeVersion(db, user.id, params.analysisId, params.id);
    return { ok: true as const };
  },
});
export const loader = action;
