import { EXPORT_TYPES, exportList } from "#app/features/admin/export/export-list.server.ts";
import { exportQuery } from "#app/features/admin/lists/list-query.server.ts";
import { withDescription } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

const { schema, description } = exportQuery("audit");

export const loader = endpoint({
  method: "GET",
  access: "audit",
  summary: "Gives the audit trail as a file.",
  description: "The export is itself a row of the trail.",
  query: withDescription(schema, description),
  answer: { file: EXPORT_TYPES },
  handle: ({ db, user, query, context }) =>
    exportList(db, "audit", { actorId: user.id, query, signal: context.signal }),
});
export const action = loader;
