import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import type { CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { ownCoachId, unknownSession } from "../own-coach.server.ts";

/**
 * An appointment of the coach who asks. One of somebody whose data is blocked is none.
 * @throws AppError not_found
 */
export async function ownSession(db: Db, actorId: number, id: number): Promise<CoachSessionRow> {
  const coachId = await ownCoachId(db, actorId);
  const session = await db
    .selectFrom("coach_sessions")
    .selectAll()
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .where(isNotBlocked("coach_sessions.user_id"))
    .executeTakeFirst();
  if (!session) throw unknownSession();
  return session;
}
