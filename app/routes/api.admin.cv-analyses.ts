import type { AnalysesPage } from "#app/features/admin/admin-reads.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  async handle({ db, request }) {
    const { rows, ...page } = await listPage(db, "cv-analyses", request.url);
    return { analyses: rows, ...page } satisfies AnalysesPage;
  },
});
export const action = loader;
