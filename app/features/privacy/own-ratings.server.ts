import type { Db } from "#db/open.server.ts";

/** How the person found coaching sessions, for a download. */
export async function* ratingsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom("session_ratings")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("session_id")
    .execute();
  for (const row of rows) yield { cita: row.session_id, estrellas: row.stars, de: 5, enviada: row.rated_at };
}
