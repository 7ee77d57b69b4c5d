import { EXPORT_TYPES, exportList } from "#app/features/admin/export/export-list.server.ts";
import { exportQuery } from "#app/features/admin/lists/list-query.server.ts";
import { ownSessions } from "#app/features/admin/lists/sessions-list.server.ts";
import { withDescription } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

const { schema, description } = exportQuery("coach-sessions");

export const loader = endpoint({
  method: "GET",
  access: "sessions",
  summary: "Gives the sessions with coaches as a file; to a coach the own ones.",
  query: withDescription(schema, description),
  answer: { file: EXPORT_TYPES },
  async handle({ db, user, extent, query, context }) {
    const own = await ownSessions(db, query, { user, extent });
    return exportList(db, "coach-sessions", { actorId: user.id, query: own, signal: context.signal });
  },
});
export const action = loader;
