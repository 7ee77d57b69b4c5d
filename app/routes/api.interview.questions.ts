import { findHunter } from "#app/features/interview/hunters.ts";
import { personalisedSet } from "#app/features/interview/question-sets.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { AppError } from "#app/platform/errors.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  async handle({ db, user, request }) {
    const asked = new URL(request.url).searchParams.get("hunterId");
    const hunter = asked === null ? undefined : findHunter(asked);
    if (asked !== null && !hunter) throw new AppError("bad_request", "Head Hunter no encontrado");
    return personalisedSet(db, user.id, hunter?.id);
  },
});
export const action = loader;
