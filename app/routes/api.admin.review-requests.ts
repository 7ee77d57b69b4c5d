import { z } from "zod";
import { listReviewRequests, reviewRequestsQuery } from "#app/features/admin/answer-review-requests.server.ts";
import { adminReviewRequestSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "reviews",
  summary: "Lists what people ask the office to look at.",
  description: "Open ones oldest first, answered ones newest first; at most 200.",
  query: reviewRequestsQuery,
  answer: { json: z.object({ requests: z.array(adminReviewRequestSchema) }) },
  audit: (_, { requests }) =>
    requests.map(({ id, userId }) => ({
      action: "review_read",
      targetKind: "review",
      userId,
      details: { requestId: id },
    })),
  handle: async ({ db, query }) => ({ requests: await listReviewRequests(db, query) }),
});
export const action = loader;
