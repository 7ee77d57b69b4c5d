import type { ActivitiesPage } from "#app/features/admin/admin-reads.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  async handle({ db, request }) {
    const { rows, ...page } = await listPage(db, "activities", request.url);
    return { activities: rows, ...page } satisfies ActivitiesPage;
  },
});
export const action = loader;
