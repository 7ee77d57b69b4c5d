import type { Position } from "./cursor.server.ts";
import type { Slice } from "./keyset-page.server.ts";

/** A list with its filters applied: what pages, exports and totals are read from. */
export type List<Row> = {
  read(window: { after: Position | null; limit: number }): Promise<Slice<Row>>;
  isFiltered: boolean;
  /**
   * Rows that match, counted up to `most`. Where nothing is filtered the number is exact, and known without counting.
   */
  count(most: number): Promise<number>;
};

/** A slice with its rows as the API answers them. */
export async function mapped<From, To>(slice: Promise<Slice<From>>, to: (row: From) => To): Promise<Slice<To>> {
  const { rows, next } = await slice;
  return { rows: rows.map(to), next };
}
