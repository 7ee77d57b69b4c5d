import { z } from "zod";
import { readPortrait } from "#app/features/coaching/portraits.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { imageAnswer } from "#app/http/image-answer.server.ts";
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
    const { picture: bytes, hash } = portrait;
    const isVersioned = new URL(request.url).searchParams.get("v") === hash.slice(0, 16);
    return imageAnswer(request, { bytes, type: "image/jpeg", hash }, { isVersioned, scope: "private" });
  },
});
export const action = loader;
