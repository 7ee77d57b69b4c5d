import { exportList } from "#app/features/admin/export/export-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  handle: ({ db, user, request, context }) =>
    exportList(db, "feedback", { actorId: user.id, url: request.url, signal: context.signal }),
});
export const action = loader;
