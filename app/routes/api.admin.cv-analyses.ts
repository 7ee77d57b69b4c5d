import { analysesPageSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { searchLook } from "#app/features/admin/lists/list-looks.ts";
import { LIST_QUERIES } from "#app/features/admin/lists/list-query.server.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "results",
  summary: "Lists the CV analyses, without what was read in them.",
  query: LIST_QUERIES["cv-analyses"],
  answer: { json: analysesPageSchema },
  refusals: { 400: { bad_cursor: "`cursor` belongs to another order, or is none" } },
  audit: ({ query }, answer) =>
    searchLook(
      "cv-analyses",
      query.q,
      answer.analyses.map((row) => row.userId),
    ),
  async handle({ db, query }) {
    const { rows, ...page } = await listPage(db, "cv-analyses", query);
    return { analyses: rows, ...page };
  },
});
export const action = loader;
