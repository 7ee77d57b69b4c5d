import { endpoint } from "#app/http/endpoint.server.ts";
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
    const etag = `"${logo.hash}"`;
    const headers = {
      ETag: etag,
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
    };
    if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(logo.png), { headers: { ...headers, "Content-Type": "image/png" } });
  },
});
export const action = loader;
