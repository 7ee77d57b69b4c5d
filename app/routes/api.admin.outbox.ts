import { outboxPageSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { searchLook } from "#app/features/admin/lists/list-looks.ts";
import { LIST_QUERIES } from "#app/features/admin/lists/list-query.server.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "outbox",
  summary: "Lists the outgoing mails, without their texts.",
  query: LIST_QUERIES.outbox,
  answer: { json: outboxPageSchema },
  refusals: { 400: { bad_cursor: "`cursor` belongs to another order, or is none" } },
  audit: ({ query }) => searchLook("outbox", query.q, []),
  async handle({ db, query }) {
    const { rows, ...page } = await listPage(db, "outbox", query);
    return { mails: rows, ...page };
  },
});
export const action = loader;
