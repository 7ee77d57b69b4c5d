import { findHunter } from "#app/features/interview/hunters.ts";
import { findOpenInterview } from "#app/features/interview/queries.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** The interview that was left open with `?hunterId=`; 204 when there is none. */
export const loader = endpoint({
  method: "GET",
  access: "user",
  async handle({ db, user, request }) {
    const hunter = findHunter(new URL(request.url).searchParams.get("hunterId") ?? "");
    if (!hunter) throw new AppError("bad_request", "Head Hunter no encontrado");
    const open = await findOpenInterview(db, user.id, hunter.id);
    return open ?? new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  },
});
export const action = loader;
