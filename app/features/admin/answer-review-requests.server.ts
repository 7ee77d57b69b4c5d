import { sql } from "kysely";
import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { type Clock, isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminReviewRequest } from "./panel-api-schemas.server.ts";

/** Requests from users that a human reviews an automatic score. */

const MOST = 200;
/** Query of GET /api/admin/review-requests. */
export const reviewRequestsQuery = z.object({ status: z.enum(["open", "answered"]).default("open") });

/** Body of POST /api/admin/review-requests/{id}/answer. */
export const answerSchema = z.object({
  answer: z.string().trim().min(1).max(2000),
  inFavour: z.boolean().optional().describe("whether the person is right; makes labels of disputed answers"),
});

/** Open requests oldest first, answered requests newest first; at most 200. */
export async function listReviewRequests(
  db: Db,
  { status }: z.infer<typeof reviewRequestsQuery>,
): Promise<AdminReviewRequest[]> {
  const rows = await requests(db)
    .where("request.answered_at", status === "open" ? "is" : "is not", null)
    .orderBy("request.id", status === "open" ? "asc" : "desc")
    .limit(MOST)
    .execute();
  return rows.map(reviewRequest);
}

/**
 * Answers a request; each can be answered only once. The user reads the answer in 'Mi cuenta'.
 * @throws AppError forbidden, not_found, conflict (answered)
 */
export function answerReviewRequest(
  db: Db,
  { actorId, requestId, answer, inFavour }: { actorId: number; requestId: number } & z.infer<typeof answerSchema>,
  clock?: Clock,
): Promise<AdminReviewRequest> {
  return runWithPermission(db, { actorId, permission: "reviews" }, async (trx) => {
    const request = await requests(trx).where("request.id", "=", requestId).executeTakeFirst();
    if (!request) throw new AppError("not_found", "Esa solicitud no existe. Actualiza la lista.");
    if (request.answered_at !== null) {
      throw new AppError("conflict", "Alguien ya respondió esta solicitud. Actualiza la lista.", {
        reason: "answered",
      });
    }
    await trx
      .updateTable("review_requests")
      .set({
        answer,
        answered_by: actorId,
        answered_at: isoNow(clock),
        in_favour: inFavour === undefined ? null : Number(inFavour),
      })
      .where("id", "=", requestId)
      .execute();
    await recordActivity(trx, {
      userId: actorId,
      action: "review_answered",
      details: { requestId, targetUserId: request.user_id, subject: request.subject, subjectId: request.subject_id },
    });
    return reviewRequest(await requests(trx).where("request.id", "=", requestId).executeTakeFirstOrThrow());
  });
}

function requests(db: Db) {
  return db
    .selectFrom("review_requests as request")
    .innerJoin("users as user", "user.id", "request.user_id")
    .leftJoin("users as admin", "admin.id", "request.answered_by")
    .selectAll("request")
    .select([
      "user.name",
      "user.rut",
      "admin.name as admin_name",
      sql<number>`coalesce(json_array_length(request.disputed_answers), 0)`.as("disputed"),
      sql<number | null>`case request.subject
        when 'cv' then (select overall_score from cv_analyses where id = request.subject_id)
        else (select score from interview_results where interview_id = request.subject_id) end`.as("score"),
    ]);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof requests>["executeTakeFirst"]>>>;

function reviewRequest(row: Row): AdminReviewRequest {
  return {
    id: row.id,
    userId: row.user_id,
    userName: row.name,
    userRut: row.rut,
    subject: row.subject,
    subjectId: row.subject_id,
    score: row.score,
    message: row.message,
    createdAt: row.created_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    answeredByName: row.admin_name,
    disputed: row.disputed,
    inFavour: row.in_favour === null ? null : row.in_favour === 1,
  };
}
