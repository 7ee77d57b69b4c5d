import type { PageInfo } from "#app/features/admin/list-api-schemas.server.ts";
import type { AdminTab, Direction, SortOf } from "#app/features/admin/list-options.ts";
import type { Column } from "#app/ui/data-table.tsx";

/** Value and words of a choice; "" is 'no filter'. */
type Choice = readonly [value: string, words: string];

export type ListFilter =
  | { kind: "choice"; name: string; label: string; choices: readonly Choice[] }
  | { kind: "day"; name: string; label: string };

/** What makes one list of the panel different from the others. */
export type ListConfig<Tab extends AdminTab, Page extends PageInfo, Row> = {
  /** Name of the call: GET /api/admin/{tab}. */
  tab: Tab;
  title: string;
  /** While nothing has been read. */
  loading: string;
  /** When the read failed: the sentence of the catalogue. */
  failed: string;
  empty: { art: string; title: string; hint?: string };
  rowsOf: (page: Page) => Row[];
  rowKey: (row: Row) => number;
  columns: Column<Row>[];
  filters: readonly ListFilter[];
  /** The first is what the server does by itself. */
  orders: readonly (readonly [value: `${SortOf<Tab>}:${Direction}`, words: string])[];
  /** Many columns. */
  dense?: boolean;
};
