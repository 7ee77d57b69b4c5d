import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { chileanHolidays } from "../coaches.server.ts";
import { wallTimeOf } from "../day-text.ts";
import { meetingFacts } from "../mail/meeting.ts";
import { ownCoachId } from "../own-coach.server.ts";
import { santiagoDate } from "../slots.ts";
import type { Desk, DeskSession, NextSession } from "./desk-view.ts";
import { openHours } from "./open-hours.ts";
import { daysOfWeek, mondayOf } from "./week-days.ts";

/** What a coach sees first: the week, the next appointment, and what is left to close. */

/** How far back an appointment without a state or a note is still asked about. */
const CLOSE_DAYS = 30;
const MOST_TO_CLOSE = 8;

/**
 * @param week any day of the week to show; null: the current one
 * @returns null for an account that belongs to no coach
 */
export async function deskOf(
  db: Db,
  userId: number,
  week: string | null,
  clock: Clock = systemClock,
): Promise<Desk | null> {
  const coachId = await ownCoachId(db, userId);
  const coach = await db.selectFrom("coaches").selectAll().where("id", "=", coachId).executeTakeFirst();
  if (!coach) return null;
  const now = clock.now();
  const today = santiagoDate(now);
  const days = daysOfWeek(mondayOf(week ?? today));
  const sessions = await sessionsOf(db, coach.id, days);
  const next = await nextSession(db, coach, now);
  const open = openHours(coach, days, {
    absences: await absencesOf(db, coach.id, days),
    holidays: chileanHolidays([...new Set(days.map((day) => Number(day.slice(0, 4))))]),
  });
  return {
    coach: { name: coach.name, minutes: coach.session_minutes },
    now: now.toISOString(),
    today,
    days,
    sessions,
    open,
    next,
    toClose: await toClose(db, coach.id, now),
  };
}

/** Appointments of people whose data may be processed, with whether there is a note. */
function withNotes(db: Db, coachId: number) {
  return db
    .selectFrom("coach_sessions")
    .leftJoin("session_notes", "session_notes.session_id", "coach_sessions.id")
    .selectAll("coach_sessions")
    .select((eb) => eb("session_notes.note", "is not", null).as("has_note"))
    .where("coach_id", "=", coachId)
    .where(isNotBlocked("coach_sessions.user_id"));
}

async function sessionsOf(db: Db, coachId: number, days: readonly string[]): Promise<DeskSession[]> {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const rows = await withNotes(db, coachId)
    // A day more at each end: these are instants, the days are Chile's.
    .where("starts_at", ">=", new Date(Date.parse(first)).toISOString())
    .where("starts_at", "<", new Date(Date.parse(last) + 2 * DAY_MS).toISOString())
    .where("status", "!=", "cancelled")
    .orderBy("starts_at")
    .execute();
  return rows.map(viewOf).filter(({ date }) => days.includes(date));
}

type WithNote = CoachSessionRow & { has_note: unknown };

function viewOf(row: WithNote): DeskSession {
  const { date, time } = wallTimeOf(row.starts_at);
  return {
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    date,
    time,
    until: wallTimeOf(row.ends_at).time,
    name: row.client_name,
    message: row.message,
    status: row.status,
    modality: row.modality,
    hasNote: Boolean(row.has_note),
  };
}

/** The one that goes on or comes next. */
async function nextSession(db: Db, coach: CoachRow, now: Date): Promise<NextSession | null> {
  const row = await withNotes(db, coach.id)
    .where("status", "=", "scheduled")
    .where("ends_at", ">", now.toISOString())
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const student = await db.selectFrom("users").select("career").where("id", "=", row.user_id).executeTakeFirst();
  const last = await withNotes(db, coach.id)
    .select("session_notes.note")
    .where("coach_sessions.user_id", "=", row.user_id)
    .where("coach_sessions.id", "!=", row.id)
    .where("session_notes.note", "!=", "")
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const { facts } = meetingFacts(row.modality, coach);
  return {
    ...viewOf(row),
    career: student?.career ?? "",
    link: facts.find(({ href }) => href !== undefined)?.href ?? null,
    lastNote: last?.note ? { date: wallTimeOf(last.starts_at).date, note: last.note } : null,
  };
}

/** Over, and without a state or a note; the newest first. */
async function toClose(db: Db, coachId: number, now: Date): Promise<DeskSession[]> {
  const rows = await withNotes(db, coachId)
    .where("ends_at", "<=", now.toISOString())
    .where("ends_at", ">", new Date(now.getTime() - CLOSE_DAYS * 24 * HOUR_MS).toISOString())
    .where((eb) =>
      eb.or([
        eb("status", "=", "scheduled"),
        eb.and([eb("status", "=", "completed"), eb("session_notes.note", "is", null)]),
      ]),
    )
    .orderBy("starts_at", "desc")
    .limit(MOST_TO_CLOSE)
    .execute();
  return rows.map(viewOf);
}

function absencesOf(db: Db, coachId: number, days: readonly string[]) {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return db
    .selectFrom("coach_absences")
    .select(["starts_local as from", "ends_local as until"])
    .where("coach_id", "=", coachId)
    .where("ends_local", ">", `${first}T00:00`)
    .where("starts_local", "<", `${last}T24:00`)
    .execute();
}
