import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import type { Db } from "#db/open.server.ts";
import { wallTimeOf } from "../day-text.ts";
import { meetingFacts } from "../mail/meeting.ts";
import type { Appointment } from "./desk-view.ts";
import { noteOf } from "./notes.server.ts";
import { ownSession } from "./own-session.server.ts";
import { asTopic } from "./topics.ts";

const MOST_OTHERS = 20;

/**
 * An appointment as its coach sees it.
 * @throws AppError not_found for another coach's, and of somebody whose data is blocked
 */
export async function appointmentOf(db: Db, userId: number, id: number): Promise<Appointment> {
  const session = await ownSession(db, userId, id);
  const coach = await db.selectFrom("coaches").selectAll().where("id", "=", session.coach_id).executeTakeFirstOrThrow();
  const student = await db.selectFrom("users").select("career").where("id", "=", session.user_id).executeTakeFirst();
  const { facts } = meetingFacts(session.modality, coach);
  const { date, time } = wallTimeOf(session.starts_at);
  return {
    id,
    startsAt: session.starts_at,
    endsAt: session.ends_at,
    date,
    time,
    until: wallTimeOf(session.ends_at).time,
    name: session.client_name,
    message: session.message,
    status: session.status,
    modality: session.modality,
    email: session.client_email,
    phone: session.client_phone,
    career: student?.career ?? "",
    place: facts.find(({ label }) => label === "Lugar")?.value ?? "",
    link: facts.find(({ href }) => href !== undefined)?.href ?? null,
    note: await noteOf(db, id),
    others: await othersOf(db, session),
  };
}

async function othersOf(
  db: Db,
  { id, user_id, coach_id }: { id: number; user_id: number; coach_id: number },
): Promise<Appointment["others"]> {
  const rows = await db
    .selectFrom("coach_sessions")
    .leftJoin("session_notes", "session_notes.session_id", "coach_sessions.id")
    .select(["coach_sessions.id", "starts_at", "ends_at", "status", "topic", "note"])
    .where("coach_id", "=", coach_id)
    .where("coach_sessions.user_id", "=", user_id)
    .where("coach_sessions.id", "!=", id)
    .where(isNotBlocked("coach_sessions.user_id"))
    .orderBy("starts_at", "desc")
    .limit(MOST_OTHERS)
    .execute();
  return rows.map(({ starts_at, ends_at, topic, ...row }) => ({
    ...row,
    endsAt: ends_at,
    date: wallTimeOf(starts_at).date,
    topic: asTopic(topic),
  }));
}
