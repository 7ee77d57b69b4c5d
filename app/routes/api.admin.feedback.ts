import type { FeedbackPage } from "#app/features/admin/admin-reads.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  async handle({ db, request }) {
    const { rows, ...page } = await listPage(db, "feedback", request.url);
    return { feedback: rows, ...page } satisfies FeedbackPage;
  },
});
export const action = loader;
