import { z } from "zod";
import { questionSetSchema } from "#app/features/interview/api-schemas.server.ts";
import { findHunter, HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { questionsFor } from "#app/features/interview/question-bank/managed-questions.server.ts";
import { personalisedSet } from "#app/features/interview/question-sets.server.ts";
import { readByFeature } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { AppError } from "#app/platform/errors.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  whenBlocked: "refuse",
  summary: "Gives the ten questions of an interview.",
  description: `
    With an analysed CV the hunter's opener, then the CV's questions, then generic ones; without one the generic
    questions of the hunter. Generic are those that the office has switched on for everybody and for the user's career.
    The \`seed\` of the start call draws the same ones as it does.`,
  // An invalid id is refused below, with the specified error text.
  query: readByFeature(z.object({ hunterId: z.enum(HUNTER_IDS).optional(), seed: z.string().max(80).optional() })),
  answer: { json: questionSetSchema },
  refusals: { 400: "there is no such hunter" },
  async handle({ db, user, request }) {
    const { searchParams } = new URL(request.url);
    const asked = searchParams.get("hunterId");
    const hunter = asked === null ? undefined : findHunter(asked);
    if (asked !== null && !hunter) throw new AppError("bad_request", "Head Hunter no encontrado");
    // Any text draws.
    const seed = (searchParams.get("seed") ?? "").slice(0, 80);
    return personalisedSet(db, user.id, hunter?.id, await questionsFor(db, user.id, { seed }));
  },
});
export const action = loader;
