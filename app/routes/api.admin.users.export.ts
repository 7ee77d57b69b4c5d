import { EXPORT_TYPES, exportList } from "#app/features/admin/export/export-list.server.ts";
import { exportQuery } from "#app/features/admin/lists/list-query.server.ts";
import { withDescription } from "#app/http/call-description.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

const { schema, description } = exportQuery("users");

export const loader = endpoint({
  method: "GET",
  access: "people",
  summary: "Gives the accounts as a file.",
  query: withDescription(schema, description),
  answer: { file: EXPORT_TYPES },
  handle: ({ db, user, query, context }) =>
    exportList(db, "users", { actorId: user.id, query, signal: context.signal }),
});
export const action = loader;
