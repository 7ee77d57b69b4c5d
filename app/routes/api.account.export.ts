import { exportOwnData } from "#app/features/privacy/export.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  async handle({ db, user, request, context }) {
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="mis-datos-${new Date().toISOString().slice(0, 10)}.zip"`,
      "Cache-Control": "no-store",
    };
    // Nobody would read the stream of a HEAD, and it would never end.
    if (request.method === "HEAD") return new Response(null, { headers });
    const { signal } = context;
    return new Response(await exportOwnData(db, user.id, { request, signal, settings: getSettings() }), { headers });
  },
});
export const action = loader;
