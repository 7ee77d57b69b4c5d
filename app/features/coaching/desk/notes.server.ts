import { z } from "zod";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { MAX_NOTE_CHARS } from "./desk-view.ts";
import { ownSession } from "./own-session.server.ts";
import { asTopic, TOPIC_IDS, type Topic } from "./topics.ts";

/** The note of an appointment: its coach writes and reads it, nobody else does here (decision 64). */

/** Body of POST /api/coach/sessions/{id}/note. */
export const noteBodySchema = z.strictObject({
  note: z.string().trim().max(MAX_NOTE_CHARS),
  topic: z.enum(TOPIC_IDS).nullable(),
  updatedAt: z.iso.datetime().nullable().describe("of the note that the screen shows; null: it shows none"),
});
export type NoteBody = z.infer<typeof noteBodySchema>;

export type Note = { note: string; topic: Topic | null; updatedAt: string };

/**
 * Keeps the note in the place of the former one.
 * @throws AppError not_found for another coach's appointment; conflict `changed_elsewhere`
 */
export async function saveNote(
  db: Db,
  { actorId, sessionId }: { actorId: number; sessionId: number },
  { note, topic, updatedAt }: NoteBody,
  clock: Clock = systemClock,
): Promise<Note> {
  return db.transaction().execute(async (trx) => {
    const { user_id } = await ownSession(trx, actorId, sessionId);
    const kept = await noteOf(trx, sessionId);
    if ((kept?.updatedAt ?? null) !== updatedAt) throw changedElsewhere();
    const values = { note, topic, updated_at: isoNow(clock) };
    await trx
      .insertInto("session_notes")
      .values({ session_id: sessionId, user_id, ...values })
      .onConflict((same) => same.column("session_id").doUpdateSet(values))
      .execute();
    return { note, topic, updatedAt: values.updated_at };
  });
}

/** null: there is none. The caller has made sure that it may be seen. */
export async function noteOf(db: Db, sessionId: number): Promise<Note | null> {
  const row = await db
    .selectFrom("session_notes")
    .select(["note", "topic", "updated_at as updatedAt"])
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row ? { ...row, topic: asTopic(row.topic) } : null;
}

function changedElsewhere(): AppError {
  return new AppError(
    "conflict",
    "Esta nota cambió en otra ventana. Copia lo que escribiste, recarga la página y pégalo en la nota nueva.",
    { reason: "changed_elsewhere" },
  );
}
