import { z } from "zod";
import { readPortrait } from "#app/features/coaching/portraits.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { AppError } from "#app/platform/errors.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Gives a coach's portrait.",
  answer: { file: ["image/jpeg"], otherwise: { 304: "`If-None-Match` names the one that is saved" } },
  refusals: { 404: "the coach has none" },
  params: z.object({ coach: z.coerce.number().int().positive() }),
  async handle({ db, params, request }) {
    const portrait = await readPortrait(db, params.coach);
    if (!portrait) throw new AppError("not_found", "Ese coach no tiene foto.", { title: "No encontrado" });
    const etag = `"${portrait.hash}"`;
    const isCurrent = new URL(request.url).searchParams.get("v") === portrait.hash.slice(0, 16);
    const headers = {
      ETag: etag,
      "Cache-Control": isCurrent ? "private, max-age=31536000, immutable" : "private, no-cache",
    };
    if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(portrait.picture), { headers: { ...headers, "Content-Type": "image/jpeg" } });
  },
});
export const action = loader;
