import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { Direction } from "../list-options.ts";
import type { Position } from "./cursor.server.ts";

/** Sort order of the rows: a column or an expression, with the id as tie-breaker. */
export type Order = {
  key: Expression<unknown>;
  id: Expression<unknown>;
  dir: Direction;
  /** The key may be null. As in SQLite, nulls come last in descending and first in ascending order. */
  nullable?: boolean;
  /** The rows are found through another index: sort the matches instead of scanning the index of the sort key. */
  unindexed?: boolean;
};

export type Slice<Row> = {
  rows: Row[];
  /** Position from which to read the next page; null after the last row. */
  next: Position | null;
};

/** Reads the rows after a position (keyset pagination): page 1,000 costs as much as page 1. */
export async function readSlice<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { after, limit }: { after: Position | null; limit: number },
): Promise<Slice<Row>> {
  const key = order.unindexed ? sql`+${order.key}` : order.key;
  const direction = order.dir === "asc" ? sql`asc` : sql`desc`;
  const rows = await query
    .select([sql<Position["key"]>`${order.key}`.as("slice_key"), sql<number>`${order.id}`.as("slice_id")])
    .$if(after !== null, (rest) => rest.where(beyond({ ...order, key }, after as Position)))
    .orderBy(sql`${key} ${direction}, ${order.id} ${direction}`)
    .limit(limit + 1)
    .$castTo<Row & { slice_key: Position["key"]; slice_id: number }>()
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? { key: last.slice_key, id: last.slice_id } : null };
}

/**
 * Strictly after the position. `key <= v and (key < v or id < i)` and not the pair `(key, id) < (v, i)`: SQLite does
 * not seek with a pair when the key is an expression.
 */
function beyond({ key, id, dir, nullable }: Order, after: Position): Expression<SqlBool> {
  const further = dir === "asc" ? sql`>` : sql`<`;
  const laterId = sql<SqlBool>`${id} ${further} ${after.id}`;
  if (after.key === null) {
    const sameKey = sql<SqlBool>`(${key} is null and ${laterId})`;
    return dir === "asc" ? sql<SqlBool>`(${key} is not null or ${sameKey})` : sameKey;
  }
  const notBefore = sql<SqlBool>`(${key} ${further}= ${after.key} and (${key} ${further} ${after.key} or ${laterId}))`;
  return nullable && dir === "desc" ? sql<SqlBool>`(${notBefore} or ${key} is null)` : notBefore;
}

/** Counts the rows of a query, up to `most`. */
export async function countRows<DB, TB extends keyof DB>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, object>,
  most: number,
): Promise<number> {
  const some = query.select(sql`1`.as("one")).limit(most);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${some}`.execute(db);
  return rows[0]?.count ?? 0;
}
