import { isRutWithoutDigit } from "#app/features/access/find-person.server.ts";
import type { Look } from "#app/features/audit/looks.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { type Filter, filterOf } from "./filter.ts";
import { MAX_PAGE, USUAL_PAGE } from "./limits.ts";
import { notFound } from "./refused.ts";
import { storedForms } from "./user-name.ts";

/** The accounts that a program asks for. */

export type Wanted = { filter?: string | undefined; startIndex?: number | undefined; count?: number | undefined };
export type FoundUsers = { users: User[]; total: number; startIndex: number };

/**
 * A page in the order of the ids, or whoever a filter names.
 * @throws AppError bad_request invalidFilter
 */
export async function findUsers(db: Db, { filter, startIndex = 1, count = USUAL_PAGE }: Wanted): Promise<FoundUsers> {
  const first = Math.max(1, startIndex);
  const limit = Math.min(MAX_PAGE, Math.max(0, count));
  if (filter !== undefined) {
    const found = await findOne(db, filterOf(filter));
    const users = found && first === 1 && limit > 0 ? [found] : [];
    return { users, total: found ? 1 : 0, startIndex: first };
  }
  const { total } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const page = db.selectFrom("users").selectAll().orderBy("id").limit(limit);
  return { users: await page.offset(first - 1).execute(), total, startIndex: first };
}

/** Every attribute that can be asked for belongs to one account at most. */
async function findOne(db: Db, { by, value }: Filter): Promise<User | undefined> {
  if (by === "id") return findById(db, value);
  if (by === "userName") return findByUserName(db, value);
  // Numbers of another system are not kept: nobody has one.
  if (by === "externalId") return undefined;
  const users = db.selectFrom("users").selectAll().where("email", "=", value.trim());
  return users.where("email_source", "!=", "generated").where("blocked_at", "is", null).executeTakeFirst();
}

/** The account that has the identifier in whichever of its forms. */
export async function findByUserName(db: Db, userName: string): Promise<User | undefined> {
  const forms = storedForms(userName);
  if (forms.length === 0 || (await isRutWithoutDigit(db, userName))) return undefined;
  const users = await db.selectFrom("users").selectAll().where("rut", "in", forms).execute();
  return users.find(({ rut }) => rut === forms[0]) ?? users[0];
}

async function findById(db: Db, id: string): Promise<User | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
  return db.selectFrom("users").selectAll().where("id", "=", Number(id)).executeTakeFirst();
}

/** @throws AppError not_found */
export async function findUser(db: Db, id: number): Promise<User> {
  const user = await findById(db, String(id));
  if (user) return user;
  throw notFound();
}

/** What the audit trail keeps of it: whom a program looked at, or which part of the list. */
export function looksAt({ users, startIndex }: FoundUsers, { filter }: Wanted): Look[] {
  const [user] = users;
  if (filter !== undefined) return user ? [{ action: "person_viewed", userId: user.id }] : [];
  const details = { list: "users", from: startIndex, rows: users.length };
  return [{ action: "list_searched", targetKind: "list", details }];
}
