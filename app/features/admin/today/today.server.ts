import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { countBookable } from "#app/features/coaching/coaches.server.ts";
import { santiagoDate } from "#app/features/coaching/slots.ts";
import type { RightsSettings } from "#app/features/privacy/rights/deadline.server.ts";
import { countDue } from "#app/features/privacy/rights/desk.server.ts";
import { reviewDue } from "#app/features/privacy/rights/list-requests.server.ts";
import { isCounted } from "#app/features/users/objections.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminSession } from "../list-answer-schemas.server.ts";
import { sessionsBetween } from "../lists/sessions-list.server.ts";
import { daysLater, startOfDay } from "../santiago-days.server.ts";
import type { AdminToday } from "./today-schema.server.ts";

/** Sessions that the answer lists. */
const MAX_SESSIONS = 20;
const DAYS = 7;
/** How long conflicts of the last load are shown. */
const CONFLICTS_MS = 7 * DAY_MS;

/** What the office has to do today, and the last seven days in figures. */
export async function officeToday(db: Db, settings: RightsSettings, clock: Clock = systemClock): Promise<AdminToday> {
  const now = isoNow(clock);
  const today = santiagoDate(clock.now());
  const tomorrow = startOfDay(daysLater(today, 1));
  const sessions = await sessionsBetween(db, startOfDay(today), startOfDay(daysLater(today, 2)));
  const taking = sessions.filter((session) => session.status !== "cancelled");
  const sessionsToday = taking.filter((session) => session.scheduledDate < tomorrow).length;
  return {
    now,
    sessionsToday,
    sessionsTomorrow: taking.length - sessionsToday,
    sessions: byUrgency(taking, now).slice(0, MAX_SESSIONS),
    waiting: {
      ...(await waitingForSomebody(db, { now, today: startOfDay(today), settings })),
      rightsRequests: await rightsDue(db, settings, clock),
    },
    ...(await lastDays(db, today)),
    bookableCoaches: await countBookable(db),
  };
}

/** Begun and not marked, then to come, then marked; each by time. */
function byUrgency(sessions: readonly AdminSession[], now: string): AdminSession[] {
  const rank = ({ status, scheduledDate }: AdminSession) => {
    if (status !== "scheduled") return 2;
    return scheduledDate <= now ? 0 : 1;
  };
  return [...sessions].sort((a, b) => rank(a) - rank(b) || a.scheduledDate.localeCompare(b.scheduledDate));
}

type Waiting = AdminToday["waiting"]["failedMails"];

async function waitingForSomebody(
  db: Db,
  at: { now: string; today: string; settings: RightsSettings },
): Promise<Omit<AdminToday["waiting"], "rightsRequests">> {
  const oldest = async (what: RawBuilder<unknown>): Promise<Waiting> => {
    const { rows } = await sql<Waiting>`select count(*) as count, min(at) as since from (${what})`.execute(db);
    return rows[0] ?? { count: 0, since: null };
  };
  const recently = new Date(Date.parse(at.now) - CONFLICTS_MS).toISOString();
  const lastLoad = await db
    .selectFrom("roster_loads")
    .select(["conflicts", "created_at", "undone_at"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isOpen = lastLoad && lastLoad.undone_at === null && lastLoad.conflicts > 0 && lastLoad.created_at > recently;
  const reviews = await oldest(sql`select created_at as at from review_requests where answered_at is null`);
  const oldestReview = reviews.since;
  return {
    failedMails: await oldest(
      sql`select created_at as at from outbox where status = 'failed' and dismissed_at is null`,
    ),
    unmarkedSessions: await oldest(
      sql`select starts_at as at from coach_sessions where status = 'scheduled' and starts_at < ${at.today}`,
    ),
    inactiveBookings: await oldest(
      sql`select starts_at as at from coach_sessions join users on users.id = user_id
        where status = 'scheduled' and starts_at >= ${at.now} and is_active = 0`,
    ),
    reviewRequests: { count: reviews.count, due: oldestReview && reviewDue({ created_at: oldestReview }, at.settings) },
    rosterConflicts: isOpen ? { count: lastLoad.conflicts, since: lastLoad.created_at } : { count: 0, since: null },
  };
}

async function rightsDue(
  db: Db,
  settings: RightsSettings,
  clock: Clock,
): Promise<AdminToday["waiting"]["rightsRequests"]> {
  const { open, nextDue } = await countDue(db, { settings, clock });
  return { count: open, due: nextDue };
}

/** Counts of the last seven days in Chile, today included. */
async function lastDays(db: Db, today: string): Promise<Pick<AdminToday, "week" | "noShows">> {
  const starts = Array.from({ length: DAYS + 1 }, (_, day) => startOfDay(daysLater(today, day + 1 - DAYS)));
  const byDay = async (at: string, from: RawBuilder<unknown>): Promise<number[]> => {
    const column = sql.ref(at);
    const counts = starts
      .slice(0, DAYS)
      .map((start, day) => sql`coalesce(sum(${column} >= ${start} and ${column} < ${starts[day + 1]}), 0)`);
    const { rows } = await sql<{ counts: string }>`select json_array(${sql.join(counts)}) as counts from ${from}
      and ${column} >= ${starts[0]} and ${column} < ${starts[DAYS]}`.execute(db);
    return z.array(z.number()).parse(JSON.parse(rows[0]?.counts ?? "[]"));
  };
  const held = sql`coach_sessions where status <> 'cancelled' and ${isCounted("user_id")}`;
  const missed = await byDay("starts_at", sql`coach_sessions where status = 'no_show' and ${isCounted("user_id")}`);
  return {
    week: {
      cv: await byDay("created_at", sql`cv_analyses where ${isCounted("user_id")}`),
      interviews: await byDay("started_at", sql`interviews where ${isCounted("user_id")}`),
      sessions: await byDay("starts_at", held),
    },
    noShows: missed.reduce((sum, count) => sum + count, 0),
  };
}
