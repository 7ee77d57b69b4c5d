import { type Expression, type SqlBool, sql } from "kysely";
import { activityDetails } from "#app/features/activity/queries.server.ts";
import type { TrailPerson } from "#app/features/audit/sentence.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminAuditRow } from "../list-answer-schemas.server.ts";
import { startOfDay, startOfNextDay } from "../santiago-days.server.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { matchUsers } from "./user-match.server.ts";

/** The audit trail. The search finds people by what identifies them, and the erased ones by their pseudonym. */
export async function openAuditList(db: Db, query: ListQuery<"audit">): Promise<List<AdminAuditRow>> {
  const person = await personCondition(db, query);
  const parts = query.part ? [query.part] : (["actor", "target"] as const);
  const filtered = () => {
    let rows = db.selectFrom("audit_trail as row");
    if (query.action) rows = rows.where("row.action", "=", query.action);
    if (query.role) rows = rows.where("row.actor_role", "=", query.role);
    if (query.from) rows = rows.where("row.at", ">=", startOfDay(query.from));
    if (query.to) rows = rows.where("row.at", "<", startOfNextDay(query.to));
    if (person) rows = rows.where((eb) => eb.or(parts.map((part) => person(sql.ref(`row.${part}`)))));
    return rows;
  };
  // By time: a sort by number would gather all rows of a period first.
  const order: Order = { key: sql.ref("row.at"), id: sql.ref("row.seq"), dir: query.dir };
  const filters = [query.action, query.role, query.from, query.to].some((filter) => filter !== undefined);
  const isFiltered = person !== null || filters;
  return {
    isFiltered,
    read: (window) => mapped(readSlice(withNames(filtered()), order, window), rowOf),
    count: async (most) => (isFiltered ? countRows(db, filtered(), most) : lastNumber(db)),
  };
}

type Condition = (pseudonym: Expression<unknown>) => Expression<SqlBool>;

/** "P-7F3A", "P-7F3A-91C2" or the whole pseudonym. */
const PSEUDONYM = /^P-[0-9A-F]{4}(?:-?[0-9A-F]{0,12})$/;

async function personCondition(db: Db, query: ListQuery<"audit">): Promise<Condition | null> {
  const text = (query.q ?? "").trim().toUpperCase();
  if (PSEUDONYM.test(text)) {
    const beginning = `${text.slice(2).replaceAll("-", "")}*`;
    return (pseudonym) => sql<SqlBool>`${pseudonym} glob ${beginning}`;
  }
  const people = await matchUsers(db, query);
  if (!people) return null;
  const matching = people.counting(sql.ref("p.user_id"));
  return (pseudonym) => sql<SqlBool>`${pseudonym} in (select p.pseudonym from audit_people p where ${matching})`;
}

function withNames(rows: ReturnType<ReturnType<typeof baseOf>>) {
  return rows
    .leftJoin("audit_people as actor_key", "actor_key.pseudonym", "row.actor")
    .leftJoin("users as actor_user", "actor_user.id", "actor_key.user_id")
    .leftJoin("audit_people as target_key", "target_key.pseudonym", "row.target")
    .leftJoin("users as target_user", "target_user.id", "target_key.user_id")
    .selectAll("row")
    .select(["actor_user.name as actor_name", "target_user.name as target_name", "target_user.id as target_id"]);
}
const baseOf = (db: Db) => () => db.selectFrom("audit_trail as row");

type Row = Awaited<ReturnType<ReturnType<typeof withNames>["executeTakeFirstOrThrow"]>>;

function rowOf(row: Row): AdminAuditRow {
  const someone = (pseudonym: string | null, name: string | null): TrailPerson | null =>
    pseudonym === null ? null : { pseudonym, name };
  return {
    id: row.seq,
    actor: someone(row.actor, row.actor_name),
    actorRole: row.actor_role,
    action: row.action,
    target: someone(row.target, row.target_name),
    targetUserId: row.target_id,
    targetKind: row.target_kind,
    details: activityDetails(row.details),
    hash: row.hash,
    createdAt: row.at,
  };
}

/** Rows are numbered without gaps. */
async function lastNumber(db: Db): Promise<number> {
  const last = await db.selectFrom("audit_trail").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return last?.seq ?? 0;
}
