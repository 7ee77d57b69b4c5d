import { listReviewRequests } from "#app/features/admin/reviews.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "admin",
  handle: async ({ db, request }) => ({ requests: await listReviewRequests(db, request.url) }),
});
export const action = loader;
