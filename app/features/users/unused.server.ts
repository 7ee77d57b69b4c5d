import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";

/** An account is unused when nothing in the database was left by its owner. */

/** Tables whose rows about a person don't mean that the person has used the account. */
const NO_USE: ReadonlySet<string> = new Set(["roster_rows", "email_changes", "entry_codes", "audit_people"]);

/** Every table that refers to a person, from the schema: a new table counts as a use without being named here. */
export async function tablesOfUse(trx: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.name as "table", k."from" as "column"
    from sqlite_schema t join pragma_foreign_key_list(t.name) k
    where t.type = 'table' and k."table" = 'users'
  `.execute(trx);
  return rows.filter(({ table }) => !NO_USE.has(table));
}

/** Whether a student has never signed in, has no password of their own, and no table holds anything about them. */
export async function isUnused(trx: Db, userId: number): Promise<boolean> {
  const used = (await tablesOfUse(trx)).map(
    ({ table, column }) =>
      sql`and not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = u.id)`,
  );
  const { rows } = await sql`
    select 1 from users u where u.id = ${userId} and u.role = 'user' and u.password_hash is null
      ${sql.join(used, sql` `)}
  `.execute(trx);
  return rows.length > 0;
}
