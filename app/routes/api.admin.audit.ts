import { auditPageSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { searchLook } from "#app/features/admin/lists/list-looks.ts";
import { LIST_QUERIES } from "#app/features/admin/lists/list-query.server.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "audit",
  summary: "Lists the audit trail: who did what to whom.",
  description:
    "`q` finds people as in the other lists, and those who were erased by their pseudonym, as in P-7F3A-91C2.",
  query: LIST_QUERIES.audit,
  answer: { json: auditPageSchema },
  refusals: { 400: { bad_cursor: "`cursor` belongs to another order, or is none" } },
  audit: ({ query }) => searchLook("audit", query.q, []),
  async handle({ db, query }) {
    const { rows, ...page } = await listPage(db, "audit", query);
    return { trail: rows, ...page };
  },
});
export const action = loader;
