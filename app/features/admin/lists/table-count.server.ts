import type { Db } from "#db/open.server.ts";
import type { RowCountsTable } from "#db/schema.ts";

/** Number of rows of a table, read from the counter that its triggers maintain. */
export async function countTable(db: Db, table: RowCountsTable["name"]): Promise<number> {
  const row = await db.selectFrom("row_counts").select("count").where("name", "=", table).executeTakeFirstOrThrow();
  return row.count;
}
