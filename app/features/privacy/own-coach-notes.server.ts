import type { Db } from "#db/open.server.ts";

/** What coaches wrote about the person's appointments: nobody reads it but they, and whose data it is (decision 64). */
export async function* coachNotesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom("session_notes")
    .innerJoin("coach_sessions", "coach_sessions.id", "session_notes.session_id")
    .innerJoin("coaches", "coaches.id", "coach_sessions.coach_id")
    .select(["session_id", "coaches.name as coach", "note", "topic", "session_notes.updated_at as changed"])
    .where("session_notes.user_id", "=", userId)
    .orderBy("session_id")
    .execute();
  for (const { session_id: cita, coach, note, topic, changed } of rows)
    yield { cita, coach, nota: note, tema: topic, cambiada: changed };
}
