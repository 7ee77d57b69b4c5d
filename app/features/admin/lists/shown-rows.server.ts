import { type RawBuilder, type SqlBool, sql } from "kysely";
import { blockedPeople, isNotBlocked } from "#app/platform/blocked-people.server.ts";
import type { Db } from "#db/open.server.ts";
import type { RowCountsTable } from "#db/schema.ts";
import { countTable } from "./table-count.server.ts";

/**
 * The panel's lists leave out what is about people who have had their data blocked: the same condition for pages,
 * totals and exports. Null while nobody is blocked, so that a total costs nothing more.
 */

type Shown = RawBuilder<SqlBool> | null;

/** @param userId the column with the person of a row */
export async function shownOf(db: Db, userId: string): Promise<Shown> {
  return (await isAnybodyBlocked(db)) ? isNotBlocked(userId) : null;
}

/** For the outbox, as `mail`: what is held, and what was sent to one of them. */
export async function shownMails(db: Db): Promise<Shown> {
  if (!(await isAnybodyBlocked(db))) return null;
  return sql<SqlBool>`mail.id not in (select id from held_mails)
    and mail.recipient not in (select email from users where blocked_at is not null)`;
}

/** Rows of a whole table that are shown, by its counter. @param shown what shownOf() gave for the list */
export async function countShown(db: Db, table: RowCountsTable["name"], shown: Shown): Promise<number> {
  const all = await countTable(db, table);
  if (shown === null) return all;
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
    where user_id in (select id from users where blocked_at is not null)`.execute(db);
  return all - (rows[0]?.count ?? 0);
}

async function isAnybodyBlocked(db: Db): Promise<boolean> {
  return (await blockedPeople(db).limit(1).executeTakeFirst()) !== undefined;
}
