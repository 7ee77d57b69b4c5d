import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { afterReset } from "#app/features/access/entry-code/after-reset.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import type { Db } from "#db/open.server.ts";
import type { DatabaseSchema, User } from "#db/schema.ts";
import type { AdminUser } from "../list-answer-schemas.server.ts";
import type { SortOf } from "../list-options.ts";
import { countRows, type Order, readSlice } from "./keyset-page.server.ts";
import type { ListQuery } from "./list-query.server.ts";
import { type List, mapped } from "./list-type.server.ts";
import { countTable } from "./table-count.server.ts";
import { matchUsers } from "./user-match.server.ts";

const COLUMNS = [
  "id",
  "rut",
  "name",
  "email",
  "email_source",
  "role",
  "is_active",
  "password_hash",
  "created_at",
  "interview_time_factor",
  "blocked_at",
] as const;

/** Ids grow with the creation date, so createdAt sorts by id. */
const KEYS = { createdAt: sql.ref("id"), name: sql.ref("name_key"), rut: sql.ref("rut") } as const satisfies Record<
  SortOf<"users">,
  Order["key"]
>;

/** The user accounts. */
export async function openUsersList(db: Db, query: ListQuery<"users">): Promise<List<AdminUser>> {
  const people = await matchUsers(db, query);
  const id = sql.ref("id");
  const filtered = (ofPeople: Expression<SqlBool> | undefined) => {
    let rows = db.selectFrom("users");
    if (query.role) rows = rows.where("role", "=", query.role);
    if (query.active) rows = rows.where("is_active", "=", Number(query.active));
    return ofPeople ? rows.where(ofPeople) : rows;
  };
  const order: Order = { key: KEYS[query.sort], id, dir: query.dir, unindexed: people?.few === true };
  const hasOtherFilters = query.role !== undefined || query.active !== undefined;
  return {
    isFiltered: people !== null || hasOtherFilters,
    read: (window) => mapped(readSlice(filtered(people?.paging(id)).select(selection), order, window), adminUser),
    count: (most) => {
      if (hasOtherFilters) return countRows(db, filtered(people?.counting(id)), most);
      return people ? people.count(most) : countTable(db, "users");
    },
  };
}

/** One account as the panel shows it; undefined if the id does not exist. */
export async function findAdminUser(db: Db, id: number): Promise<AdminUser | undefined> {
  const row = await db.selectFrom("users").select(selection).where("id", "=", id).executeTakeFirst();
  return row && adminUser(row);
}

const selection = (eb: ExpressionBuilder<DatabaseSchema, "users">) =>
  [
    ...COLUMNS,
    eb
      .exists(eb.selectFrom("sample_people").select("user_id").whereRef("sample_people.user_id", "=", "users.id"))
      .as("is_sample"),
  ] as const;

function adminUser(row: Pick<User, (typeof COLUMNS)[number]> & { is_sample: SqlBool }): AdminUser {
  return {
    id: row.id,
    rut: row.rut,
    name: row.name,
    email: row.email,
    isEmailPlaceholder: row.email_source === "generated",
    role: row.role,
    isActive: row.is_active === 1,
    createdAt: row.created_at,
    interviewTimeFactor: row.interview_time_factor,
    hasInitialPassword: row.password_hash === null && authRuntime().initialPassword === "rut",
    afterReset: afterReset(row),
    isSample: Boolean(row.is_sample),
    isBlocked: row.blocked_at !== null,
  };
}
