import { exportOwnData } from "#app/features/privacy/export.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "user",
  summary: "Gives all own data as a ZIP file, made while it is sent.",
  description: `
    \`LEEME.txt\` explains the files. \`datos.json\` (UTF-8, Spanish keys, times in UTC): \`generado\`, \`cuenta\`,
    \`sesiones\`, \`analisis_de_cv\` (result, details, text read, reading and corrections), \`entrevistas\` (messages
    and report), \`opiniones_de_entrevistas\`, \`citas_de_coaching\`, \`pedidos_de_revision\`, \`correos\` (also
    those to a coach about the person's sessions, without the coach's address), \`actividades\`. Left out: the hashes
    of the password and of session ids. \`reportes/analisis-<id>.pdf\`, \`entrevistas/entrevista-<id>-<hunter>.txt\`,
    and \`originales/<id>-<name>\` where originals are kept.`,
  answer: { file: ["application/zip"] },
  refusals: { 429: "one of this person's is under way", 503: "two others' are under way" },
  async handle({ db, user, request, context }) {
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="mis-datos-${new Date().toISOString().slice(0, 10)}.zip"`,
      "Cache-Control": "no-store",
    };
    // The body of a HEAD response is never read, so its stream would never end.
    if (request.method === "HEAD") return new Response(null, { headers });
    const { signal } = context;
    return new Response(await exportOwnData(db, user.id, { request, signal, settings: getSettings() }), { headers });
  },
});
export const action = loader;
