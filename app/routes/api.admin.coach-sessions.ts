import { sessionsPageSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { LIST_QUERIES } from "#app/features/admin/lists/list-query.server.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  summary: "Lists the sessions with coaches.",
  query: LIST_QUERIES["coach-sessions"],
  answer: { json: sessionsPageSchema },
  refusals: { 400: { bad_cursor: "`cursor` belongs to another order, or is none" } },
  async handle({ db, query }) {
    const { rows, ...page } = await listPage(db, "coach-sessions", query);
    return { sessions: rows, ...page };
  },
});
export const action = loader;
