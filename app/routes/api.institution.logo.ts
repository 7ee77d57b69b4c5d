import { endpoint } from "#app/http/endpoint.server.ts";
import { imageAnswer } from "#app/http/image-answer.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { logoAddress, readLogo } from "#app/platform/institution.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "public",
  summary: "Gives the institution's own logo.",
  description: "At the address that names its version it may be kept for a year, elsewhere it is asked for again.",
  answer: { file: ["image/png"], otherwise: { 304: "`If-None-Match` names the one that is saved" } },
  refusals: { 404: "the office has saved none" },
  async handle({ db, request }) {
    const logo = await readLogo(db);
    if (!logo) throw new AppError("not_found", "No hay un logo guardado.", { title: "No encontrado" });
    const { pathname, search } = new URL(request.url);
    const isCurrent = pathname + search === logoAddress(logo.hash);
    const { png: bytes, hash } = logo;
    return imageAnswer(request, { bytes, type: "image/png", hash }, { isVersioned: isCurrent, scope: "public" });
  },
});
export const action = loader;
