import { z } from "zod";
import { openInterviewSchema } from "#app/features/interview/api-schemas.server.ts";
import { findHunter, HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { findOpenInterview } from "#app/features/interview/queries.server.ts";
import { readByFeature } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { AppError } from "#app/platform/errors.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  whenBlocked: "refuse",
  summary: "Gives the interview that was left open with a hunter.",
  // An invalid id is refused below, with the specified error text.
  query: readByFeature(z.object({ hunterId: z.enum(HUNTER_IDS) })),
  answer: { json: openInterviewSchema, otherwise: { 204: "there is none" } },
  refusals: { 400: "there is no such hunter" },
  async handle({ db, user, request }) {
    const hunter = findHunter(new URL(request.url).searchParams.get("hunterId") ?? "");
    if (!hunter) throw new AppError("bad_request", "Head Hunter no encontrado");
    const open = await findOpenInterview(db, user.id, hunter.id);
    return open ?? new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  },
});
export const action = loader;
