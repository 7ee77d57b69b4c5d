import type { HunterId } from "#app/features/interview/hunters.ts";
import type { Db } from "#db/open.server.ts";
import type { CvStatus } from "#db/schema.ts";
import { makeUser } from "../../support/database.ts";

/** Rows of the lists, written as the features write them. */

export async function addActivity(db: Db, userId: number, action: string, createdAt: string): Promise<void> {
  await db
    .insertInto("activities")
    .values({ user_id: userId, action, details: JSON.stringify({ method: "rut" }), created_at: createdAt })
    .execute();
}

export async function addAnalysis(
  db: Db,
  userId: number,
  given: { score?: number | null; status?: CvStatus; createdAt?: string; fileName?: string },
): Promise<number> {
  const {
    score = null,
    status = score === null ? "failed" : "completed",
    createdAt = "2026-11-01T12:00:00.000Z",
  } = given;
  const { id } = await db
    .insertInto("cv_analyses")
    .values({
      user_id: userId,
      file_name: given.fileName ?? "cv.pdf",
      file_type: "application/pdf",
      file_size: 1234,
      processing_status: status,
      current_level: score === null ? null : 3.5,
      overall_score: score,
      text_read: "texto que nadie debe ver en la lista",
      created_at: createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

let bookings = 0;

export async function addSession(
  db: Db,
  userId: number,
  given: {
    startsAt: string;
    coachId?: number;
    status?: "scheduled" | "completed" | "cancelled" | "no_show";
    message?: string;
  },
): Promise<number> {
  bookings += 1;
  const { id } = await db
    .insertInto("coach_sessions")
    .values({
      user_id: userId,
      coach_id: given.coachId ?? 1,
      starts_at: given.startsAt,
      ends_at: new Date(Date.parse(given.startsAt) + 30 * 60_000).toISOString(),
      modality: "online",
      client_name: "Nombre de la cita",
      client_email: "cita@a.example",
      client_phone: "+56 9 1234 5678",
      message: given.message ?? "",
      status: given.status ?? "scheduled",
      calendar_uid: `test-${bookings}@a.example`,
      created_at: "2026-11-20T12:00:00.000Z",
      updated_at: "2026-11-20T12:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function addFeedback(
  db: Db,
  userId: number,
  given: { hunter: HunterId; rating: number; comments?: string; createdAt?: string },
): Promise<void> {
  await db
    .insertInto("interview_feedback")
    .values({
      user_id: userId,
      interview_id: null,
      hunter_id: given.hunter,
      rating: given.rating,
      comments: given.comments ?? "",
      created_at: given.createdAt ?? "2026-11-20T12:00:00.000Z",
    })
    .execute();
}

/** People with these names, in this order. */
export function addPeople(db: Db, names: readonly string[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const ids: number[] = [];
    for (const name of names) ids.push((await makeUser(trx, { name })).id);
    return ids;
  });
}
