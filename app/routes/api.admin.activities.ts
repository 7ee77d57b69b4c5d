import { activitiesPageSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { searchLook } from "#app/features/admin/lists/list-looks.ts";
import { LIST_QUERIES } from "#app/features/admin/lists/list-query.server.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "activities",
  summary: "Lists what everybody did.",
  query: LIST_QUERIES.activities,
  answer: { json: activitiesPageSchema },
  refusals: { 400: { bad_cursor: "`cursor` belongs to another order, or is none" } },
  audit: ({ query }, answer) =>
    searchLook(
      "activities",
      query.q,
      answer.activities.map((row) => row.userId),
    ),
  async handle({ db, query }) {
    const { rows, ...page } = await listPage(db, "activities", query);
    return { activities: rows, ...page };
  },
});
export const action = loader;
