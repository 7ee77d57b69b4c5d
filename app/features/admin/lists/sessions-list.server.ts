import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { AdminSession } from "../list-answer-schemas.server.ts";
import { startOfDay, startOfNextDay } from "../santiago-days.server.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { countTable } from "./table-count.server.ts";
import { matchUsers } from "./user-match.server.ts";

/** The coaching sessions, ordered by start time. */
export async function openSessionsList(db: Db, query: ListQuery<"coach-sessions">): Promise<List<AdminSession>> {
  const people = await matchUsers(db, query.q);
  const person = sql.ref("session.user_id");
  const filtered = (ofPeople: Expression<SqlBool> | undefined) => {
    let rows = db.selectFrom("coach_sessions as session");
    if (query.status) rows = rows.where("session.status", "=", query.status);
    if (query.coach) rows = rows.where("session.coach_id", "=", query.coach);
    if (query.from) rows = rows.where("session.starts_at", ">=", startOfDay(query.from));
    if (query.to) rows = rows.where("session.starts_at", "<", startOfNextDay(query.to));
    return ofPeople ? rows.where(ofPeople) : rows;
  };
  const order: Order = {
    key: sql.ref("session.starts_at"),
    id: sql.ref("session.id"),
    dir: query.dir,
    unindexed: people?.few === true,
  };
  const filters = [query.status, query.coach, query.from, query.to];
  const isFiltered = people !== null || filters.some((filter) => filter !== undefined);
  return {
    isFiltered,
    read: (window) => mapped(readSlice(withNames(filtered(people?.paging(person))), order, window), adminSession),
    count: (most) =>
      isFiltered ? countRows(db, filtered(people?.counting(person)), most) : countTable(db, "coach_sessions"),
  };
}

/** One session as the panel shows it, or undefined. */
export async function findAdminSession(db: Db, id: number): Promise<AdminSession | undefined> {
  const row = await withNames(db.selectFrom("coach_sessions as session"))
    .where("session.id", "=", id)
    .executeTakeFirst();
  return row && adminSession(row);
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
    message: row.message,
  };
}
