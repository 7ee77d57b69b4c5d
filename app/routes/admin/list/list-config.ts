import type { PageInfo } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminTab, Direction, SortOf } from "#app/features/admin/list-options.ts";
import type { Column } from "#app/ui/data-table.tsx";

/** Value and label of an option; the value "" means 'no filter'. */
type Choice = readonly [value: string, words: string];

export type ListFilter =
  | { kind: "choice"; name: string; label: string; choices: readonly Choice[] }
  | { kind: "day"; name: string; label: string };

/** Configuration of one list of the panel. */
export type ListConfig<Tab extends AdminTab, Page extends PageInfo, Row> = {
  /** Name in the API path: GET /api/admin/{tab}. */
  tab: Tab;
  title: string;
  /** Text while the first page is loading. */
  loading: string;
  /** Text when loading failed. */
  failed: string;
  empty: { art: string; title: string; hint?: string };
  rowsOf: (page: Page) => Row[];
  rowKey: (row: Row) => number;
  columns: Column<Row>[];
  filters: readonly ListFilter[];
  /** Sort orders; the first is the server's default. */
  orders: readonly (readonly [value: `${SortOf<Tab>}:${Direction}`, words: string])[];
  /** Compact layout for many columns. */
  dense?: boolean;
};
