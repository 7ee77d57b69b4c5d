import type { UsersPage } from "#app/features/admin/admin-reads.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  async handle({ db, request }) {
    const { rows, ...page } = await listPage(db, "users", request.url);
    return { users: rows, ...page } satisfies UsersPage;
  },
});
export const action = loader;
