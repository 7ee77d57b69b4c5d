import { type Expression, type SqlBool, sql } from "kysely";
import { ownCoachId } from "#app/features/coaching/own-coach.server.ts";
import { santiagoDate } from "#app/features/coaching/slots.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminSession } from "../list-answer-schemas.server.ts";
import type { SessionTime } from "../list-options.ts";
import { daysLater, startOfDay, startOfNextDay } from "../santiago-days.server.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { countShown, shownOf } from "./shown-rows.server.ts";
import { matchUsers } from "./user-match.server.ts";

/** Those of blocked people are in view, for the office to cancel or move, and leave the house in no export. */
export const openSessionsList = (db: Db, query: ListQuery<"coach-sessions">) => openSessions(db, query, null);
export const openExportedSessions = async (db: Db, query: ListQuery<"coach-sessions">) =>
  openSessions(db, query, await shownOf(db, "session.user_id"));

/** The coaching sessions, ordered by start time. */
async function openSessions(
  db: Db,
  query: ListQuery<"coach-sessions">,
  shown: Awaited<ReturnType<typeof shownOf>>,
): Promise<List<AdminSession>> {
  const people = await matchUsers(db, query);
  const person = sql.ref("session.user_id");
  const span = spanOf(query.when ?? "all", santiagoDate(new Date()));
  const filtered = (ofPeople: Expression<SqlBool> | undefined) => {
    let rows = db.selectFrom("coach_sessions as session");
    if (shown) rows = rows.where(shown);
    if (query.status) rows = rows.where("session.status", "=", query.status);
    if (query.coach !== undefined) rows = rows.where("session.coach_id", "=", query.coach);
    if (span.from) rows = rows.where("session.starts_at", ">=", span.from);
    if (span.to) rows = rows.where("session.starts_at", "<", span.to);
    if (query.from) rows = rows.where("session.starts_at", ">=", startOfDay(query.from));
    if (query.to) rows = rows.where("session.starts_at", "<", startOfNextDay(query.to));
    if (query.account) rows = rows.where(ofAccounts(query.account));
    return ofPeople ? rows.where(ofPeople) : rows;
  };
  const order: Order = {
    key: sql.ref("session.starts_at"),
    id: sql.ref("session.id"),
    dir: query.dir,
    unindexed: people?.few === true,
  };
  const filters = [query.status, query.coach, query.from, query.to, query.account, span.from, span.to];
  const isFiltered = people !== null || filters.some((filter) => filter !== undefined);
  return {
    isFiltered,
    read: (window) => mapped(readSlice(withNames(filtered(people?.paging(person))), order, window), adminSession),
    count: (most) =>
      isFiltered ? countRows(db, filtered(people?.counting(person)), most) : countShown(db, "coach_sessions", shown),
  };
}

/** No coach has this id. */
const NO_COACH = 0;

/** The query as far as the person may look: a coach at the own sessions, whatever coach was asked for. */
export async function ownSessions<Q extends { coach?: number | undefined }>(
  db: Db,
  query: Q,
  { user, extent }: { user: { id: number }; extent: "all" | "own" },
): Promise<Q> {
  return extent === "all" ? query : { ...query, coach: (await ownCoachId(db, user.id)) ?? NO_COACH };
}

/** One session as the panel shows it, or undefined. */
export async function findAdminSession(db: Db, id: number): Promise<AdminSession | undefined> {
  const row = await withNames(db.selectFrom("coach_sessions as session"))
    .where("session.id", "=", id)
    .executeTakeFirst();
  return row && adminSession(row);
}

function ofAccounts(account: "active" | "inactive"): Expression<SqlBool> {
  const isActive = account === "active" ? 1 : 0;
  return sql<SqlBool>`(select is_active from users where users.id = session.user_id) = ${isActive}`;
}

/** Instants in ISO-8601 UTC; `to` is exclusive. @param today in Chile, "2026-11-26" */
function spanOf(when: SessionTime, today: string): { from?: string; to?: string } {
  const monday = daysLater(today, 1 - (new Date(today).getUTCDay() || 7));
  const week = (first: string) => ({ from: startOfDay(first), to: startOfDay(daysLater(first, 7)) });
  if (when === "upcoming") return { from: startOfDay(today) };
  if (when === "past") return { to: startOfDay(today) };
  if (when === "week") return week(monday);
  return when === "next_week" ? week(daysLater(monday, 7)) : {};
}

/** Sessions that start in the span, by time. @param from included, @param to excluded; ISO-8601 UTC */
export async function sessionsBetween(db: Db, from: string, to: string): Promise<AdminSession[]> {
  const rows = await withNames(allSessions(db))
    .where("session.starts_at", ">=", from)
    .where("session.starts_at", "<", to)
    .orderBy("session.starts_at")
    .orderBy("session.id")
    .execute();
  return rows.map(adminSession);
}

type Sessions = ReturnType<typeof allSessions>;
const allSessions = (db: Db) => db.selectFrom("coach_sessions as session");

function withNames(sessions: Sessions) {
  return sessions
    .innerJoin("users as user", "user.id", "session.user_id")
    .innerJoin("coaches as coach", "coach.id", "session.coach_id")
    .select([
      "session.id",
      "session.user_id",
      "user.rut",
      "session.client_name",
      "session.client_email",
      "session.client_phone",
      "session.coach_id",
      "coach.name as coach_name",
      "session.starts_at",
      "session.status",
      "session.confirmed_at",
      "user.is_active",
      "session.message",
    ]);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof withNames>["executeTakeFirst"]>>>;

function adminSession(row: Row): AdminSession {
  return {
    id: row.id,
    userId: row.user_id,
    userRut: row.rut,
    clientName: row.client_name,
    clientEmail: row.client_email,
    clientPhone: row.client_phone,
    coachId: row.coach_id,
    coachName: row.coach_name,
    scheduledDate: row.starts_at,
    status: row.status,
    confirmedAt: row.confirmed_at,
    isAccountActive: row.is_active === 1,
    message: row.message,
  };
}
