import type { Position } from "./cursor.server.ts";
import type { Slice } from "./keyset-page.server.ts";

/** A list with its filters applied; the source of pages, exports and totals. */
export type List<Row> = {
  read(window: { after: Position | null; limit: number }): Promise<Slice<Row>>;
  isFiltered: boolean;
  /**
   * Number of matching rows, counted up to `most`. Without filters the number is exact.
   */
  count(most: number): Promise<number>;
};

/** Converts the rows of a slice. */
export async function mapped<From, To>(slice: Promise<Slice<From>>, to: (row: From) => To): Promise<Slice<To>> {
  const { rows, next } = await slice;
  return { rows: rows.map(to), next };
}
